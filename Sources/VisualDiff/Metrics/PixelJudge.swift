/// Decides whether two pixels that are not equal differ enough to count.
protocol PixelJudge: Sendable {
  /// Whether asking takes so long that it pays to compare colours with those that were asked about
  /// before.
  static var isCostly: Bool { get }

  /// Whether two straight pixels differ enough to count.
  ///
  /// - Parameters:
  ///   - a: A straight pixel.
  ///   - b: Another one, not equal.
  ///   - index: Their place in the rows of the picture, on which pixelmatch's background depends.
  /// - Returns: Whether the difference counts.
  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool

  /// Whether two opaque pixels differ enough to count.
  ///
  /// Where it has no branches it is asked about many pixels at once, equal ones too.
  func differsOpaquely(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool
}

extension PixelJudge {
  static var isCostly: Bool { false }

  func differsOpaquely(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    a != b && differs(a, b, at: index)
  }
}

/// The judge of `Metric.exact`: every pixel that is not equal counts.
struct ExactJudge: PixelJudge {
  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool { a != b }

  func differsOpaquely(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool { true }
}

/// The judge of `Metric.offBy`.
struct OffByJudge: PixelJudge {
  let limit: Int

  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    largestChannelDifference(a, b) > limit
  }

  @inline(__always)
  func differsOpaquely(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    largestChannelDifference(a, b) > limit
  }
}

/// The largest difference of a channel, of 255.
@inline(__always)
func largestChannelDifference(_ a: UInt32, _ b: UInt32) -> Int {
  @inline(__always)
  func difference(_ shift: UInt32) -> Int32 {
    abs(
      Int32(truncatingIfNeeded: a >> shift & 255) &- Int32(truncatingIfNeeded: b >> shift & 255))
  }
  return Int(max(max(difference(0), difference(8)), max(difference(16), difference(24))))
}

/// The judge of `Metric.deltaE`.
struct DeltaEJudge: PixelJudge {
  static var isCostly: Bool { true }

  let limit: Double

  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool { CIELab.deltaE(a, b) > limit }
}
