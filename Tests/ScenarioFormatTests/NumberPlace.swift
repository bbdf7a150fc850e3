import Testing

@testable import AnimScenarioFormat

/// A place of the grammar where a number stands, with a scenario around it.
struct NumberPlace: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  let after: String
  let limits: Schema.Limits
  let isWhole: Bool
  /// Whether any text may stand there as well.
  let acceptsText: Bool

  var testDescription: String { name }

  /// Every one, made from the tables by which the reader reads: a new key is among them by itself.
  static let all: [NumberPlace] = GrammarWalk.places.flatMap { place in
    holes(in: place.key.schema).map { hole in
      NumberPlace(
        name: place.testDescription + hole.before + "…" + hole.after,
        before: prepared(place.before) + hole.before, after: hole.after + place.after,
        limits: hole.limits, isWhole: hole.isWhole, acceptsText: hole.acceptsText)
    }
  }

  func scenario(_ value: String) -> String { before + value + after }

  /// Whether a finding is marked where the value stands.
  func isMarked(_ value: String) -> Bool {
    let start = before.unicodeScalars.count + 1
    return Scenarios.findings(scenario(value)).contains {
      $0.message.severity == .error && $0.range.line == 1
        && (start..<start + value.count).contains($0.range.column)
    }
  }

  private struct Hole {
    var before = ""
    var after = ""
    let limits: Schema.Limits
    let isWhole: Bool
    var acceptsText = false
  }

  /// Where numbers stand in values of a shape; what is in mappings has keys of its own.
  private static func holes(in schema: Schema) -> [Hole] {
    switch schema {
    case .number(let limits): return [Hole(limits: limits, isWhole: false)]
    case .integer(let limits): return [Hole(limits: limits, isWhole: true)]
    case .list(let element, let count):
      let sample = GrammarWalk.sample(element)
      let more = String(repeating: ", \(sample)", count: max(0, (count?.lowerBound ?? 1) - 1))
      return holes(in: element).map { hole in
        var hole = hole
        hole.before = "[" + hole.before
        hole.after += more + "]"
        return hole
      }
    case .either(let schemas):
      let acceptsText = schemas.contains { if case .text(nil) = $0 { true } else { false } }
      return schemas.flatMap(holes(in:)).map { hole in
        var hole = hole
        hole.acceptsText = hole.acceptsText || acceptsText && hole.before.isEmpty
        return hole
      }
    case .deferred(let schema): return holes(in: schema())
    case .boolean, .text, .words, .mapping, .dictionary, .anything, .empty: return []
    }
  }

  /// A small screen with something on it.
  private static func prepared(_ before: String) -> String {
    let filled = before.replacing("sections: [{}]", with: "sections: [{items: 3}]")
    return filled.contains("canvas: ")
      ? filled : "{canvas: {size: [64, 64], scale: 1}, " + filled.dropFirst()
  }
}
