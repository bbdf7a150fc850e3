/// When frames are taken and how long they are shown.
///
/// Frame k is taken at `k / framesPerSecond`, never at a sum of steps; the last one is taken when all
/// has come to rest.
package struct FrameSchedule: Hashable, Sendable {
  /// In which order the frames are shown.
  package enum Order: Hashable, Sendable {
    case forward
    case reverse
    /// Forward and back again; the turning points are shown once, so that a loop closes.
    case boomerang
  }

  /// Frames that are taken, at least one.
  package let takenCount: Int
  /// Frames that are shown.
  package let count: Int
  package let framesPerSecond: Double
  private let slowMotion: Double
  private let order: Order
  private let holdFirst: Double
  private let holdLast: Double

  /// - Parameters:
  ///   - slowMotion: How many times longer it takes to watch than to act.
  ///   - end: When the last thing happens, in seconds of the virtual clock.
  ///   - holdFirst: Seconds that the first frame is shown longer.
  ///   - holdLast: Seconds that the last frame is shown longer.
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

  /// When a frame is taken, in seconds of the virtual clock.
  package func actedTime(ofTaken index: Int) -> Double {
    Double(index) / (framesPerSecond * slowMotion)
  }

  /// Which of the frames that are taken is shown as number `index`.
  package func taken(_ index: Int) -> Int {
    switch order {
    case .forward: index
    case .reverse: takenCount - 1 - index
    case .boomerang: index < takenCount ? index : 2 * (takenCount - 1) - index
    }
  }

  /// Whether the frames are shown in the order in which they are taken.
  package var isForward: Bool { order == .forward }

  /// When the frame comes on screen, in seconds from the beginning of the animation.
  package func start(of index: Int) -> Double {
    Double(index) / framesPerSecond + (index > 0 ? holdFirst : 0)
  }

  /// When the next frame takes its place.
  package func end(of index: Int) -> Double {
    start(of: index + 1) + (index == count - 1 ? holdLast : 0)
  }

  /// From the first frame to the end of the last one, in seconds.
  package var duration: Double { end(of: count - 1) }
}
