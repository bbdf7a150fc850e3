extension FixedWidthInteger {
  /// The whole part of `value`, or the nearest number that there is; 0 for what is no number.
  ///
  /// The one way from measures to whole numbers: a scenario, an app's code or a transform may lead
  /// anywhere, and `Int(_:)` ends the program beyond its range. Results lie within ±2⁵², so that sums and
  /// products with small numbers do not overflow either.
  @inlinable package init(saturating value: Double) {
    let limit = 4_503_599_627_370_496.0
    // What is no number fails every comparison.
    guard value > -limit else {
      self = value <= -limit ? Self(clamping: -4_503_599_627_370_496 as Int64) : 0
      return
    }
    let whole = value < limit ? Int64(value) : 4_503_599_627_370_496
    self = Self(clamping: whole)
  }
}
