import Foundation
import Testing

@testable import AnimScenarioFormat

struct OutlineTests {
  private let text = """
    renderAnim: 1
    dataSource: {sections: [{items: 6}]}
    layout: {class: flow, itemSize: [70, 70]}
    timeline:
      - wait: 0.1
      - insertItems: [[0, 1]]
      - wait: 0.2
    """

  private func outline(
    _ text: String, overrides: [String] = [], defaults: String? = nil
  ) throws -> ScenarioOutline {
    try ScenarioReader.read(
      text, file: "a.yaml", overrides: overrides, defaults: defaults.map { ($0, "all.yml") }
    ).scenario.outline
  }

  private func changes(_ part: String, _ replacement: String) throws -> [ScenarioOutline.Change] {
    let changed = text.replacing(part, with: replacement)
    #expect(changed != text)
    return try outline(changed).changes(since: outline(text))
  }

  @Test func `one number is one change, at its place`() throws {
    let changes = try changes("[70, 70]", "[70, 71]")
    #expect(changes.map(\.text) == ["layout.itemSize changed from [70, 70] to [70, 71]"])
    #expect(changes.map { $0.range?.description } == ["a.yaml:3:33"])
  }

  @Test func `the same in other words is no change`() throws {
    #expect(
      try changes("{class: flow, itemSize: [70, 70]}", "{itemSize: [70,  70], class: 'flow'}")
        == [])
    #expect(try changes("  - wait: 0.2", "  # A comment.\n  - wait: 0.2") == [])
  }

  @Test func `keys come and go`() throws {
    #expect(
      try changes("itemSize: [70, 70]", "minimumLineSpacing: 4").map(\.text) == [
        "layout.minimumLineSpacing is new: 4", "layout.itemSize is gone: it was [70, 70]",
      ])
  }

  @Test func `a step more or less leaves the others what they were`() throws {
    #expect(
      try changes("  - insertItems", "  - mark: here\n  - insertItems").map(\.text)
        == ["timeline.1 is new: {mark: here}"])
    #expect(
      try changes("  - insertItems: [[0, 1]]\n", "").map(\.text)
        == ["timeline.1 is gone: it was {insertItems: [[0, 1]]}"])
    #expect(
      try changes("- wait: 0.1", "- wait: 0.3").map(\.text)
        == ["timeline.0.wait changed from 0.1 to 0.3"])
  }

  @Test func `defaults and overrides are part of it, with their own places`() throws {
    let whole = try outline(
      text, overrides: ["clock.fps=25"], defaults: "canvas: {scale: 1}\nclock: {fps: 30}")
    #expect(whole.value(at: "canvas.scale")?.range?.file == "all.yml")
    #expect(whole.value(at: "clock.fps")?.text == "25")
    #expect(whole.value(at: "clock.fps")?.range?.isOverride == true)
    #expect(whole.value(at: "layout.class")?.range?.isOverride == false)
    #expect(whole.value(at: "layout.class.name") == nil)
  }

  @Test func `what was stored says the same`() throws {
    let whole = try outline(text)
    let stored = try JSONDecoder().decode(
      ScenarioOutline.self, from: try JSONEncoder().encode(whole))
    #expect(stored.says(theSameAs: whole) && whole.changes(since: stored).isEmpty)
    #expect(stored.value(at: "layout.itemSize")?.text == "[70, 70]")
  }

  @Test func `long values are told shortly`() throws {
    let change = try #require(
      try changes(
        "- wait: 0.1",
        "- parallel: [\(Array(repeating: "{wait: 0.1}", count: 30).joined(separator: ", "))]"
      )
      .first)
    #expect(change.text.count < 120 && change.text.hasSuffix("…"))
  }
}
