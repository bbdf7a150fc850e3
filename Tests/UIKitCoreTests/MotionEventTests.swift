import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// A view that may become first responder, and notes what it hears of.
@MainActor private final class MotionView: UIView {
  var notes: [String] = []
  var handlesMotion = true
  var canGiveUp = true

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { canGiveUp }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("began", motion, event)
    if !handlesMotion { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("ended", motion, event)
    if !handlesMotion { super.motionEnded(motion, with: event) }
  }

  private func note(_ phase: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    let time = event?.timestamp ?? .nan
    notes.append("\(phase) \(motion) \(event?.type.rawValue ?? -1) at \(time)")
  }
}

@MainActor struct MotionEventTests {
  let expected = ["began motionShake 1 at 1.0", "ended motionShake 1 at 1.5"]

  @Test func `the first responder hears when a shake begins and ends`() {
    let (outer, inner) = (MotionView(), MotionView())
    outer.addSubview(inner)
    withWindow(outer) { clock, window, _ in
      #expect(inner.becomeFirstResponder())
      #expect(inner.isFirstResponder)
      clock.advance(to: 1)
      var end: TimeInterval?
      window.shake(duration: 0.5) { end = clock.now }
      #expect(inner.notes == [expected[0]])
      clock.advance(to: 2)
      #expect(inner.notes == expected)
      #expect(outer.notes == [])
      #expect(end == 1.5)
    }
  }

  @Test func `what does not handle a motion passes it on`() {
    let (outer, middle, inner) = (MotionView(), UIView(), MotionView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.handlesMotion = false
    withWindow(outer) { clock, window, _ in
      inner.becomeFirstResponder()
      clock.advance(to: 1)
      window.shake(duration: 0.5)
      clock.advance(to: 2)
      #expect(inner.notes == expected)
      #expect(outer.notes == expected)
    }
  }

  @Test func `without a first responder no view hears of a shake`() {
    let view = MotionView()
    withWindow(view) { clock, window, _ in
      window.shake(duration: 0.5)
      clock.advance(to: 1)
      #expect(view.notes == [])
    }
  }

  @Test func `a window has one first responder at a time`() {
    let (outer, inner) = (MotionView(), MotionView())
    outer.addSubview(inner)
    #expect(!inner.becomeFirstResponder(), "outside of a window")
    withWindow(outer) { _, window, _ in
      #expect(!window.becomeFirstResponder(), "unless it says that it can")
      #expect(inner.becomeFirstResponder())
      #expect(outer.becomeFirstResponder())
      #expect(outer.isFirstResponder)
      #expect(!inner.isFirstResponder)
      outer.canGiveUp = false
      #expect(!inner.becomeFirstResponder())
      #expect(!outer.resignFirstResponder())
      #expect(outer.isFirstResponder)
      outer.canGiveUp = true
      #expect(outer.resignFirstResponder())
      #expect(!outer.isFirstResponder)
    }
  }

  @Test func `what leaves the window is not first responder`() {
    let (outer, inner) = (MotionView(), MotionView())
    outer.addSubview(inner)
    withWindow(outer) { clock, window, _ in
      inner.becomeFirstResponder()
      inner.removeFromSuperview()
      #expect(!inner.isFirstResponder)
      window.shake(duration: 0.5)
      clock.advance(to: 1)
      #expect(inner.notes == [])
    }
  }
}
