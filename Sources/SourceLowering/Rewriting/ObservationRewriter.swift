import SwiftSyntax

/// Lets properties be observed that Objective-C's runtime would watch.
///
/// Classes of sources that observe descend from `KeyValueObject` in place of `NSObject`, and stored properties that are
/// `dynamic` say so when they are set.
final class ObservationRewriter: SourceRewriter {
  private let inventory: Inventory
  /// For each type around the place whether it is a class whose objects can be observed.
  private var types: [Bool] = []

  init(_ inventory: Inventory) {
    self.inventory = inventory
    super.init()
  }

  /// Whether sources observe properties by key, or let theirs be observed.
  static func isNeeded(by files: [ParsedSource]) -> Bool {
    files.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return text.mentions("dynamic var ") || text.mentions("func observeValue(")
        || text.mentions("mutableArrayValue(forKey")
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let root = node.inheritanceClause?.inheritedTypes.first
    if root?.type.trimmedDescription == Self.objectRoot, let root {
      replace(root.type, with: "KeyValueObject")
    }
    types.append(canBeObserved(node.name.text))
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
