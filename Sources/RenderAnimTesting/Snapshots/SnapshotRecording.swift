import AnimScenarioFormat
import AnimStaging
import AnimVerifying
import Foundation

/// Acts a test's own view out: what is seen at each frame until all is still.
@MainActor struct SnapshotRecording {
  /// The frames.
  private(set) var moments: [Performance.Moment] = []
  /// What was done to the view.
  private(set) var steps: [Rehearsal.PerformedStep] = []
  /// The size of the picture, in points.
  let size: CGSize

  /// Nothing moves any more if nothing has moved for so many seconds.
  private static let stillness = 0.5
  /// A view that still moves after so many seconds is one that never rests.
  private static let longest = 10.0

  /// Shows a subject, does something with it and looks at it.
  ///
  /// - Parameters:
  ///   - subject: The place of the test, and the clock.
  ///   - duration: How long it is looked at, in seconds; nil until nothing moves.
  ///   - show: Makes the subject and shows it on the stage.
  ///   - actions: What is done with it in front of the camera; nil for a still.
  /// - Throws: What the closures throw, `ExceptionError`, `RestlessError`.
  init<Shown>(
    of subject: Subject, duration: Double?, show: (ViewStage) throws -> Shown,
    actions: ((Shown) throws -> Void)?
  ) throws {
    let stage = subject.stage()
    let shown = try show(stage)
    try stage.check()
    size = stage.size
    append(stage)
    guard actions != nil || duration != nil else { return }
    if let actions { try stage.run { try actions(shown) } }
    let fps = subject.scenario.clock.fps
    var latestChange = 0
    while true {
      let frame = moments.count
      stage.advance(to: Double(frame) / fps)
      try stage.check()
      append(stage)
      if moments[frame].isDifferent(from: moments[frame - 1]) { latestChange = frame }
      if let duration {
        if Double(frame) / fps >= duration - 1e-9 { break }
      } else if Double(frame - latestChange) / fps >= Self.stillness {
        // The last frame shows what came of it.
        moments.removeLast(frame - max(latestChange, 1))
        break
      } else if Double(frame) / fps >= Self.longest {
        throw RestlessError(seconds: Self.longest)
      }
    }
    let place = subject.place
    steps = [
      .init(
        name: "actions",
        location: SourceRange(
          file: place.path, line: Int(place.line), column: Int(place.column), length: 0),
        start: 0, end: Double(latestChange) / fps)
    ]
  }

  private mutating func append(_ stage: ViewStage) {
    moments.append(
      .init(
        picture: stage.displayList(), elements: stage.elements(),
        offset: stage.presentedContentOffset))
  }
}

extension Performance.Moment {
  fileprivate func isDifferent(from other: Self) -> Bool {
    picture != other.picture || elements != other.elements || offset != other.offset
  }
}

extension ViewStage {
  /// Makes sure that an app would not have crashed so far.
  ///
  /// - Throws: `ExceptionError` if it would have.
  func check() throws {
    if let exception { throw ExceptionError(reason: exception, time: now) }
  }
}

/// What an app would have crashed of.
struct ExceptionError: Error, CustomStringConvertible {
  let reason: String
  let time: Double

  var description: String { "the app would have crashed: \(reason) (t = \(time) s)" }
}

/// The fault of a view that never rests.
struct RestlessError: Error, CustomStringConvertible {
  let seconds: Double

  var description: String {
    "it still moves after \(Int(seconds)) s; say for how long it is looked at with 'duration:'"
  }
}
