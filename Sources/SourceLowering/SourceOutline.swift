import SwiftSyntax

/// The declarations of sources, and the names that their classes use, before they are compiled.
package struct SourceOutline: Sendable {
  package let inventory: Inventory
  /// Names that stand in a class or in its extensions, by class.
  private let names: [String: Set<String>]
  /// Names that stand in the functions and initialisers of a class and its extensions, by the class and the function's name.
  private let functionNames: [String: [String: Set<String>]]
  /// Structures and classes that can be made from other files, with what they conform to.
  private let implementers: [(name: String, path: String, inheritance: [String])]

  /// The outline of files, those in the Swift of before 3.0 included.
  package init(_ sources: [SwiftSource]) {
    self = DeepStack.run { SourceOutline(reading: sources) }
  }

  private init(reading sources: [SwiftSource]) {
    let files = LegacySwift.migrated(sources).map { ParsedSource($0.source) }
    inventory = Inventory(files)
    var names: [String: Set<String>] = [:]
    var functionNames: [String: [String: Set<String>]] = [:]
    var implementers: [(name: String, path: String, inheritance: [String])] = []
    for file in files {
      let identifiers = file.identifiers
      for declaration in file.declarations {
        switch declaration.kind {
        case .class, .extension:
          let used = identifiers.filter { declaration.range.contains($0.place) }
          names[declaration.name, default: []].formUnion(used.map(\.name))
          for member in declaration.members
          where member.kind == .function || member.kind == .initializer {
            let inside = used.lazy.filter { member.range.contains($0.place) }.map(\.name)
            functionNames[declaration.name, default: [:]][member.name, default: []]
              .formUnion(inside)
          }
        default: break
        }
        guard declaration.kind == .class || declaration.kind == .struct, declaration.isVisible,
          !declaration.isGeneric, !declaration.inheritance.contains(where: Self.isOfScreens)
        else { continue }
        implementers.append((declaration.name, file.path, declaration.inheritance))
      }
    }
    self.names = names
    self.functionNames = functionNames
    self.implementers = implementers
  }

  /// The only layout that no other class descends from; nil for several or none.
  package var onlyLayout: String? { inventory.onlyLayout }

  /// The only layout of some files that no other class of theirs descends from; nil for several or none.
  package func onlyLayout(of paths: Set<String>) -> String? { inventory.onlyLayout(of: paths) }

  /// The layouts of some files that no other class of theirs descends from.
  package func leafLayouts(of paths: Set<String>) -> [String] { inventory.leafLayouts(of: paths) }

  /// The class that one of the classes descends from, with a name that layouts have, and that the sources do not declare; nil if
  /// there is none.
  package var unknownAncestor: String? {
    inventory.classes.lazy.compactMap { inventory.lineage(of: $0.name).last?.inheritance.first }
      .first { $0.hasSuffix("Layout") && !$0.hasPrefix("UI") && !declaresClass($0) }
  }

  /// Whether one class descends from another one, as far as the sources declare both.
  package func descends(_ className: String, from ancestor: String) -> Bool {
    inventory.lineage(of: className).dropFirst().contains { $0.name == ancestor }
  }

  /// Whether the sources declare a class of that name.
  package func declaresClass(_ name: String) -> Bool {
    inventory.classes.contains { $0.name == name }
  }

  /// The names of all layouts.
  package var layouts: [String] { inventory.layouts.map(\.name) }

  /// Whether a type is a view, a controller or a layout, which does something else besides.
  private static func isOfScreens(_ ancestor: String) -> Bool {
    ancestor.hasPrefix("UI")
      && ["View", "Controller", "Cell", "Layout", "Attributes"].contains(where: ancestor.hasSuffix)
  }

  /// The names that the class, its ancestors among the sources and their extensions use for anything.
  package func names(usedBy className: String) -> Set<String> {
    inventory.lineage(of: className).reduce(into: []) { $0.formUnion(names[$1.name] ?? []) }
  }

  /// The cell classes that take attributes of a layout, and that need nobody to connect or set what they show.
  package var independentCells: [Inventory.ClassEntry] {
    inventory.cellsThatTakeAttributes.filter { entry in
      let missing = entry.members.filter {
        $0.isOutlet || $0.kind == .property && $0.type.hasSuffix("!") && !$0.hasInitialValue
      }
      return missing.isEmpty
        || namesWithoutOwner(of: entry.name).isDisjoint(with: missing.map(\.name))
    }
  }

  /// The names in what a class of cells does by itself, before an owner fills them.
  private func namesWithoutOwner(of className: String) -> Set<String> {
    let functions = functionNames[className] ?? [:]
    var open = Set(functions.keys.filter(Self.functionsWithoutOwner.contains))
    var seen: Set<String> = []
    var names: Set<String> = []
    while let next = open.popFirst() {
      guard seen.insert(next).inserted, let inside = functions[next] else { continue }
      names.formUnion(inside)
      open.formUnion(inside.intersection(functions.keys))
    }
    return names
  }

  private static let functionsWithoutOwner: Set = [
    "init", "apply", "layoutSubviews", "prepareForReuse", "draw", "didMoveToSuperview",
    "didMoveToWindow", "updateConstraints", "preferredLayoutAttributesFitting",
  ]

  /// The first structure or class that conforms to a protocol by its own words.
  package func implementer(of name: String) -> (name: String, path: String)? {
    implementers.first { $0.inheritance.contains(name) }.map { ($0.name, $0.path) }
  }
}

extension Inventory {
  fileprivate var layouts: [ClassEntry] {
    classes(descendingFrom: [
      "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    ])
  }

  /// The only layout that no other class descends from; nil for several or none.
  var onlyLayout: String? { onlyLayout(of: Set(classes.map(\.path))) }

  /// The only layout of some files that no other class of theirs descends from; nil for several or none.
  func onlyLayout(of paths: Set<String>) -> String? {
    let leaves = leafLayouts(of: paths)
    return leaves.count == 1 ? leaves[0] : nil
  }

  /// The layouts of some files that no other class of theirs descends from, in their order.
  func leafLayouts(of paths: Set<String>) -> [String] {
    let layouts = layouts.filter { paths.contains($0.path) }
    return layouts.filter { layout in
      !layouts.contains { other in
        lineage(of: other.name).dropFirst().contains { $0.name == layout.name }
      }
    }.map(\.name)
  }

  /// A property that whoever makes an object of a class can set.
  package struct OwnerProperty: Codable, Hashable, Sendable {
    package let name: String
    /// As far as it is written down; empty if it is not.
    package let type: String
    package let isWeak: Bool
    /// Whether Interface Builder shows it.
    package let isInspectable: Bool
  }

  /// The properties that whoever makes an object of the class can set, each once, those of the class before its
  /// ancestors'.
  package func ownerProperties(of className: String) -> [OwnerProperty] {
    var seen: Set<String> = []
    return lineage(of: className).flatMap(\.members).filter {
      $0.kind == .property && $0.isSettable && $0.isVisible && !$0.has("static")
    }.filter { seen.insert($0.name).inserted }.map {
      OwnerProperty(
        name: $0.name, type: $0.type, isWeak: $0.has("weak"),
        isInspectable: $0.attributes.contains("@IBInspectable"))
    }
  }

  /// Whether a designated initialiser of the class takes an argument of that name; a convenience comes back to one
  /// that may do without.
  package func isTakenByInitializer(_ name: String, of className: String) -> Bool {
    lineage(of: className).flatMap(\.members).contains {
      $0.kind == .initializer && !$0.has("convenience")
        && $0.parameters.contains { $0.name == name }
    }
  }

  /// The types of which a layout cannot be made without values, and those that its delegates may be asked for.
  package func neededTypes(of className: String) -> Set<String> {
    let lineage = lineage(of: className)
    let initializers = lineage.lazy.map { $0.members.filter { $0.kind == .initializer } }
      .first { !$0.isEmpty }
    let needed = (initializers ?? []).flatMap(\.parameters).filter { !$0.hasDefault }.map(\.type)
    let properties = lineage.flatMap(\.members).filter { $0.kind == .property }.map(\.type)
    return Self.typeNames(in: needed + properties)
      .union(protocols.flatMap { answeredTypes(of: $0.name) }).subtracting(["Any", "AnyObject"])
  }

  /// The types of what a protocol's methods and properties answer, as far as somebody has to answer.
  package func answeredTypes(of name: String) -> Set<String> {
    guard let entry = protocols.first(where: { $0.name == name }) else { return [] }
    let defaults = defaultImplementations[name] ?? []
    return Self.typeNames(
      in: entry.members.filter {
        !$0.has("optional") && !$0.type.hasSuffix("?") && !defaults.contains($0.fullName)
      }.map(\.type))
  }

  private static func typeNames(in types: [String]) -> Set<String> {
    Set(
      types.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
        .filter { $0.first?.isUppercase == true })
  }

  /// Whether the sources declare a protocol of that name.
  package func declaresProtocol(_ name: String) -> Bool { protocols.contains { $0.name == name } }

  /// The cell classes that take attributes of a layout.
  fileprivate var cellsThatTakeAttributes: [ClassEntry] {
    classes(descendingFrom: ["UICollectionViewCell"]).filter { entry in
      !entry.isGeneric && entry.isVisible
        && lineage(of: entry.name).flatMap(\.members).contains { $0.fullName == "apply(_:)" }
    }
  }

  /// The classes of attributes that say more than UIKit's.
  package var attributesClasses: Set<String> {
    Set(classes(descendingFrom: ["UICollectionViewLayoutAttributes"]).map(\.name))
  }
}

extension ParsedSource {
  /// The names in the code, in its order, with the offsets where they stand.
  fileprivate var identifiers: [(name: String, place: Int)] {
    syntax.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let name) = token.tokenKind else { return nil }
      return (name.filter { $0 != "`" }, token.trimmedBytes.lowerBound)
    }
  }
}
