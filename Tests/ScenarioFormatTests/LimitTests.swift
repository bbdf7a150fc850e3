import Testing

@testable import AnimScenarioFormat

/// Files that are larger than anything that could be acted out.
@Suite struct LimitTests {
  private static func scenario(_ lines: String) -> String {
    "renderAnim: 1\ndataSource: {sections: [{items: 3}]}\nlayout: {class: flow}\n\(lines)"
  }

  private static func messages(_ lines: String) -> [String] {
    Scenarios.findings(scenario(lines)).map(\.message.text)
  }

  @Test func `a million steps are refused before they are read`() {
    let steps = String(repeating: "- wait\n", count: 450_000)
    #expect(Self.messages("timeline:\n" + steps).first?.contains("more than 400000") == true)
  }

  @Test func `a text of megabytes is refused`() {
    let text = String(repeating: "x", count: 30_000)
    #expect(
      Self.messages("cells: {default: [{label: {text: \(text)}}]}")
        == ["'text' is longer than 20000 characters"])
  }

  @Test func `a file of more than four megabytes is refused`() throws {
    let bytes = [UInt8](repeating: 0x20, count: ScenarioReader.textLimit + 1)
    let error = try #require(throws: ScenarioError.self) {
      try ScenarioReader.decoded(bytes, file: "a.yaml")
    }
    #expect(error.findings.map(\.message.text) == ["the file is larger than 4000000 bytes"])
  }

  @Test func `a byte that is no text has its line and column`() throws {
    let bytes = Array("renderAnim: 1\ntitle: é".utf8) + [0xFF] + Array("\n".utf8)
    let error = try #require(throws: ScenarioError.self) {
      try ScenarioReader.decoded(bytes, file: "a.yaml")
    }
    #expect(error.findings.map(\.range.description) == ["a.yaml:2:9"])
    #expect(error.findings.first?.message.text.contains("not UTF-8") == true)
  }

  @Test(arguments: [
    "[{wait: 400}, {wait: 1}, {wait: 400}]", "[{repeat: {times: 1000, do: [{wait: 1}]}}]",
    "[{pull: {by: 50, hold: 500}}, {wait: 200}]",
  ])
  func `a timeline that lasts too long is a finding`(timeline: String) {
    #expect(
      Self.messages("timeline: \(timeline)") == ["the timeline does not end within 600 seconds"])
  }

  @Test func `a formula that leads too far is noticed where it stands`() throws {
    let text = Self.scenario("cells: {default: [{view: {alpha: \"t * 100000\"}}]}")
    let scenario = try ScenarioReader.read(text, file: "a.yaml").scenario
    let alpha = try #require(scenario.cells.first?.value.views.first?.appearance.alpha)
    let watch = FormulaWatch()
    FormulaWatch.$current.withValue(watch) {
      #expect(alpha.number { _ in .number(0.05) } == 5000)
      #expect(watch.problem == nil)
      #expect(alpha.number { _ in .number(1) } == 10_000)
    }
    #expect(watch.problem?.location.line == 4)
    #expect(
      watch.problem?.text
        == "'alpha' must be from -10000 to 10000, but the formula yields 100000")
  }
}
