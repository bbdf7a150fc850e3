import Foundation

/// Calls back once per frame of the clock.
///
/// There are no selectors on Linux, so a display link is made with a closure.
@preconcurrency @MainActor
public final class CADisplayLink {
  /// The time of the last frame.
  public private(set) var timestamp: CFTimeInterval
  /// The time between the last two frames.
  public private(set) var duration: CFTimeInterval = 0
  /// A paused link does not call back.
  public var isPaused = false

  private let clock = MediaClock.current
  private var token: MediaClock.Token?
  private let action: (CADisplayLink) -> Void

  public init(_ action: @escaping (CADisplayLink) -> Void) {
    timestamp = clock.now
    self.action = action
    token = clock.observeFrames { [weak self] in self?.frame() }
  }

  /// The end of the frame after the last.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

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
