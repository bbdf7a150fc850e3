/// A layout object: its class, its properties, and what it answers during updates.
package struct Layout: Sendable, Hashable {
  /// The name under `layouts`; the one under `layout` is called `layout`.
  package var name: String
  package var location: SourceRange
  package var implementation: Implementation
  /// Every property of a built-in class, in the order of its table; of a compiled class, those that
  /// are given.
  package var properties: [Property]
  /// The Swift expression that makes a layout from sources; nil for what its initialisers tell.
  package var expression: SourceName?
  /// Swift statements about `layout`, which are run when it has been made.
  package var statements: [SourceName] = []
  /// The sections of a compositional layout.
  package var compositional = CompositionalLayout()
  package var appearing = AttributesChange.none
  package var disappearing = AttributesChange.none
  package var effects: [Effect] = []
  package var decorations: [Decoration] = []
  /// Of the cells.
  package var cellZIndex = 0
  package var snap = Snap.none
  package var targetContentOffset = TargetContentOffset.proposed
  /// Whether scrolling invalidates, on top of what the class and its effects need.
  package var invalidatesOnBoundsChange = BoundsInvalidation.automatic

  /// The class of the layout and where it comes from.
  package enum Implementation: Hashable, Sendable {
    case builtIn(BuiltInLayout)
    /// Swift files or folders, relative to the scenario, and the class in them; empty for the only
    /// one. Without files, the class is one that is linked.
    case source([SourceName], className: String)
  }

  /// A property of the layout's class with its value.
  package struct Property: Hashable, Sendable {
    package let name: String
    package var value: PropertyValue
    /// Where it is given; nothing if it is the default.
    package var location: SourceRange?

    /// A property with a value; without a location it is a default.
    package init(name: String, value: PropertyValue, location: SourceRange? = nil) {
      self.name = name
      self.value = value
      self.location = location
    }
  }

  /// The place where scrolled content comes to rest.
  package enum Snap: String, WordChoice {
    case none
    /// Comes to rest with an item in the middle.
    case nearestItemCenter
    /// Comes to rest with an item at the leading edge.
    case nearestItemEdge
  }

  /// The layout's answer to a content offset that UIKit proposes.
  package enum TargetContentOffset: String, WordChoice {
    /// As UIKit proposes.
    case proposed
    /// So that the selected item is fully visible.
    case keepSelectedItemVisible
  }

  /// The layout's answer to whether new bounds make it invalid.
  package enum BoundsInvalidation: String, WordChoice {
    /// As the class and the effects need.
    case automatic
    case always
    case never
  }

  /// The value of the property of that name; nil if the layout has none.
  package subscript(property: String) -> PropertyValue? {
    properties.first { $0.name == property }?.value
  }
}

extension Layout {
  /// The keys that every layout may have, whatever its class.
  @FieldBuilder<Layout> static var commonFields: [Field<Layout>] {
    Field("appearing", \.appearing, .appearing, "what appearing elements start with")
    Field("disappearing", \.disappearing, .disappearing, "what disappearing elements end with")
    Field("effects", \.effects, .effects, "changes to the attributes while scrolling")
    Field("decorations", \.decorations, .decorations, "decoration views that the layout places")
    Field("cellZIndex", \.cellZIndex, .integer(-10000...10000), "the zIndex of the cells")
    Field("snap", \.snap, .snap, "where scrolling comes to rest")
    Field(
      "targetContentOffset", \.targetContentOffset, .word,
      "what targetContentOffset(forProposedContentOffset:) answers")
    Field(
      "shouldInvalidateLayoutForBoundsChange", ValueReader<Bool>.bool,
      "what shouldInvalidateLayout(forBoundsChange:) answers while scrolling"
    ) { value, root in
      root.invalidatesOnBoundsChange = value ? .always : .never
    }
  }
}

extension Layout {
  /// The class key of a built-in layout; the value was checked before its table was chosen.
  static func classField(_ name: String) -> Field<Layout> {
    let reader = ValueReader<String>(.words([name]), "'\(name)'") { node, _ in node.scalar?.text }
    return Field("class", reader, "the layout class", required: true, synonyms: ["type"]) { _, _ in
    }
  }

  /// The class key of a layout that is compiled from Swift sources, or linked.
  static var sourceClassField: Field<Layout> {
    Field(
      "class", .text, "the layout class in the sources; needed if there are several",
      synonyms: ["type"]
    ) { name, root in
      if case .source(let files, _) = root.implementation {
        root.implementation = .source(files, className: name)
      }
    }
  }

  /// The keys of a layout that is compiled from Swift sources.
  @FieldBuilder<Layout> static var sourceFields: [Field<Layout>] {
    sourceClassField
    Field(
      "source", ValueReader<[SourceName]>.oneOrMore(of: .name),
      "Swift files or a folder, relative to the scenario", required: true
    ) { files, root in
      if case .source(_, let name) = root.implementation {
        root.implementation = .source(files, className: name)
      }
    }
    Field(
      "make", \.expression, ValueReader<SourceName>.name.optional,
      "a Swift expression that makes it, such as Waterfall(columns: 3)", synonyms: ["init"])
    Field(
      "setUp", \.statements, ValueReader<[SourceName]>.oneOrMore(of: .name),
      "Swift statements that are run when it has been made, such as layout.pattern = Pattern()",
      synonyms: ["setup"])
  }
}

extension ValueReader where Value == Layout {
  /// A layout of the class that the mapping names.
  static let layout = ValueReader(
    .either(
      LayoutClass.all.map { item in .mapping { item.table.description } } + [
        .mapping { LayoutClass.compiledDescription }
      ]),
    "a layout such as {class: flow}"
  ) { node, reading in
    guard let entries = node.entries else {
      reading.report(
        .wrongType(expected: "a layout such as {class: flow}", found: node), at: node.range)
      return nil
    }
    let className = node["class"]?.scalar?.text
    if node["source"] != nil {
      reading.hasCompiledLayout = true
      return compiled(className ?? "", entries, LayoutClass.compiledTable, node, reading)
    }
    if let className, reading.linkedClasses.contains(className) {
      reading.hasCompiledLayout = true
      return compiled(className, entries, LayoutClass.linkedTable, node, reading)
    }
    if node["class"] == nil, let entry = misspeltClass(entries) {
      reading.report(
        .unknownKey(entry.key.text, in: "layout", meant: "class", reading), at: entry.key.location)
      return nil
    }
    guard let className, let builtIn = BuiltInLayout(rawValue: className) else {
      if let given = node["class"] {
        let problem = className.map(Finding.Message.unknownClass)
        reading.report(
          problem ?? .wrongType(expected: "the name of a class", found: given), at: given.range)
      } else {
        reading.report(.missingKey("class", in: "layout"), at: node.range)
      }
      return nil
    }
    var layout = Layout(
      name: "layout", location: node.range, implementation: .builtIn(builtIn),
      properties: builtIn.layoutClass.defaults)
    _ = builtIn.layoutClass.table.read(entries, of: node, into: &layout, reading)
    return layout
  }

  private static func misspeltClass(_ entries: [YAMLNode.Entry]) -> YAMLNode.Entry? {
    entries.first {
      Suggestion.closest(to: $0.key.text, among: ["class"], synonyms: ["type": "class"]) != nil
    }
  }

  private static func compiled(
    _ className: String, _ entries: [YAMLNode.Entry], _ common: MappingTable<Layout>,
    _ node: YAMLNode, _ reading: Reading
  ) -> Layout {
    var layout = Layout(
      name: "layout", location: node.range, implementation: .source([], className: className),
      properties: [])
    _ = common.read(entries.filter { common.has($0.key.text) }, of: node, into: &layout, reading)
    for entry in entries where !common.has(entry.key.text) {
      if let meant = common.keys.closest(to: entry.key.text) {
        reading.report(
          .takenAsProperty(entry.key.text, of: className, meant: meant), at: entry.key.location)
      }
      if let value = ValueReader<PropertyValue>.answer.read(entry.value, reading) {
        layout.properties.append(
          .init(name: entry.key.text, value: value, location: entry.key.location))
      }
    }
    return layout
  }
}

extension ValueReader where Value == Layout.Snap {
  static let snap = ValueReader.byShape(
    scalar: .word,
    mapping: ValueReader<SnapDraft>.mapping({ SnapDraft() }, { SnapDraft.table }).map(\.to))
}

private struct SnapDraft: Sendable {
  var to = Layout.Snap.nearestItemCenter

  static let table = MappingTable<SnapDraft>("snap", "where scrolling comes to rest") {
    Field("to", \.to, .word, "nearestItemCenter, nearestItemEdge or none", required: true)
  }
}

extension Finding.Message {
  fileprivate static func takenAsProperty(
    _ name: String, of className: String, meant: String
  ) -> Self {
    .init(
      .suspiciousText, "'\(name)' is taken as a property of '\(className)'", severity: .warning,
      hint: "did you mean '\(meant)'?", replacement: meant)
  }

  fileprivate static func unknownClass(_ name: String) -> Self {
    let known = LayoutClass.all.map(\.name)
    let meant = Suggestion.closest(to: name, among: known, synonyms: LayoutClass.synonyms)
    return .init(
      .unknownName, "unknown layout class '\(name)'",
      hint: meant.map { "did you mean '\($0)'?" } ?? "",
      replacement: meant ?? "",
      notes: [
        "built in are \(known.joined(separator: ", ")); for a class of your own add 'source: "
          + "\(name).swift'"
      ])
  }
}
