internal import CRaster
import Pixels

/// The exact area that polygons cover of each pixel in a window.
///
/// Every edge adds to the cells that it passes twice the area between it and the right border of the
/// pixel, and the rest of its height to the cell right of that; the sum of a row's cells up to a
/// column is then the winding number there, times area. Sums are integers, so that neither the
/// order of edges nor the window changes a pixel. Each row notes which groups of cells were touched
/// in one 64-bit word: between them the coverage is constant.
@safe
final class AreaAccumulator {
  private let cells = Scratch<Int32>()
  private let touched = Scratch<UInt64>()
  private(set) var window = PixelRect.empty
  private var stride = 0
  /// log₂ of the cells in a group.
  private var shift = 3

  /// Starts a new shape. All rows of the last one must have been swept.
  func begin(_ window: PixelRect) {
    self.window = window
    shift = 3
    while (window.width + 1) >> shift > 63 { shift += 1 }
    let group = 1 << shift
    stride = (window.width + 1 + group - 1) / group * group
    cells.reserve(stride * window.height)
    touched.reserve(window.height)
  }

  func add(_ outline: Outline) {
    guard !window.isEmpty else { return }
    let top = Int32(window.minY) << 8
    let bottom = Int32(window.maxY) << 8
    unsafe outline.points.withUnsafeBufferPointer { points in
      var start = 0
      for end in outline.ends {
        var previous = unsafe points[end - 1]
        for index in start..<end {
          let point = unsafe points[index]
          if previous.y < point.y {
            if previous.y < bottom, point.y > top { addEdge(previous, point, 1) }
          } else if previous.y > point.y {
            if point.y < bottom, previous.y > top { addEdge(point, previous, -1) }
          }
          previous = point
        }
        start = end
      }
    }
  }

  /// An edge from `a` down to `b`, whose rows overlap the window's.
  @inline(__always)
  private func addEdge(_ a: SIMD2<Int32>, _ b: SIMD2<Int32>, _ sign: Int32) {
    let top = max(a.y, Int32(window.minY) << 8)
    let bottom = min(b.y, Int32(window.maxY) << 8)
    let (first, last) = (top >> 8, (bottom &- 1) >> 8)
    if first == last, top == a.y, bottom == b.y {
      addSlice(row: first, a.x, b.x, sign &* (b.y &- a.y))
      return
    }
    // 32.32 fixed point; x at a height depends on nothing but the edge.
    let slope = Int64(Double(b.x &- a.x) / Double(b.y &- a.y) * 4_294_967_296)
    func x(at y: Int32) -> Int32 {
      y == b.y
        ? b.x
        : a.x &+ Int32(truncatingIfNeeded: (Int64(y &- a.y) &* slope &+ 0x8000_0000) >> 32)
    }
    var y = top
    var left = x(at: top)
    for row in first...last {
      let next = min(bottom, (row &+ 1) << 8)
      let right = x(at: next)
      addSlice(row: row, left, right, sign &* (next &- y))
      (y, left) = (next, right)
    }
  }

  /// The part of an edge within one row of pixels, `height` (signed) from x = `a` to `b`.
  @inline(__always)
  private func addSlice(row: Int32, _ a: Int32, _ b: Int32, _ height: Int32) {
    let row = Int(row) &- window.minY
    // Valid until the next `begin`; every index below is inside the reserved rows.
    let line = unsafe cells.start + row &* stride
    let columns = window.width
    let origin = Int32(truncatingIfNeeded: window.minX) << 8
    let (a, b) = (a &- origin, b &- origin)
    let (from, to) = (Int(a >> 8), Int(b >> 8))
    let shift = UInt64(truncatingIfNeeded: self.shift)
    var marks: UInt64 = 0
    @inline(__always)
    func put(_ column: Int, _ height: Int32, _ fractions: Int32) {
      unsafe line[column] &+= height &* (512 &- fractions)
      unsafe line[column &+ 1] &+= height &* fractions
      marks |= 1 &<< (UInt64(truncatingIfNeeded: column) &>> shift)
      marks |= 1 &<< (UInt64(truncatingIfNeeded: column &+ 1) &>> shift)
    }
    if from == to {
      if from >= columns { return }
      if from < 0 { put(0, height, 0) } else { put(from, height, (a & 255) &+ (b & 255)) }
    } else {
      let (low, high) = a < b ? (a, b) : (b, a)
      let (first, last) = (Int(low >> 8), min(Int(high >> 8), columns &- 1))
      if first >= columns { return }
      if last < 0 {
        put(0, height, 0)
      } else {
        let slope = Int64(Double(height) / Double(high &- low) * 4_294_967_296)
        func reached(_ x: Int32) -> Int32 {
          Int32(truncatingIfNeeded: (Int64(x &- low) &* slope &+ 0x8000_0000) >> 32)
        }
        var x = low
        var done: Int32 = 0
        if first < 0 {
          x = 0
          done = reached(0)
          put(0, done, 0)
        }
        for column in max(first, 0)...last {
          let begin = Int32(truncatingIfNeeded: column) << 8
          let end = min(high, begin &+ 256)
          let now = end == high ? height : reached(end)
          put(column, now &- done, (x &- begin) &+ (end &- begin))
          (x, done) = (end, now)
        }
      }
    }
    unsafe touched.start[row] |= marks
  }

  /// The coverage of device row `y`, in columns from the window's left; clears the row.
  ///
  /// - Parameter mask: Room for the window's width and 128 bytes more.
  @unsafe
  func sweep(
    row y: Int, evenOdd: Bool, into mask: UnsafeMutablePointer<UInt8>, _ rows: Rows
  ) -> CRasterRow {
    let row = y - window.minY
    let marks = unsafe touched.start[row]
    unsafe touched.start[row] = 0
    return unsafe rows.table.pointee.sweep(
      cells.start + row * stride, marks, Int32(shift), Int32(window.width), evenOdd, mask)
  }
}
