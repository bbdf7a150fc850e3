import SwiftSyntax

/// The value around a name that does not compile, which can be made up where it stands, as the rest of its statement says
/// what it is.
///
/// Without it what follows would lose more: what a variable is called, of which all that use it are left out in turn, or all that is
/// done under a condition.
struct ReplaceableValue {
  let node: Syntax
  /// The last name in it, which tells best what it is.
  let name: String

  /// The value around a token; nil where a whole statement says no more than the value does, or does not tell its type.
  init?(around token: TokenSyntax) {
    guard case .identifier = token.tokenKind,
      let reference = token.parent?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    let (value, name) = Self.chain(around: reference)
    guard Self.isTyped(value), Self.isPartOfMore(value) else { return nil }
    (node, self.name) = (value, name)
  }

  /// All that is asked of a name: its members, calls and elements, with the last name.
  private static func chain(around reference: DeclReferenceExprSyntax) -> (Syntax, String) {
    var node = Syntax(reference)
    var name = reference.baseName.text
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .memberAccessExpr(let access): name = access.declName.baseName.text
      case .functionCallExpr(let call) where call.calledExpression.id == node.id: break
      case .subscriptCallExpr(let call) where call.calledExpression.id == node.id: break
      case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .awaitExpr: break
      default: return (node, name)
      }
      node = parent
    }
    return (node, name)
  }

  /// Whether what is around a value tells its type.
  private static func isTyped(_ value: Syntax) -> Bool {
    guard let parent = value.parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .labeledExpr, .arrayElement, .dictionaryElement, .conditionElement, .prefixOperatorExpr:
      return true
    case .exprList(let list):
      // What is cast may be anything.
      return !list.contains {
        $0.is(UnresolvedAsExprSyntax.self) || $0.is(UnresolvedIsExprSyntax.self)
      }
    case .initializerClause:
      return parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
    default: return false
    }
  }

  /// Whether more than a statement is lost without it: a name, or what is done under a condition.
  private static func isPartOfMore(_ value: Syntax) -> Bool {
    for node in value.ancestors {
      switch node.as(SyntaxEnum.self) {
      case .conditionElement: return true
      case .initializerClause:
        if node.parent?.is(PatternBindingSyntax.self) == true { return true }
      case .codeBlockItem, .memberBlockItem, .closureExpr: return false
      default: break
      }
    }
    return false
  }
}
