import Foundation

extension ValueReader where Value == Bool {
  static let bool = ValueReader(.boolean, "true or false") { node, reading in
    if let value = node.bool { return value }
    let old = ["yes": "true", "on": "true", "no": "false", "off": "false"]
    let meant = node.scalar.flatMap { old[$0.text.lowercased()] }
    reading.report(.expectedBool(node, meant: meant), at: node.range)
    return nil
  }
}

extension ValueReader where Value == String {
  /// Any scalar as it is written; `title: 2026` is a title.
  static let text = ValueReader(.text, "text") { node, reading in
    guard let scalar = node.scalar, !node.isNull else {
      reading.report(.wrongType(expected: "text", found: node), at: node.range)
      return nil
    }
    return scalar.text
  }
}

extension ValueReader where Value == SourceName {
  /// Text that refers to something, with its place.
  static let name = ValueReader<String>.text.located().expecting("a name")
}

extension ValueReader where Value == Double {
  static let number = number()

  /// A number without unit, in `limits`.
  static func number(
    atLeast low: Double = -.infinity, atMost high: Double = .infinity,
    _ expectation: String = "a number"
  ) -> ValueReader {
    let limits = Schema.Limits(low: low, high: high)
    return ValueReader(.number(limits), expectation) { node, reading in
      guard let value = node.number else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      return reading.checked(value, limits, node)
    }
  }

  /// Seconds as a bare number, or with a unit: `0.4`, `400ms`, `2s`; never negative, an hour at
  /// most.
  static let seconds = measured(
    "seconds such as 0.4 or 400ms", units: [("ms", 0.001), ("s", 1)],
    Schema.Limits(low: 0, high: 3600), pattern: #"^[0-9.]+(ms|s)$"#)

  /// Radians as a bare number, or with a unit: `3.14`, `180deg`.
  static let angle = measured(
    "an angle such as 180deg, or radians", units: [("deg", .pi / 180), ("rad", 1)], .none,
    pattern: #"^[-+]?[0-9.]+(deg|rad)$"#)

  private static func measured(
    _ expectation: String, units: [(suffix: String, factor: Double)], _ limits: Schema.Limits,
    pattern: String
  ) -> ValueReader {
    let schema = Schema.either([.number(limits), .text(pattern: pattern)])
    return ValueReader(schema, expectation) { node, reading in
      if let value = node.number { return reading.checked(value, limits, node) }
      if let text = node.scalar?.text {
        for unit in units where text.hasSuffix(unit.suffix) {
          let digits = text.dropLast(unit.suffix.count)
          if let value = YAMLNode.number(String(digits)) {
            return reading.checked(value * unit.factor, limits, node)
          }
        }
      }
      reading.report(.wrongType(expected: expectation, found: node), at: node.range)
      return nil
    }
  }
}

extension ValueReader where Value == Int {
  static func integer(
    _ limits: ClosedRange<Int>, _ expectation: String = "a whole number"
  ) -> ValueReader {
    let limits = Schema.Limits(low: Double(limits.lowerBound), high: Double(limits.upperBound))
    return ValueReader(.integer(limits), expectation) { node, reading in
      guard let value = node.integer else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      return reading.checked(Double(value), limits, node).map { Int($0) }
    }
  }

  /// A number of bytes: `300000`, `300KB`, `4MB` (decimal, as file managers count).
  static let bytes = ValueReader(
    .either([.integer(.init(low: 1)), .text(pattern: "^[0-9.]+(KB|MB)$")]),
    "a number of bytes such as 300KB or 4MB"
  ) { node, reading in
    if let value = node.integer, value > 0 { return value }
    for (suffix, factor) in [("KB", 1e3), ("MB", 1e6)] {
      if let text = node.scalar?.text, text.hasSuffix(suffix),
        let value = YAMLNode.number(String(text.dropLast(2))), value > 0, value < 1e6
      {
        return Int((value * factor).rounded())
      }
    }
    reading.report(
      .wrongType(expected: "a number of bytes such as 300KB or 4MB", found: node), at: node.range)
    return nil
  }
}

/// A fixed set of words; the raw value is the spelling in YAML.
public protocol WordChoice: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// Other spellings and what they mean here.
  static var synonyms: [String: String] { get }
}

extension WordChoice {
  public static var synonyms: [String: String] { [:] }
}

extension ValueReader where Value: WordChoice {
  static var word: ValueReader {
    let words = Value.allCases.map(\.rawValue)
    let expectation = words.map { "'\($0)'" }.joined(separator: ", ")
    return ValueReader(.words(words), "one of \(expectation)") { node, reading in
      guard let scalar = node.scalar, !node.isNull else {
        reading.report(.wrongType(expected: "one of \(expectation)", found: node), at: node.range)
        return nil
      }
      if let value = Value(rawValue: scalar.text) { return value }
      let meant = Suggestion.closest(to: scalar.text, among: words, synonyms: Value.synonyms)
      reading.report(
        .unknownValue(scalar.text, among: words, meant: meant), at: node.range)
      return nil
    }
  }
}

extension Reading {
  fileprivate func checked(
    _ value: Double, _ limits: Schema.Limits, _ node: YAMLNode
  ) -> Double? {
    guard limits.contains(value) else {
      report(.outOfRange(node.scalar?.text ?? "", limits), at: node.range)
      return nil
    }
    return value
  }
}

extension Finding.Message {
  static func unknownValue(_ text: String, among words: [String], meant: String?) -> Self {
    .init(
      .unknownValue, "'\(text)' is not one of \(words.map { "'\($0)'" }.joined(separator: ", "))",
      hint: meant.map { "did you mean '\($0)'?" } ?? "", replacement: meant ?? "")
  }

  fileprivate static func expectedBool(_ node: YAMLNode, meant: String?) -> Self {
    .init(
      .wrongType, "expected true or false, found \(node.summary)",
      hint: meant.map { "write \($0); YAML 1.2 reads '\(node.scalar?.text ?? "")' as text" } ?? "",
      replacement: meant ?? "")
  }

  fileprivate static func outOfRange(_ text: String, _ limits: Schema.Limits) -> Self {
    .init(.outOfRange, "'\(text)' is out of range: must be \(limits.text)")
  }
}
