/// Decides whether two pixels that are not equal differ enough to count.
protocol PixelJudge: Sendable {
  /// - Parameters:
  ///   - a: A straight pixel.
  ///   - b: Another one, not equal.
  ///   - index: Their place in the rows of the picture, on which pixelmatch's background depends.
  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool
}

struct ExactJudge: PixelJudge {
  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool { a != b }
}

struct OffByJudge: PixelJudge {
  let limit: Int

  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool {
    largestChannelDifference(a, b) > limit
  }
}

/// The largest difference of a channel, of 255.
func largestChannelDifference(_ a: UInt32, _ b: UInt32) -> Int {
  func difference(_ shift: UInt32) -> Int {
    abs(Int(a >> shift & 255) - Int(b >> shift & 255))
  }
  return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
}

struct DeltaEJudge: PixelJudge {
  let limit: Double

  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool { CIELab.deltaE(a, b) > limit }
}
