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
    guard reading.isShort(scalar.text, node) else { return nil }
    return scalar.text
  }
}

extension ValueReader where Value == SourceName {
  /// Text that refers to something, with its place.
  static let name = ValueReader<String>.text.located().expecting("a name")
}

extension ValueReader where Value == Double {
  /// A number without unit.
  static func number(
    _ range: ClosedRange<Double>, _ expectation: String = "a number"
  ) -> ValueReader {
    number(Schema.Limits(range), expectation)
  }

  /// A number without unit.
  static func number(
    _ limits: Schema.Limits, _ expectation: String = "a number"
  ) -> ValueReader {
    ValueReader(.number(limits), expectation) { node, reading in
      guard let value = node.number else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      return reading.checked(value, limits, node)
    }
  }

  /// Seconds as a bare number, or with a unit: `0.4`, `400ms`, `2s`; never negative, ten minutes at
  /// most.
  static let seconds = seconds(.seconds)

  /// Seconds in which a finger moves: it cannot be elsewhere at once.
  static let movement = seconds(.init(0.01...600))

  private static func seconds(_ limits: Schema.Limits) -> ValueReader {
    measured(
      "seconds such as 0.4 or 400ms", units: [("ms", 0.001), ("s", 1)], limits,
      pattern: #"^[0-9.]+(ms|s)$"#)
  }

  /// Radians as a bare number, or with a unit: `3.14`, `180deg`.
  static let angle = measured(
    "an angle such as 180deg, or radians", units: [("deg", .pi / 180), ("rad", 1)], .angle,
    pattern: #"^[-+]?[0-9.]+(deg|rad)$"#)

  /// Degrees of a turn, with or without their unit: `180deg`.
  static let degrees = measured(
    "degrees such as 180deg", units: [("deg", 1)], .init(0...360), pattern: #"^[0-9.]+deg$"#)

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
    integer(Schema.Limits(Double(limits.lowerBound)...Double(limits.upperBound)), expectation)
  }

  static func integer(
    _ limits: Schema.Limits, _ expectation: String = "a whole number"
  ) -> ValueReader {
    ValueReader(.integer(limits), expectation) { node, reading in
      guard let value = node.number, value == value.rounded() else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      return reading.checked(value, limits, node).flatMap { Int(exactly: $0) }
    }
  }

  /// A number of bytes: `300000`, `300KB`, `4MB` (decimal, as file managers count).
  static let bytes = ValueReader(
    .either([.integer(byteLimits), .text(pattern: "^[0-9.]+(KB|MB)$")]),
    "a number of bytes such as 300KB or 4MB"
  ) { node, reading in
    if let value = node.number, value == value.rounded() {
      return reading.checked(value, byteLimits, node).flatMap { Int(exactly: $0) }
    }
    for (suffix, factor) in [("KB", 1e3), ("MB", 1e6)] {
      if let text = node.scalar?.text, text.hasSuffix(suffix),
        let value = YAMLNode.number(String(text.dropLast(2)))
      {
        return reading.checked((value * factor).rounded(), byteLimits, node)
          .flatMap { Int(exactly: $0) }
      }
    }
    reading.report(
      .wrongType(expected: "a number of bytes such as 300KB or 4MB", found: node), at: node.range)
    return nil
  }
}

private let byteLimits = Schema.Limits(1...1_000_000_000_000)

/// A fixed set of words; the raw value is the spelling in YAML.
package protocol WordChoice: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// Other spellings and what they mean here.
  static var synonyms: [String: String] { get }
}

extension WordChoice {
  package static var synonyms: [String: String] { [:] }
}

extension ValueReader where Value: WordChoice {
  @_semantics("optimize.sil.specialize.generic.never")
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
  /// Whether a text is one that a picture could show; reports it if not.
  func isShort(_ text: String, _ node: YAMLNode) -> Bool {
    guard text.utf8.count > Self.textLimit, text.unicodeScalars.count > Self.textLimit else {
      return true
    }
    report(.tooLong(key, Self.textLimit), at: node.range)
    return false
  }

  /// In characters; some pages.
  private static let textLimit = 20_000

  /// `value` if the key that is being read may have it.
  func checked(_ value: Double, _ limits: Schema.Limits, _ node: YAMLNode) -> Double? {
    guard limits.contains(value) else {
      report(.outOfRange(key, limits, node.scalar?.text ?? value.shortText), at: node.range)
      return nil
    }
    return value
  }
}

extension Finding.Message {
  fileprivate static func tooLong(_ key: String, _ limit: Int) -> Self {
    .init(.outOfRange, "\(key.isEmpty ? "a text" : "'\(key)'") is longer than \(limit) characters")
  }

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

  fileprivate static func outOfRange(
    _ key: String, _ limits: Schema.Limits, _ text: String
  ) -> Self {
    .init(.outOfRange, "\(key.isEmpty ? "it" : "'\(key)'") must be \(limits.text), is \(text)")
  }
}
