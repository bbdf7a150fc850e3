import AnimMotion
import Foundation

/// The scale of a scroll view's content, and how two fingers change it.
struct ScrollZoom {
  /// A pinch under way.
  struct Pinch {
    /// The scale when it began.
    let scale: CGFloat
    /// The point between the fingers then, in the content's coordinates at a scale of 1.
    let anchor: CGPoint
  }

  var scale: CGFloat = 1
  var range: ClosedRange<CGFloat> = 1...1
  var pinch: Pinch?
  /// Whether content that was pinched beyond the range is on its way back.
  var isBouncing = false

  var isPossible: Bool { range.lowerBound < range.upperBound }

  /// The scale nearest to `scale` that the range allows.
  func clamped(_ scale: CGFloat) -> CGFloat {
    min(max(scale, range.lowerBound), range.upperBound)
  }

  /// The scale that is shown for fingers that ask for `scale`.
  ///
  /// Beyond the range content resists as it does beyond its edges, at most to twice the greatest scale
  /// or half of the least. UIKit's own curve is not published.
  func resisted(_ scale: CGFloat) -> CGFloat {
    let band = RubberBand(dimension: 1)
    if scale > range.upperBound {
      return range.upperBound * (1 + band.stretch(for: scale / range.upperBound - 1))
    }
    if scale < range.lowerBound, scale > 0 {
      return range.lowerBound / (1 + band.stretch(for: range.lowerBound / scale - 1))
    }
    return clamped(scale)
  }
}
