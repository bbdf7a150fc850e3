/// A value that can be said in JSON as a scenario says it.
protocol JSONConvertible {
  /// The value; nil if a scenario would say it in another way.
  var json: JSONValue? { get }
}

extension JSONValue {
  /// The value that a key has where nothing is said; nil for one that JSON would say in another way
  /// than a scenario.
  init?(initial value: Any) {
    switch value {
    case let bool as Bool: self = .bool(bool)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let word as any WordChoice: self = .string(word.rawValue)
    case let value as any JSONConvertible:
      guard let json = value.json else { return nil }
      self = json
    default: return nil
    }
  }
}

extension Expression: JSONConvertible {
  var json: JSONValue? {
    switch self {
    case .constant(.number(let number)): .number(number)
    case .constant(.bool(let bool)): .bool(bool)
    default: nil
    }
  }
}
