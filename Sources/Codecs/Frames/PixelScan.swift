/// Compares rows of pixels, eight at a time.
enum PixelScan {
  private static let step = 8

  /// The first place of a range at which two pictures differ; the end of the range if there is none.
  static func firstDifference(
    of a: Span<UInt32>, from b: Span<UInt32>, in range: Range<Int>
  ) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= min(a.count, b.count))
    var place = range.lowerBound
    while place + step <= range.upperBound {
      if any(pixels(a, place) .!= pixels(b, place)) { break }
      place += step
    }
    while place < range.upperBound, a[place] == b[place] { place += 1 }
    return place
  }

  /// The last place of a range at which two pictures differ; nil if there is none.
  static func lastDifference(
    of a: Span<UInt32>, from b: Span<UInt32>, in range: Range<Int>
  ) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= min(a.count, b.count))
    var end = range.upperBound
    while end - step >= range.lowerBound {
      if any(pixels(a, end - step) .!= pixels(b, end - step)) { break }
      end -= step
    }
    while end > range.lowerBound, a[end - 1] == b[end - 1] { end -= 1 }
    return end > range.lowerBound ? end - 1 : nil
  }

  /// Eight pixels, which must be there.
  @inline(__always)
  static func pixels(_ span: Span<UInt32>, _ place: Int) -> SIMD8<UInt32> {
    assert(place >= 0 && place + step <= span.count, "\(place) is not among \(span.count) pixels")
    return unsafe span.bytes.unsafeLoadUnaligned(
      fromByteOffset: place * MemoryLayout<UInt32>.stride, as: SIMD8<UInt32>.self)
  }
}
