import Foundation

/// The ease of `setContentOffset(_:animated:)`, `scrollToItem` and `scrollRectToVisible`.
///
/// Source: published measurements; twelve recorded frames of iOS 26.1 agree to 0.001 points, and
/// with a duration of 290 or 310 ms they do not (`scroll_set_content_offset.json`).
public enum ScrollEase {
  /// The duration in seconds, whatever the distance.
  public static let duration = 0.3

  /// The fraction of the duration from which on the content is at its target.
  private static let arrival = 0.999

  /// The progress `sin²(πu/2)` of the fraction `u` of the duration; 1 from u = 0.999 on.
  public static func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction > arrival { return 1 }
    let sine = sin(.pi / 2 * fraction)
    return sine * sine
  }
}
