extension Schema {
  /// The range of a number, both ends included.
  ///
  /// There is no number without one: what a key accepts is declared beside it, so that the JSON Schema,
  /// the messages and the tests know it, and so that nothing below the reader has to reckon with sizes
  /// that no memory holds.
  struct Limits: Hashable, Sendable {
    let low: Double
    let high: Double
    /// How far from zero what a formula yields may be.
    ///
    /// Wider than the range of what is written: while a view has no size yet, `bounds.width - 40` is
    /// negative, and `1 - distance / 100` is so beyond the distance that it means.
    let reach: Double

    /// Limits with the ends of a range.
    ///
    /// - Parameters:
    ///   - range: The numbers that may be written.
    ///   - reach: The greatest distance from zero that a formula may yield, raised to that of the range's
    ///     farther end if it is less.
    init(_ range: ClosedRange<Double>, reach: Double = 0) {
      low = range.lowerBound
      high = range.upperBound
      self.reach = max(reach, abs(low), abs(high))
    }

    func contains(_ value: Double) -> Bool { low <= value && value <= high }

    /// `from 0 to 1`.
    var text: String { "from \(low.shortText) to \(high.shortText)" }
  }
}

extension Schema.Limits {
  static let alpha = Self(0...1, reach: 10_000)
  /// Points of something that is never less than nothing.
  static let length = Self(0...10_000, reach: 1_000_000)
  /// Points that may go either way.
  static let distance = Self(-10_000...10_000, reach: 1_000_000)
  /// A place, in points; contents are long.
  static let coordinate = Self(-1_000_000...1_000_000, reach: 100_000_000)
  static let scale = Self(-100...100, reach: 10_000)
  /// Radians.
  static let angle = Self(-10_000...10_000, reach: 1_000_000)
  static let zIndex = Self(-10_000...10_000, reach: 1_000_000_000)
  /// Points per second.
  static let velocity = Self(-100_000...100_000)
  /// As long as a scenario may be.
  static let seconds = Self(0...600)
  /// In the unit square of a view, or beside it.
  static let unit = Self(-100...100, reach: 10_000)
  /// The limits of numbers that have a meaning to the scenario's formulas or its Swift sources
  /// only.
  static let free = Self(-1_000_000_000...1_000_000_000)
  /// An index of a section or an item.
  static let index = Self(0...1_000_000)
}
