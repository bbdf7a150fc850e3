import AnimScenarioFormat
import Testing

@testable import AnimVerifying

/// Bugs that are put into a scenario are found, and named for what they are.
@MainActor struct InjectedBugTests {
  private func causes(_ part: String, _ replacement: String) async throws -> [Verdict.Cause] {
    let verdict = try await verdict(on: changed(part, to: replacement), by: changed())
    #expect(verdict.status == .failed)
    return verdict.causes
  }

  @Test func `nothing is found where nothing was changed`() async throws {
    let verdict = try await verdict(on: changed(), by: changed())
    #expect(verdict.status == .passed && verdict.causes.isEmpty)
    #expect(verdict.selfCheck == "one unit in one pixel is seen")
  }

  @Test func `half a pixel`() async throws {
    let cause = try #require(
      try await causes("sectionInset: [5, 5, 5, 5]", "sectionInset: [5.5, 5, 5, 5]").first)
    #expect(cause.kind == .geometry)
    #expect(cause.text.contains("are 0.5 pt lower from 0.00 s"))
    #expect(cause.elements.contains("cell [0,3]"))
  }

  @Test func `a degree`() async throws {
    let cause = try #require(try await causes("rotate: 90deg", "rotate: 91deg").first)
    #expect(cause.kind == .geometry)
    #expect(cause.text.contains("cell [0,1] is turned by up to 1°"))
  }

  @Test func `a radius`() async throws {
    let cause = try #require(try await causes("cornerRadius: 6", "cornerRadius: 8").first)
    #expect(cause.kind == .drawing)
    #expect(cause.text.hasPrefix("drawing changed: the corners of cell [0,"))
  }

  @Test func `an alpha`() async throws {
    let causes = try await causes("alpha: 0.5", "alpha: 0.4")
    let cause = try #require(causes.first)
    #expect(cause.kind == .geometry && causes.count == 1)
    #expect(cause.text.contains("cell [0,1] is at alpha 0.4 instead of 0.5"))
  }

  @Test func `a colour`() async throws {
    let cause = try #require(try await causes("#007AFF", "#0084FF").first)
    #expect(cause.kind == .drawing)
    #expect(cause.text.hasPrefix("drawing changed: colour #007AFF became #0084FF in cell [0,"))
  }

  @Test func `one frame late`() async throws {
    let causes = try await causes(
      "- wait: 0.1\n  - insertItems", "- wait: 0.12\n  - insertItems")
    let cause = try #require(causes.first)
    #expect(cause.kind == .timing && causes.count == 1)
    #expect(cause.text.hasPrefix("timing is shifted: what is shown comes 1 frame (0.02 s) late"))
  }

  @Test func `a cell that is missing`() async throws {
    let cause = try #require(try await causes("items: 6", "items: 5").first)
    #expect(cause.kind == .geometry)
    #expect(cause.text.contains("cell [0,5] is missing from 0.00 s"))
  }

  @Test func `another size`() async throws {
    let causes = try await causes("size: [120, 90]", "size: [120, 92]")
    #expect(causes.map(\.text) == ["the picture is 120 × 92 px instead of 120 × 90 px"])
  }

  @Test func `a longer end`() async throws {
    let original = try changed("alpha: 0.5}", to: "alpha: 0.5}\nclock: {fps: 25}")
    let text = scenarioText.replacing("alpha: 0.5}", with: "alpha: 0.5}\nclock: {fps: 25}")
      .replacing("[[0, 1]]\n  - wait: 0.1", with: "[[0, 1]]\n  - wait: 0.3")
    let longer = try ScenarioReader.read(text, file: "six.yaml").scenario
    let verdict = try await verdict(on: longer, by: original)
    #expect(verdict.status == .failed)
    #expect(verdict.causes.count == 1)
    #expect(verdict.causes[0].text.hasPrefix("the animation has "))
    #expect(verdict.causes[0].text.contains(" more: "))
  }

  @Test func `the chapter is named`() async throws {
    func read(_ angle: String) throws -> Scenario {
      try ScenarioReader.read(
        scenarioText.replacing("90deg", with: angle).replacing(
          "  - insertItems: [[0, 1]]\n  - wait: 0.1",
          with: "  - chapter: {name: inserting}\n  - insertItems: [[0, 1]]\n  - wait: 0.1"),
        file: "six.yaml"
      ).scenario
    }
    let cause = try #require(try await verdict(on: read("91deg"), by: read("90deg")).causes.first)
    #expect(cause.text.hasSuffix(" s in 'inserting'"))
  }

  @Test func `the step that was running is named`() async throws {
    let verdict = try await verdict(
      on: changed("rotate: 90deg", to: "rotate: 80deg"), by: changed())
    #expect(verdict.location?.line == 16)
    #expect(verdict.causes.map(\.location?.line) == [16])
  }
}

@MainActor struct ToleranceTests {
  private func status(
    _ verification: String, _ part: String, _ replacement: String
  ) async throws -> Verdict.Status {
    func read(_ text: String) throws -> Scenario {
      try ScenarioReader.read(text + "\nverify: \(verification)\n", file: "six.yaml").scenario
    }
    return try await verdict(
      on: read(scenarioText.replacing(part, with: replacement)), by: read(scenarioText)
    ).status
  }

  @Test(arguments: [
    ("{metric: offBy, tolerance: 10}", Verdict.Status.drifted),
    ("{metric: offBy, tolerance: 9}", .failed),
    ("{metric: pixelmatch}", .drifted),
    ("{metric: exact}", .failed),
    ("{maxDiffRatio: 1}", .drifted),
    ("{maxDiffRatio: 1, maxDiffPixels: 100}", .failed),
    ("{maxFrames: 1000, samples: [all]}", .drifted),
    ("{ignore: [[0, 0, 120, 90]]}", .passed),
  ])
  func `a difference within the tolerance is drift`(
    verification: String, expected: Verdict.Status
  ) async throws {
    // Ten units of green.
    #expect(try await status(verification, "#007AFF", "#0084FF") == expected)
  }

  @Test func `drift says how far it goes`() async throws {
    let verification = "\nverify: {metric: offBy, tolerance: 10}\n"
    func read(_ color: String) throws -> Scenario {
      let text = scenarioText.replacing("#007AFF", with: color) + verification
      return try ScenarioReader.read(text, file: "six.yaml").scenario
    }
    let verdict = try await verdict(on: read("#0084FF"), by: read("#007AFF"))
    #expect(verdict.causes.count == 1)
    #expect(verdict.causes[0].text.hasPrefix("drawing changed within the tolerance (up to "))
    #expect(verdict.causes[0].text.contains(" pixels, by up to 10 of 255) from 0.00 s"))
  }

  @Test func `a tolerance says what it cannot see`() async throws {
    let text = scenarioText + "\nverify: {metric: offBy, tolerance: 9}\n"
    let scenario = try ScenarioReader.read(text, file: "six.yaml").scenario
    let verdict = try await verdict(on: scenario, by: scenario)
    #expect(
      verdict.selfCheck == "this tolerance cannot see a change of less than 10 of 255 in all pixels"
    )
  }
}
