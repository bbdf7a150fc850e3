import Foundation

/// The ease of `setContentOffset(_:animated:)`, `scrollToItem` and `scrollRectToVisible`.
public enum ScrollEase {
  /// Seconds, whatever the distance.
  public static let duration = 0.3

  /// `sin²(πu/2)` of the fraction `u` of the duration; 1 from u = 0.999 on.
  public static func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction > 0.999 { return 1 }
    let sine = sin(.pi / 2 * fraction)
    return sine * sine
  }
}
