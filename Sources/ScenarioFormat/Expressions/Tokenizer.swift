/// A word of an expression, with the scalars it takes.
struct Token: Hashable {
  enum Kind: Hashable {
    case number(Double)
    /// An identifier with its members: `bounds.width`.
    case name
    /// A quoted string.
    case text
    case sign
  }

  let kind: Kind
  let text: String
  let range: Range<Int>
}

enum Tokenizer {
  static func tokens(of scalars: [Unicode.Scalar]) throws(ExpressionError) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == " " || scalar == "\t" || scalar == "\n" {
        index += 1
      } else if isDigit(scalar) || scalar == "." {
        tokens.append(try number(scalars, &index))
      } else if isLetter(scalar) {
        let start = index
        while index < scalars.count,
          isLetter(scalars[index]) || isDigit(scalars[index]) || scalars[index] == "."
        {
          index += 1
        }
        tokens.append(
          Token(kind: .name, text: string(scalars[start..<index]), range: start..<index))
      } else if scalar == "'" || scalar == "\"" {
        tokens.append(try quoted(scalars, &index))
      } else {
        tokens.append(try sign(scalars, &index))
      }
    }
    return tokens
  }

  private static func number(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) throws(ExpressionError) -> Token {
    let start = index
    while index < scalars.count, isDigit(scalars[index]) || scalars[index] == "." { index += 1 }
    let text = string(scalars[start..<index])
    guard let value = YAMLNode.number(text) else {
      throw .init(message: .notANumber(text), range: start..<index)
    }
    return Token(kind: .number(value), text: text, range: start..<index)
  }

  private static func quoted(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) throws(ExpressionError) -> Token {
    let start = index
    guard let end = scalars[(start + 1)...].firstIndex(of: scalars[start]) else {
      throw .init(message: .unclosedQuote, range: start..<scalars.count)
    }
    index = end + 1
    return Token(kind: .text, text: string(scalars[(start + 1)..<end]), range: start..<index)
  }

  private static func sign(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) throws(ExpressionError) -> Token {
    let start = index
    for length in [2, 1] where start + length <= scalars.count {
      let text = string(scalars[start..<(start + length)])
      if signs.contains(text) {
        index += length
        return Token(kind: .sign, text: text, range: start..<index)
      }
    }
    throw .init(message: .unknownSign(string(scalars[start...start])), range: start..<(start + 1))
  }

  private static let signs: Set<String> = [
    "==", "!=", "<=", ">=", "&&", "||", "<", ">", "+", "-", "*", "/", "%", "(", ")", ",", "!",
    "?", ":",
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "_"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension Finding.Message {
  fileprivate static func notANumber(_ text: String) -> Self {
    .init(.expressionSyntax, "'\(text)' is not a number")
  }

  fileprivate static let unclosedQuote = Self(.expressionSyntax, "the quote is not closed")

  fileprivate static func unknownSign(_ text: String) -> Self {
    .init(.expressionSyntax, "'\(text)' means nothing in an expression")
  }
}
