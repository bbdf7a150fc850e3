import AnimMotion
import Foundation
import Testing

struct SpringTests {
  private struct Sample: Decodable {
    let t: Double
    let x: Double
    let v: Double
  }

  private struct ClosedForm: Decodable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initial_velocity: Double
    let allows_overdamping: Bool
    let omega0: Double
    let zeta_raw: Double
    let settling_duration_ca_eps_0_001: Double
    let spring_duration: Double?
    let bounce: Double?
    let samples: [Sample]

    var spring: Spring {
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initial_velocity,
        allowsOverdamping: allows_overdamping)
    }
  }

  @Test(arguments: ["spring_closed_form", "spring_duration_bounce"])
  func `springs agree with 50-digit references`(_ file: String) throws {
    for reference in try Vectors<ClosedForm>(file).cases {
      let spring = reference.spring
      #expect(distance(spring.naturalFrequency, reference.omega0) < 1e-12 * reference.omega0)
      #expect(distance(spring.dampingRatio, reference.zeta_raw) < 1e-12)
      // The references know nothing of the other threshold of over-damped springs.
      if !reference.allows_overdamping || reference.zeta_raw <= 1 {
        #expect(
          distance(spring.settlingDuration, reference.settling_duration_ca_eps_0_001) < 1e-9)
      }
      for sample in reference.samples {
        #expect(distance(spring.value(at: sample.t), sample.x) < 1e-9)
        #expect(distance(spring.velocity(at: sample.t), sample.v) < 1e-7)
      }
    }
  }

  @Test func `duration and bounce give stiffness and damping`() throws {
    for reference in try Vectors<ClosedForm>("spring_duration_bounce").cases {
      let spring = Spring(
        perceptualDuration: try #require(reference.spring_duration),
        bounce: try #require(reference.bounce), initialVelocity: reference.initial_velocity)
      #expect(distance(spring.stiffness, reference.stiffness) < 1e-10 * reference.stiffness)
      #expect(distance(spring.damping, reference.damping) < 1e-10 * reference.damping)
      #expect(spring.allowsOverdamping)
    }
  }

  /// `CASpringAnimation(perceptualDuration:bounce:)`, recorded on macOS.
  @Test(arguments: [
    (0.5, 0.0, 0.7999999999999999), (1, 0, 1.5000000000000002), (0.25, 0, 0.4),
    (0.5, 0.3, 0.8629552831744205), (0.5, 0.7, 1.904872615017113), (0.5, -0.3, 1.0999999999999999),
    (0.35, 0.15, 0.5156554893625898),
  ])
  func `settling durations are those that were recorded`(
    _ duration: Double, _ bounce: Double, _ settling: Double
  ) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce)
    #expect(distance(spring.settlingDuration, settling) < 1e-9)
  }

  /// `CASpringAnimation` by its constants, recorded on macOS; the last is over-damped and not allowed
  /// to be.
  @Test(arguments: [
    (100.0, 10.0, 1.4727003346780927), (300, 20, 0.7442555275721707), (50, 30, 1.4000000000000001),
  ])
  func `settling durations by constants are those that were recorded`(
    _ stiffness: Double, _ damping: Double, _ settling: Double
  ) {
    let spring = Spring(stiffness: stiffness, damping: damping)
    #expect(distance(spring.settlingDuration, settling) < 1e-9)
  }

  private struct DurationAndRatio: Decodable {
    let duration: Double
    let damping_ratio: Double
    let initial_velocity: Double
    let stiffness: Double
    let damping: Double
    let value_at_duration: Double
    let samples: [Sample]
  }

  @Test func `duration and damping ratio give UIKit's springs`() throws {
    for reference in try Vectors<DurationAndRatio>("spring_uikit_duration_damping").cases {
      let spring = Spring(
        duration: reference.duration, dampingRatio: reference.damping_ratio,
        initialVelocity: reference.initial_velocity)
      #expect(distance(spring.stiffness, reference.stiffness) < 1e-6 * reference.stiffness)
      #expect(distance(spring.damping, reference.damping) < 1e-6 * reference.damping)
      #expect(
        distance(spring.value(at: reference.duration), reference.value_at_duration) < 1e-6)
      for sample in reference.samples {
        #expect(distance(spring.value(at: sample.t), sample.x) < 1e-6)
        #expect(distance(spring.velocity(at: sample.t), sample.v) < 1e-4)
      }
    }
  }

  static let springs = [
    Spring(), Spring(damping: 2), Spring(damping: 20), Spring(damping: 60), .system, .scrollToTop,
    Spring(damping: 60, allowsOverdamping: true), Spring(damping: 8, initialVelocity: -30),
    Spring(damping: 20, initialVelocity: 12),
  ]

  /// The closed form against Runge-Kutta steps of the differential equation.
  @Test(arguments: springs)
  func `the closed form is what fine stepping finds`(_ spring: Spring) {
    let ratio = spring.allowsOverdamping ? spring.dampingRatio : min(spring.dampingRatio, 1)
    let w = spring.naturalFrequency
    func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
      [state.y, -w * w * (state.x - 1) - 2 * ratio * w * state.y]
    }
    var state: SIMD2<Double> = [0, spring.initialVelocity]
    let h = 1e-3
    for step in 1...1000 {
      let a = slope(state)
      let b = slope(state + h / 2 * a)
      let c = slope(state + h / 2 * b)
      let d = slope(state + h * c)
      state += h / 6 * (a + 2 * b + 2 * c + d)
      #expect(distance(spring.value(at: Double(step) * h), state.x) < 1e-6)
      #expect(distance(spring.velocity(at: Double(step) * h), state.y) < 1e-5)
    }
  }

  @Test(arguments: springs)
  func `a spring starts at rest with its velocity and ends at its target`(_ spring: Spring) {
    #expect(spring.value(at: 0) == 0)
    #expect(distance(spring.velocity(at: 0), spring.initialVelocity) < 1e-12)
    #expect(distance(spring.value(at: 100), 1) < 1e-9)
  }

  /// Recorded on macOS for a bounce of 1.
  @Test func `a spring that nothing damps settles at the end of time`() {
    let spring = Spring(perceptualDuration: 0.5, bounce: 1)
    #expect(spring.settlingDuration == 3.4028234663852886e+38)
  }

  /// The example of Apple's documentation of `settlingDuration`, to its two digits.
  @Test func `a damping of 5 settles in 2.85 seconds`() {
    #expect(distance(Spring(damping: 5).settlingDuration, 2.85) < 0.01)
  }
}
