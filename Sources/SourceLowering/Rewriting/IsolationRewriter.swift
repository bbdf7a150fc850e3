import SwiftSyntax

/// `@MainActor` becomes `@preconcurrency @MainActor`, as UIKit's own classes have it here.
///
/// On Apple's systems the methods of test cases are Objective-C's: those of a test case on the main actor
/// may override them, and are found and called like any other. Here, only what was there before
/// concurrency may be. A method that overrides one is isolated as that is.
final class IsolationRewriter: SourceRewriter {
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.compactMap { $0.as(AttributeSyntax.self) }
    let names = attributes.map(\.attributeName.trimmedDescription)
    guard let index = names.firstIndex(of: "MainActor"), !names.contains("preconcurrency"),
      node.parent.map(Self.isOfConcern) == true
    else { return .skipChildren }
    if node.parent?.as(FunctionDeclSyntax.self)?.isSynchronousOverride == true {
      blank(attributes[index])
    } else {
      insert("@preconcurrency ", before: attributes[index])
    }
    return .skipChildren
  }

  /// Whether a declaration can be one from before concurrency: extensions and accessors cannot.
  private static func isOfConcern(_ node: Syntax) -> Bool {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .functionDecl, .variableDecl,
      .initializerDecl, .subscriptDecl:
      true
    default: false
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isSynchronousOverride: Bool {
    modifiers.contains { $0.name.text == "override" }
      && signature.effectSpecifiers?.asyncSpecifier == nil
  }
}
