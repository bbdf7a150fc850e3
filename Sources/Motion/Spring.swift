import Foundation

/// A damped oscillator that pulls a value from 0 to its target 1: `m·x″ + c·x′ + k·(x − 1) = 0`.
///
/// Evaluated in closed form, so a value at any time costs the same and does not depend on a step.
///
/// Source: the equation, and Core Animation's rules for over-damping and settling as Apple
/// documents `CASpringAnimation` and WebKit's `SpringSolver.h` repeats them
/// (`spring_closed_form.json`, confidence A and B).
public struct Spring: Hashable, Sendable {
  /// `m`, kilograms.
  public var mass: Double
  /// `k`, newtons per metre.
  public var stiffness: Double
  /// `c`, newtons per metre a second.
  public var damping: Double
  /// `x′(0)` in distances to the target per second; positive is towards the target.
  public var initialVelocity: Double
  /// Whether a damping ratio above 1 slows the spring down.
  ///
  /// Where it is false, such a spring is critically damped, as Core Animation has it.
  public var allowsOverdamping: Bool

  /// A spring by its constants, which are Core Animation's defaults where they are left out.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// `ω₀ = √(k/m)`, radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// `ζ = c / (2·√(k·m))`; 1 is critical.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The value at `time` seconds: 0 at first, then towards 1, and beyond 1 where it overshoots.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let w = naturalFrequency
    let v = initialVelocity
    switch regime {
    case .under(let zeta):
      let d = w * (1 - zeta * zeta).squareRoot()
      let b = (zeta * w - v) / d
      return 1 - exp(-zeta * w * time) * (cos(d * time) + b * sin(d * time))
    case .critical:
      return 1 - (1 + (w - v) * time) * exp(-w * time)
    case .over(let zeta):
      let d = w * (zeta * zeta - 1).squareRoot()
      let slow = (d + zeta * w - v) / (2 * d) * exp((d - zeta * w) * time)
      let fast = (d - zeta * w + v) / (2 * d) * exp(-(d + zeta * w) * time)
      return 1 - (slow + fast)
    }
  }

  /// `x′` at `time` seconds, in distances per second.
  public func velocity(at time: Double) -> Double {
    if time < 0 { return 0 }
    let w = naturalFrequency
    let v = initialVelocity
    switch regime {
    case .under(let zeta):
      let d = w * (1 - zeta * zeta).squareRoot()
      let b = (zeta * w - v) / d
      let (sine, cosine) = (sin(d * time), cos(d * time))
      return exp(-zeta * w * time)
        * (zeta * w * (cosine + b * sine) - d * (b * cosine - sine))
    case .critical:
      return exp(-w * time) * (w * (1 + (w - v) * time) - (w - v))
    case .over(let zeta):
      let d = w * (zeta * zeta - 1).squareRoot()
      let slow = (d + zeta * w - v) / (2 * d) * exp((d - zeta * w) * time)
      let fast = (d - zeta * w + v) / (2 * d) * exp(-(d + zeta * w) * time)
      return -((d - zeta * w) * slow - (d + zeta * w) * fast)
    }
  }

  /// The seconds until the spring comes to rest, as `CASpringAnimation.settlingDuration` reports
  /// them.
  ///
  /// Under-damped: when the envelope falls below 0.001. Otherwise: the first tenth of a second at
  /// which the value is within 0.001 of the target, or 0.005 if it is over-damped, and stays there
  /// for more than a second.
  public var settlingDuration: Double {
    if case .over = regime { return settlingDuration(within: Self.settledOverdamped) }
    // Recorded: the greatest number of single precision stands for ever.
    if dampingRatio == 0 { return Double(Float.greatestFiniteMagnitude) }
    return settlingDuration(within: Self.settled)
  }

  /// The share of the way at which Core Animation takes a spring to be at rest.
  static let settled = 0.001

  /// The same for an over-damped spring.
  ///
  /// Source: one recorded value, 1.1 s for a duration of 0.5 s and a bounce of −0.3, which any share
  /// between 0.0043 and 0.0070 gives.
  static let settledOverdamped = 0.005

  /// The least share of the way that `settlingDuration(within:)` goes by: a spring is never nearer to its target
  /// than rounding lets it be.
  private static let leastEpsilon = 1e-6

  /// Seconds between two looks at a spring that does not swing, those for which it has to stay at its
  /// target, and those after which nobody waits any longer.
  private static let (settlingStep, settledFor, longestSettling) = (0.1, 1.0, 1000.0)

  /// The seconds until the spring stays within a share of the way to its target.
  ///
  /// - Parameter epsilon: At least 1e-6; less counts as that.
  /// - Returns: At most 1000 for a spring that is not under-damped.
  /// - Complexity: O(1) if under-damped, else O(seconds).
  public func settlingDuration(within epsilon: Double) -> Double {
    let epsilon = max(epsilon, Self.leastEpsilon)
    if case .under(let zeta) = regime {
      let w = naturalFrequency
      let b = (zeta * w - initialVelocity) / (w * (1 - zeta * zeta).squareRoot())
      return max(0, -log(epsilon / (1 + abs(b))) / (zeta * w))
    }
    // Tenths are added up, not multiplied: the sums are what Core Animation reports.
    var time = 0.0
    var settled: Double?
    while time < Self.longestSettling {
      if abs(1 - value(at: time)) < epsilon {
        let start = settled ?? time
        if time - start > Self.settledFor { return start }
        settled = start
      } else {
        settled = nil
      }
      time += Self.settlingStep
    }
    return time
  }

  private enum Regime {
    case under(Double)
    case critical
    case over(Double)
  }

  private var regime: Regime {
    let zeta = dampingRatio
    if zeta < 1 { return .under(zeta) }
    return zeta > 1 && allowsOverdamping ? .over(zeta) : .critical
  }
}
