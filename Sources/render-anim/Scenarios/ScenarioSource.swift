import AnimExplaining
import AnimFigures
import AnimGeometry
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import Foundation

/// A part of a scenario that is acted out, at some number of pixels per point.
@MainActor struct ScenarioSource: FrameSource {
  let excerpt: Excerpt
  let pixelsPerPoint: Double
  /// The kinds of overlay that are drawn over the frames.
  let overlay: [Overlay.Kind]
  /// The rate of the scenario's clock, for counting frames.
  let ticksPerSecond: Double
  /// The frames that other sources draw too, at scales that their files are named for; nil to act
  /// out anew each time.
  var acted: ActedFrames?
  /// The scenario's annotations; nil if it has none.
  private let notes: Notes?

  /// All of a scenario at its own scale.
  init(_ rehearsal: Rehearsal) {
    self.init(
      rehearsal.whole, of: rehearsal, pixelsPerPoint: Double(rehearsal.scenario.canvas.scale))
  }

  /// A part of a scenario.
  init(
    _ excerpt: Excerpt, of rehearsal: Rehearsal, pixelsPerPoint: Double,
    overlay: [Overlay.Kind] = []
  ) {
    notes = rehearsal.scenario.annotations.isEmpty ? nil : Notes(rehearsal)

    self.excerpt = excerpt
    self.pixelsPerPoint = pixelsPerPoint
    self.overlay = overlay
    ticksPerSecond = rehearsal.scenario.clock.fps
  }

  var end: Double { excerpt.duration }

  func scale(at fraction: Double) -> Double { pixelsPerPoint * fraction }

  func size(at fraction: Double) -> PixelSize? {
    if acted != nil, fraction != 1 { return nil }
    let scale = scale(at: fraction)
    return PixelSize(
      width: max(1, Int(saturating: (excerpt.size.width * scale).rounded())),
      height: max(1, Int(saturating: (excerpt.size.height * scale).rounded())))
  }

  func take(at time: Double) -> ClosedRange<Double> { excerpt.take(at: time) }

  func play() throws -> @MainActor (Double) throws -> SourceMoment {
    if let acted { return acted.play() }
    let screening = try screening()
    return { time in
      let (list, notes) = try screening.parts(at: time)
      return SourceMoment(content: .drawing(list), notes: notes)
    }
  }

  func elements() throws -> (@MainActor (Double) throws -> PlayerElements)? {
    let screening = try screening()
    return { time in
      _ = try screening.advance(to: time)
      return PlayerElements(shown: screening.elements(), models: screening.models())
    }
  }

  func history() throws -> History? {
    // Two that stand side by side have nothing to do with each other.
    excerpt.isComparison ? nil : try History.recorded(excerpt, at: ticks).history
  }

  /// The excerpt from its beginning, to be played once.
  func screening() throws -> Screening {
    try Screening(
      excerpt, overlay: overlay, ticksPerSecond: ticksPerSecond, notes: notes?.drawing(of: excerpt))
  }

  /// All ticks of the scenario's clock until everything is at rest, in seconds.
  var ticks: [Double] {
    let schedule = FrameSchedule(framesPerSecond: ticksPerSecond, end: end)
    return (0..<schedule.takenCount).map { schedule.actedTime(ofTaken: $0) }
  }

  /// The size in words: `375 × 667 pt`.
  var sizeText: String {
    "\(Double(excerpt.size.width).shortText) × \(Double(excerpt.size.height).shortText) pt"
  }
}

extension PictureOptions {
  /// The source of an excerpt of a rehearsed scenario, at the scale that is wished for, unless
  /// another is given.
  @MainActor func source(
    _ excerpt: Excerpt, of rehearsal: Rehearsal, pixelsPerPoint: Double? = nil
  ) -> ScenarioSource {
    let scenario = rehearsal.scenario
    return ScenarioSource(
      excerpt, of: rehearsal,
      pixelsPerPoint: pixelsPerPoint ?? width.map { Double($0) / Double(excerpt.size.width) }
        ?? Double(scenario.canvas.scale),
      overlay: overlayKinds)
  }
}
