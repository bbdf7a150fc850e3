public import Foundation
import UIKitCore

extension NSPredicate {
  /// The predicate that a format describes: comparisons of key paths with values (`==`, `!=`, `<`,
  /// `<=`, `>`, `>=`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `IN`), joined by `AND`, `OR` and `NOT`.
  ///
  /// `%@`, `%d` and the like stand for arguments, `%K` for a key path among them.
  ///
  /// For other formats, `NSInvalidArgumentException` is noted, and nothing meets the predicate.
  public convenience init(format: String, _ arguments: Any...) {
    var parser = PredicateParser(format, arguments)
    let condition = parser.disjunction()
    guard parser.isAtEnd else {
      MainActor.assumeIsolated {
        UIEnvironment.current.raise("Unable to parse the format string \"\(format)\"")
      }
      self.init(value: false)
      return
    }
    self.init { object, _ in condition(object) }
  }
}

/// Reads the format of a predicate.
private struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  typealias Operand = (Any?) -> Any?

  private let words: [Substring]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    let word =
      /%[@Kdiufglx]+|'[^']*'|"[^"]*"|[A-Za-z_][\w.]*|-?\d+(\.\d+)?|==|!=|<>|<=|>=|&&|\|\||[=<>!(){},]/
    words = format.matches(of: word).map(\.0)
    self.arguments = arguments[...]
  }

  var isAtEnd: Bool { position == words.count }

  private var next: String { isAtEnd ? "" : words[position].uppercased() }

  private mutating func accept(_ texts: String...) -> Bool {
    guard texts.contains(next) else { return false }
    position += 1
    return true
  }

  mutating func disjunction() -> Condition {
    let first = conjunction()
    guard accept("OR", "||") else { return first }
    let rest = disjunction()
    return { first($0) || rest($0) }
  }

  private mutating func conjunction() -> Condition {
    let first = negation()
    guard accept("AND", "&&") else { return first }
    let rest = conjunction()
    return { first($0) && rest($0) }
  }

  private mutating func negation() -> Condition {
    if accept("NOT", "!") {
      let operand = negation()
      return { !operand($0) }
    }
    if accept("(") {
      let inner = disjunction()
      _ = accept(")")
      return inner
    }
    return comparison()
  }

  private mutating func comparison() -> Condition {
    let left = operand()
    let relation = next
    position += isAtEnd ? 0 : 1
    let right = operand()
    return { Self.holds(relation, left($0), right($0)) }
  }

  private mutating func operand() -> Operand {
    guard !isAtEnd else { return { _ in nil } }
    let word = String(words[position])
    position += 1
    if word == "%K" {
      let path = arguments.popFirst() as? String ?? ""
      return { ($0 as? NSObject)?.value(forKeyPath: path) }
    }
    if word.hasPrefix("%") {
      let argument = arguments.popFirst()
      return { _ in argument }
    }
    if let quote = word.first, quote == "'" || quote == "\"" {
      let text = String(word.dropFirst().dropLast())
      return { _ in text }
    }
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "YES", "TRUE": return { _ in true }
    case "NO", "FALSE": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    case "SELF": return { $0 }
    default: return { ($0 as? NSObject)?.value(forKeyPath: word) }
    }
  }

  // MARK: Relations

  private static func holds(_ relation: String, _ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case "=", "==": return areEqual(left, right)
    case "!=", "<>": return !areEqual(left, right)
    case "BEGINSWITH": return text(left).hasPrefix(text(right))
    case "ENDSWITH": return text(left).hasSuffix(text(right))
    case "CONTAINS": return text(left).contains(text(right))
    case "IN": return (right as? [Any])?.contains { areEqual(left, $0) } ?? false
    default:
      guard let a = number(left), let b = number(right) else { return false }
      return switch relation {
      case "<": a < b
      case "<=": a <= b
      case ">": a > b
      case ">=": a >= b
      default: false
      }
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let a = number(left), let b = number(right) { return a == b }
    if let a = left as? AnyHashable, let b = right as? AnyHashable { return a == b }
    return left == nil && right == nil
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "" }
}
