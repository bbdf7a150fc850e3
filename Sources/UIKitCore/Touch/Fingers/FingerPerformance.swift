import AnimLayers
public import Foundation

/// Fingers that act out a script on a window.
@preconcurrency @MainActor public final class FingerPerformance {
  /// The rate at which the simulated screen looks for fingers, in Hz; velocities come from these
  /// samples alone.
  ///
  /// Each frame is told besides where the fingers are at its own time, whatever the frame rate of the
  /// picture, as a device resamples touches for the frame that it is about to draw: content under a
  /// finger keeps its pace.
  nonisolated static let sampleRate = 60.0

  private let script: FingerScript
  private let window: UIWindow
  private let start: TimeInterval
  private let indicators: TouchIndicators?
  private var marks: [Int: TouchIndicators.Mark] = [:]
  private var touches: [Int: UITouch] = [:]
  private var touchedViews: [UIView] = []
  private var observer: MediaClock.Token?
  private var frames: MediaClock.Token?
  /// When the fingers stop, seconds after the start.
  private let arrival: TimeInterval
  /// When it was last told where the fingers are.
  private var lastTold = -TimeInterval.infinity
  private let whenUp: () -> Void
  private let whenAtRest: () -> Void
  private var remaining: Int

  init(
    _ script: FingerScript, in window: UIWindow, delay: TimeInterval,
    indicators: TouchIndicators?, whenUp: @escaping () -> Void,
    whenAtRest: @escaping () -> Void
  ) {
    self.script = script
    self.window = window
    self.indicators = indicators
    self.whenUp = whenUp
    self.whenAtRest = whenAtRest
    start = MediaClock.current.now + delay
    remaining = script.contacts.count
    arrival = script.contacts.map(\.arrival).max() ?? 0
    schedule()
    frames = MediaClock.current.observeFrames { self.followInFrame() }
    if let indicators {
      for (index, contact) in script.contacts.enumerated() where contact.start == 0 {
        if delay > 0, indicators.showsHover { marks[index] = indicators.hover(at: contact.origin) }
      }
      observer = MediaClock.current.observeTime { self.moveMarks() }
    }
  }

  /// Seconds by which a sample has to come before the end of a movement: one at the end itself, but for
  /// rounding, is the lifting.
  private static let tolerance = 1e-9

  /// The moments of the script at which something is to be told: samples, and every finger's last.
  private func schedule() {
    let clock = MediaClock.current
    for (index, contact) in script.contacts.enumerated() {
      clock.schedule(at: start + contact.start) { self.putDown(index) }
      if !contact.isHeld {
        clock.schedule(at: start + contact.end) { self.lift([index]) }
      }
    }
    var sample = 1
    while Double(sample) / Self.sampleRate < arrival - Self.tolerance {
      clock.schedule(at: start + Double(sample) / Self.sampleRate) { self.sample() }
      sample += 1
    }
  }

  private var scriptTime: TimeInterval { MediaClock.current.now - start }

  private func location(_ index: Int) -> CGPoint {
    script.contacts[index].location(at: scriptTime)
  }

  // MARK: Events

  private func putDown(_ index: Int) {
    let location = location(index)
    let hit = window.hit(at: location)
    let touch = UITouch(
      at: hit.window.convert(location, from: window), in: hit.window, view: hit.view,
      timestamp: MediaClock.current.now)
    if let view = touch.view { touchedViews.append(view) }
    touches[index] = touch
    let mark = marks[index] ?? indicators?.hover(at: location)
    marks[index] = mark
    mark?.press()
    lastTold = MediaClock.current.now
    send([index], phase: .began)
  }

  /// Tells where the fingers are.
  ///
  /// A finger that rests is told of too, as a real one never quite does.
  private func sample() { tell(isSample: true) }

  /// Tells where the fingers are at the time of the frame, until they have stopped.
  private func followInFrame() {
    guard lastTold < min(MediaClock.current.now, start + arrival) - Self.tolerance else { return }
    tell(isSample: false)
  }

  private func tell(isSample: Bool) {
    let down = touches.keys.sorted()
    guard !down.isEmpty else { return }
    lastTold = MediaClock.current.now
    for index in down {
      guard let touch = touches[index] else { continue }
      let location = (touch.window ?? window).convert(location(index), from: window)
      touch.move(to: location, phase: .moved, timestamp: lastTold)
    }
    send(down, phase: .moved, isSample: isSample)
  }

  private func lift(_ indices: [Int]) {
    sample()
    let down = indices.filter { touches[$0] != nil }
    for index in down {
      guard let touch = touches[index] else { continue }
      touch.move(
        to: touch.location(in: nil), phase: .ended, timestamp: MediaClock.current.now)
    }
    send(down, phase: .ended)
    for index in down {
      touches[index] = nil
      marks.removeValue(forKey: index)?.lift()
    }
    remaining -= down.count
    if remaining == 0 { finish() }
  }

  /// Lifts all fingers that are still down.
  public func lift() { lift(touches.keys.sorted()) }

  /// Tells the window of the touches that changed together.
  private func send(_ changed: [Int], phase: UITouch.Phase, isSample: Bool = true) {
    for (index, touch) in touches where !changed.contains(index) {
      touch.move(
        to: touch.location(in: nil), phase: .stationary, timestamp: touch.timestamp)
    }
    let ordered = touches.sorted { $0.key < $1.key }
    let windows = ordered.filter { changed.contains($0.key) }.map { $0.value.window ?? window }
    for (index, touched) in windows.enumerated()
    where !windows[..<index].contains(where: { $0 === touched }) {
      touched.sendEvent(
        UIEvent(
          timestamp: MediaClock.current.now,
          touches: ordered.map(\.value).filter { ($0.window ?? window) === touched },
          isSample: isSample))
    }
  }

  // MARK: The end

  private func finish() {
    for token in [observer, frames].compactMap(\.self) { MediaClock.current.cancel(token) }
    (observer, frames) = (nil, nil)
    whenUp()
    waitForRest()
  }

  /// Waits until nothing scrolls that was touched.
  private func waitForRest() {
    let views = touchedViews.flatMap { sequence(first: $0, next: \.superview) }
    for case let scrollView as UIScrollView in views where !scrollView.isAtRest {
      return scrollView.whenAtRest { self.waitForRest() }
    }
    whenAtRest()
  }

  private func moveMarks() {
    for (index, mark) in marks.sorted(by: { $0.key < $1.key }) { mark.move(to: location(index)) }
  }
}

extension UIWindow {
  /// Has fingers act out `script`.
  ///
  /// - Parameters:
  ///   - script: The fingers' movements, in points of the window.
  ///   - delay: Seconds before the first finger comes down; it hovers until then, if the indicators
  ///     show that.
  ///   - indicators: Pictures of the fingers; nil for none.
  ///   - whenUp: Called when the last finger has been lifted.
  ///   - whenAtRest: Called after that, when no scroll view that was touched moves any longer.
  /// - Returns: The running performance, which can lift fingers that the script holds.
  @discardableResult
  public func perform(
    _ script: FingerScript, delay: TimeInterval = 0, indicators: TouchIndicators? = nil,
    whenUp: @escaping () -> Void = {}, whenAtRest: @escaping () -> Void = {}
  ) -> FingerPerformance {
    FingerPerformance(
      script, in: self, delay: delay, indicators: indicators, whenUp: whenUp,
      whenAtRest: whenAtRest)
  }
}
