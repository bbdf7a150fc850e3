import AnimLayers
import Foundation
import Testing
import UIKitCore

/// Pushes, by what Apple's documentation says of their magnitude.
@MainActor struct PushBehaviorTests {
  private func withItem(
    of size: CGSize = CGSize(width: 100, height: 100),
    _ body: @MainActor (MediaClock, UIDynamicAnimator, UIView) throws -> Void
  ) rethrows {
    try withClock { clock in
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let item = UIView(frame: CGRect(origin: .zero, size: size))
      item.center = CGPoint(x: 200, y: 200)
      reference.addSubview(item)
      try body(clock, UIDynamicAnimator(referenceView: reference), item)
    }
  }

  @Test(arguments: [(100.0, 1.0), (200, 4)])
  func `a push that lasts accelerates by its magnitude over the mass`(side: Double, mass: Double) {
    withItem(of: CGSize(width: side, height: side)) { clock, animator, item in
      let push = UIPushBehavior(items: [item], mode: .continuous)
      push.setAngle(.pi / 2, magnitude: 2)
      #expect(abs(push.magnitude - 2) < 1e-12 && abs(push.angle - .pi / 2) < 1e-12)
      animator.addBehavior(push)
      for time in [0.1, 0.25, 0.5] {
        clock.advance(to: time)
        // Half of a t squared, a = 200 points per second squared for a mass of 1.
        #expect(abs(item.center.y - 200 - 100 / mass * time * time) < 1e-3)
        #expect(abs(item.center.x - 200) < 1e-9)
      }
      push.active = false
      clock.advance(to: 0.6)
      let speed = 200 / mass * 0.5
      #expect(abs(item.center.y - 200 - 100 / mass * 0.25 - speed * 0.1) < 0.6)
    }
  }

  @Test func `a push that does not last gives a velocity once, and again when it is made active`() {
    withItem { clock, animator, item in
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0.5, dy: 0)
      animator.addBehavior(push)
      clock.advance(to: 0.2)
      #expect(!push.active)
      #expect(abs(item.center.x - 210) < 0.5)
      clock.advance(to: 0.4)
      #expect(abs(item.center.x - 220) < 0.5)
      push.active = true
      clock.advance(to: 0.6)
      #expect(abs(item.center.x - 240) < 1)
    }
  }

  @Test func `a push beside the centre turns an item`() {
    for mode in [UIPushBehavior.Mode.continuous, .instantaneous] {
      withItem { clock, animator, item in
        let push = UIPushBehavior(items: [item], mode: mode)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: item)
        #expect(push.targetOffsetFromCenter(for: item).horizontal == 20)
        animator.addBehavior(push)
        clock.advance(to: 0.2)
        // Down at the right: clockwise. Torque 20 · 100 over the inertia of the square, 100² / 6.
        let acceleration = 20 * 100 / (10_000.0 / 6)
        let angle = mode == .continuous ? acceleration * 0.02 : acceleration * 0.2
        #expect(abs(atan2(item.transform.b, item.transform.a) - angle) < 0.02)
      }
    }
  }
}
