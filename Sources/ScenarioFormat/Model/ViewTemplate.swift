/// The views of a cell, supplementary view or decoration view, and the states they can be in.
package struct ViewTemplate: Hashable, Sendable {
  package var views: [ViewElement] = []
  /// In the order of the text.
  package var states: [State] = []
  /// Empty if there are no states.
  package var initialState = ""
  /// The class of a cell from the layout's Swift sources; empty for a cell that shows `views`.
  package var className = ""
  /// The properties of that class with their values, by their Swift names.
  package var properties: [Named<PropertyValue>] = []
  /// The row of a list that a cell or a header is in place of `views`; nil for what shows these.
  package var list: ListContent?

  /// A template of views from back to front.
  package init(
    views: [ViewElement], states: [State] = [], initialState: String = "", className: String = "",
    properties: [Named<PropertyValue>] = [], list: ListContent? = nil
  ) {
    self.list = list
    self.views = views
    self.states = states
    self.initialState = initialState
    self.className = className
    self.properties = properties
  }

  /// A named set of values for properties of the views.
  package struct State: Hashable, Sendable {
    package let name: String
    package let location: SourceRange
    package let values: [Value]
  }

  /// A property of one of the views in a state, or of the template as a whole.
  package struct Value: Hashable, Sendable {
    /// The id of a view; empty for the template itself, such as `spacing`.
    package let view: String
    package let property: String
    package let value: PropertyValue
    package let location: SourceRange
  }

  /// The origins of the pictures in it.
  package var imageSources: [ViewElement.ImageSource] {
    views.compactMap { if case .image(let image) = $0.content { image.source } else { nil } }
      + [list?.image].compactMap(\.self)
  }

  /// The template of a cell when the scenario describes none: its colour.
  package static let plain = ViewTemplate(views: [
    ViewElement(
      id: "view-0", appearance: .init(backgroundColor: .formula(.name(["item", "color"]))))
  ])

  /// The template of a decoration view when the scenario describes none: the colour of separators.
  package static let line = ViewTemplate(views: [
    ViewElement(id: "view-0", appearance: .init(backgroundColor: .named("separator")))
  ])
}

extension ViewTemplate {
  static let table = MappingTable<TemplateDraft>("template", "the views of a cell and its states") {
    Field(
      "views", \.views, .views,
      "the views, from back to front; needed unless there is a 'class' or a 'list'",
      synonyms: ["subviews"])
    Field(
      "class", \.className, .text,
      "a cell's class in the Swift sources of the layout; 'views' are put over what it shows",
      synonyms: ["type", "cellClass"])
    Field(
      "list", \.list,
      ValueReader<ListContent>.mapping({ ListContent() }, { ListContent.table })
        .located().optional,
      "in place of 'views', a row of a list: texts, an image and accessories in UIKit's places",
      synonyms: ["listCell", "contentConfiguration", "row"])
    Field(
      "set", \.properties, .dictionary(of: .answer, "properties"),
      "what the properties of 'class' are set to, such as {title: item.title}",
      synonyms: ["properties", "configure"])
    Field(
      "states", \.states, .dictionary(of: .dictionary(of: .free, "properties"), "named states"),
      "named sets of values such as {container.size: [250, 150]}")
    Field(
      "initialState", \.initialState, ValueReader<SourceName>.name.optional,
      "the state at the start")
  }
}

struct TemplateDraft: Sendable {
  var views: [ViewElement] = []
  var className = ""
  var properties: [Named<PropertyValue>] = []
  var states: [Named<[Named<PropertyValue>]>] = []
  var initialState: SourceName?
  var list: Located<ListContent>?
}

extension ValueReader where Value == ViewTemplate {
  /// A list of views, or a mapping with views and states.
  static let viewTemplate: ValueReader = .byShape(
    list: ValueReader<[ViewElement]>.views.map { ViewTemplate(views: $0) },
    mapping: ValueReader(
      .mapping { ViewTemplate.table.description }, "a mapping with views and states"
    ) { node, reading in
      let draft = ValueReader<TemplateDraft>.mapping({ TemplateDraft() }, { ViewTemplate.table })
      return draft.read(node, reading).map { $0.template(node, reading) }
    })
}

extension TemplateDraft {
  fileprivate func template(_ node: YAMLNode, _ reading: Reading) -> ViewTemplate {
    if let list, !views.isEmpty || !className.isEmpty {
      reading.report(.listAndViews, at: list.location)
    }
    if views.isEmpty, className.isEmpty, list == nil, node["views"] == nil, node["list"] == nil {
      reading.report(.missingKey("views", in: "template"), at: node.range)
    }
    let sources = node["states"]
    let states = states.map { state in
      ViewTemplate.State(
        name: state.name, location: state.location,
        values: state.value.compactMap { entry in
          value(entry, from: sources?[state.name]?[entry.name], reading)
        })
    }
    if let initialState, !states.contains(where: { $0.name == initialState.text }) {
      reading.report(
        .undefined("state", initialState.text, known: states.map(\.name)), at: initialState.location
      )
    }
    return ViewTemplate(
      views: views, states: states, initialState: initialState?.text ?? states.first?.name ?? "",
      className: className, properties: properties, list: list?.value)
  }

  /// Splits `container.size`, and reads the value as the property's table says.
  private func value(
    _ entry: Named<PropertyValue>, from node: YAMLNode?, _ reading: Reading
  ) -> ViewTemplate.Value? {
    let parts = entry.name.split(separator: ".", maxSplits: 1).map(String.init)
    let (view, property) = parts.count == 2 ? (parts[0], parts[1]) : ("", entry.name)
    if !view.isEmpty, !views.contains(where: { $0.id == view }) {
      reading.report(.undefined("view", view, known: views.map(\.id)), at: entry.location)
      return nil
    }
    guard let reader = AnimatableProperty.reader(of: property) else {
      reading.report(.unknownProperty(property), at: entry.location)
      return nil
    }
    return node.flatMap { reader.read($0, reading) }.map {
      ViewTemplate.Value(view: view, property: property, value: $0, location: entry.location)
    }
  }
}

/// The properties of a view that states, overlays and `set` can change.
enum AnimatableProperty {
  struct Entry: Sendable {
    let name: String
    let reader: ValueReader<PropertyValue>
    let doc: String
  }

  static let all: [Entry] = [
    Entry(name: "alpha", reader: .numberProperty(.alpha), doc: "0 is clear, 1 opaque"),
    Entry(name: "backgroundColor", reader: .colorProperty, doc: "a colour, or item.color"),
    Entry(name: "center", reader: .pointProperty, doc: "[x, y] in the container"),
    Entry(
      name: "color", reader: .colorProperty,
      doc: "the background, text or fill colour of the "
        + "view"),
    Entry(name: "cornerRadius", reader: .numberProperty(.length), doc: "in points"),
    Entry(name: "insets", reader: .insetsProperty, doc: "from the container's edges"),
    Entry(
      name: "leading", reader: .numberProperty(.distance),
      doc: "the distance from the container's left edge"),
    Entry(name: "size", reader: .sizeProperty, doc: "[width, height]"),
    Entry(
      name: "spacing", reader: .numberProperty(.distance),
      doc: "points between the labels of the template"),
    Entry(name: "stroke", reader: .colorProperty, doc: "the colour of a shape's line"),
    Entry(
      name: "top", reader: .numberProperty(.distance),
      doc: "the distance from the container's top edge"),
    Entry(
      name: "transform", reader: .transformProperty,
      doc: "steps such as [{scale: 1.5}], or identity"),
  ]

  static func reader(of name: String) -> ValueReader<PropertyValue>? {
    all.first { $0.name == name }?.reader
  }
}

extension Finding.Message {
  fileprivate static let listAndViews = Self(
    .conflictingKeys, "a row of a list has UIKit's own views: 'list' excludes 'views' and 'class'")

  static func undefined(_ kind: String, _ name: String, known: [String]) -> Self {
    let meant = Suggestion.closest(to: name, among: known)
    let list = known.isEmpty ? "none is defined" : "defined are \(known.joined(separator: ", "))"
    return .init(
      .undefinedReference, "no \(kind) is named '\(name)'",
      hint: meant.map { "did you mean '\($0)'?" } ?? "", replacement: meant ?? "", notes: [list])
  }

  static func unknownProperty(_ name: String) -> Self {
    let known = AnimatableProperty.all.map(\.name)
    let meant = Suggestion.closest(
      to: name, among: known,
      synonyms: [
        "opacity": "alpha", "position": "center", "background": "backgroundColor",
        "scale": "transform",
      ])
    return .init(
      .unknownName, "unknown property '\(name)' of a view",
      hint: meant.map { "did you mean '\($0)'?" } ?? "", replacement: meant ?? "",
      notes: ["known are \(known.joined(separator: ", "))"])
  }
}
