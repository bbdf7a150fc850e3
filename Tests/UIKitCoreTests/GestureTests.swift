import AnimGeometry
import AnimLayers
import AnimMotion
import Foundation
import Testing

@testable import UIKitCore

/// A window of 400 × 400 points with a view that fills it.
@MainActor func withWindow(
  _ view: UIView = UIView(), _ body: @MainActor (MediaClock, UIWindow, UIView) throws -> Void
) rethrows {
  try withClock { clock in
    try UIEnvironment().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      view.frame = window.bounds
      window.addSubview(view)
      window.layoutIfNeeded()
      try body(clock, window, view)
    }
  }
}

/// Notes the states of recognizers.
@MainActor final class GestureLog {
  var notes: [String] = []

  func watch(_ recognizer: some UIGestureRecognizer, _ name: String) {
    recognizer.addAction { self.notes.append("\(name) \($0.state)") }
  }
}

@MainActor struct GestureTests {
  let center = CGPoint(x: 200, y: 200)

  @Test func `a tap is recognized when the finger is lifted`() {
    withWindow { clock, window, view in
      let log = GestureLog()
      let tap = UITapGestureRecognizer()
      log.watch(tap, "tap")
      view.addGestureRecognizer(tap)
      var places: [CGPoint] = []
      tap.addAction { places.append($0.location(in: view)) }
      window.perform(.tap(at: CGPoint(x: 30, y: 40)))
      clock.advance(to: 0.099)
      #expect(log.notes == [])
      clock.advance(to: 0.1)
      #expect(log.notes == ["tap ended"])
      #expect(places == [CGPoint(x: 30, y: 40)])
      #expect(tap.state == .possible)
    }
  }

  @Test(arguments: [
    (FingerScript.longPress(at: CGPoint(x: 9, y: 9), duration: 0.8), [String]()),
    (.drag(from: CGPoint(x: 9, y: 9), by: CGVector(dx: 11, dy: 0), duration: 0.2), []),
    (.tap(at: CGPoint(x: 9, y: 9)), ["tap ended"]),
    (.drag(from: CGPoint(x: 9, y: 9), by: CGVector(dx: 9, dy: 0), duration: 0.2), ["tap ended"]),
  ])
  func `a tap is short and stays`(_ script: FingerScript, _ notes: [String]) {
    withWindow { clock, window, view in
      let log = GestureLog()
      let tap = UITapGestureRecognizer()
      log.watch(tap, "tap")
      view.addGestureRecognizer(tap)
      window.perform(script)
      clock.advance(to: 2)
      #expect(log.notes == notes)
    }
  }

  @Test(arguments: [false, true])
  func `a single tap waits until a double tap has failed`(_ isDouble: Bool) {
    withWindow { clock, window, view in
      let log = GestureLog()
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      log.watch(single, "single")
      log.watch(double, "double")
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
      window.perform(isDouble ? .doubleTap(at: center) : .tap(at: center))
      clock.advance(to: 0.2)
      #expect(log.notes == [])
      clock.advance(to: 1)
      #expect(log.notes == [isDouble ? "double ended" : "single ended"])
    }
  }

  @Test func `a long press begins after half a second and follows the finger`() {
    withWindow { clock, window, view in
      let log = GestureLog()
      let press = UILongPressGestureRecognizer()
      log.watch(press, "press")
      view.addGestureRecognizer(press)
      window.perform(.longPress(at: center, duration: 0.6))
      clock.advance(to: 0.499)
      #expect(log.notes == [])
      clock.advance(to: 0.5)
      #expect(log.notes == ["press began"])
      clock.advance(to: 1)
      #expect(log.notes.last == "press ended")
    }
  }

  @Test func `a long press may follow a tap`() {
    withWindow { clock, window, view in
      let log = GestureLog()
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = 1
      log.watch(press, "press")
      view.addGestureRecognizer(press)
      window.perform(.longPress(at: center, duration: 0.6))
      clock.advance(to: 2)
      #expect(log.notes == [])
      window.perform(.tap(at: center))
      clock.advance(to: 2.2)
      window.perform(.longPress(at: center, duration: 0.6))
      clock.advance(to: 2.71)
      #expect(log.notes.first == "press began")
    }
  }

  @Test func `a pan counts from ten points on and reports the finger's velocity`() {
    withWindow { clock, window, view in
      let log = GestureLog()
      var translations: [CGPoint] = []
      let pan = UIPanGestureRecognizer { translations.append($0.translation(in: view)) }
      log.watch(pan, "pan")
      view.addGestureRecognizer(pan)
      var velocity = CGPoint.zero
      pan.addAction { velocity = $0.velocity(in: view) }
      window.perform(
        .drag(
          from: center, by: CGVector(dx: 100, dy: 0), duration: 0.2,
          release: .velocity(CGVector(dx: 800, dy: 0))))
      clock.advance(to: 1)
      #expect(log.notes.first == "pan began" && log.notes.last == "pan ended")
      // The first sample past ten points shows no more than the finger has gone since.
      #expect(translations[0].x >= 0 && translations[0].x < 10)
      #expect(abs(translations[translations.count - 1].x - 90) < 1e-9)
      #expect(abs(velocity.x - 800) < 1e-6)
    }
  }

  @Test func `a translation can be set, in any view's coordinates`() {
    withWindow { clock, window, view in
      let inner = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      inner.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      view.addSubview(inner)
      var total = 0.0
      let pan = UIPanGestureRecognizer {
        total += $0.translation(in: inner).x
        $0.setTranslation(CGPoint.zero, in: inner)
      }
      inner.addGestureRecognizer(pan)
      window.perform(.drag(from: center, by: CGVector(dx: 0, dy: 110)))
      clock.advance(to: 1)
      // Down the screen is along the turned view's x axis, whose points are twice as long.
      #expect(abs(total - 50) < 1e-6)
    }
  }

  @Test func `a pinch's scale is the ratio of distances`() {
    withWindow { clock, window, view in
      let log = GestureLog()
      var scales: [Double] = []
      let pinch = UIPinchGestureRecognizer { scales.append($0.scale) }
      log.watch(pinch, "pinch")
      view.addGestureRecognizer(pinch)
      window.perform(.pinch(at: center, spread: 92, to: 200))
      clock.advance(to: 2)
      #expect(log.notes.first == "pinch began" && log.notes.last == "pinch ended")
      #expect(scales == scales.sorted())
      // It begins at 92 + 8 points.
      #expect(abs(scales[scales.count - 1] - 2) < 1e-9)
    }
  }

  @Test func `a rotation adds up turns`() {
    withWindow { clock, window, view in
      var rotation = 0.0
      let recognizer = UIRotationGestureRecognizer { rotation = $0.rotation }
      view.addGestureRecognizer(recognizer)
      window.perform(.rotate(at: center, by: 3 * .pi, duration: 1.5))
      clock.advance(to: 2)
      #expect(abs(rotation - (3 * .pi - .pi / 30)) < 1e-6)
    }
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.left, -120.0, 0.0, 1), (.left, 120, 0, 0),
    (.up, 0, -120, 1), (.down, 40, 120, 1), (.down, 120, 60, 0),
    // At once it takes 50 points; after 0.25 s 38.25 are enough.
    (.right, 40, 0, 1), (.right, 36, 0, 0),
  ])
  func `a swipe goes one way`(
    _ direction: UISwipeGestureRecognizer.Direction, _ x: Double, _ y: Double, _ count: Int
  ) {
    withWindow { clock, window, view in
      var swipes = 0
      let swipe = UISwipeGestureRecognizer { _ in swipes += 1 }
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
      window.perform(.drag(from: center, by: CGVector(dx: x, dy: y), duration: 0.25))
      clock.advance(to: 1)
      #expect(swipes == count)
    }
  }

  // MARK: Between recognizers

  final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  @Test(arguments: [false, true])
  func `one gesture excludes another unless a delegate lets them be`(_ together: Bool) {
    withWindow { clock, window, view in
      let log = GestureLog()
      let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
      log.watch(first, "first")
      log.watch(second, "second")
      view.addGestureRecognizer(first)
      view.addGestureRecognizer(second)
      let delegate = Delegate()
      delegate.together = together
      second.delegate = delegate
      window.perform(.drag(from: center, by: CGVector(dx: 60, dy: 0)))
      clock.advance(to: 1)
      #expect(log.notes.contains("first began"))
      #expect(log.notes.contains("second began") == together)
    }
  }

  @Test func `a delegate can keep a gesture from beginning`() {
    withWindow { clock, window, view in
      let log = GestureLog()
      let delegate = Delegate()
      delegate.begins = false
      let pan = UIPanGestureRecognizer()
      pan.delegate = delegate
      log.watch(pan, "pan")
      view.addGestureRecognizer(pan)
      window.perform(.drag(from: center, by: CGVector(dx: 60, dy: 0)))
      clock.advance(to: 1)
      #expect(log.notes == [])
    }
  }

  // MARK: Views

  final class Witness: UIView {
    var notes: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes.append("cancelled")
    }
  }

  @Test(arguments: [true, false])
  func `a recognized gesture takes the touch from the view`(_ cancels: Bool) {
    let witness = Witness()
    withWindow(witness) { clock, window, view in
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = cancels
      view.addGestureRecognizer(pan)
      window.perform(.drag(from: center, by: CGVector(dx: 60, dy: 0)))
      clock.advance(to: 1)
      #expect(witness.notes == ["began", cancels ? "cancelled" : "ended"])
    }
  }

  @Test func `a control fires when the finger is lifted inside`() {
    let control = UIControl()
    withWindow(control) { clock, window, view in
      var events: [String] = []
      control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
      control.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
      window.perform(.tap(at: center))
      clock.advance(to: 0.05)
      #expect(control.isHighlighted && events == ["down"])
      clock.advance(to: 1)
      #expect(!control.isHighlighted && events == ["down", "up inside"])
    }
  }

  // MARK: Indicators

  @Test func `indicators follow the finger and vanish`() {
    withWindow { clock, window, view in
      let indicators = TouchIndicators(style: .ring)
      window.perform(
        .drag(from: center, by: CGVector(dx: 100, dy: 0), duration: 0.4), indicators: indicators)
      clock.advance(to: 0.2)
      // Half time, half way; pressed and opaque since 0.1 s.
      #expect(indicators.layer.sublayers?.count == 1)
      let shown = indicators.layer.sublayers?.first?.presentation()
      #expect(shown?.position == CGPoint(x: 250, y: 200))
      #expect(shown?.opacity == 1 && shown?.transform.m11 == 0.85)
      clock.advance(to: 0.75)
      #expect(indicators.layer.sublayers == nil)
    }
  }
}
