import SwiftSyntax

/// Swift code of a scenario that makes a layout, and what is done with the layout then.
///
/// `delegate` in it is the object that answers the layout's questions, `layout` in a statement the layout.
package struct MakingCode: Codable, Hashable, Sendable {
  /// The class of the layout, which may be UIKit's where an expression makes it; nil for the only one of the sources.
  package var className: String?
  /// The expression that makes it; nil for what its initialisers tell.
  package var expression: String?
  package var statements: [String]
  /// Whether what does not compile is left out, since nobody wrote it for a scenario.
  package var isTolerant: Bool

  package init(
    className: String?, expression: String? = nil, statements: [String] = [],
    isTolerant: Bool = false
  ) {
    self.className = className
    self.expression = expression
    self.statements = statements
    self.isTolerant = isTolerant
  }

  package var isEmpty: Bool { expression == nil && statements.isEmpty }

  /// The names of types in the code, which other files may declare.
  package var typeNames: Set<String> {
    DeepStack.run { [texts] in
      texts.reduce(into: []) { names, text in
        for token in ParsedSource.parse(text).tokens(viewMode: .sourceAccurate) {
          guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true
          else { continue }
          names.insert(name)
        }
      }
    }
  }

  /// All that tells one code from another.
  package var words: [String] {
    isEmpty ? [] : [className ?? "", expression ?? "", "\(isTolerant)"] + statements
  }

  private var texts: [String] { [expression].compactMap(\.self) + statements }
}

extension SyntaxProtocol {
  /// The code in one line, with semicolons between statements.
  ///
  /// - Parameter replacements: Other texts for nodes, by the offsets of their first bytes, with those after their last.
  /// - Returns: The text of the line.
  func statementLine(replacing replacements: [Int: (end: Int, text: String)] = [:]) -> String {
    var starts: Set<Int> = []
    let visitor = StatementStarts(viewMode: .sourceAccurate)
    visitor.walk(self)
    starts = visitor.starts
    var text = ""
    var end: Int?
    var skipped = 0
    for token in tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      let bytes = token.trimmedBytes
      guard bytes.lowerBound >= skipped else { continue }
      if starts.contains(bytes.lowerBound), !text.hasSuffix(";"), !text.isEmpty { text += ";" }
      if let end, end < bytes.lowerBound { text += " " }
      if let replacement = replacements[bytes.lowerBound] {
        text += replacement.text
        (end, skipped) = (replacement.end, replacement.end)
      } else {
        text += token.text
        end = bytes.upperBound
      }
    }
    return text
  }
}

extension Glue.Demands {
  /// What somebody wrote for a scenario, which has to compile; nil for other pieces.
  package func neededText(of piece: Glue.Piece) -> String? {
    switch piece {
    case .expression: expression ?? ""
    case .layout where layout?.isTolerant == false: layout?.expression
    case .statement(let number) where layout?.isTolerant == false: layout?.statements[number]
    default: nil
    }
  }
}

extension Glue {
  /// Code of a scenario as one line of the added file.
  static func line(of code: String) -> String {
    DeepStack.run { ParsedSource.parse(code).statementLine() }
  }

  /// The lines that make a layout as the scenario says.
  static func making(
    _ code: MakingCode, in inventory: Inventory
  ) -> [(piece: Piece, code: String)] {
    let made = code.expression.map { _ in "UICollectionViewLayout" }
    guard let name = code.className ?? inventory.onlyLayout ?? made else { return [] }
    let literal = Lowering.literal(name)
    let expression = code.expression.map { text in
      (
        Piece.layout,
        "set.addLayout(\(literal)) { delegate in let made: \(name) = \(line(of: text)); return made }"
      )
    }
    return [expression].compactMap(\.self)
      + code.statements.enumerated().map { number, text in
        (
          .statement(number),
          "set.addStatement(\(literal), \(number)) { object, delegate in "
            + "guard let layout = object as? \(name) else { return }; \(line(of: text)) }"
        )
      }
  }
}

/// The first bytes of statements that follow others in the same braces.
private final class StatementStarts: SyntaxVisitor {
  private(set) var starts: Set<Int> = []

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    starts.formUnion(node.dropFirst().map(\.trimmedBytes.lowerBound))
    return .visitChildren
  }
}
