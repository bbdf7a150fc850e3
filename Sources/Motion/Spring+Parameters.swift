import Foundation

extension Spring {
  /// The spring of `UIView.animate(springDuration:bounce:)` and of SwiftUI.
  ///
  /// `k = (2π/d)²`, `ζ = 1 − bounce`, or `1 / (1 + bounce)` for a negative bounce, `c = 4π·ζ/d`.
  ///
  /// - Parameters:
  ///   - perceptualDuration: Seconds until the value seems to have arrived; it settles later.
  ///   - bounce: 0 is critically damped, 1 never settles, negative values are over-damped.
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

  /// The spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`: of
  /// mass 1, with the natural frequency at which it is within 0.001 of rest after `duration`.
  ///
  /// Under-damped, ω solves `|(ζω − v) / (ω·√(1 − ζ²))| · exp(−ζωT) = 0.001`; critically damped,
  /// `((ω − v)·T + 1) · exp(−ωT) = ±0.001`; by twelve of Newton's steps from `5/T`.
  ///
  /// - Parameters:
  ///   - duration: Seconds, clamped to 0.01…10.
  ///   - dampingRatio: Clamped to 0…1, 0 meaning barely damped.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let zeta = min(max(dampingRatio, 1.1920928955078125e-7), 1)
    let time = min(max(duration, 0.01), 10)
    let v = initialVelocity
    var w = 5 / time
    for _ in 0..<12 {
      let error: Double
      let slope: Double
      if zeta < 1 {
        let decay = exp(-zeta * w * time)
        let root = (1 - zeta * zeta).squareRoot()
        let amplitude = (zeta * w - v) / (w * root)
        let sign = amplitude < 0 ? -1.0 : 1
        error = abs(amplitude) * decay - 0.001
        slope = decay * (sign * v / (w * w * root) - zeta * time * abs(amplitude))
      } else {
        let decay = exp(-w * time)
        error = ((w - v) * time + 1) * decay - (w >= v ? 0.001 : -0.001)
        slope = decay * (time - time * ((w - v) * time + 1))
      }
      let next = w - error / slope
      guard next.isFinite, next > 0 else { break }
      w = next
    }
    self.init(stiffness: w * w, damping: 2 * zeta * w, initialVelocity: v)
  }

  /// `UISpringTimingParameters()`: what moves modal sheets, pushed controllers and the keyboard.
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// What scrolls to the top when the status bar is tapped.
  public static let scrollToTop = Spring(response: 0.6, dampingRatio: 1)
}
