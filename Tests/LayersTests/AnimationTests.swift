import AnimGeometry
import AnimLayers
import AnimMotion
import Foundation
import Testing

@MainActor struct AnimationTests {
  private struct Reference: Decodable {
    struct Animation: Decodable {
      let begin: Double
      let duration: Double
      let control_points: [Double]
      let from_model: Double
      let to_model: Double
    }
    struct Sample: Decodable {
      let t: Double
      let value: Double
    }
    let name: String
    let animations: [Animation]
    let samples: [Sample]
  }

  /// Each commit sets the model and adds `old − new → 0`: UIKit's way since iOS 8.
  @Test func `additive animations that interrupt each other agree with the references`() throws {
    for reference in try Vectors<Reference>("additive_interruption").cases {
      withClock { clock in
        let layer = CALayer()
        for (index, commit) in reference.animations.enumerated() {
          clock.schedule(at: commit.begin) {
            let p = commit.control_points
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = commit.from_model - commit.to_model
            animation.toValue = 0.0
            animation.isAdditive = true
            animation.duration = commit.duration
            animation.fillMode = .both
            animation.timingFunction = CAMediaTimingFunction(
              curve: TimingCurve(p[0], p[1], p[2], p[3]))
            CATransaction.setDisableActions(true)
            layer.position.x = commit.to_model
            layer.add(animation, forKey: "position-\(index)")
          }
        }
        for sample in reference.samples {
          clock.advance(to: sample.t)
          let value = layer.presentation(at: sample.t).properties.position.x
          #expect(abs(value - sample.value) < 1e-7, "\(reference.name) \(sample)")
        }
      }
    }
  }

  @Test func `a standalone layer animates by itself for a quarter of a second`() {
    withClock { clock in
      let layer = CALayer()
      clock.advance(to: 1)
      layer.opacity = 0
      @MainActor func opacity(_ time: Double) -> Double {
        layer.presentation(at: time).properties.opacity
      }
      #expect(opacity(1) == 1)
      #expect(abs(opacity(1.125) - (1 - TimingCurve.default.value(at: 0.5))) < 1e-12)
      #expect(opacity(1.25) == 0)
      clock.advance(to: 2)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `a layer made in this turn does not animate by itself`() {
    withClock { _ in
      let layer = CALayer()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `presentation does not depend on what was asked before`() {
    withClock { clock in
      let layer = CALayer()
      let spring = CASpringAnimation(keyPath: "transform.rotation.z")
      spring.toValue = 4 * Double.pi
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      let times = stride(from: 0.0, to: 1.5, by: 0.1)
      let forward = times.map { layer.presentation(at: $0) }
      let backward = times.reversed().map { layer.presentation(at: $0) }
      #expect(forward == backward.reversed())
    }
  }

  @Test func `ends are told in order and the layer comes back to its model`() {
    withClock { clock in
      let layer = CALayer()
      let log = Log()
      for (key, duration) in [("a", 0.3), ("b", 0.1)] {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("\(key) completed", clock) }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = duration
        animation.delegate = Observer(log, key, clock)
        layer.add(animation, forKey: key)
        CATransaction.commit()
      }
      clock.advance(to: 1)
      #expect(
        log.lines == [
          "a started 0.0", "b started 0.0", "b stopped true 0.1", "b completed 0.1",
          "a stopped true 0.3", "a completed 0.3",
        ])
      #expect(layer.presentation(at: 1).properties == layer.properties)
    }
  }

  @Test func `a removed animation has not finished`() {
    withClock { clock in
      let layer = CALayer()
      let log = Log()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.delegate = Observer(log, "a", clock)
      layer.add(animation, forKey: "a")
      clock.advance(to: 0.1)
      layer.removeAllAnimations()
      clock.advance(to: 1)
      #expect(log.lines == ["a started 0.0", "a stopped false 0.1"])
    }
  }

  @Test func `a layer whose time stands still keeps its look`() {
    withClock { clock in
      let root = CALayer()
      let layer = CALayer()
      root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      layer.add(animation, forKey: "fade")
      clock.advance(to: 0.25)
      root.speed = 0
      root.timeOffset = 0.25
      clock.advance(to: 5)
      #expect(layer.presentation(at: 5).properties.opacity == 0.25)
      root.speed = 1
      root.timeOffset = 0
      root.beginTime = 4.75
      #expect(layer.presentation(at: 5.25).properties.opacity == 0.5)
      clock.advance(to: 6)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `a path's corners are keyframes, curves are followed in between`() {
    withClock { _ in
      let layer = CALayer()
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.keyTimes = [0, 0.8, 1]
      animation.duration = 1
      layer.add(animation, forKey: "path")
      #expect(layer.presentation(at: 0.4).properties.position == CGPoint(x: 5, y: 0))
      let half = layer.presentation(at: 0.9).properties.position
      #expect(abs(half.x - 17.5) < 1e-9 && abs(half.y - 2.5) < 1e-9)
    }
  }

  @Test(arguments: [true, false])
  func `whole turns can be animated by angle, not by matrix`(isFunction: Bool) {
    withClock { _ in
      let layer = CALayer()
      let turn = CABasicAnimation(keyPath: isFunction ? "transform" : "transform.rotation.z")
      if isFunction { turn.valueFunction = CAValueFunction(name: .rotateZ) }
      turn.fromValue = 0
      turn.toValue = 2 * Double.pi
      turn.duration = 1
      layer.add(turn, forKey: "turn")
      let quarter = layer.presentation(at: 0.25).properties.transform
      #expect(abs(quarter.m12 - 1) < 1e-12 && abs(quarter.m11) < 1e-12)
    }
  }

  @Test(
    arguments: [
      ([0.0, 10, nil], 0.0, 10.0), ([5, nil, 10], 5, 15), ([nil, 10, 4], 6, 10),
      ([5, nil, nil], 5, 1),
      ([nil, 5, nil], 1, 5), ([nil, nil, 5], 1, 6),
    ] as [([Double?], Double, Double)])
  func `two of from, to and by suffice, the value itself stands in`(
    _ ends: [Double?], _ from: Double, _ to: Double
  ) {
    withClock { _ in
      let layer = CALayer()
      layer.zPosition = 1
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.fromValue = ends[0]
      animation.toValue = ends[1]
      animation.byValue = ends[2]
      animation.duration = 1
      layer.add(animation, forKey: nil)
      let shown = [0, 0.75].map { Double(layer.presentation(at: $0).properties.zPosition) }
      #expect(shown == [from, from + (to - from) * 0.75])
    }
  }

  @Test func `a matrix in a box is animated as the matrix is`() {
    withClock { _ in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      animation.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(20, 0, 0))
      animation.duration = 1
      layer.add(animation, forKey: nil)
      let shown = layer.presentation(at: 0.25).properties.transform
      #expect(shown == CATransform3DMakeTranslation(5, 0, 0))
    }
  }

  @Test func `cumulative repeats start where the one before ended`() {
    withClock { _ in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.byValue = 10
      animation.isCumulative = true
      animation.repeatCount = 3
      animation.duration = 1
      layer.add(animation, forKey: nil)
      #expect(layer.presentation(at: 2.5).properties.position.x == 25)
    }
  }

  @Test func `a group cuts its members off`() {
    withClock { clock in
      let layer = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      let move = CABasicAnimation(keyPath: "position")
      move.byValue = CGPoint(x: 100, y: 0)
      move.duration = 4
      let group = CAAnimationGroup()
      group.animations = [fade, move]
      group.duration = 2
      layer.add(group, forKey: "both")
      let half = layer.presentation(at: 1).properties
      #expect(half.opacity == 0.5)
      #expect(half.position.x == 25)
      #expect(layer.presentation(at: 2).properties == layer.properties)
    }
  }
}

@MainActor private final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String, _ clock: MediaClock) { lines.append("\(line) \(clock.now)") }
}

private final class Observer: CAAnimationDelegate {
  private let log: Log
  private let name: String
  private let clock: MediaClock

  init(_ log: Log, _ name: String, _ clock: MediaClock) {
    self.log = log
    self.name = name
    self.clock = clock
  }

  func animationDidStart(_ anim: CAAnimation) { log.note("\(name) started", clock) }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.note("\(name) stopped \(flag)", clock)
  }
}
