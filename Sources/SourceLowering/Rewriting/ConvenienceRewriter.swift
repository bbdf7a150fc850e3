import SwiftSyntax

/// `self.axis = axis` in a convenience initialiser of an extension of a class of UIKit's becomes `(self as UIStackView).axis = axis`.
///
/// Objective-C's properties are always set by their setters. Swift stores what an initialiser of a class gives to its properties, also one
/// in an extension, and calls no observers, by which the views of a stack would stand as they did before.
final class ConvenienceRewriter: SourceRewriter {
  /// Properties of a stack, of which the arrangement follows, and which often stand without `self`.
  private static let arranging: Set = [
    "axis", "alignment", "distribution", "isLayoutMarginsRelativeArrangement", "spacing",
  ]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name.text,
      FrameworkClasses.isObject(name)
    else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self),
        let body = initializer.body,
        initializer.modifiers.contains(where: { $0.name.text == "convenience" })
      else { continue }
      let parameters = initializer.signature.parameterClause.parameters
        .map { ($0.secondName ?? $0.firstName).text }
      let finder = AssignmentFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      let known = finder.names.union(parameters)
      for root in finder.roots {
        if root.baseName.text == "self" {
          replace(root, with: "(self as \(name))")
        } else if name == "UIStackView", Self.arranging.contains(root.baseName.text),
          !known.contains(root.baseName.text)
        {
          insert("(self as \(name)).", before: root)
        }
      }
    }
    return .visitChildren
  }
}

/// Finds what is assigned to in a body, and the names that the body declares.
private final class AssignmentFinder: SyntaxVisitor {
  /// Where the values begin that are assigned to: `self` of `self.a.b = c`.
  private(set) var roots: [DeclReferenceExprSyntax] = []
  private(set) var names: Set<String> = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else {
      return .visitChildren
    }
    var target = elements[0]
    while let base = target.as(MemberAccessExprSyntax.self)?.base { target = base }
    if let root = target.as(DeclReferenceExprSyntax.self) {
      // Only a member of it is set.
      if root.baseName.text != "self" || elements[0].is(MemberAccessExprSyntax.self) {
        roots.append(root)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }
}
