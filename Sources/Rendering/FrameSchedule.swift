/// The times at which frames are taken and shown.
///
/// Frame k is taken at `k / framesPerSecond`, never at a sum of steps; the last one is taken when
/// all has come to rest.
package struct FrameSchedule: Hashable, Sendable {
  /// The orders in which frames may be shown.
  package enum Order: Hashable, Sendable {
    /// The order in which they are taken.
    case forward
    /// The last frame first.
    case reverse
    /// Forward and back again; the turning points are shown once, so that a loop closes.
    case boomerang
  }

  /// The number of frames that are taken, at least one.
  package let takenCount: Int
  /// The number of frames that are shown.
  package let count: Int
  /// The number of frames that are shown in a second.
  package let framesPerSecond: Double
  private let slowMotion: Double
  private let order: Order
  private let holdFirst: Double
  private let holdLast: Double

  /// A schedule of the frames of a virtual clock.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of frames that are shown in a second, above 0.
  ///   - slowMotion: The factor by which watching takes longer than acting.
  ///   - end: The time at which the last thing happens, in seconds of the virtual clock.
  ///   - order: The order in which the frames are shown.
  ///   - holdFirst: The time by which the first frame is shown longer, in seconds.
  ///   - holdLast: The time by which the last frame is shown longer, in seconds.
  package init(
    framesPerSecond: Double, slowMotion: Double = 1, end: Double, order: Order = .forward,
    holdFirst: Double = 0, holdLast: Double = 0
  ) {
    self.framesPerSecond = framesPerSecond
    self.slowMotion = slowMotion
    self.order = order
    self.holdFirst = holdFirst
    self.holdLast = holdLast
    // A last tick that only rounding puts behind the end is the end.
    let ticks = (end * slowMotion * framesPerSecond - 1e-6).rounded(.up)
    takenCount = max(0, Int(ticks)) + 1
    count = order == .boomerang && takenCount > 1 ? 2 * takenCount - 2 : takenCount
  }

  /// The time at which a frame is taken, in seconds of the virtual clock.
  package func actedTime(ofTaken index: Int) -> Double {
    Double(index) / (framesPerSecond * slowMotion)
  }

  /// The number of the taken frame that is shown as number `index`.
  package func taken(_ index: Int) -> Int {
    switch order {
    case .forward: index
    case .reverse: takenCount - 1 - index
    case .boomerang: index < takenCount ? index : 2 * (takenCount - 1) - index
    }
  }

  /// Whether the frames are shown in the order in which they are taken.
  package var isForward: Bool { order == .forward }

  /// The time at which a shown frame appears, in seconds from the beginning of the animation.
  package func start(of index: Int) -> Double {
    Double(index) / framesPerSecond + (index > 0 ? holdFirst : 0)
  }

  /// The time at which the next frame takes its place, in seconds from the beginning of the
  /// animation.
  package func end(of index: Int) -> Double {
    start(of: index + 1) + (index == count - 1 ? holdLast : 0)
  }

  /// The duration from the first frame to the end of the last one, in seconds.
  package var duration: Double { end(of: count - 1) }
}
