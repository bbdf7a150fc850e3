import AnimGeometry
import AnimLayers
import AnimMotion
import Foundation
import Testing
import UIKitCore

@MainActor struct ViewAnimationTests {
  private let ease = TimingCurve.easeInOut

  @Test func `a change inside the closure travels, the model is there at once`() {
    let act = Acting()
    act.at(1) {
      UIView.animate(withDuration: 0.4) { act.view.center.x = 150 }
      #expect(act.view.center.x == 150)
    }
    #expect(act.shown(1).position.x == 50)
    #expect(abs(act.shown(1.1).position.x - (50 + 100 * ease.value(at: 0.25))) < 1e-9)
    #expect(act.shown(1.4).position.x == 150)
    #expect(act.view.layer.animationKeys() == nil)
  }

  @Test func `the system lets views go, and other changes travel meanwhile`() {
    let act = Acting()
    var outer: UIView?
    var gone: UIView?
    act.at(1) {
      let (holder, view) = (UIView(), UIView())
      holder.addSubview(view)
      (outer, gone) = (holder, view)
      UIView.perform(.delete, on: [view], options: [.curveLinear]) { act.view.center.x = 150 }
      #expect(view.alpha == 0 && view.superview === holder)
    }
    #expect(abs(act.shown(1.125).position.x - 100) < 1e-9)
    act.clock.advance(to: 2)
    #expect(gone?.superview == nil && gone?.alpha == 1 && gone?.transform == .identity)
    #expect(outer?.subviews.isEmpty == true)
  }

  private final class Listener: NSObject {
    var heard: [String] = []
  }

  @Test func `what is changed between begin and commit travels as it was said before`() {
    let act = Acting()
    let listener = Listener()
    act.at(1) {
      unsafe UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(0.4)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(
        Selector("didStop") { target, arguments in
          (target as? Listener)?.heard += arguments.map { "\($0 ?? "-")" }
        })
      act.view.center.x = 150
      UIView.performWithoutAnimation { act.view.alpha = 0.5 }
      UIView.commitAnimations()
      act.view.center.y = 7
    }
    #expect(act.shown(1).position.x == 50 && act.shown(1).opacity == 0.5)
    #expect(abs(act.shown(1.1).position.x - 75) < 1e-9)
    #expect(act.shown(1.1).position.y == 7)
    #expect(act.shown(1.5).position.x == 150 && listener.heard == ["move", "1"])
    act.at(2) {
      unsafe UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0)
      act.view.center.x = 50
      UIView.commitAnimations()
    }
    #expect(act.shown(2).position.x == 50)
  }

  private struct Reference: Decodable {
    struct Commit: Decodable {
      let begin: Double
      let duration: Double
      let control_points: [Double]
      let from_model: Double
      let to_model: Double

      var options: UIView.AnimationOptions {
        switch control_points {
        case [0.42, 0, 1, 1]: .curveEaseIn
        case [0, 0, 0.58, 1]: .curveEaseOut
        case [0, 0, 1, 1]: .curveLinear
        default: .curveEaseInOut
        }
      }
    }
    struct Sample: Decodable {
      let t: Double
      let value: Double
    }
    let name: String
    let animations: [Commit]
    let samples: [Sample]
  }

  @Test func `interrupted movements add up as the references do`() throws {
    for reference in try Vectors<Reference>("additive_interruption").cases {
      let act = Acting()
      act.view.center.x = reference.animations[0].from_model
      for commit in reference.animations {
        act.clock.schedule(at: commit.begin) {
          UIView.animate(withDuration: commit.duration, delay: 0, options: commit.options) {
            act.view.center.x = commit.to_model
          }
        }
      }
      for sample in reference.samples {
        #expect(abs(act.shown(sample.t).position.x - sample.value) < 1e-7, "\(reference.name)")
      }
    }
  }

  @Test func `an interruption keeps position and velocity`() {
    let act = Acting()
    act.at(0) { UIView.animate(withDuration: 1) { act.view.center.x = 350 } }
    let h = 1e-5
    let before = [0.4 - 2 * h, 0.4 - h].map { act.shown($0).position.x }
    act.at(0.4) { UIView.animate(withDuration: 0.7) { act.view.center.x = -120 } }
    let after = [0.4, 0.4 + h].map { act.shown($0).position.x }
    #expect(abs(after[0] - before[1]) < 1e-2)
    #expect(abs((after[1] - after[0]) - (before[1] - before[0])) / h < 0.1)
  }

  @Test func `other properties start from the model, or from what is shown if asked`() {
    for (options, expected): (UIView.AnimationOptions, Double) in [
      ([], 0), (.beginFromCurrentState, 0.5),
    ] {
      let act = Acting()
      act.at(0) { UIView.animate(withDuration: 1) { act.view.alpha = 0 } }
      act.at(0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { act.view.alpha = 1 }
      }
      #expect(abs(act.shown(0.5).opacity - expected) < 1e-12)
    }
  }

  @Test func `during a delay the old values are shown`() {
    let act = Acting()
    act.at(0) { UIView.animate(withDuration: 1, delay: 0.5) { act.view.alpha = 0 } }
    #expect(act.shown(0.4).opacity == 1)
    #expect(abs(act.shown(1).opacity - 0.5) < 1e-12)
    #expect(act.shown(1.5).opacity == 0)
  }

  @Test func `completions come in the order of the ends, then of the calls`() {
    let act = Acting()
    let log = Log()
    act.at(0) {
      UIView.animate(withDuration: 0.5) {
        act.view.alpha = 0
      } completion: {
        log.note("a \($0)")
      }
      UIView.animate(withDuration: 0.25) {
        act.view.center.x = 0
      } completion: {
        log.note("b \($0)")
      }
      UIView.animate(withDuration: 0.25) {
        act.view.center.y = 0
      } completion: {
        log.note("c \($0)")
      }
      UIView.animate(withDuration: 0.25) {
      } completion: {
        log.note("nothing \($0)")
      }
    }
    act.clock.advance(to: 1)
    #expect(log.lines == ["nothing true 0.0", "b true 0.25", "c true 0.25", "a true 0.5"])
  }

  @Test func `a replaced animation has not finished`() {
    let act = Acting()
    let log = Log()
    act.at(0) {
      UIView.animate(withDuration: 1) {
        act.view.alpha = 0
      } completion: {
        log.note("a \($0)")
      }
    }
    act.at(0.5) {
      UIView.animate(withDuration: 1) {
        act.view.alpha = 1
      } completion: {
        log.note("b \($0)")
      }
    }
    act.clock.advance(to: 2)
    #expect(log.lines == ["a false 0.5", "b true 1.5"])
  }

  @Test func `a nested animation inherits duration and curve unless told otherwise`() {
    let act = Acting()
    act.at(0) {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1) { act.view.alpha = 0 }
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
        ) { act.view.center.x = 150 }
      }
    }
    #expect(act.shown(0.5).opacity == 0.75)
    #expect(abs(act.shown(0.75).position.x - (50 + 100 * ease.value(at: 0.75))) < 1e-9)
  }

  @Test func `nothing animates inside performWithoutAnimation`() {
    let act = Acting()
    act.at(0) {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          act.view.alpha = 0
          UIView.animate(withDuration: 1) { act.view.center.x = 0 }
        }
      }
    }
    #expect(act.view.layer.animationKeys() == nil)
  }

  @Test func `a spring runs in real time and ends at the model`() {
    let act = Acting()
    act.at(0) {
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2
      ) { act.view.center.x = 150 }
    }
    let spring = Spring(duration: 0.8, dampingRatio: 0.5, initialVelocity: 2)
    for time in [0.1, 0.3, 0.7] {
      #expect(abs(act.shown(time).position.x - (50 + 100 * spring.value(at: time))) < 1e-9)
    }
    #expect(act.shown(0.8).position.x == 150)
  }

  @Test func `the springs of iOS 17 last until they rest`() {
    let act = Acting()
    let log = Log()
    act.at(0) {
      UIView.animate(springDuration: 0.5, bounce: 0.3) {
        act.view.alpha = 0
      } completion: { _ in
        log.note("end")
      }
    }
    act.clock.advance(to: 3)
    let spring = Spring(perceptualDuration: 0.5, bounce: 0.3)
    #expect(log.lines == ["end \(spring.settlingDuration)"])
  }

  @Test func `an autoreversed animation comes back, then jumps to the model`() {
    let act = Acting()
    act.at(0) {
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
        act.view.center.x = 150
      }
    }
    #expect(act.shown(0.5).position.x == 100)
    #expect(act.shown(1.5).position.x == 100)
    #expect(act.shown(1.75).position.x == 75)
    #expect(act.shown(2).position.x == 150)
  }

  @Test func `keyframes take their part of the time`() {
    let act = Acting()
    act.at(0) {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        options: UIView.KeyframeAnimationOptions(
          rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          act.view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          act.view.center.x = 50
          act.view.alpha = 0
        }
      }
    }
    #expect(act.shown(0.5).position.x == 50)
    #expect(act.shown(0.75).position.x == 100)
    #expect(act.shown(1).position.x == 150)
    #expect(act.shown(1.5).position.x == 100)
    #expect(act.shown(1.5).opacity == 0.5)
    #expect(act.shown(2) == act.view.layer.properties)
  }

  @Test func `bounds' origin and size are animated apart`() {
    let act = Acting()
    act.at(0) {
      UIView.animate(withDuration: 1) {
        act.view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
      }
    }
    #expect(act.view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    #expect(
      act.shown(0.5).bounds == CGRect(x: 5, y: 0, width: 150, height: 100))
  }

  @Test func `a cross-dissolve shows both looks, a flip one after the other`() throws {
    let act = Acting()
    act.view.backgroundColor = .red
    act.at(0) {
      UIView.transition(
        with: act.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) { act.view.backgroundColor = .blue }
    }
    let snapshot = act.view.layer.presentation(at: 0.25)
    let transition = try #require(snapshot.transition)
    #expect(transition.progress == 0.25)
    #expect(transition.from.properties.backgroundColor == UIColor.red.cgColor)
    #expect(snapshot.properties.backgroundColor == UIColor.blue.cgColor)
    act.clock.advance(to: 1)
    #expect(act.view.layer.presentation(at: 1).transition == nil)
  }

  @Test func `at the end every layer equals its model`() {
    let act = Acting()
    act.at(0) {
      UIView.animate(
        withDuration: 0.7, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 3
      ) {
        act.view.transform = CGAffineTransform(rotationAngle: 2).scaledBy(x: 0.3, y: 2)
        act.view.frame = CGRect(x: 9, y: 8, width: 7, height: 6)
        act.view.alpha = 0.3
        act.view.layer.cornerRadius = 5
        act.view.backgroundColor = .green
      }
    }
    act.at(0.3) {
      UIView.animate(withDuration: 0.9) {
        act.view.transform = .identity
        act.view.center = CGPoint(x: 70, y: 7)
      }
    }
    #expect(act.shown(0.5) != act.view.layer.properties)
    #expect(act.shown(1.2) == act.view.layer.properties)
  }
}
