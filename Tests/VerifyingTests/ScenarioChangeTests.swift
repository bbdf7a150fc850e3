import AnimScenarioFormat
import Testing

@testable import AnimVerifying

/// What was changed in a scenario is told as that, and what is seen of it as its effect.
@MainActor struct ScenarioChangeTests {
  private func verdict(_ part: String, _ replacement: String) async throws -> Verdict {
    try await VerifyingTests.verdict(
      on: changed(part, to: replacement), by: changed(), knowsText: true)
  }

  @Test func `one number is one cause`() async throws {
    let verdict = try await verdict("itemSize: [30, 30]", "itemSize: [30, 31]")
    #expect(verdict.status == .failed)
    #expect(
      verdict.causes.map(\.text) == ["layout.itemSize changed from [30, 30] to [30, 31]"])
    #expect(verdict.causes.map(\.kind) == [.scenario])
    #expect(verdict.location?.line == 6)
    #expect(verdict.effects.contains { $0.text.contains("1 pt taller from 0.00 s") })
  }

  @Test func `what is not seen is no cause`() async throws {
    let verdict = try await verdict(
      "renderAnim: 1", "renderAnim: 1\ntitle: Six\nalt: Six cells\noutput: {gif: {fps: 10}}")
    #expect(verdict.status == .passed && verdict.causes.isEmpty && verdict.effects.isEmpty)
    let both = try await VerifyingTests.verdict(
      on: changed("canvas", to: "title: Six\ncanvas"),
      by: changed("#007AFF", to: "#0084FF"), knowsText: true)
    #expect(both.causes.count == 1)
    #expect(both.causes.first?.text.hasPrefix("cells.default.0.view.backgroundColor") == true)
  }

  @Test func `an animation that changed without its scenario is told by what is seen`() async throws
  {
    let scenario = try changed()
    var other = try changed("#007AFF", to: "#0084FF")
    other.outline = scenario.outline
    let verdict = try await VerifyingTests.verdict(on: other, by: scenario, knowsText: true)
    #expect(verdict.causes.map(\.kind) == [.drawing] && verdict.effects.isEmpty)
  }

  /// At half the rate, every second frame is as it was; the elements are where they were.
  @Test(arguments: [true, false])
  func `at another frame rate, frames are compared by time`(knowsText: Bool) async throws {
    let slower = try changed("dataSource", to: "clock: {fps: 25}\ndataSource")
    let verdict = try await VerifyingTests.verdict(
      on: slower, by: changed(), knowsText: knowsText)
    #expect(verdict.status == .failed)
    #expect(
      verdict.causes.map(\.text) == [
        knowsText
          ? "clock is new: {fps: 25}"
          : "the frame rate is 25 instead of 50 frames per second"
      ])
    #expect(verdict.effects.isEmpty)
    #expect(!verdict.isFrameDifferent.contains(true) && verdict.differences.isEmpty)
  }

  @Test func `at another frame rate, a difference is still seen at its time`() async throws {
    let text = scenarioText.replacing("dataSource", with: "clock: {fps: 25}\ndataSource")
      .replacing("alpha: 0.5", with: "alpha: 0.4")
    let slower = try ScenarioReader.read(text, file: "six.yaml").scenario
    let verdict = try await VerifyingTests.verdict(on: slower, by: changed())
    #expect(verdict.causes.count == 2)
    let cause = try #require(verdict.causes.last)
    #expect(cause.text.contains("cell [0,1] is at alpha 0.4"), "\(cause.text)")
    #expect(cause.elements == ["cell [0,1]"])
    // The insertion begins at 0.1 s, between two frames of the slower clock.
    #expect(cause.start >= 0.1 && cause.start <= 0.12)
  }
}
