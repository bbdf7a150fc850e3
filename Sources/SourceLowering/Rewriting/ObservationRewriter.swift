import SwiftSyntax

/// Lets properties be observed that Objective-C's runtime would watch, and objects of storyboards be woken.
///
/// Classes of sources that observe descend from `KeyValueObject` in place of `NSObject`, and stored properties that are
/// `dynamic` say so when they are set. Those that override `awakeFromNib()` descend from `NibObject`.
final class ObservationRewriter: SourceRewriter {
  private let inventory: Inventory
  /// Whether anything is observed.
  private let observes: Bool
  /// For each type around the place whether it is a class whose objects can be observed.
  private var types: [Bool] = []

  init(_ inventory: Inventory, observes: Bool) {
    self.inventory = inventory
    self.observes = observes
    super.init()
  }

  /// Whether a class of a file may be one whose objects a storyboard wakes.
  static func mayWake(_ file: ParsedSource) -> Bool {
    let text = String(decoding: file.bytes, as: UTF8.self)
    return text.mentions("func awakeFromNib(") && text.contains(objectRoot)
  }

  /// Whether sources observe properties by key, or let theirs be observed.
  static func observes(_ files: [ParsedSource]) -> Bool {
    files.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return text.mentions("dynamic var ") || text.mentions("func observeValue(")
        || text.mentions("mutableArrayValue(forKey")
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let root = node.inheritanceClause?.inheritedTypes.first
    if root?.type.trimmedDescription == Self.objectRoot, let root {
      let wakes = node.memberBlock.members.contains { member in
        guard let function = member.decl.as(FunctionDeclSyntax.self) else { return false }
        return function.name.text == "awakeFromNib"
          && function.modifiers.contains { $0.name.text == "override" }
      }
      if wakes {
        replace(root.type, with: "NibObject")
      } else if observes {
        replace(root.type, with: "KeyValueObject")
      }
    }
    types.append(observes && canBeObserved(node.name.text))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  private static let objectRoot = "NSObject"

  private func canBeObserved(_ name: String) -> Bool {
    guard let root = inventory.foreignRoot(of: name) else { return false }
    return root == Self.objectRoot || Glue.roots.contains(root)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard types.last == true, node.parent?.is(MemberBlockItemSyntax.self) == true,
      node.modifiers.contains(where: { $0.name.text == "dynamic" }),
      node.bindingSpecifier.text == "var", node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil,
      binding.typeAnnotation != nil || binding.initializer != nil
    else { return .visitChildren }
    insert(" { didSet { keyValueDidChange() } }", after: binding)
    return .visitChildren
  }
}
