import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled: those of flags, of which none is set here, and of other systems are not.
  var possibleClauses: [IfConfigClauseSyntax] {
    var possible: [IfConfigClauseSyntax] = []
    for clause in clauses {
      switch clause.condition.map(\.conditionValue) ?? true {
      case false: continue
      case true: return possible + [clause]
      case nil: possible.append(clause)
      }
    }
    return possible
  }
}

extension ExprSyntax {
  /// Whether a condition of compilation holds; nil where only the compiler knows.
  fileprivate var conditionValue: Bool? {
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if self.is(DeclReferenceExprSyntax.self) { return false }
    if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return negation.expression.conditionValue.map { !$0 }
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.conditionValue
    }
    if let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression.trimmedDescription
    {
      switch call.calledName {
      case "os": return argument == "iOS"
      case "targetEnvironment": return false
      default: return nil
      }
    }
    return self.as(SequenceExprSyntax.self)?.sequenceValue
  }
}

extension SequenceExprSyntax {
  /// The value of conditions that are joined by `&&`, or all by `||`.
  fileprivate var sequenceValue: Bool? {
    let parts = Array(elements)
    let operators = stride(from: 1, to: parts.count, by: 2).map { parts[$0].trimmedDescription }
    let values = stride(from: 0, to: parts.count, by: 2).map { parts[$0].conditionValue }
    if operators.allSatisfy({ $0 == "&&" }) {
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    if operators.allSatisfy({ $0 == "||" }) {
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
    return nil
  }
}
