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

  /// The way from the last frame to the first one, which follows it when the animation plays again.
  package enum Closing: Hashable, Sendable {
    /// None: the first frame takes the last one's place.
    case cut
    /// Everything is played backwards, easing in and out, in so many seconds.
    case rewind(duration: Double)
    /// The first frame is faded in over the last one, in so many seconds.
    case crossfade(duration: Double)

    /// The seconds that it takes.
    package var duration: Double {
      switch self {
      case .cut: 0
      case .rewind(let duration), .crossfade(let duration): duration
      }
    }
  }

  /// The number of frames that are taken, at least one.
  package let takenCount: Int
  /// The number of frames that are shown.
  package let count: Int
  /// The number of frames that are shown in a second.
  package let framesPerSecond: Double
  private let slowMotion: Double
  private let order: Order
  private let closing: Closing
  /// The number of frames before those that close the loop.
  private let openCount: Int
  private let shutter: Shutter
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
  ///   - closing: The way back to the first frame; frames that do not go forward have none, because
  ///     they end elsewhere.
  ///   - shutter: The part of a frame's time for which light falls on it.
  package init(
    framesPerSecond: Double, slowMotion: Double = 1, end: Double, order: Order = .forward,
    holdFirst: Double = 0, holdLast: Double = 0, closing: Closing = .cut,
    shutter: Shutter = .instant
  ) {
    self.framesPerSecond = framesPerSecond
    self.slowMotion = slowMotion
    self.order = order
    self.holdFirst = holdFirst
    self.holdLast = holdLast
    // A last tick that only rounding puts behind the end is the end.
    let ticks = (end * slowMotion * framesPerSecond - 1e-6).rounded(.up)
    takenCount = max(0, Int(ticks)) + 1
    openCount = order == .boomerang && takenCount > 1 ? 2 * takenCount - 2 : takenCount
    let isClosed = order == .forward && takenCount > 1
    self.closing = isClosed ? closing : .cut
    self.shutter = shutter
    // The frame in which the loop is closed is the first one.
    count = openCount + max(0, Int((self.closing.duration * framesPerSecond).rounded()) - 1)
  }

  /// The time at which a frame is taken, in seconds of the virtual clock.
  package func actedTime(ofTaken index: Int) -> Double {
    Double(index) / (framesPerSecond * slowMotion)
  }

  /// The number of the taken frame that is shown as number `index`; of those that close the loop, the
  /// last one.
  package func taken(_ index: Int) -> Int {
    switch order {
    case .forward: min(index, takenCount - 1)
    case .reverse: takenCount - 1 - index
    case .boomerang: index < takenCount ? index : 2 * (takenCount - 1) - index
    }
  }

  /// The time that is seen in a shown frame, in seconds of the virtual clock.
  package func actedTime(of index: Int) -> Double {
    let taken = actedTime(ofTaken: taken(index))
    guard case .rewind = closing, index >= openCount else { return taken }
    let way = closed(index)
    return taken * (1 - way * way * (3 - 2 * way))
  }

  /// The part of the way from the last frame to the first one that a shown frame has gone, 0…1.
  private func closed(_ index: Int) -> Double {
    Double(max(0, index - openCount + 1)) / Double(count - openCount + 1)
  }

  /// The weight of the first frame, 0…1, where it is faded in over a shown frame; nil where it is not.
  package func dissolve(of index: Int) -> Double? {
    guard case .crossfade = closing, index >= openCount else { return nil }
    return closed(index)
  }

  /// The times of which a shown frame is the mean, in seconds of the virtual clock, in order; its own
  /// is in their middle.
  package func exposure(of index: Int) -> [Double] {
    let time = actedTime(of: index)
    // How fast acted time goes by just there: it does not in holds, and rewinding is faster.
    let (before, after) = (
      index > 0 ? actedTime(of: index - 1) : time,
      index + 1 < count ? actedTime(of: index + 1) : time
    )
    let span = index > 0 && index + 1 < count ? 2.0 : 1
    return shutter.times(around: time, interval: abs(after - before) / span)
  }

  /// The time at which a shown frame appears, in seconds from the beginning of the animation.
  package func start(of index: Int) -> Double {
    Double(index) / framesPerSecond + (index > 0 ? holdFirst : 0)
      + (index >= openCount && count > openCount ? holdLast : 0)
  }

  /// The time at which the next frame takes its place, in seconds from the beginning of the
  /// animation.
  package func end(of index: Int) -> Double {
    start(of: index + 1) + (index == count - 1 && count == openCount ? holdLast : 0)
  }

  /// The duration from the first frame to the end of the last one, in seconds.
  package var duration: Double { end(of: count - 1) }
}
