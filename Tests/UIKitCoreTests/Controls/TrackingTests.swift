import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// What controls hear of the fingers that are on them.
@MainActor struct TrackingTests {
  private final class Knob: UIControl {
    var calls: [String] = []
    var begins = true
    /// How often the finger may move before the control wants to hear no more.
    var moves = Int.max
    private(set) var value = 0.0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin \(isTouchInside)")
      return begins && super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      if calls.last != "continue" { calls.append("continue") }
      value = touch.location(in: self).x
      sendActions(for: .valueChanged)
      moves -= 1
      return moves > 0
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      calls.append("end \(isTracking) \(isTouchInside)")
    }

    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
  }

  /// A control in a window that notes its own methods and the events that it sends.
  private func knob(in window: UIWindow) -> Knob {
    let knob = Knob(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancelled"),
    ]
    for (event, name) in events {
      knob.addAction(UIAction { [unowned knob] _ in knob.calls.append(name) }, for: event)
    }
    window.addSubview(knob)
    return knob
  }

  @Test func `a subclass follows the finger, and hears of it before events are sent`() {
    inWorld { world in
      let window = UIWindow()
      let knob = knob(in: window)
      var changes = 0
      knob.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      window.perform(
        .drag(from: CGPoint(x: 20, y: 120), by: CGVector(dx: 100, dy: 0), duration: 0.3))
      world.clock.advance(to: 1)
      #expect(knob.calls == ["begin true", "down", "continue", "end true true", "up inside"])
      #expect(abs(knob.value - 120) < 0.001 && changes > 3)
      #expect(!knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
    }
  }

  @Test func `a finger that leaves ends outside`() {
    inWorld { world in
      let window = UIWindow()
      let knob = knob(in: window)
      window.perform(
        .drag(from: CGPoint(x: 20, y: 120), by: CGVector(dx: 0, dy: 300), duration: 0.3))
      world.clock.advance(to: 1)
      #expect(knob.calls.suffix(2) == ["end true false", "up outside"])
    }
  }

  @Test func `a control that wants no touch sends nothing and is not highlighted`() {
    inWorld { world in
      let window = UIWindow()
      let knob = knob(in: window)
      knob.begins = false
      window.perform(
        .drag(from: CGPoint(x: 20, y: 120), by: CGVector(dx: 100, dy: 0), duration: 0.3))
      world.clock.advance(to: 0.1)
      #expect(!knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
      world.clock.advance(to: 1)
      #expect(knob.calls == ["begin true"])
    }
  }

  @Test func `a control that wants to hear no more sends nothing more`() {
    inWorld { world in
      let window = UIWindow()
      let knob = knob(in: window)
      knob.moves = 1
      window.perform(
        .drag(from: CGPoint(x: 20, y: 120), by: CGVector(dx: 100, dy: 0), duration: 0.3))
      world.clock.advance(to: 1)
      #expect(knob.calls == ["begin true", "down", "continue"])
    }
  }

  @Test func `a control hears that its touch was taken away`() {
    inWorld { _ in
      let window = UIWindow()
      let knob = knob(in: window)
      let touch = UITouch(
        at: CGPoint(x: 20, y: 120), in: window, view: knob, timestamp: 0)
      knob.touchesBegan([touch], with: nil)
      knob.touchesCancelled([touch], with: nil)
      #expect(knob.calls == ["begin true", "down", "cancel", "cancelled"])
      #expect(!knob.isTracking)
    }
  }

  @Test func `a slider tells of its value while it is dragged, or at the end alone`() {
    inWorld { world in
      let window = UIWindow()
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      var values: [Float] = []
      slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
      window.addSubview(slider)
      slider.layoutIfNeeded()
      let drag = FingerScript.drag(
        from: CGPoint(x: 14, y: 17), by: CGVector(dx: 86, dy: 0), duration: 0.2)
      window.perform(drag)
      world.clock.advance(to: 1)
      #expect(values.count > 2 && values == values.sorted())
      values = []
      slider.value = 0
      slider.isContinuous = false
      window.perform(drag)
      world.clock.advance(to: 2)
      #expect(values.count == 1 && abs(slider.value - 0.5) < 0.01)
    }
  }

  private final class Receiver: NSObject {
    var calls = 0
  }

  private final class Once: UIControl {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append(action.description)
      if sent.count == 1 { super.sendAction(action, to: target, for: event) }
    }
  }

  @Test func `all calls of targets go through one method that subclasses override`() {
    inWorld { _ in
      let (control, receiver) = (Once(), Receiver())
      let action = Selector("tapped") { target, _ in (target as? Receiver)?.calls += 1 }
      control.addTarget(receiver, action: action, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(control.sent == ["tapped", "tapped"] && receiver.calls == 1)
    }
  }
}
