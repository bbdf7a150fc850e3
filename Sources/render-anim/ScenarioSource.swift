import Figures
import Foundation
import Geometry
import Pixels
import Rendering
import ScenarioFormat
import Staging

/// A part of a scenario that is acted out, at some number of pixels per point.
@MainActor struct ScenarioSource: FrameSource {
  let clip: Clip
  let pixelsPerPoint: Double
  /// What is drawn over the frames.
  let overlay: [Overlay.Kind]
  /// Of the scenario's clock, for counting frames.
  let ticksPerSecond: Double

  /// All of a scenario at its own scale.
  init(_ rehearsal: Rehearsal) {
    self.init(
      clip: rehearsal.whole, pixelsPerPoint: Double(rehearsal.scenario.canvas.scale),
      ticksPerSecond: rehearsal.scenario.clock.fps)
  }

  init(
    clip: Clip, pixelsPerPoint: Double, overlay: [Overlay.Kind] = [], ticksPerSecond: Double
  ) {
    self.clip = clip
    self.pixelsPerPoint = pixelsPerPoint
    self.overlay = overlay
    self.ticksPerSecond = ticksPerSecond
  }

  var end: Double { clip.duration }

  func scale(at fraction: Double) -> Double { pixelsPerPoint * fraction }

  func size(at fraction: Double) -> PixelSize? {
    let scale = scale(at: fraction)
    return PixelSize(
      width: max(1, Int(saturating: (clip.size.width * scale).rounded())),
      height: max(1, Int(saturating: (clip.size.height * scale).rounded())))
  }

  func play() throws -> @MainActor (Double) throws -> FrameContent {
    let screening = try screening()
    return { .drawing(try screening.advance(to: $0).list) }
  }

  func elements() throws -> (@MainActor (Double) throws -> [TracedElement])? {
    let screening = try screening()
    return { time in
      _ = try screening.advance(to: time)
      return screening.elements()
    }
  }

  /// Starts from the beginning.
  func screening() throws -> Screening { try Screening(self) }

  /// All ticks of the scenario's clock until everything is at rest, in seconds.
  var ticks: [Double] {
    let schedule = FrameSchedule(framesPerSecond: ticksPerSecond, end: end)
    return (0..<schedule.takenCount).map { schedule.actedTime(ofTaken: $0) }
  }

  /// `375 × 667 pt`.
  var sizeText: String {
    "\(Double(clip.size.width).shortText) × \(Double(clip.size.height).shortText) pt"
  }
}
