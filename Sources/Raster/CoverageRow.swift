/// The coverage of one device row: none outside x0..<x1, even in s0..<s1, bytes elsewhere.
///
/// A shape with a border has two planes: `outer` is the coverage of the whole shape, `inner` that
/// of its inside, at most as much; the difference is the border's. Without a border only `outer`
/// counts. The pointers are into masks of the rasterizer or into a cached `Coverage`, and are valid
/// for the duration of the call that hands out the row.
@safe
struct CoverageRow {
  var x0: Int
  var s0: Int
  var s1: Int
  var x1: Int
  /// The bytes for x0..<s0.
  var left: UnsafePointer<UInt8>
  /// The bytes for s1..<x1.
  var right: UnsafePointer<UInt8>
  var innerLeft: UnsafePointer<UInt8>
  var innerRight: UnsafePointer<UInt8>
  /// Whether the full span s0..<s1 is inside the border rather than of it.
  var isCore = true

  var isEmpty: Bool { x0 >= x1 }

  /// The row without empty bytes at its ends and full ones next to its full span.
  var trimmed: CoverageRow {
    var row = self
    while unsafe row.x0 < row.s0 && row.left.pointee == 0 {
      row.x0 += 1
      unsafe row.left += 1
      unsafe row.innerLeft += 1
    }
    while unsafe row.x1 > row.s1 && row.right[row.x1 - row.s1 - 1] == 0 { row.x1 -= 1 }
    guard row.s0 < row.s1 else { return row }
    // Without an inside the planes are the same.
    let inner: UInt8 = isCore ? 255 : 0
    while unsafe row.s0 > row.x0 && row.left[row.s0 - row.x0 - 1] == 255
      && row.innerLeft[row.s0 - row.x0 - 1] == inner
    {
      row.s0 -= 1
    }
    while unsafe row.s1 < row.x1 && row.right.pointee == 255 && row.innerRight.pointee == inner {
      row.s1 += 1
      unsafe row.right += 1
      unsafe row.innerRight += 1
    }
    return row
  }

  /// The part in the columns `low..<high`.
  func limited(to low: Int, _ high: Int) -> CoverageRow {
    guard x0 < low || x1 > high else { return self }
    var row = self
    if low > x0 {
      unsafe row.left += min(low, s0) - x0
      unsafe row.innerLeft += min(low, s0) - x0
      row.x0 = low
      row.s0 = max(s0, low)
      if low > s1 {
        unsafe row.right += min(low, x1) - s1
        unsafe row.innerRight += min(low, x1) - s1
        row.s0 = min(low, x1)
        row.s1 = row.s0
      }
    }
    row.x1 = min(row.x1, high)
    row.x0 = min(row.x0, row.x1)
    row.s0 = min(row.s0, row.x1)
    row.s1 = min(row.s1, row.x1)
    return row
  }
}
