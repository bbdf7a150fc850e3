public import Foundation
import UIKitCore

extension NSPredicate {
  /// The predicate that a format describes: comparisons of key paths with values (`==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`,
  /// `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES`, `IN`), joined by `AND`, `OR` and `NOT`.
  ///
  /// `%@`, `%d` and the like stand for arguments, `%K` for a key path among them. `ANY`, `ALL` and `NONE` ask all objects of a
  /// relationship; `[c]` and `[d]` let cases and accents make no difference.
  ///
  /// For other formats, `NSInvalidArgumentException` is noted, and nothing meets the predicate.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// The predicate that a format describes with a list of arguments.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(format, arguments ?? [])
    let condition = parser.disjunction()
    guard parser.isAtEnd, !parser.isMalformed else {
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
  /// Whether something was missing.
  private(set) var isMalformed = false

  init(_ format: String, _ arguments: [Any]) {
    let word =
      /%[@Kdiufglx]+|'[^']*'|"[^"]*"|[A-Za-z_@][\w.@]*|-?\d+(\.\d+)?|==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(){},\[\]]/
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
    if accept("TRUEPREDICATE") { return { _ in true } }
    if accept("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  /// How many of the left side's values are to have the relation.
  private enum Quantity { case one, any, all, none }

  private mutating func comparison() -> Condition {
    let quantity: Quantity =
      if accept("ANY", "SOME") { .any } else if accept("ALL") { .all } else if accept("NONE") {
        .none
      } else { .one }
    let left = operand()
    let relation = next
    position += isAtEnd ? 0 : 1
    let options = options()
    let right = operand()
    return { object in
      let value = right(object)
      func holds(_ left: Any?) -> Bool { Self.holds(relation, left, value, options) }
      let found = left(object)
      let members = KeyPathText.members(found) ?? []
      return switch quantity {
      case .one: holds(found)
      case .any: members.contains(where: holds)
      case .all: members.allSatisfy(holds)
      case .none: !members.contains(where: holds)
      }
    }
  }

  /// `[c]`, `[d]` or `[cd]` after a relation.
  private mutating func options() -> String.CompareOptions {
    guard accept("[") else { return [] }
    let letters = next
    position += isAtEnd ? 0 : 1
    isMalformed = isMalformed || !accept("]")
    var options: String.CompareOptions = []
    if letters.contains("C") { options.insert(.caseInsensitive) }
    if letters.contains("D") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func operand() -> Operand {
    guard !isAtEnd else {
      isMalformed = true
      return { _ in nil }
    }
    let word = String(words[position])
    position += 1
    if word == "{" {
      var members: [Operand] = []
      while !isAtEnd, !accept("}") {
        members.append(operand())
        _ = accept(",")
      }
      return { [members] object in members.compactMap { $0(object) } }
    }
    if word == "%K" {
      let path = arguments.popFirst() as? String ?? ""
      return { Self.value(path, of: $0) }
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
    default: return { Self.value(word, of: $0) }
    }
  }

  private static func value(_ path: String, of object: Any?) -> Any? {
    let path = path.uppercased().hasPrefix("SELF.") ? String(path.dropFirst(5)) : path
    return KeyPathText.value(path, of: object) { $0.value(forKey: $1) }
  }

  // MARK: Relations

  private static func holds(
    _ relation: String, _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> Bool {
    switch relation {
    case "=", "==": return areEqual(left, right, options)
    case "!=", "<>": return !areEqual(left, right, options)
    case "BEGINSWITH": return range(of: right, in: left, options.union(.anchored))
    case "ENDSWITH": return range(of: right, in: left, options.union([.anchored, .backwards]))
    case "CONTAINS":
      if let members = KeyPathText.members(left) {
        return members.contains { areEqual($0, right, options) }
      }
      return range(of: right, in: left, options)
    case "IN":
      if let members = KeyPathText.members(right) {
        return members.contains { areEqual(left, $0, options) }
      }
      return range(of: left, in: right, options)
    case "LIKE": return matches(left, pattern(text(right)), options)
    case "MATCHES": return matches(left, text(right), options)
    case "BETWEEN":
      guard let bounds = KeyPathText.members(right), bounds.count == 2 else { return false }
      return holds(">=", left, bounds[0], options) && holds("<=", left, bounds[1], options)
    default:
      guard let order = order(left, right, options) else { return false }
      return switch relation {
      case "<": order == .orderedAscending
      case "<=", "=<": order != .orderedDescending
      case ">": order == .orderedDescending
      case ">=", "=>": order != .orderedAscending
      default: false
      }
    }
  }

  private static func order(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    if let a = number(left), let b = number(right) {
      return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }
    if let a = left as? Date, let b = right as? Date { return a.compare(b) }
    if let a = left as? String, let b = right as? String { return a.compare(b, options: options) }
    return nil
  }

  private static func areEqual(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> Bool {
    if let a = number(left), let b = number(right) { return a == b }
    if !options.isEmpty, let a = left as? String, let b = right as? String {
      return a.compare(b, options: options) == .orderedSame
    }
    if let a = left as? AnyHashable, let b = right as? AnyHashable { return a == b }
    return isNothing(left) && isNothing(right)
  }

  private static func isNothing(_ value: Any?) -> Bool { value == nil || value is NSNull }

  /// Whether a text is a part of another; what is not there has no parts.
  private static func range(
    of part: Any?, in whole: Any?, _ options: String.CompareOptions
  ) -> Bool {
    guard whole != nil else { return false }
    let part = text(part)
    return part.isEmpty || text(whole).range(of: part, options: options) != nil
  }

  /// A pattern with `*` and `?` as a regular expression.
  private static func pattern(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacing("\\*", with: ".*")
      .replacing("\\?", with: ".")
  }

  private static func matches(
    _ value: Any?, _ pattern: String, _ options: String.CompareOptions
  ) -> Bool {
    guard value != nil else { return false }
    func plain(_ text: String) -> String {
      options.contains(.diacriticInsensitive)
        ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    return plain(text(value)).range(
      of: "^(?:\(plain(pattern)))$",
      options: options.intersection(.caseInsensitive).union(.regularExpression)) != nil
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(Int64(clamping: value))
    default: nil
    }
  }

  private static func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "" }
}
