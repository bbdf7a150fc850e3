import Foundation
import Pixels
import Rendering
import Staging

/// Something that can be shown at any time, as often as is asked.
@MainActor protocol FrameSource {
  /// Seconds after which nothing changes.
  var end: Double { get }
  /// The size of frames in pixels at a fraction of the wished scale; nil if it has no other scale.
  func size(at fraction: Double) -> PixelSize?
  /// Pixels per point at a fraction of the wished scale.
  func scale(at fraction: Double) -> Double
  /// What is on screen at times that do not decrease; nothing for a source that does not know.
  func elements(at times: [Double]) throws -> [[TracedElement]]
  /// Starts anew: the result answers times that do not decrease.
  func play() throws -> (Double) throws -> FrameContent
}

extension FrameSource {
  /// The frames of a schedule, in the order in which they are shown.
  func frames(_ schedule: FrameSchedule) throws -> () throws -> TimedFrame? {
    let content = try play()
    // Played backwards, all frames must be known first; they are small values.
    let known =
      schedule.isForward
      ? nil
      : try (0..<schedule.takenCount).map { try content(schedule.actedTime(ofTaken: $0)) }
    var index = 0
    return {
      guard index < schedule.count else { return nil }
      defer { index += 1 }
      let taken = schedule.taken(index)
      return TimedFrame(
        try known?[taken] ?? content(schedule.actedTime(ofTaken: taken)),
        from: schedule.start(of: index), to: schedule.end(of: index))
    }
  }
}
