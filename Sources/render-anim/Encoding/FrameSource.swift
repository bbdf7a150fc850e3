import AnimPixels
import AnimRendering
import AnimStaging
import Foundation

/// Something that can be shown at any time, as often as is asked.
@MainActor protocol FrameSource {
  /// The time after which nothing changes, in seconds.
  var end: Double { get }
  /// The size of frames in pixels at a fraction of the wished scale; nil if it has no other scale.
  func size(at fraction: Double) -> PixelSize?
  /// Pixels per point at a fraction of the wished scale.
  func scale(at fraction: Double) -> Double
  /// Starts anew: the result tells the elements on screen at times that do not decrease.
  ///
  /// Nil for a source that does not know them.
  func elements() throws -> (@MainActor (Double) throws -> [TracedElement])?
  /// Starts anew: the result answers times that do not decrease.
  func play() throws -> @MainActor (Double) throws -> FrameContent
}

extension FrameSource {
  /// The frames of a schedule, in the order in which they are shown.
  func frames(_ schedule: FrameSchedule) throws -> () throws -> TimedFrame? {
    let content = try inOrder(schedule, play())
    var index = 0
    return {
      guard index < schedule.count else { return nil }
      defer { index += 1 }
      return TimedFrame(
        try content(index), from: schedule.start(of: index), to: schedule.end(of: index))
    }
  }

  /// The elements on screen in the frames of a schedule, by their numbers, which must be asked for
  /// in order.
  func elements(
    _ schedule: FrameSchedule
  ) throws -> (@MainActor (_ frame: Int) throws -> [TracedElement])? {
    try elements().map { try inOrder(schedule, $0) }
  }

  /// Values of the frames of a schedule from one that tells them at times that do not decrease.
  private func inOrder<Value>(
    _ schedule: FrameSchedule, _ value: @escaping @MainActor (Double) throws -> Value
  ) throws -> @MainActor (_ frame: Int) throws -> Value {
    guard !schedule.isForward else {
      return { try value(schedule.actedTime(ofTaken: schedule.taken($0))) }
    }
    // Played backwards, all of them must be known first; they are small.
    let known = try (0..<schedule.takenCount).map { try value(schedule.actedTime(ofTaken: $0)) }
    return { known[schedule.taken($0)] }
  }
}
