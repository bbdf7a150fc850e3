import AnimGeometry
import AnimScenarioFormat
import AnimStaging

/// When something differs, in words, and at which step of a scenario.
struct CauseTimeline: Sendable {
  private let chapters: [Rehearsal.Chapter]
  private let steps: [Rehearsal.PerformedStep]
  private let framesPerSecond: Double

  /// The timeline of an acted scenario.
  init(_ rehearsal: Rehearsal) {
    chapters = rehearsal.chapters
    steps = rehearsal.steps
    framesPerSecond = rehearsal.scenario.clock.fps
  }

  /// The timeline of a performance, which a test may have acted out without a scenario.
  init(_ performance: Performance) {
    chapters = performance.rehearsal?.chapters ?? []
    steps = performance.steps
    framesPerSecond = performance.framesPerSecond
  }

  private func seconds(_ frame: Int) -> Double { Double(frame) / framesPerSecond }

  /// A cause that shows in some frames, with their times in its text.
  func cause(
    _ kind: Verdict.Cause.Kind, _ text: String, _ frames: ClosedRange<Int>,
    _ elements: [String] = []
  ) -> Verdict.Cause {
    // A frame is to be seen until the next one.
    let (start, end) = (seconds(frames.lowerBound), seconds(frames.upperBound + 1))
    let times =
      frames.count == 1
      ? "at \(Self.text(start)) s" : "from \(Self.text(start)) s to \(Self.text(end)) s"
    let chapter = chapter(from: start, to: seconds(frames.upperBound)).map { " in '\($0)'" } ?? ""
    return Verdict.Cause(
      kind: kind, text: "\(text) \(times)\(chapter)", start: start, end: end,
      elements: elements, location: location(frames.lowerBound))
  }

  /// The cause that elements move differently.
  func cause(_ group: GeometryDifference.Group) -> Verdict.Cause {
    let verb = group.elements.count == 1 ? "is" : "are"
    return cause(
      .geometry, "\(DrawingDifference.list(group.elements)) \(verb) \(group.description)",
      group.frames, group.elements)
  }

  /// The duration of some frames: `0.12 s`.
  func text(ofFrames count: Int) -> String { "\(Self.text(seconds(count))) s" }

  /// The name of the chapter that all of a stretch of time falls into, in seconds.
  private func chapter(from start: Double, to end: Double) -> String? {
    chapters.last { $0.start <= start + 1e-6 && end <= $0.end + 1e-6 }?.name
  }

  /// The step that was running when a frame was shown: the latest one that had begun.
  func location(_ frame: Int) -> SourceRange? {
    // What differs from the beginning is no step's doing.
    guard frame > 0 else { return nil }
    let time = seconds(frame)
    let begun = steps.filter { $0.start < time + 1e-6 }
    let acting = begun.filter { $0.name != "wait" }
    return (acting.last ?? begun.last)?.location
  }

  /// The time with two digits after the point, or three where they are needed.
  static func text(_ seconds: Double) -> String {
    let thousandths = Int(saturating: (seconds * 1000).rounded())
    let text = String(1000 + thousandths % 1000).dropFirst()
    return "\(thousandths / 1000).\(text.hasSuffix("0") ? text.dropLast() : text)"
  }
}
