import Foundation

/// Calls back once per frame of the clock.
///
/// There are no selectors on Linux, so a display link is made with a closure.
@preconcurrency @MainActor
public final class CADisplayLink {
  /// The clock's time at the last frame, in seconds.
  public private(set) var timestamp: CFTimeInterval
  /// Seconds between the last two frames; 0 before the first.
  public private(set) var duration: CFTimeInterval = 0
  /// Whether the link keeps from calling back; by default false.
  public var isPaused = false
  /// How often the link would like to call back; kept and not heeded: it calls at every frame of the clock.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// How many calls a second the link would like, 0, the default, for as many as there are; kept and not heeded.
  public var preferredFramesPerSecond = 0
  /// Every how many frames the link would like to call back, 1 by default; kept and not heeded.
  public var frameInterval = 1

  private let clock = MediaClock.current
  private var token: MediaClock.Token?
  private let action: (CADisplayLink) -> Void

  /// Creates a link that calls `action` at every frame of the current clock, until it is let go or
  /// invalidated.
  public init(_ action: @escaping (CADisplayLink) -> Void) {
    timestamp = clock.now
    self.action = action
    token = clock.observeFrames { [weak self] in self?.frame() }
  }

  /// The end of the frame after the last.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// Ends the calls for good.
  public func invalidate() {
    if let token { clock.cancel(token) }
    token = nil
  }

  private func frame() {
    duration = clock.now - timestamp
    timestamp = clock.now
    if !isPaused { action(self) }
  }
}

/// Calls a second: those that are needed, those that are useful, and those that are wished for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least rate.
  public var minimum: Float
  /// The greatest rate.
  public var maximum: Float
  /// The rate that is wished for; 0, and nil, for none in particular.
  public var preferred: Float?

  /// A range of rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// No rate in particular.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
