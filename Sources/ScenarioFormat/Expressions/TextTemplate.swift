/// The text of a label: literal parts and formulas.
///
/// `"Cell (item)"` shows the item's position behind the word: brackets that begin with a known name
/// are interpolated, all others stand as they are. A text that is one name with a member,
/// `item.title`, is that value.
package struct TextTemplate: Hashable, Sendable {
  /// A stretch of the text.
  package enum Part: Hashable, Sendable {
    case literal(String)
    case formula(Expression)

    var isFormula: Bool {
      switch self {
      case .literal: false
      case .formula: true
      }
    }
  }

  package let parts: [Part]

  /// A text of parts in their order.
  package init(parts: [Part]) { self.parts = parts }

  /// The text with values in place of the formulas; a name that has no value stands for no text.
  package func text(in environment: Expression.Environment) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .formula(.name(let path)): environment(path)?.text ?? ""
      case .formula(let expression): expression.value(in: environment).text
      }
    }.joined()
  }
}
