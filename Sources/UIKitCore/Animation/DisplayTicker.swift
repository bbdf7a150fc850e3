import AnimLayers
import Foundation

/// Calls back whenever time has moved on, and has it stop 60 times a second to do so.
///
/// For content that moves by itself: it is in its place at every frame and at every event, and
/// observers see it as often as on a device, whatever the frame rate of the picture.
@MainActor final class DisplayTicker {
  /// Times per second.
  static let rate = 60.0

  /// The share of a refresh by which the present may fall short of one and count as it: the rounding of
  /// a time that is a multiple of the refresh.
  private static let tolerance = 1e-6

  private let clock = MediaClock.current
  private let action: () -> Void
  private var observer: MediaClock.Token?
  private var refresh: MediaClock.Token?

  init(_ action: @escaping () -> Void) {
    self.action = action
    observer = clock.observeTime { [weak self] in self?.action() }
    scheduleRefresh()
  }

  func cancel() {
    for token in [observer, refresh].compactMap(\.self) { clock.cancel(token) }
    (observer, refresh) = (nil, nil)
  }

  private func scheduleRefresh() {
    let next = (clock.now * Self.rate + Self.tolerance).rounded(.down) + 1
    refresh = clock.schedule(at: next / Self.rate) { [weak self] in self?.scheduleRefresh() }
  }
}
