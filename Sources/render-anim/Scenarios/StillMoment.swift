import AnimFigures
import AnimScenarioFormat
import AnimStaging

/// One moment of a scenario, as a picture of its own.
@MainActor struct StillMoment {
  /// The moment alone, acted out to exactly that time.
  private let alone: Excerpt
  /// What it is a moment of.
  private let whole: Excerpt
  /// The time in `whole`, in seconds.
  let time: Double

  init(_ alone: Excerpt, of whole: Excerpt, at time: Double) {
    self.alone = alone
    self.whole = whole
    self.time = time
  }

  /// The last moment of an excerpt.
  init(endOf whole: Excerpt) { self.init(whole.ending, of: whole, at: whole.duration) }

  /// The picture.
  ///
  /// - Parameters:
  ///   - picture: Its looks, with the overlays that are drawn over it.
  ///   - rehearsal: The scenario that it shows.
  ///   - pixelsPerPoint: The scale; nil for that of the looks.
  /// - Returns: The frame, and the source whose scale and size it has.
  /// - Throws: `StageError` if it cannot be acted out, or an error of the fonts of an overlay.
  func frame(
    _ picture: PictureOptions, of rehearsal: Rehearsal, pixelsPerPoint: Double? = nil
  ) throws -> (frame: FigureFrame, source: ScenarioSource) {
    guard !picture.overlayKinds.isEmpty else {
      let source = picture.source(alone, of: rehearsal, pixelsPerPoint: pixelsPerPoint)
      return (try source.screening().advance(to: 0), source)
    }
    // An overlay counts frames and remembers ways, so it must have seen what came before.
    let source = picture.source(whole, of: rehearsal, pixelsPerPoint: pixelsPerPoint)
    let screening = try source.screening()
    for tick in source.ticks where tick < time { _ = try screening.advance(to: tick) }
    return (try screening.advance(to: time), source)
  }
}
