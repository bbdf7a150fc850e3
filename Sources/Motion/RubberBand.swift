/// The resistance of a scroll view that is dragged beyond its content:
/// `f(x) = d·(1 − 1 / (c·x/d + 1))`.
///
/// Source: the formula is published by several who measured it; it equals
/// `-[UIScrollView _rubberBandOffsetForOffset:…]` to machine precision (`rubber_band.json`,
/// confidence A−).
public struct RubberBand: Hashable, Sendable {
  /// The length of the scroll view along the axis, in points.
  public let dimension: Double
  /// The slope at the edge: 0.55 for fingers.
  public let coefficient: Double

  /// The resistance of a scroll view of `dimension` points; 0 or less lets content not move at all.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The points by which the content follows a finger that has gone `pull` points beyond the edge;
  /// an odd function.
  public func stretch(for pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let stretch = dimension * (1 - 1 / (coefficient * abs(pull) / dimension + 1))
    return pull < 0 ? -stretch : stretch
  }

  /// The inverse of `stretch(for:)`: the points that the finger has gone when the content is
  /// `stretch` points beyond the edge, which must be less than the dimension.
  public func pull(for stretch: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = (1 / (1 - abs(stretch) / dimension) - 1) * dimension / coefficient
    return stretch < 0 ? -pull : pull
  }

  /// The content's speed as a share of the finger's.
  public func slope(at pull: Double) -> Double {
    let factor = coefficient * abs(pull) / dimension + 1
    return coefficient / (factor * factor)
  }

  /// The offset shown for a finger that asks for `offset` where `range` is allowed.
  public func offset(for offset: Double, in range: ClosedRange<Double>) -> Double {
    if offset < range.lowerBound {
      return range.lowerBound + stretch(for: offset - range.lowerBound)
    }
    if offset > range.upperBound {
      return range.upperBound + stretch(for: offset - range.upperBound)
    }
    return offset
  }
}
