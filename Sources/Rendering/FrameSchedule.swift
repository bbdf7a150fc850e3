/// When frames are taken and how long they are shown.
///
/// Frame k is taken at `k / framesPerSecond`, never at a sum of steps; the last one is taken when all
/// has come to rest.
public struct FrameSchedule: Hashable, Sendable {
  /// At least one.
  public let count: Int
  private let framesPerSecond: Double
  private let slowMotion: Double
  private let holdFirst: Double
  private let holdLast: Double

  /// - Parameters:
  ///   - slowMotion: How many times longer it takes to watch than to act.
  ///   - end: When the last thing happens, in seconds of the virtual clock.
  ///   - holdFirst: Seconds that the first frame is shown longer.
  ///   - holdLast: Seconds that the last frame is shown longer.
  public init(
    framesPerSecond: Double, slowMotion: Double = 1, end: Double, holdFirst: Double = 0,
    holdLast: Double = 0
  ) {
    self.framesPerSecond = framesPerSecond
    self.slowMotion = slowMotion
    self.holdFirst = holdFirst
    self.holdLast = holdLast
    // A last tick that only rounding puts behind the end is the end.
    let ticks = (end * slowMotion * framesPerSecond - 1e-6).rounded(.up)
    count = max(0, Int(ticks)) + 1
  }

  /// When the frame is taken, in seconds of the virtual clock.
  public func actedTime(of index: Int) -> Double {
    Double(index) / (framesPerSecond * slowMotion)
  }

  /// When the frame comes on screen, in seconds from the beginning of the animation.
  public func start(of index: Int) -> Double {
    Double(index) / framesPerSecond + (index > 0 ? holdFirst : 0)
  }

  /// When the next frame takes its place.
  public func end(of index: Int) -> Double {
    start(of: index + 1) + (index == count - 1 ? holdLast : 0)
  }

  /// From the first frame to the end of the last one, in seconds.
  public var duration: Double { end(of: count - 1) }
}
