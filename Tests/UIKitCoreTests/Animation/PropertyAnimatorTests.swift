import AnimGeometry
import AnimLayers
import AnimMotion
import Foundation
import Testing
import UIKitCore

@MainActor struct PropertyAnimatorTests {
  private struct Reference: Decodable {
    struct Scrub: Decodable {
      let set_fraction: Double
      let visual_scrubsLinearly_true: Double
      let visual_scrubsLinearly_false: Double
    }
    struct Continuation: Decodable {
      struct Sample: Decodable {
        let dt: Double
        let visual: Double
      }
      let remaining_duration: Double
      let samples: [Sample]
    }
    struct Reversal: Decodable {
      let fractionComplete_after_isReversed: Double
    }
    let control_points: [Double]
    let duration: Double
    let pause_at: Double
    let visual_progress_at_pause: Double
    let fractionComplete_scrubsLinearly_true: Double
    let fractionComplete_scrubsLinearly_false: Double
    let scrub: [Scrub]
    let scrub_to_0_6_then_continue_nil_0: Continuation
    let scrub_to_0_6_then_continue_easeOut_factor_0_5: Continuation
    let reverse_at_0_6: Reversal

    /// An animator that moves a view's x from 50 to 150.
    @MainActor func animator(of view: UIView) -> UIViewPropertyAnimator {
      let p = control_points
      return UIViewPropertyAnimator(
        duration: duration, controlPoint1: CGPoint(x: p[0], y: p[1]),
        controlPoint2: CGPoint(x: p[2], y: p[3])
      ) { view.center.x = 150 }
    }
  }

  private func visual(_ act: Acting) -> Double {
    (act.view.layer.presentation(at: act.clock.now).properties.position.x - 50) / 100
  }

  private func references() throws -> [Reference] {
    try Vectors<Reference>("property_animator").cases
  }

  @Test func `pausing keeps what is shown and reports how far it is`() throws {
    for reference in try references() {
      for isLinear in [true, false] {
        let act = Acting()
        let animator = reference.animator(of: act.view)
        animator.scrubsLinearly = isLinear
        act.at(0) { animator.startAnimation() }
        act.at(reference.pause_at) {
          animator.pauseAnimation()
          let expected =
            isLinear
            ? reference.fractionComplete_scrubsLinearly_true
            : reference.fractionComplete_scrubsLinearly_false
          #expect(abs(animator.fractionComplete - expected) < 1e-6)
        }
        #expect(abs(visual(act) - reference.visual_progress_at_pause) < 1e-6)
        act.clock.advance(to: 9)
        #expect(abs(visual(act) - reference.visual_progress_at_pause) < 1e-6)
      }
    }
  }

  @Test func `scrubbing is linear, or along the curve`() throws {
    for reference in try references() {
      for isLinear in [true, false] {
        let act = Acting()
        let animator = reference.animator(of: act.view)
        animator.scrubsLinearly = isLinear
        for scrub in reference.scrub {
          act.at(0) { animator.fractionComplete = scrub.set_fraction }
          let expected =
            isLinear ? scrub.visual_scrubsLinearly_true : scrub.visual_scrubsLinearly_false
          #expect(abs(visual(act) - expected) < 1e-6)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `an animator goes on with the rest of its curve or with a new one`(
    _ isNew: Bool
  ) throws {
    for reference in try references() {
      let act = Acting()
      let log = Log()
      let animator = reference.animator(of: act.view)
      animator.addCompletion { position in
        #expect(position == .end)
        log.note("end")
      }
      act.at(1) {
        animator.fractionComplete = 0.6
        animator.continueAnimation(
          withTimingParameters: isNew ? UICubicTimingParameters(animationCurve: .easeOut) : nil,
          durationFactor: isNew ? 0.5 / reference.duration * reference.duration : 0)
      }
      let expected =
        isNew
        ? reference.scrub_to_0_6_then_continue_easeOut_factor_0_5
        : reference.scrub_to_0_6_then_continue_nil_0
      for sample in expected.samples {
        act.clock.advance(to: 1 + sample.dt)
        #expect(abs(visual(act) - sample.visual) < 1e-6)
      }
      act.clock.advance(to: 1 + expected.remaining_duration + 1e-6)
      #expect(log.lines.count == 1)
      #expect(animator.state == .inactive)
      #expect(act.view.layer.animationKeys() == nil)
    }
  }

  @Test func `reversing turns the fraction round and goes back to the start`() throws {
    for reference in try references() {
      let act = Acting()
      let animator = reference.animator(of: act.view)
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      act.at(0) {
        animator.fractionComplete = 0.6
        animator.isReversed = true
        #expect(
          abs(
            animator.fractionComplete
              - reference.reverse_at_0_6.fractionComplete_after_isReversed) < 1e-6)
      }
      #expect(abs(visual(act) - 0.6) < 1e-6)
      act.at(0) { animator.startAnimation() }
      act.clock.advance(to: 0.2 * reference.duration)
      #expect(visual(act) < 0.6)
      act.clock.advance(to: 2)
      #expect(end == .start)
      #expect(act.view.center.x == 50)
      #expect(act.view.layer.animationKeys() == nil)
    }
  }

  @Test func `stopping leaves the views where they are`() {
    let act = Acting()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      act.view.center.x = 150
      act.view.alpha = 0
    }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    act.at(0) { animator.startAnimation() }
    act.at(0.25) {
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
    }
    #expect(act.view.center.x == 75)
    #expect(act.view.alpha == 0.75)
    act.at(0.5) { animator.finishAnimation(at: .start) }
    #expect(end == .start)
    #expect(act.view.center.x == 50)
    #expect(act.view.alpha == 1)
  }

  @Test func `late additions end with the others`() {
    let act = Acting()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { act.view.center.x = 150 }
    animator.addAnimations({ act.view.alpha = 0 }, delayFactor: 0.5)
    act.at(0) { animator.startAnimation() }
    #expect(act.shown(0.5).opacity == 1)
    #expect(abs(act.shown(0.75).opacity - 0.5) < 1e-9)
    #expect(act.shown(1).opacity == 0)
  }

  @Test func `a new pace leaves late additions where they are`() {
    let act = Acting()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      act.view.center.x = 150
    }
    animator.addAnimations({ act.view.alpha = 0 }, delayFactor: 0.3)
    act.at(0) { animator.startAnimation() }
    act.at(0.6) { animator.pauseAnimation() }
    let before = act.shown(0.6)
    #expect(before.opacity < 1 && before.opacity > 0)
    act.at(0.6) {
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 1)
    }
    let after = act.shown(0.6)
    #expect(abs(after.opacity - before.opacity) < 1e-9)
    #expect(abs(after.position.x - before.position.x) < 1e-9)
    #expect(act.shown(1.6) == act.view.layer.properties)
  }

  @Test func `additions on the way begin there and end with the others`() {
    let act = Acting()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { act.view.center.x = 150 }
    act.at(0) { animator.startAnimation() }
    act.at(0.5) { animator.addAnimations { act.view.alpha = 0 } }
    #expect(abs(act.shown(0.5).opacity - 1) < 1e-9)
    #expect(abs(act.shown(0.75).opacity - 0.5) < 1e-9)
    #expect(act.shown(1).opacity == 0)
  }

  @Test func `an animator that pauses on completion can be sent back`() {
    let act = Acting()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      act.view.center.x = 150
    }
    animator.pausesOnCompletion = true
    act.at(0) { animator.startAnimation() }
    act.at(2) {
      #expect(animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
    }
    act.clock.advance(to: 2.5)
    #expect(abs(visual(act) - 0.5) < 1e-6)
    act.clock.advance(to: 3)
    #expect(visual(act) == 0)
    #expect(animator.state == .active)
  }

  @Test func `a spring of its own constants ignores the duration`() {
    let act = Acting()
    let animator = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters())
    animator.addAnimations { act.view.center.x = 150 }
    #expect(animator.duration == Spring.system.settlingDuration)
    act.at(0) { animator.startAnimation() }
    act.clock.advance(to: 0.25)
    #expect(abs(visual(act) - Spring.system.value(at: 0.25)) < 1e-9)
  }

  @Test func `a velocity's vertical part moves positions vertically`() {
    let act = Acting()
    let parameters = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 8))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { act.view.center = CGPoint(x: 150, y: 150) }
    act.at(0) { animator.startAnimation() }
    let shown = act.shown(0.1).position
    let spring = Spring(duration: 1, dampingRatio: 1)
    let fast = Spring(duration: 1, dampingRatio: 1, initialVelocity: 8)
    #expect(abs(shown.x - (50 + 100 * spring.value(at: 0.1))) < 1e-9)
    #expect(abs(shown.y - (50 + 100 * fast.value(at: 0.1))) < 1e-9)
  }
}
