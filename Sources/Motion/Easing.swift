/// The course of progress over the fraction of an animation's duration that has passed.
public indirect enum Easing: Hashable, Sendable {
  case curve(TimingCurve)
  /// A spring that runs for `duration` seconds and then is at its target.
  case spring(Spring, duration: Double)
  /// The rest of an easing from a fraction of its duration on.
  case rest(of: Easing, from: Double)
  /// An easing that covers what is left after some progress.
  case remainder(of: Easing, after: Double)
  /// An easing from 1 to 0.
  case reversed(Easing)
  /// The easing of another part of the same animation that begins late and ends together with it.
  ///
  /// At the moment at which `base` has the progress that `easing` has now, `base` begun after the
  /// fraction `delay`.
  case late(Easing, base: Easing, delay: Double)

  /// Progress at constant speed.
  public static let linear = Easing.curve(.linear)

  /// The even steps in which `fraction(at:)` looks for the first passage of a target.
  ///
  /// One that begins and ends within a step, a 256th of the duration, is missed.
  private static let searchSteps = 256

  /// Halvings of that step: to 2⁻⁵⁸ of the duration, below a `Double`'s precision.
  private static let bisections = 50

  /// The progress after a fraction of the duration, 0…1; a spring's may leave 0…1.
  public func progress(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring, let duration):
      return fraction >= 1 ? 1 : spring.value(at: fraction * duration)
    case .rest(let easing, let start):
      return easing.progress(at: start + (1 - start) * fraction)
    case .remainder(let easing, let done): return mix(done, 1, easing.progress(at: fraction))
    case .reversed(let easing): return 1 - easing.progress(at: fraction)
    case .late(let easing, let base, let delay):
      let reached = base.fraction(at: easing.progress(at: fraction))
      return reached <= delay ? 0 : base.progress(at: (reached - delay) / (1 - delay))
    }
  }

  /// The first fraction of the duration at which the progress is `target`, clamped to 0…1.
  public func fraction(at target: Double) -> Double {
    if case .curve(let curve) = self { return curve.fraction(at: target) }
    let (start, end) = (progress(at: 0), progress(at: 1))
    let sign: Double = start <= end ? 1 : -1
    if (target - start) * sign <= 0 { return 0 }
    if (target - end) * sign >= 0 { return 1 }
    func isPast(_ fraction: Double) -> Bool { (progress(at: fraction) - target) * sign >= 0 }
    let steps = Self.searchSteps
    let first = (1...steps).first { isPast(Double($0) / Double(steps)) } ?? steps
    var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
    for _ in 0..<Self.bisections {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }
}
