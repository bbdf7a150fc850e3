package import AnimScenarioFormat
import AnimStaging

extension Verifier {
  /// The verdict on a scenario by a trace that another UIKit wrote, such as Apple's on a Mac.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - theme: The theme in which it is acted out.
  ///   - expected: The trace of the other UIKit.
  ///   - tolerance: How far the scenario's own trace may be from it.
  /// - Returns: The verdict, without pictures.
  /// - Throws: `CancellationError` only: all other failures are verdicts.
  @MainActor package func verdict(
    on scenario: Scenario, theme: Theme, against expected: LayoutTrace, _ tolerance: TraceTolerance
  ) throws -> Verdict {
    let name = ReferenceStore.name(of: scenario.file, theme: theme, scale: scenario.canvas.scale)
    do {
      let rehearsal = try Rehearsal(scenario, theme: theme)
      let actual = try LayoutTrace(of: rehearsal)
      let timeline = CauseTimeline(rehearsal)
      var verdict = Verdict(name: name, file: scenario.file, status: .passed)
      verdict.causes = Self.ending(of: expected, actual, tolerance)
      verdict.causes += GeometryDifference.groups(
        tolerance.expectation(expected, at: actual), actual
      ).map(timeline.cause)
      if !verdict.causes.isEmpty { verdict.status = .failed }
      verdict.location = verdict.causes.lazy.compactMap(\.location).first
      return verdict
    } catch let error as StageError {
      return .error("\(error)", name: name, file: scenario.file)
    }
  }

  /// The cause that a trace ends earlier or later, if it does.
  private static func ending(
    of expected: LayoutTrace, _ actual: LayoutTrace, _ tolerance: TraceTolerance
  ) -> [Verdict.Cause] {
    let (old, new) = (expected.times.last ?? 0, actual.times.last ?? 0)
    guard abs(new - old) > tolerance.seconds + 1e-9 else { return [] }
    return [
      .init(
        kind: .timing,
        text: "it ends at \(CauseTimeline.text(new)) s instead of \(CauseTimeline.text(old)) s",
        start: 0, end: 0, elements: [])
    ]
  }
}
