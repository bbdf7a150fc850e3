import Foundation
import Testing

@testable import AnimScenarioFormat

@Suite struct ExpressionTests {
  static let scope = NameScope.standard.adding("state").adding("y")

  static func parse(_ text: String) throws -> Expression {
    try ExpressionParser.parse(text, names: scope)
  }

  /// bounds.width is 320, contentOffset.y is -50, y is 120, state is idle.
  static func environment(_ path: [String]) -> Expression.Value? {
    switch path {
    case ["bounds", "width"]: .number(320)
    case ["contentOffset", "y"]: .number(-50)
    case ["y"]: .number(120)
    case ["state"]: .text("idle")
    default: nil
    }
  }

  @Test(arguments: [
    ("0", false), ("0.5", true), ("-1", true), ("1 < 2", true), ("1 > 2", false), ("state", true),
    ("y", true), ("y - 120", false),
  ])
  func `a condition holds unless it is zero, false or empty`(text: String, holds: Bool) throws {
    #expect(try Self.parse(text).isTrue(in: Self.environment) == holds)
  }

  @Test func `an empty text does not hold`() throws {
    #expect(try !Self.parse("state").isTrue { _ in .text("") })
  }

  static let values: [(String, Double)] = [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("8 / 2 / 2", 2), ("2 - 3 - 4", -5), ("-2 * -3", 6),
    ("--2", 2), ("bounds.width - 32", 288), ("(bounds.width - 320) / 2", 0),
    ("min(0, contentOffset.y)", -50),
    ("max(1, 2, 3)", 3), ("abs(contentOffset.y)", 50),
    ("clamp(-contentOffset.y / 200, 0, 1)", 0.25),
    ("lerp(10, 20, 0.25)", 12.5), ("sin(pi / 2)", 1), ("cos(0)", 1), ("floor(-0.5)", -1),
    ("sqrt(16)", 4), ("1 / 0", 0), ("0 / 0", 0), ("sqrt(-1)", 0),
    ("item.unknownThing + 1", 1), ("contentOffset.y < 0", 1), ("state == idle", 1),
    ("state != idle", 0),
    ("not (state == scrolling) and y > 100", 1), ("1 < 2 or 1 / 0 > 5", 1),
    ("7 % 3", 1), ("-7 % 3", -1), ("2 * 7 % 3", 2), ("1 % 0", 0),
    ("1 < 2 ? 10 : 20", 10), ("y == 0 ? 10 : y > 100 ? 20 : 30", 20),
    ("state == idle ? 1 : 2", 1), ("1 + (0 ? 10 : 20)", 21), ("max(1, 0 ? 5 : 2)", 2),
    ("1 ? 0 ? 1 : 2 : 3", 2),
  ]

  @Test(arguments: values)
  func `an expression has its value`(text: String, value: Double) throws {
    #expect(try Self.parse(text).number(in: Self.environment) == value)
  }

  static let mistakes: [(String, String)] = [
    ("1 + 1️⃣*1️⃣ 2", "unexpected '*' in the expression"),
    ("1️⃣(1️⃣1 + 2", "the bracket '(' is not closed"),
    ("1️⃣widht1️⃣ + 1", "unknown name 'widht' in the expression"),
    ("1️⃣bounds1️⃣ + 1", "'bounds' is no number; write one of"),
    ("1️⃣sine1️⃣(y)", "unknown function 'sine'"),
    ("1️⃣clamp1️⃣(1, 2)", "'clamp' cannot take 2 arguments"),
    ("1 1️⃣#1️⃣ 2", "'#' means nothing in an expression"),
    ("y > 1 1️⃣?1️⃣ 2", "'?' needs a ':' with what holds otherwise"),
    ("y 1️⃣:1️⃣ 2", "unexpected ':' in the expression"),
    ("1️⃣1.2.31️⃣", "'1.2.3' is not a number"),
    ("y == 1️⃣1️⃣", "the expression ends where a value is missing"),
    ("1️⃣idle1️⃣ < 3", "unknown name 'idle' in the expression"),
  ]

  @Test(arguments: mistakes) func `a mistake in an expression is marked`(
    marked: String, says: String
  ) throws {
    let marked = MarkedText(marked)
    let failure = try #require(throws: ExpressionError.self) {
      try ExpressionParser.parse(marked.text, names: Self.scope)
    }
    #expect(failure.message.text.hasPrefix(says))
    let place = try #require(marked.places[1])
    if place.length != 0 {
      #expect(failure.range == place.column - 1..<place.column - 1 + (place.length ?? 0))
    }
  }

  @Test func `nesting beyond all reason is refused`() {
    let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    #expect(throws: ExpressionError.self) { try Self.parse(deep) }
    let long = Array(repeating: "1", count: 5000).joined(separator: "+")
    #expect(throws: ExpressionError.self) { try Self.parse(long) }
  }

  @Test(arguments: [
    ("Cell (item)", "Cell 3"), ("Cell ((item + 1))", "Cell (4)"),
    ("(item + 1) of (itemCount)", "4 of 8"),
    ("Hello (world)", "Hello (world)"), ("item.title", "Lamp"), ("3.5 (item / 2)", "3.5 1.5"),
    ("(", "("),
  ])
  func `names in brackets are filled in`(text: String, shown: String) throws {
    let yaml = Scenarios.minimal() + "\ncells: {default: [{label: {text: \"\(text)\"}}]}"
    let scenario = try ScenarioReader.read(yaml, file: "test.yaml").scenario
    guard case .label(let label) = scenario.cells[0].value.views[0].content else {
      Issue.record("no label")
      return
    }
    let result = label.text.text { path in
      switch path {
      case ["item"]: .number(3)
      case ["itemCount"]: .number(8)
      case ["item", "title"]: .text("Lamp")
      default: nil
      }
    }
    #expect(result == shown)
  }
}
