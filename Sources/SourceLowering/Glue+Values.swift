/// How values of the sources' own types are made up.
extension Glue {
  /// A part of which a value is made.
  struct Part {
    let label: String
    let name: String
    let type: String
    /// What it is to be made as, a descendant of its type; nil for the type itself.
    let cast: String?

    init(_ label: String, _ name: String, _ type: String, as cast: String? = nil) {
      (self.label, self.name, self.type, self.cast) = (label, name, type, cast)
    }

    /// A part goes by its label, as in Swift, or else by its name.
    init(_ parameter: Declaration.Parameter) {
      self.init(
        parameter.label, parameter.label == "_" ? parameter.name : parameter.label, parameter.type)
    }
  }

  /// The ways to make values of a type: by its initialisers, or, where none can be called, by what it holds itself.
  static func makers(
    _ name: String, _ declaration: Declaration, in inventory: Inventory
  ) -> [(Piece, String)] {
    let recipes = recipes(of: declaration, in: inventory)
    guard recipes.isEmpty else { return recipes.map { maker(name, $0) } }
    return instances(of: declaration).map { member in
      (
        .value("\(name).\(member)"),
        "set.addMaker(\(Lowering.literal(name)), []) { _ in \(name).\(member) as \(name) }"
      )
    }
  }

  /// The names of the values that a type holds of itself, as those do that nobody else is to make.
  private static func instances(of declaration: Declaration) -> [String] {
    let held = declaration.members.filter {
      ($0.kind == .property || $0.kind == .constant) && ($0.has("static") || $0.has("class"))
        && $0.isVisible && !$0.isUnavailable
    }
    let typed = held.filter { [declaration.name, "Self"].contains($0.type) }
    let untyped = held.filter { $0.type.isEmpty && $0.hasInitialValue }
    let known = untyped.filter { usualInstances.contains($0.name) }
    return (typed + (known.isEmpty ? untyped : known)).prefix(1).map(\.name)
  }

  private static let usualInstances: Set = [
    "shared", "sharedInstance", "instance", "default", "main", "standard", "current",
    "defaultValue",
  ]

  /// The arguments that a value can be made of: those of each of its initialisers, without the ones
  /// that may be left out and with them; what takes least comes first.
  ///
  /// - Parameters:
  ///   - declaration: A structure or class.
  ///   - inventory: What the sources declare.
  /// - Returns: The labels and names of the arguments of each.
  static func recipes(of declaration: Declaration, in inventory: Inventory) -> [[Part]] {
    let members = declaration.members
    let initializers = members.filter { $0.kind == .initializer }
    let usable = initializers.filter {
      $0.isVisible && !$0.isUnavailable && !$0.isFailable && !$0.isGeneric && !$0.isAsync
        && !$0.parameters.isCoder
    }
    if !usable.isEmpty {
      return usable.sorted { $0.parameters.count < $1.parameters.count }.flatMap { initializer in
        let all = initializer.parameters
        let needed = all.filter { !$0.hasDefault }
        return (needed.count == all.count ? [all] : [needed, all]).map { $0.map(Part.init) }
      }
    }
    guard initializers.isEmpty else { return [] }
    return declaration.kind == .struct
      ? memberwiseRecipes(of: declaration) : inheritedRecipes(of: declaration, in: inventory)
  }

  /// Those of the memberwise initialiser; properties with a value may be left out.
  private static func memberwiseRecipes(of declaration: Declaration) -> [[Part]] {
    let stored = declaration.members.filter {
      ($0.kind == .property || $0.kind == .constant) && !$0.has("static") && $0.isStored
        && !$0.has("lazy")
    }
    guard stored.allSatisfy({ $0.isVisible || $0.hasInitialValue }) else { return [] }
    let needed = stored.filter { !$0.hasInitialValue && !$0.type.hasSuffix("?") }
    let all = stored.filter { $0.kind == .property || !$0.hasInitialValue }
    return (needed.count == all.count ? [all] : [needed, all]).map {
      $0.map { Part($0.name, $0.name, $0.type) }
    }
  }

  /// Those of the superclass, as the class declares none of its own.
  private static func inheritedRecipes(
    of declaration: Declaration, in inventory: Inventory
  ) -> [[Part]] {
    guard let first = declaration.inheritance.first, !inventory.isProtocol(first),
      !plainBases.contains(first)
    else { return [[]] }
    guard let superclass = inventory.values.first(where: { $0.name == first })?.declaration,
      superclass.kind == .class, superclass.range != declaration.range
    else { return [] }
    return recipes(of: superclass, in: inventory)
  }

  /// What classes inherit from that are made without arguments.
  private static let plainBases: Set = [
    "NSObject", "ObservableObject", "Equatable", "Hashable", "Codable", "Decodable", "Encodable",
    "Identifiable", "Sendable", "Error", "CustomStringConvertible", "AnyObject",
    "UIBarButtonItem", "UITabBarItem",
  ]

  /// Lets the stage make a value of the sources, of parts that are given or made up.
  static func maker(
    _ name: String, _ parts: [Part], case word: String? = nil, as type: String? = nil
  ) -> (Piece, String) {
    let names = parts.map { Lowering.literal($0.name) }.joined(separator: ", ")
    let option = word.map { ", case: \(Lowering.key($0))" } ?? ""
    let call =
      "\(name)\(word.map { "." + $0 } ?? "")(\(arguments(parts, of: "part")))"
      + (type.map { " as \($0)" } ?? "")
    return (
      .value("\(name) \(word ?? "") \(names) \(type ?? "")"),
      "set.addMaker(\(Lowering.literal(name)), [\(names)]\(option)) { part in \(call) }"
    )
  }

  /// Lets the stage make a value of a protocol's type, or of several protocols', by whatever way makes one of a type that conforms.
  static func implementer(_ name: String, of type: String) -> (Piece, String) {
    (
      .value("any \(type)"),
      "set.addMaker(\(Lowering.literal(name)), []) { part in "
        + "(part.value(\(Lowering.literal(name))) as \(name)) as any \(type) }"
    )
  }

  /// Arguments of a call that are given or made up.
  static func arguments(_ parts: [Part], of source: String) -> String {
    parts.map { part in
      let value = "\(source).value(\(Lowering.literal(part.name)))"
      let argument =
        madeUpClosure(part.type, returning: value)
        ?? part.cast.map { "(\(value) as \($0))" } ?? value
      return part.label == "_" ? argument : "\(part.label): \(argument)"
    }.joined(separator: ", ")
  }

  /// A closure of a type that is written out as one; nil for other types.
  ///
  /// What it returns is made up when it is called, be it on whatever thread.
  static func madeUpClosure(_ type: String, returning value: String) -> String? {
    // What is given for one of these is the value itself, which Swift makes a closure of.
    guard !type.contains("@autoclosure"), let shape = ClosureShape(type) else { return nil }
    let parameters = Array(repeating: "_", count: shape.parameterCount).joined(separator: ", ")
    let start = parameters.isEmpty ? "{ " : "{ \(parameters) in "
    return start + (shape.returnsNothing ? "}" : "MainActor.assumeIsolated { \(value) } }")
  }
}

extension [Declaration.Parameter] {
  /// Whether they are what a storyboard makes objects by.
  var isCoder: Bool { count == 1 && self[0].label == "coder" }
}

/// The type of a closure as it is written.
struct ClosureShape {
  let parameterCount: Int
  let returnsNothing: Bool

  /// The shape of a type such as `@escaping (Int) -> Void`; nil for one that is no closure's, or an optional's.
  init?(_ type: String) {
    var rest = Substring(type).drop { $0 == " " }
    while rest.first == "@" { rest = rest.drop { $0 != " " }.drop { $0 == " " } }
    guard rest.first == "(" else { return nil }
    // `(() -> Void)` is the same as what it is around.
    if rest.dropFirst().drop(while: { $0 == " " }).first == "(", rest.last == ")",
      let inner = Self(String(rest.dropFirst().dropLast()))
    {
      self = inner
      return
    }
    var (depth, commas, isEmpty) = (0, 0, true)
    var end = rest.startIndex
    for index in rest.indices {
      let character = rest[index]
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0 {
        end = rest.index(after: index)
        break
      }
      if index != rest.startIndex, character != " " { isEmpty = false }
      if depth == 1, character == "," { commas += 1 }
    }
    let tail = rest[end...].drop { $0 == " " }
    let words = tail.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
    guard let arrow = words.firstIndex(of: "->"), words[..<arrow].allSatisfy(Self.isEffect) else {
      return nil
    }
    let result = words[(arrow + 1)...].joined(separator: " ")
    parameterCount = isEmpty ? 0 : commas + 1
    returnsNothing = ["Void", "()", "Swift.Void"].contains(result)
  }

  private static func isEffect(_ word: Substring) -> Bool {
    ["async", "throws", "rethrows"].contains(word)
  }
}
