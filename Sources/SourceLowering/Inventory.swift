/// The declarations of a set of sources, as far as they matter for compiling and staging them.
package struct Inventory: Sendable {
  /// A class, with what is said in its extensions in any of the files.
  package struct ClassEntry: Sendable {
    package let name: String
    /// The path of its file and the line of its name, from 1.
    package let path: String
    package let line: Int
    /// The names in its inheritance clause; the first may be a superclass.
    package let inheritance: [String]
    /// What is written behind its name and those of its extensions.
    let conformances: Set<String>
    package let isGeneric: Bool
    package let isVisible: Bool
    package let isFinal: Bool
    /// Whether modules that import its own can use it.
    let isPublic: Bool
    let members: [Declaration]
    /// Whether all members are Objective-C's.
    let hasObjectiveCMembers: Bool
    /// Properties that Interface Builder connects, with their types.
    let outlets: [(name: String, type: String)]
    /// Methods that Interface Builder lets controls and recognizers call.
    let actions: [Declaration]
    /// The methods that make the destinations of segues.
    let segueActions: [Declaration]
    /// The types that its code takes values for, come what may: `model as! SettingsModel`.
    let casts: Set<String>
    /// The names of properties to which the files of its members assign something, be they its own.
    let assigned: Set<String>
    /// Full names of methods and names of properties, with the lines where they stand.
    package let memberLines: [String: Int]
  }

  /// Top-level classes, in the order of the files.
  package private(set) var classes: [ClassEntry] = []
  private(set) var protocols: [ProtocolEntry] = []
  /// Those of modules that the sources import.
  private var importedClasses: [ClassEntry] = []
  private var importedProtocols: [ProtocolEntry] = []
  /// Where classes of a name are: the first in `classes`, or else in `importedClasses` after those.
  private var classPlaces: [String: Int] = [:]
  /// The keys by which the sources read tables of JSON.
  private(set) var tableKeys = TableKeys([])
  /// Enumerations with the cases that have no payload.
  private(set) var enumerations: [(name: String, cases: [String])] = []
  /// The cases of enumerations that have a payload.
  private(set) var payloads: [(name: String, case: String, parts: [Declaration.Parameter])] = []
  /// Structures and classes with what is said in them.
  private(set) var values: [(name: String, declaration: Declaration)] = []
  /// Generic types with the arguments with which initialisers of the sources and cases take them, such as `Provider<API>`.
  private(set) var specializations: [(name: String, declaration: Declaration)] = []
  /// Full names of members of extensions of protocols, by protocol.
  private(set) var defaultImplementations: [String: Set<String>] = [:]

  /// Properties that Interface Builder sets, in extensions of classes that the sources do not declare, by class.
  private(set) var inspectables: [(owner: String, property: Declaration)] = []

  /// What other names of the sources stand for.
  private var aliases: [String: String] = [:]
  /// The names of the sources for several protocols at once.
  private(set) var compositions: [String] = []
  /// The places in `values` of those that conform to a protocol, or to several, by its name.
  private var implementers: [String: [Int]] = [:]

  /// The names of the models of Core Data of which there are sources.
  private(set) var dataModels: [String] = []

  /// Whether the sources make views of classes that are known only when the program runs, maybe of those of modules that
  /// import theirs.
  var makesViews = false
  /// What stands for classes of views in modules that import the sources.
  var viewNames = DynamicViews.Names()
  /// Members of extensions that modules that import the sources may override.
  var overriddenMembers: [OverriddenMembers.Member] = []

  /// Whether the sources ask objects for methods by their names.
  var asksForNames = false
  /// Whether the sources call methods by names that are known when the program runs.
  var callsByNames = false
  /// Members of UIKit's classes that extensions override, by class.
  var replacements: [(owner: String, member: String)] = []

  /// The names of everything that other files cannot see.
  private(set) var hiddenNames: Set<String> = []

  struct ProtocolEntry: Sendable {
    let name: String
    let inheritance: [String]
    let members: [Declaration]
    let isVisible: Bool
    let isPublic: Bool
    let isObjectiveC: Bool
    let hasAssociatedTypes: Bool
  }

  /// UIKit's protocols whose methods `#selector` may name.
  private static let protocolSuffixes = [
    "Delegate", "DataSource", "DataSourcePrefetching", "FlowLayout",
  ]

  /// What sources declare that nobody has read.
  package static let empty = Inventory([])

  /// The whole name of a type in others, or in extensions of types that are in others themselves.
  private static func path(of declaration: Declaration, in types: [Declaration]) -> String {
    (types.flatMap { $0.qualifiers + [$0.name] } + [declaration.name]).joined(separator: ".")
  }

  /// What types conform to by extensions, by their names.
  private var extensionConformances: [String: Set<String>] = [:]

  init(_ files: [ParsedSource], importing imported: [Inventory] = []) {
    importedClasses = imported.flatMap(\.classes)
    importedProtocols = imported.flatMap(\.protocols)
    var extensionMembers: [String: [(ParsedSource, Declaration)]] = [:]
    let genericNames = Self.genericNames(files)
    // What is nested in a generic type is generic too, and in an extension of it.
    func canBeNamed(_ declaration: Declaration, in types: [Declaration]) -> Bool {
      declaration.isVisible && !declaration.isUnavailable
        && types.allSatisfy { type in
          type.isVisible && !type.isGeneric
            && !(type.kind == .extension && genericNames.contains(type.name))
        }
    }
    for file in files {
      file.declarations.forEachDeep { declaration, types in
        if declaration.kind != .extension, !declaration.isVisible {
          hiddenNames.insert(declaration.name)
        }
        if declaration.kind == .extension, types.isEmpty {
          extensionMembers[declaration.name, default: []] += declaration.members.map { (file, $0) }
          extensionConformances[declaration.name, default: []].formUnion(declaration.inheritance)
        }
        if declaration.kind == .struct || declaration.kind == .class, !declaration.isGeneric,
          canBeNamed(declaration, in: types)
        {
          values.append((Self.path(of: declaration, in: types), declaration))
        }
        if declaration.kind == .enum, canBeNamed(declaration, in: types) {
          let path = Self.path(of: declaration, in: types)
          let cases = declaration.members.filter { $0.kind == .case }
          enumerations.append((path, cases.flatMap(\.caseNames)))
          if !declaration.isGeneric {
            payloads += cases.flatMap(\.payloadCases).map { (path, $0.name, $0.parts) }
          }
        }
      }
    }
    specializations = Self.specializations(files)
    tableKeys = TableKeys(files.map(\.bytes))
    let aliases = Self.aliases(files)
    self.aliases = aliases
    dataModels = files.compactMap { DataModel.name(of: $0.path) }
    for file in files {
      for declaration in file.declarations {
        switch declaration.kind {
        case .class:
          let members =
            declaration.members.map { (file, $0) } + (extensionMembers[declaration.name] ?? [])
          let conformances = extensionConformances[declaration.name] ?? []
          classes.append(Self.entry(declaration, members, conformances, in: file, aliases))
        case .protocol: protocols.append(Self.entry(declaration))
        default: break
        }
      }
    }
    classPlaces = Dictionary(
      (classes + importedClasses).enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    let declared = Set(classes.map(\.name))
    for (owner, members) in extensionMembers.sorted(by: { $0.key < $1.key })
    where !declared.contains(owner) && owner.hasPrefix("UI") {
      inspectables += members.map(\.1).filter {
        $0.attributes.contains("@IBInspectable") && $0.isSettable && $0.isVisible
      }.map { (owner, $0) }
    }
    for entry in protocols {
      let members = (extensionMembers[entry.name] ?? []).map(\.1)
      defaultImplementations[entry.name] = Set(members.map(\.fullName))
    }
    findImplementers(aliases)
  }

  /// Finds what conforms to protocols, to what these inherit, and to all of several.
  private mutating func findImplementers(_ aliases: [String: String]) {
    let names = Set(allProtocols.map(\.name))
    let composed = aliases.mapValues { type in
      type.split(separator: "&").map { Glue.unwrapped($0.trimmingPrefix(" ").description) }
    }.filter { $1.count > 1 && $1.allSatisfy(names.contains) }
    compositions = composed.keys.filter { !hiddenNames.contains($0) }.sorted()
    let inherited = Dictionary(allProtocols.map { ($0.name, $0.inheritance) }) { first, _ in first }
    for (place, value) in values.enumerated() {
      var found: Set<String> = []
      var open = value.declaration.inheritance + (extensionConformances[value.name] ?? []).sorted()
      while let name = open.popLast() {
        guard found.insert(name).inserted else { continue }
        open += (inherited[name] ?? []) + (composed[name] ?? [])
      }
      found.formUnion(compositions.filter { composed[$0]?.allSatisfy(found.contains) == true })
      for name in found { implementers[name, default: []].append(place) }
    }
  }

  /// The names of generic types, nested ones included.
  private static func genericNames(_ files: [ParsedSource]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      file.declarations.forEachDeep { declaration, _ in
        if declaration.kind.isType, declaration.isGeneric { names.insert(declaration.name) }
      }
    }
    return names
  }

  /// The generic types that initialisers, cases and structures' properties take with arguments, as far as these are written out.
  private static func specializations(
    _ files: [ParsedSource]
  ) -> [(name: String, declaration: Declaration)] {
    var generic: [String: Declaration] = [:]
    var wanted: Set<String> = []
    for file in files {
      file.declarations.forEachDeep { declaration, types in
        if types.isEmpty, declaration.isGeneric, declaration.isVisible,
          [.struct, .class].contains(declaration.kind)
        {
          generic[declaration.name] = declaration
        }
        let isPart = declaration.isStored && types.last?.kind == .struct
        let taken =
          declaration.kind == .initializer
          ? declaration.parameters.map(\.type)
          : isPart
            ? [declaration.type]
            : declaration.payloadCases.flatMap { $0.parts.map(\.type) }
        wanted.formUnion(taken.filter { $0.hasSuffix(">") })
      }
    }
    guard !generic.isEmpty else { return [] }
    return wanted.sorted().compactMap { type in
      let name = String(type.prefix { $0 != "<" })
      return generic[name].map { (type, $0) }
    }
  }

  /// What other names of the sources stand for; of those that another system declares otherwise, UIKit's.
  private static func aliases(_ files: [ParsedSource]) -> [String: String] {
    var aliases: [String: String] = [:]
    for file in files {
      for declaration in file.declarations where declaration.kind == .typealias {
        let isKnown = aliases[declaration.name] != nil
        if !isKnown || declaration.type.hasPrefix("UI") {
          aliases[declaration.name] = declaration.type
        }
      }
    }
    return aliases
  }

  private static func entry(
    _ declaration: Declaration, _ members: [(ParsedSource, Declaration)],
    _ conformances: Set<String>, in file: ParsedSource, _ aliases: [String: String]
  ) -> ClassEntry {
    var lines: [String: Int] = [:]
    for (memberFile, member) in members where lines[member.fullName] == nil {
      guard memberFile.path == file.path else { continue }
      lines[member.fullName] = member.line
    }
    return ClassEntry(
      name: declaration.name, path: file.path,
      line: declaration.line,
      inheritance: declaration.inheritance.map { aliases[$0] ?? $0 },
      conformances: conformances.union(declaration.inheritance), isGeneric: declaration.isGeneric,
      isVisible: declaration.isVisible && !declaration.isUnavailable,
      isFinal: declaration.has("final"),
      isPublic: declaration.has("public") || declaration.has("open"), members: members.map(\.1),
      hasObjectiveCMembers: declaration.attributes.contains("@objcMembers"),
      outlets: members.filter { $0.1.isOutlet }.map { ($0.1.name, $0.1.type) },
      actions: members.filter { $0.1.isAction }.map(\.1),
      segueActions: members.filter { $0.1.isSegueAction }.map(\.1),
      casts: casts(in: declaration, of: file), assigned: assigned(in: members), memberLines: lines)
  }

  private static func assigned(in members: [(ParsedSource, Declaration)]) -> Set<String> {
    let isAsked = members.contains {
      $0.1.isStored && ($0.1.type.hasSuffix("?") || $0.1.emptyElement != nil)
    }
    guard isAsked else { return [] }
    var paths: Set<String> = []
    return members.reduce(into: []) { names, member in
      guard paths.insert(member.0.path).inserted else { return }
      names.formUnion(AssignedNames.names(in: member.0.bytes))
    }
  }

  private static func casts(in declaration: Declaration, of file: ParsedSource) -> Set<String> {
    let text = String(decoding: file.bytes[declaration.range], as: UTF8.self)
    return Set(text.matches(of: /as!\s+([A-Z]\w*)/).map { String($0.1) })
  }

  /// The class that values of a type have to be of where the code of a class, or of one above it, takes them for one; nil if it
  /// does not.
  func cast(of type: String, in className: String) -> String? {
    let casts = lineage(of: className).reduce(into: Set<String>()) { $0.formUnion($1.casts) }
    return casts.sorted().first { name in
      name != type && lineage(of: name).dropFirst().contains { $0.name == type }
    }
  }

  private static func entry(_ declaration: Declaration) -> ProtocolEntry {
    ProtocolEntry(
      name: declaration.name, inheritance: declaration.inheritance, members: declaration.members,
      isVisible: declaration.isVisible && !declaration.isUnavailable,
      isPublic: declaration.has("public") || declaration.has("open"),
      isObjectiveC: declaration.attributes.contains("@objc"),
      hasAssociatedTypes: declaration.isGeneric
        || declaration.members.contains { $0.kind == .associatedtype })
  }

  /// The protocols of the sources whose extensions have a member of some base name.
  package func protocols(implementing name: String) -> [String] {
    defaultImplementations.filter { $1.contains { $0.prefix { $0 != "(" } == name } }.keys.sorted()
  }

  func isProtocol(_ name: String) -> Bool {
    allProtocols.contains { $0.name == name }
      || name.hasPrefix("UI") && Self.protocolSuffixes.contains { name.hasSuffix($0) }
  }

  /// Whether a protocol of UIKit's or of the sources has an optional method of that base name.
  func isOptionalMethod(_ name: String) -> Bool {
    Self.frameworkOptionalMethods.contains(name)
      || allProtocols.contains { entry in
        entry.members.contains { $0.name == name && $0.has("optional") }
      }
  }

  /// The first protocol of the sources or of UIKit's with an optional method of that base name that takes these labels; nil without one.
  func protocolOfOptionalMethod(
    _ name: String, labels: [String], hasClosure: Bool = false
  ) -> String? {
    let own = allProtocols.first { entry in
      entry.isObjectiveC
        && entry.members.contains { method in
          let parameters = method.parameters.map(\.label)
          return method.name == name && method.kind == .function && method.has("optional")
            && (parameters == labels || hasClosure && parameters.starts(with: labels))
        }
    }
    let fullName = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    return own?.name ?? Self.frameworkOptionalProtocols[fullName]
  }

  /// Whether one value calls an optional method without parameters of that base name and one that has these labels.
  ///
  /// They are of one protocol of the sources. A closure may follow that has no label.
  func isPlainOptional(_ name: String, labels: [String], hasClosure: Bool = false) -> Bool {
    allProtocols.contains { entry in
      let methods = entry.members.filter {
        $0.name == name && $0.kind == .function && $0.has("optional")
      }
      return methods.contains(where: \.parameters.isEmpty)
        && methods.contains { method in
          let parameters = method.parameters.map(\.label)
          return parameters == labels || hasClosure && parameters.starts(with: labels)
        }
    }
  }

  /// The full names of the optional methods of the sources' protocols, and of those of the modules that they import.
  var optionalMethods: Set<String> {
    Set(
      allProtocols.flatMap { entry in
        entry.members.filter { $0.kind == .function && $0.has("optional") }.map(\.fullName)
      })
  }

  /// Those of them that other modules can see.
  var publicOptionalMethods: Set<String> {
    Set(
      allProtocols.filter(\.isPublic).flatMap { entry in
        entry.members.filter { $0.kind == .function && $0.has("optional") }.map(\.fullName)
      })
  }

  /// The methods of a table's data source by whose presence the table knows what fingers may do to rows.
  static let tellingTableMethods: Set = [
    "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)",
  ]

  /// Whether a class is, as far as can be seen, the data source of tables.
  func isTableSource(_ name: String) -> Bool {
    foreignRoot(of: name) == "UITableViewController"
      || lineage(of: name).contains { entry in
        entry.members.contains { $0.fullName == "tableView(_:numberOfRowsInSection:)" }
      }
  }

  /// Whether the sources declare a type or a protocol of that name, of which a value may be made up.
  func declaresValue(_ name: String) -> Bool {
    values.contains { $0.name == name } || implementer(of: name) != nil
      || enumerations.contains { $0.name == name && !$0.cases.isEmpty }
      || protocols.contains { $0.name == name }
  }

  /// Whether a type is a structure, a class or a protocol of the sources, or several protocols, of which a value is no view and no controller.
  func declaresModel(_ name: String) -> Bool {
    let isClass = classPlaces[name] != nil
    return values.contains { $0.name == name }
      && !(isClass && foreignRoot(of: name)?.hasPrefix("UI") == true)
      || protocols.contains { $0.name == name } || compositions.contains(name)
  }

  /// What a type is called where it is declared, if the sources have another name for it; several protocols keep theirs.
  func unaliased(_ type: String) -> String {
    var (type, names) = (type, Set<String>())
    while !compositions.contains(type), names.insert(type).inserted, let other = aliases[type] {
      type = other
    }
    return type
  }

  /// A structure or class that conforms to a protocol, by preference one that is meant for tests and previews.
  func implementer(of name: String) -> (name: String, declaration: Declaration)? {
    let found = (implementers[name] ?? []).map { values[$0] }.filter {
      foreignRoot(of: $0.name)?.hasPrefix("UI") != true
    }
    let meant = ["Mock", "Preview", "Sample", "Fake", "Stub", "Dummy"]
    return found.first { candidate in meant.contains { candidate.name.contains($0) } }
      ?? found.first
  }

  private var allProtocols: [ProtocolEntry] { protocols + importedProtocols }

  /// The class of that name; nil if neither the sources declare one nor a module that they import.
  package subscript(class name: String) -> ClassEntry? {
    classPlaces[name].map(entry(at:))
  }

  private func entry(at place: Int) -> ClassEntry {
    place < classes.count ? classes[place] : importedClasses[place - classes.count]
  }

  /// A class, its superclass, and so on, as far as the sources declare them.
  package func lineage(of name: String) -> [ClassEntry] {
    places(ofLineage: name).map(entry(at:))
  }

  private func places(ofLineage name: String) -> [Int] {
    var found: [Int] = []
    var next = classPlaces[name]
    while let place = next, !found.contains(place) {
      found.append(place)
      next = superclass(at: place).flatMap { classPlaces[$0] }
    }
    return found
  }

  private func superclass(at place: Int) -> String? {
    place < classes.count
      ? classes[place].inheritance.first
      : importedClasses[place - classes.count].inheritance.first
  }

  /// The outlets and actions that a class has by generic ones between it and the next that is not
  /// generic, as far as its module sees them.
  func inheritedConnections(
    of name: String
  ) -> (
    outlets: [(name: String, type: String)], actions: [Declaration], segueActions: [Declaration]
  ) {
    let owners = lineage(of: name).dropFirst().prefix(while: \.isGeneric)
    func isSeen(_ member: String, of owner: ClassEntry) -> Bool {
      classes.contains { $0.name == owner.name }
        || owner.members.contains { $0.name == member && ($0.has("public") || $0.has("open")) }
    }
    return (
      owners.flatMap { owner in owner.outlets.filter { isSeen($0.name, of: owner) } },
      owners.flatMap { owner in owner.actions.filter { isSeen($0.name, of: owner) } },
      owners.flatMap { owner in owner.segueActions.filter { isSeen($0.name, of: owner) } }
    )
  }

  /// The name of the first ancestor that the sources do not declare.
  func foreignRoot(of name: String) -> String? {
    places(ofLineage: name).last.flatMap(superclass(at:))
  }

  /// The classes that descend, by name, from one of UIKit's.
  package func classes(descendingFrom roots: Set<String>) -> [ClassEntry] {
    classes.filter { foreignRoot(of: $0.name).map(roots.contains) == true }
  }
}
