/// The protocols of the sources that the stage answers.
extension Glue {
  private static let answerable: Set = [
    "AnyObject", "class", "NSObjectProtocol", "UICollectionViewDelegate", "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout", "UICollectionViewDataSource", "NSObject",
  ]

  /// The protocols that the stage answers, with those that they inherit from.
  static func answered(in inventory: Inventory) -> [Inventory.ProtocolEntry] {
    var names = Set(
      inventory.protocols.filter { canBeAnswered($0, in: inventory) }.map(\.name))
    var open = names
    while let name = open.popFirst() {
      let inherited = inventory.protocols.first { $0.name == name }?.inheritance ?? []
      for other in inherited where !answerable.contains(other) && names.insert(other).inserted {
        open.insert(other)
      }
    }
    return inventory.protocols.filter { names.contains($0.name) }
  }

  static func canBeAnswered(
    _ entry: Inventory.ProtocolEntry, in inventory: Inventory
  ) -> Bool {
    let isDelegate = ["Delegate", "DataSource", "Layout", "Metrics", "Provider"]
      .contains { entry.name.contains($0) }
    let isProperty = inventory.classes.contains { type in
      type.members.contains { unwrapped($0.type) == entry.name }
    }
    // What the sources implement themselves is chosen by name.
    let isAnswered = ["Delegate", "DataSource", "Provider"].contains { entry.name.contains($0) }
    let isImplemented = inventory.values.contains {
      $0.declaration.inheritance.contains(entry.name)
        && !recipes(of: $0.declaration, in: inventory).isEmpty
    }
    if !isAnswered, isImplemented { return false }
    guard isDelegate || isProperty else { return false }
    return hasAnswers(entry, in: inventory)
  }

  /// Whether the stage can answer what a protocol asks, and those that it inherits from.
  private static func hasAnswers(
    _ entry: Inventory.ProtocolEntry, in inventory: Inventory
  ) -> Bool {
    guard entry.isVisible, !entry.hasAssociatedTypes else { return false }
    let inherited = entry.inheritance.allSatisfy { name in
      answerable.contains(name)
        || inventory.protocols.contains {
          $0.name == name && $0.name != entry.name && hasAnswers($0, in: inventory)
        }
    }
    return inherited
      && entry.members.allSatisfy { member in
        switch member.kind {
        case .function:
          // One that does not wait will do for one that may.
          !member.has("static") && !member.isGeneric && !member.type.contains("Self")
        case .property: !member.has("static")
        default: false
        }
      }
  }

  /// A type without `?`, `!`, `any` and parentheses.
  static func unwrapped(_ type: String) -> String {
    var name = type[...]
    while let last = name.last, "?!) ".contains(last) { name = name.dropLast() }
    while name.first == "(" { name = name.dropFirst() }
    if name.hasPrefix("any ") { name = name.dropFirst(4) }
    return String(name)
  }

  static func conformance(
    _ entry: Inventory.ProtocolEntry, _ inventory: Inventory, answers: Set<String>,
    required: Set<String>, answered: inout Set<String>
  ) -> String {
    var members: [String] = []
    let access = entry.isPublic ? "public " : ""
    for member in entry.members {
      let question = question(member, among: entry.members)
      let hasDefault =
        inventory.defaultImplementations[entry.name]?.contains(member.fullName) == true
      // Two protocols that both answer it themselves leave nothing to choose between.
      let isAmbiguous =
        inventory.defaultImplementations.count { $0.value.contains(member.fullName) } > 1
      let isAnswered = answers.contains(question) || answers.contains(member.name)
      if hasDefault, !isAmbiguous, !isAnswered { continue }
      guard answered.insert(key(member)).inserted else { continue }
      let arguments = member.parameters.map(\.name).joined(separator: ", ")
      let isOptional = !required.contains(key(member))
      let call =
        (isOptional ? "try given(" : "answer(")
        + "\(Lowering.literal(question)), \(Lowering.literal(member.fullName)), [\(arguments)])"
      let value = answer(call, of: member.type)
      let effect =
        member.isThrowing ? " throws" : isOptional ? " \(OptionalRequirements.effect)" : ""
      switch member.kind {
      case .function:
        members.append(
          "\(access)func \(member.name)(\(member.parameterList))\(effect)\(member.resultClause) "
            + "{ \(member.type.isEmpty ? "let _: Void = " : "return ")\(value) }")
      default:
        members.append(
          "\(access)var \(member.name): \(member.type) "
            + "{ get\(effect) { \(value) }\(isOptional ? "" : " set {}") }")
      }
    }
    return "extension AnimSourceRuntime.StageDelegateProxy: @retroactive \(entry.name) { "
      + members.joined(separator: "; ") + " }"
  }

  /// An answer, that to a question for a tuple element by element.
  private static func answer(_ call: String, of type: String) -> String {
    guard type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->"), call.hasSuffix(")")
    else { return call }
    let parts = type.dropFirst().dropLast().split(separator: ",")
    guard parts.count > 1, parts.allSatisfy({ !$0.contains(where: "()<>[]".contains) }) else {
      return call
    }
    let elements = parts.enumerated().map { number, part in
      let words = part.split { $0 == ":" || $0 == " " }
      let name = part.contains(":") ? words.first.map(String.init) : nil
      return (name.map { "\($0): " } ?? "")
        + "\(call.dropLast()), element: \(number), \(Lowering.literal(name ?? "\(number)")))"
    }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// The same for requirements that one method or property meets.
  static func key(_ member: Declaration) -> String { member.fullName + "->" + member.type }

  /// The argument label that tells a protocol's methods apart, or the method's name if it has none.
  private static func question(
    _ member: Declaration, among members: [Declaration]
  ) -> String {
    guard member.kind == .function else { return member.name }
    let labels = member.parameters.map(\.label).filter { $0 != "_" && $0 != "layout" && $0 != "at" }
    let others = members.filter { $0.kind == .function && $0.fullName != member.fullName }
    // `mozaik` says nothing in `collectionView(_:mozaik:sizeForItemAt:)` if all methods have it.
    let telling = labels.first { label in
      others.isEmpty || !others.allSatisfy { $0.parameters.contains { $0.label == label } }
    }
    let isShared = others.contains { $0.parameters.contains { $0.label == telling } }
    if telling == nil || isShared, others.allSatisfy({ $0.name != member.name }) {
      return member.name
    }
    return telling ?? labels.first ?? member.name
  }
}
