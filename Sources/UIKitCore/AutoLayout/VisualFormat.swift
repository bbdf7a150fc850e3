import Foundation

/// A line of Apple's visual format language, such as `H:|-[a(>=50)]-8-[b(a@750)]-|`.
///
/// Grammar: "Visual Format Language", Auto Layout Guide.
struct VisualFormat {
  /// A relation to a length, or to another view's.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    /// The name of a view or a metric, or a number.
    var object: String
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    /// A number or the name of a metric; nil for a required one.
    var priority: String?
  }

  /// The distance between two neighbours: nothing, the system's, or given ones.
  enum Connection: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  /// A view with what is said of its length; nil for the superview.
  struct Element: Equatable {
    var name: String?
    var lengths: [Predicate] = []
  }

  let isHorizontal: Bool
  private(set) var elements: [Element] = []
  /// One less than elements.
  private(set) var connections: [Connection] = []

  /// Why a format cannot be read, and how far it could.
  struct ParseError: Error {
    let reason: String
    let offset: Int
  }

  init(_ text: String) throws(ParseError) {
    var scanner = Scanner(text)
    isHorizontal = !scanner.take("V:")
    if isHorizontal { _ = scanner.take("H:") }
    elements.append(try scanner.element())
    while !scanner.isAtEnd {
      connections.append(try scanner.connection())
      elements.append(try scanner.element())
    }
    let inner = elements.dropFirst().dropLast()
    guard elements.count > 1 || elements[0].name != nil, inner.allSatisfy({ $0.name != nil }) else {
      throw ParseError(
        reason: "Expected a view. That means something like this: [aView]", offset: 0)
    }
  }

  /// Reads a text from the front.
  private struct Scanner {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = text.filter { !$0.isWhitespace } }

    var isAtEnd: Bool { position >= characters.count }

    private func starts(with text: String) -> Bool { characters[position...].starts(with: text) }

    mutating func take(_ text: String) -> Bool {
      guard starts(with: text) else { return false }
      position += text.count
      return true
    }

    private func failure(_ reason: String) -> ParseError {
      ParseError(reason: reason, offset: position)
    }

    private mutating func expect(_ text: String, _ reason: String) throws(ParseError) {
      guard take(text) else { throw failure(reason) }
    }

    /// A name or a number; names may have dots, numbers a sign.
    private mutating func word() throws(ParseError) -> String {
      let start = position
      if !isAtEnd, characters[position] == "-" { position += 1 }
      while !isAtEnd,
        characters[position].isLetter || characters[position].isNumber
          || "._".contains(characters[position])
      {
        position += 1
      }
      guard position > start else { throw failure("Expected a name or a number here.") }
      return String(characters[start..<position])
    }

    mutating func element() throws(ParseError) -> Element {
      if take("|") { return Element() }
      try expect("[", "Expected a '['.")
      var element = Element(name: try word())
      if take("(") { element.lengths = try predicates() }
      try expect("]", "Expected a ']' here. You must close the view with it.")
      return element
    }

    mutating func connection() throws(ParseError) -> Connection {
      guard take("-") else { return .none }
      if starts(with: "[") || starts(with: "|") { return .standard }
      let list = take("(") ? try predicates() : [try predicate(inParentheses: false)]
      try expect("-", "Expected a '-' here. A distance stands between two of them.")
      return .predicates(list)
    }

    private mutating func predicates() throws(ParseError) -> [Predicate] {
      var list = [try predicate(inParentheses: true)]
      while take(",") { list.append(try predicate(inParentheses: true)) }
      try expect(")", "Expected a ')' here.")
      return list
    }

    private mutating func predicate(inParentheses: Bool) throws(ParseError) -> Predicate {
      var predicate = Predicate(object: "")
      // Not in the grammar outside of parentheses, but understood there, too.
      if take(">=") {
        predicate.relation = .greaterThanOrEqual
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      predicate.object = try word()
      if inParentheses {
        if take("*") {
          predicate.multiplier = try number()
        } else if take("/") {
          predicate.multiplier = 1 / (try number())
        }
        if take("+") { predicate.constant = try number() }
      }
      if take("@") { predicate.priority = try word() }
      return predicate
    }

    private mutating func number() throws(ParseError) -> CGFloat {
      guard let number = Double(try word()) else { throw failure("Expected a number here.") }
      return CGFloat(number)
    }
  }
}
