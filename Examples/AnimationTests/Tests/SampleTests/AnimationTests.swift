import RenderAnimTesting
import Testing

@Suite(.renders(references: "References"))
struct AnimationTests {
  @Test(arguments: try ScenarioFile.all(in: "Scenarios"))
  func `an animation is as recorded`(_ file: ScenarioFile) async throws {
    try await expectMatchesReference(file)
  }
}

/// What a difference looks like: these expect it.
@Suite(.renders(references: "Changed/References", record: .never, report: ".build/report"))
struct DifferenceTests {
  @Test func `a changed animation is an issue at the scenario's line`() async throws {
    try await withKnownIssue {
      try await expectMatchesReference(ScenarioFile("Changed/tiles.yaml"))
    } matching: { issue in
      issue.description.contains("is turned by up to 90°")
        && issue.sourceLocation?.fileName == "tiles.yaml"
    }
  }

  @Test func `a missing reference is an issue`() async throws {
    try await withKnownIssue {
      try await expectMatchesReference(ScenarioFile("Changed/unknown.yaml"))
    } matching: {
      $0.description.contains("there is no reference")
    }
  }
}
