/// How progress follows time within one run of an animation.
public enum Easing: Hashable, Sendable {
  case curve(TimingCurve)
  /// A spring that runs in real time whatever fraction of the duration has passed.
  case spring(Spring)
  /// `sin²(πu/2)`, UIKit's ease of `setContentOffset(_:animated:)`.
  case cosine

  public static let linear = Easing.curve(.linear)

  /// The progress after a fraction of `duration` seconds; a spring's may leave 0…1.
  public func progress(at fraction: Double, duration: Double) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let spring): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
    case .cosine: ScrollEase.progress(at: fraction)
    }
  }
}
