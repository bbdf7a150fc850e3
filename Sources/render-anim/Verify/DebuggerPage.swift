import AnimFiles
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimVerifying
import Foundation

/// The page that plays a performance beside what its reference expects.
@MainActor struct DebuggerPage {
  private let verdict: Verdict
  private let performance: Performance
  private let rehearsal: Rehearsal
  private let tasks: Int

  /// The page of a verdict; nil if nothing was performed, or by no scenario.
  ///
  /// - Parameters:
  ///   - verdict: What was found, with the pictures that differ.
  ///   - tasks: The largest number of frames that are drawn at once.
  init?(_ verdict: Verdict, tasks: Int) {
    guard let performance = verdict.performance, let rehearsal = performance.rehearsal,
      verdict.reference != nil
    else { return nil }
    (self.verdict, self.performance, self.rehearsal) = (verdict, performance, rehearsal)
    self.tasks = tasks
  }

  /// Writes the page into the folder of a report.
  ///
  /// - Returns: What was written.
  /// - Throws: `StageError`, `OutputError` or `CancellationError`.
  func write(to folder: ReportFolder) async throws -> OutputSummary {
    let source = ScenarioSource(rehearsal)
    let schedule = FrameSchedule(of: performance.scenario, end: rehearsal.duration)
    var settings = PlayerSettings(
      title: verdict.name, alternativeText: performance.scenario.alt,
      theme: performance.theme.rawValue, scale: source.scale(at: 1),
      marks: rehearsal.marks.map { ($0.name, shown($0.time, schedule)) },
      elements: try source.elements(schedule))
    settings.events = try source.history().map { PlayerEvents($0, schedule) }
    settings.expectation = expectation(schedule)
    let sink = try PlayerSink(
      path: folder.debugger(of: verdict.name), size: performance.size, settings: settings)
    let renderer = FrameRenderer(
      size: performance.size, scale: source.scale(at: 1), tasks: tasks)
    return try await renderer.render(into: [sink], next: try source.frames(schedule))[0]
  }

  /// The time at which something that is acted at a time is shown, in seconds.
  private func shown(_ time: Double, _ schedule: FrameSchedule) -> Double {
    let frame = (0..<schedule.count).first { schedule.actedTime(of: $0) >= time - 1e-6 }
    return schedule.start(of: frame ?? max(0, schedule.count - 1))
  }

  private func expectation(_ schedule: FrameSchedule) -> PlayerExpectation {
    func start(_ frame: Int) -> Double { schedule.start(of: min(frame, schedule.count - 1)) }
    let pictures = verdict.differences.map { (start($0.frame), $0.expected) }
    return PlayerExpectation(
      headline: verdict.headline,
      causes: (verdict.causes + verdict.effects).map { cause in
        .init(
          text: cause.location.map { "line \($0.line): \(cause.text)" } ?? cause.text,
          start: cause.start, end: cause.end, elements: cause.elements)
      },
      differing: verdict.isFrameDifferent.indices.filter { verdict.isFrameDifferent[$0] }.map(
        start),
      tracks: verdict.unexpectedTracks.mapValues { changes in
        changes.filter { $0.frame < schedule.count }.map { change in
          guard let state = change.state else { return .init(time: start(change.frame)) }
          return .init(
            time: start(change.frame),
            numbers: [state.x, state.y, state.width, state.height, state.alpha],
            zIndex: state.zIndex, transform: state.transform)
        }
      },
      picture: { times in
        pictures.first { times.lowerBound - 1e-9 <= $0.0 && $0.0 < times.upperBound - 1e-9 }?.1
      })
  }
}
