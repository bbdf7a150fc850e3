import AnimLayouts
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Swift code that makes a layout as a scenario describes it.
struct LayoutCode {
  let layout: AnimScenarioFormat.Layout
  /// The class of the layout, which apps could have written.
  let className: String

  /// The values that properties of a class from sources have, which alone tell their types.
  private var values: [String: String] = [:]

  /// The code of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout as the scenario describes it.
  ///   - made: One that the stage has made.
  /// - Throws: `StageError.unavailable` if the layout is more than its class and UIKit's public API.
  @MainActor init(
    _ layout: AnimScenarioFormat.Layout, made: UICollectionViewLayout
  ) throws(StageError) {
    self.layout = layout
    className = "\(type(of: made))"
    switch layout.implementation {
    case .builtIn(let builtIn):
      guard builtIn.isPlainUIKit else {
        throw .notExported("the layout '\(builtIn.rawValue)'", at: layout.location)
      }
      if let obstacle = Self.obstacle(to: layout.compositional) {
        throw .notExported(obstacle, at: layout.location)
      }
    case .source:
      guard layout.expression == nil, layout.statements.isEmpty else {
        throw .notExported("'make' and 'setUp' of a layout", at: layout.location)
      }
      for property in layout.properties {
        guard let value = Self.code(of: property.name, of: made),
          property.value.mentionedNames.isEmpty
        else {
          throw .notExported(
            "'\(property.name)' of '\(className)'", at: property.location ?? layout.location)
        }
        values[property.name] = value
      }
    }
    let changesElements = !layout.effects.isEmpty || layout.cellZIndex != 0
    let unknown = [
      // Other layouts may ask themselves for one item after another, and be changed twice.
      (
        "'effects' and 'cellZIndex' of a layout other than 'flow'",
        changesElements && type(of: made) != UICollectionViewFlowLayout.self
      ),
      ("'targetContentOffset' of a layout", layout.targetContentOffset != .proposed),
      (
        "'previousAttributes' of a layout",
        [layout.appearing.base, layout.disappearing.base].contains(.previousAttributes)
      ),
    ]
    if let what = unknown.first(where: \.1)?.0 {
      throw .notExported(what, at: layout.location)
    }
  }

  /// The name of a scenario's property in Swift.
  static func swiftName(of property: String) -> String {
    property == LayoutPropertyName.selectedItem.rawValue ? "expandedIndexPath" : property
  }

  /// A class of its own for what the scenario adds to the layout's; nil if it adds nothing.
  func subclass(prefix: String) throws(StageError) -> [String]? {
    var members: [String] = []
    members += try preparationMembers()
    members += try boundsMembers()
    members += try elementMembers()
    members += try updateMembers()
    guard !members.isEmpty else { return nil }
    return [
      "/// The layout '\(layout.name)': what the scenario adds to its class.",
      "private final class \(typeName(prefix: prefix)): \(className) {",
    ] + members.map { $0.isEmpty ? $0 : "  " + $0 } + ["}"]
  }

  private func typeName(prefix: String) -> String {
    prefix + SwiftCode.typeName(layout.name) + "Layout"
  }

  /// A function that makes the layout; `prefix` tells the classes of several scenarios apart.
  @MainActor func maker(prefix: String) throws(StageError) -> [String] {
    let isSubclass = try subclass(prefix: prefix) != nil
    let type = isSubclass ? typeName(prefix: prefix) : className
    var lines = [
      "private static func make\(SwiftCode.typeName(layout.name))() -> UICollectionViewLayout {"
    ]
    if layout.implementation == .builtIn(.compositional) {
      lines += compositionalConstruction(type).map { "  " + $0 }
    } else {
      lines.append("  let layout = \(type)()")
    }
    for kind in [ListLayout.separator] + layout.decorations.map(\.kind.text) + backgroundKinds {
      lines.append(
        "  layout.register(TracedView.self, forDecorationViewOfKind: \(SwiftCode.text(kind)))")
    }
    for property in layout.properties where property.value.mentionedNames.isEmpty {
      let value: String
      if let known = values[property.name] {
        value = known
      } else {
        value = try formulas(property).value(property.value)
      }
      lines.append("  layout.\(Self.swiftName(of: property.name)) = \(value)")
    }
    return lines + ["  return layout", "}"]
  }

  /// Code for the value of a property that a layout stores, or has of a flow layout; nil if there is
  /// none, or of a type that has no literal.
  @MainActor private static func code(
    of property: String, of layout: UICollectionViewLayout
  ) -> String? {
    var mirror: Mirror? = Mirror(reflecting: layout)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == property }) {
        return SwiftCode.literal(child.value)
      }
      mirror = current.superclassMirror
    }
    guard let flow = layout as? UICollectionViewFlowLayout else { return nil }
    switch LayoutPropertyName(rawValue: property) {
    case .itemSize: return SwiftCode.size(flow.itemSize)
    case .minimumLineSpacing: return SwiftCode.number(flow.minimumLineSpacing)
    case .minimumInteritemSpacing: return SwiftCode.number(flow.minimumInteritemSpacing)
    case .sectionInset: return SwiftCode.insets(flow.sectionInset)
    case .headerReferenceSize: return SwiftCode.size(flow.headerReferenceSize)
    case .footerReferenceSize: return SwiftCode.size(flow.footerReferenceSize)
    case .scrollDirection:
      return flow.scrollDirection == .horizontal ? ".horizontal" : ".vertical"
    case .sectionHeadersPinToVisibleBounds: return "\(flow.sectionHeadersPinToVisibleBounds)"
    case .sectionFootersPinToVisibleBounds: return "\(flow.sectionFootersPinToVisibleBounds)"
    default: return nil
    }
  }

  // MARK: Formulas

  private func formulas(_ property: AnimScenarioFormat.Layout.Property) -> FormulaCode {
    FormulaCode(name: Self.boundsName, location: property.location ?? layout.location)
  }

  /// The names that formulas of properties may mention, of the collection view's bounds.
  static func boundsName(_ path: [String]) -> String? {
    guard path.count == 2 else { return nil }
    return switch (path[0], path[1]) {
    case ("bounds", "x"), ("contentOffset", "x"): "bounds.minX"
    case ("bounds", "y"), ("contentOffset", "y"): "bounds.minY"
    case ("bounds", let member): "bounds.\(member)"
    default: nil
    }
  }

  private var liveProperties: [AnimScenarioFormat.Layout.Property] {
    layout.properties.filter { !$0.value.mentionedNames.isEmpty }
  }

  /// What is done whenever the layout is prepared: formulas of properties, places of decorations.
  private func preparationMembers() throws(StageError) -> [String] {
    guard !liveProperties.isEmpty || !layout.decorations.isEmpty else { return [] }
    var settings: [String] = []
    for property in liveProperties {
      let name = Self.swiftName(of: property.name)
      let value = try formulas(property).value(property.value)
      settings += [
        "  do {", "    let value = \(value)", "    if \(name) != value { \(name) = value }", "  }",
      ]
    }
    let bounds = "let bounds = collectionView?.bounds ?? .zero"
    if !settings.isEmpty { settings.insert("  " + bounds, at: 0) }
    guard !layout.decorations.isEmpty else {
      return ["override func prepare() {"] + settings + ["  super.prepare()", "}", ""]
    }
    var places: [String] = []
    for decoration in layout.decorations {
      let formulas = FormulaCode(name: Self.decorationName, location: decoration.kind.location)
      places += [
        "  decorations += items.decorations(",
        "    ofKind: \(SwiftCode.text(decoration.kind.text)), for: .\(decoration.each.rawValue), "
          + "zIndex: \(decoration.zIndex)",
        "  ) { rect in", "    \(try formulas.rect(decoration.frame))", "  }",
      ]
    }
    return [
      "private var decorations: [UICollectionViewLayoutAttributes] = []", "",
      "override func prepare() {",
    ] + settings + ["  super.prepare()", "  placeDecorations()", "}", ""] + [
      "private func placeDecorations() {", "  decorations = []", "  \(bounds)",
      "  let contentSize = collectionViewContentSize", "  _ = (bounds, contentSize)",
      "  let items = DecoratedItems(of: self) { super.layoutAttributesForItem(at: $0)?.frame }",
    ] + places + ["}", ""]
  }

  /// The answer to whether new bounds make the layout invalid; none where that is its class's own.
  private func boundsMembers() throws(StageError) -> [String] {
    var answer: [String]
    switch layout.invalidatesOnBoundsChange {
    case .always: answer = ["true"]
    case .never: answer = ["newBounds.size != collectionView?.bounds.size"]
    case .automatic where !layout.effects.isEmpty: answer = ["true"]
    case .automatic:
      var tests: [String] = []
      for property in liveProperties {
        let value = try formulas(property).value(property.value)
        tests.append("  || \(Self.swiftName(of: property.name)) != \(value)")
      }
      let names = layout.decorations.flatMap { PropertyValue.rect($0.frame).mentionedNames }
      for code in Set(names.compactMap(Self.boundsName)).sorted() {
        tests.append("  || \(code) != old\(code.dropFirst("bounds".count))")
      }
      guard !tests.isEmpty else { return [] }
      answer =
        [
          "let (bounds, old) = (newBounds, collectionView?.bounds ?? .zero)", "_ = (bounds, old)",
          "return super.shouldInvalidateLayout(forBoundsChange: newBounds)",
        ] + tests
    }
    return ["override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {"]
      + answer.map { "  " + $0 } + ["}", ""]
  }

  // MARK: Appearing and disappearing

  private func updateMembers() throws(StageError) -> [String] {
    guard layout.appearing != .none || layout.disappearing != .none else { return [] }
    var lines = [
      "private var updates = LayoutUpdates()", "",
      "override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {",
      "  super.prepare(forCollectionViewUpdates: updateItems)", "  updates.begin(updateItems)", "}",
      "", "override func finalizeCollectionViewUpdates() {",
      "  super.finalizeCollectionViewUpdates()", "  updates.end()", "}", "",
      "override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {",
      "  super.prepare(forAnimatedBoundsChange: oldBounds)", "  updates.isChangingBounds = true",
      "}",
      "", "override func finalizeAnimatedBoundsChange() {",
      "  super.finalizeAnimatedBoundsChange()", "  updates.isChangingBounds = false", "}", "",
    ]
    if layout.appearing != .none {
      lines += try answer(
        "initialLayoutAttributesForAppearingItem", to: layout.appearing, among: "inserted")
    }
    if layout.disappearing != .none {
      lines += try answer(
        "finalLayoutAttributesForDisappearingItem", to: layout.disappearing, among: "deleted")
    }
    return lines
  }

  private func answer(
    _ method: String, to change: AttributesChange, among set: String
  ) throws(StageError) -> [String] {
    let condition =
      switch change.trigger {
      case .updates: "updates.\(set)(itemIndexPath)"
      case .boundsChange: "updates.isChangingBounds"
      case .always: "true"
      }
    let place = "layoutAttributesForItem(at: itemIndexPath)"
    let base =
      switch change.base {
      case .superAttributes: "answer"
      // Where it was: its index path may be another item's by now.
      case .layoutAttributes: set == "inserted" ? place : "LayoutUpdates.opaque(answer)"
      case .previousAttributes, .currentAttributes: "\(place) ?? answer"
      }
    var body: [String] = []
    let formulas = FormulaCode(
      name: { Self.elementName($0, at: "itemIndexPath") }, location: layout.location)
    for change in change.changes {
      switch change {
      case .alpha(let value): body.append("attributes.alpha = \(try formulas.number(value))")
      case .transform(let steps):
        body += try formulas.transform(steps) + ["attributes.transform3D = transform"]
      case .center(let point): body.append("attributes.center = \(try formulas.point(point))")
      case .size(let size): body.append("attributes.size = \(try formulas.size(size))")
      case .zIndex(let value):
        body.append("attributes.zIndex = Int((\(try formulas.number(value))).rounded())")
      }
    }
    return [
      "override func \(method)(", "  at itemIndexPath: IndexPath",
      ") -> UICollectionViewLayoutAttributes? {",
      "  let answer = super.\(method)(at: itemIndexPath)",
      "  guard \(condition) else { return updates.passing(answer) }",
      "  let base = \(base)",
      "  guard let attributes = base?.copy() as? UICollectionViewLayoutAttributes,",
      "    let bounds = collectionView?.bounds", "  else { return base }",
      "  let frame = attributes.frame", "  _ = (bounds, frame)",
    ] + body.map { "  " + $0 } + ["  return attributes", "}", ""]
  }

  /// The names that formulas of an element may mention, whose index path a variable holds.
  static func elementName(_ path: [String], at indexPath: String) -> String? {
    switch (path.first, path.dropFirst().first) {
    case ("item", nil), ("item", "index"): "Double(\(indexPath).item)"
    case ("section", nil), ("section", "index"), ("item", "section"):
      "Double(\(indexPath).section)"
    case ("frame", "x"): "frame.minX"
    case ("frame", "y"): "frame.minY"
    case ("frame", let member?): "frame.\(member)"
    case ("center", "x"): "frame.midX"
    case ("center", "y"): "frame.midY"
    default: boundsName(path)
    }
  }
}

extension BuiltInLayout {
  /// Whether the class is written with nothing but UIKit's public API, and needs no finger.
  fileprivate var isPlainUIKit: Bool {
    switch self {
    case .flow, .list, .sine, .expandable, .stickyHeaders, .carousel, .paging, .coverFlow,
      .circular, .waterfall, .chat, .compositional:
      true
    // Formulas of the scenario, closures for recognizers, springs that hang on a finger.
    case .custom, .cardStack, .springy, .reorderable: false
    }
  }
}
