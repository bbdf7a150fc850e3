import Foundation

extension Spring {
  /// The spring of `UIView.animate(springDuration:bounce:)` and of SwiftUI.
  ///
  /// `k = (2π/d)²`, `ζ = 1 − bounce`, or `1 / (1 + bounce)` for a negative bounce, `c = 4π·ζ/d`.
  ///
  /// Source: Apple's documentation of SwiftUI's `Spring`; WWDC 2023, session 10158
  /// (`spring_duration_bounce.json`, confidence A−).
  ///
  /// - Parameters:
  ///   - perceptualDuration: Seconds until the value seems to have arrived; it settles later.
  ///   - bounce: 0 is critically damped, 1 never settles, negative values are over-damped.
  ///   - initialVelocity: Distances to the target per second.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      response: perceptualDuration, dampingRatio: ratio, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }

  /// A spring of mass 1 with period `response` (seconds) if it were undamped.
  ///
  /// `k = (2π/r)²`, `c = 4π·ζ/r`: WWDC 2018, session 803.
  public init(
    response: Double, dampingRatio: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    let frequency = 2 * Double.pi / response
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  /// The spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// It is of mass 1, with the natural frequency at which it is within 0.001 of rest after
  /// `duration`. Under-damped, ω solves `|(ζω − v) / (ω·√(1 − ζ²))| · exp(−ζωT) = 0.001`;
  /// critically damped, `((ω − v)·T + 1) · exp(−ωT) = ±0.001`; by twelve of Newton's steps from
  /// `5/T`.
  ///
  /// Source: three independent public sources have this formula, and it gives framer's measured k =
  /// 54.8336 and c = 3.7025 for T = 3, ζ = 0.25 (`spring_uikit_duration_damping.json`, confidence
  /// B+).
  ///
  /// - Parameters:
  ///   - duration: Seconds, clamped to 0.01…10.
  ///   - dampingRatio: Clamped to 0…1, 0 meaning barely damped.
  ///   - initialVelocity: Distances to the target per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let zeta = min(max(dampingRatio, Self.leastDampingRatio), 1)
    let time = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
    let v = initialVelocity
    var w = Self.firstGuess / time
    for _ in 0..<Self.newtonSteps {
      let error: Double
      let slope: Double
      if zeta < 1 {
        let decay = exp(-zeta * w * time)
        let root = (1 - zeta * zeta).squareRoot()
        let amplitude = (zeta * w - v) / (w * root)
        let sign = amplitude < 0 ? -1.0 : 1
        error = abs(amplitude) * decay - Self.settled
        slope = decay * (sign * v / (w * w * root) - zeta * time * abs(amplitude))
      } else {
        let decay = exp(-w * time)
        error = ((w - v) * time + 1) * decay - (w >= v ? Self.settled : -Self.settled)
        slope = decay * (time - time * ((w - v) * time + 1))
      }
      let next = w - error / slope
      guard next.isFinite, next > 0 else { break }
      w = next
    }
    self.init(stiffness: w * w, damping: 2 * zeta * w, initialVelocity: v)
  }

  /// UIKit's clamp of a damping ratio: the distance from 1 to the next `Float`.
  private static let leastDampingRatio = 1.1920928955078125e-7

  /// UIKit's clamp of a spring's duration, in seconds.
  private static let durations = 0.01...10.0

  /// UIKit takes as many, whether or not they have converged.
  private static let newtonSteps = 12

  /// What UIKit begins Newton's method with, in natural frequency × duration.
  private static let firstGuess = 5.0

  /// The spring of `UISpringTimingParameters()`, which moves modal sheets, pushed controllers and
  /// the keyboard.
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The spring that scrolls to the top when the status bar is tapped; it settles in 1.6 s.
  public static let scrollToTop = Spring(response: 0.6, dampingRatio: 1)
}
