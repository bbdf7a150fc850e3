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
    let sums = unsafe EdgeSums(
      cells: cells.start, touched: touched.start, stride: stride,
      shift: UInt64(truncatingIfNeeded: shift), columns: window.width,
      left: Int32(truncatingIfNeeded: window.minX) << 8,
      top: Int32(truncatingIfNeeded: window.minY) << 8,
      bottom: Int32(truncatingIfNeeded: window.maxY) << 8)
    unsafe outline.points.withUnsafeBufferPointer { points in
      var start = 0
      for end in outline.ends {
        var previous = unsafe points[end &- 1]
        for index in start..<end {
          let point = unsafe points[index]
          sums.add(previous, point)
          previous = point
        }
        start = end
      }
    }
  }

  /// The sums as the row functions take them; valid until the next `begin`.
  @unsafe
  func sums(evenOdd: Bool) -> CRasterCells {
    unsafe CRasterCells(
      cells: cells.start, touched: touched.start, stride: Int32(stride), shift: Int32(shift),
      width: Int32(window.width), height: Int32(window.height), even_odd: evenOdd)
  }
}

/// Where edges are added: a copy of the accumulator's state that stays in registers.
///
/// The memory is that of the accumulator's window; every index below is inside it.
@safe
private struct EdgeSums {
  let cells: UnsafeMutablePointer<Int32>
  let touched: UnsafeMutablePointer<UInt64>
  let stride: Int
  let shift: UInt64
  let columns: Int
  /// The window's borders, in subpixels.
  let left: Int32
  let top: Int32
  let bottom: Int32

  @inline(__always)
  func add(_ from: SIMD2<Int32>, _ to: SIMD2<Int32>) {
    let isDown = from.y < to.y
    let (a, b) = isDown ? (from, to) : (to, from)
    guard a.y < bottom, b.y > top, a.y != b.y else { return }
    let sign: Int32 = isDown ? 1 : -1
    let (first, last) = ((a.y &- top) >> 8, (b.y &- 1 &- top) >> 8)
    if first == last {
      // Most chords of curves are within a row.
      addSlice(row: Int(first), a.x, b.x, sign &* (b.y &- a.y))
    } else {
      addRows(a, b, sign)
    }
  }

  /// An edge from `a` down to `b`, row by row.
  @inline(__always)
  private func addRows(_ a: SIMD2<Int32>, _ b: SIMD2<Int32>, _ sign: Int32) {
    // x at a height depends on nothing but the edge.
    let slope = Double(b.x &- a.x) / Double(b.y &- a.y)
    var y = max(a.y, top)
    let end = min(b.y, bottom)
    func x(at y: Int32) -> Int32 { y == b.y ? b.x : a.x &+ rounded(Double(y &- a.y) * slope) }
    var near = x(at: y)
    var row = Int((y &- top) >> 8)
    while y < end {
      let next = min(end, top &+ (Int32(truncatingIfNeeded: row) &+ 1) << 8)
      let far = x(at: next)
      addSlice(row: row, near, far, sign &* (next &- y))
      (y, near, row) = (next, far, row &+ 1)
    }
  }

  /// The nearest integer: adding 1.5·2⁵² leaves it in the low bits.
  @inline(__always)
  private func rounded(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
  }

  @inline(__always) @unsafe
  private func put(
    _ line: UnsafeMutablePointer<Int32>, _ column: Int, _ height: Int32, _ fractions: Int32
  )
    -> UInt64
  {
    unsafe line[column] &+= height &* (512 &- fractions)
    unsafe line[column &+ 1] &+= height &* fractions
    return (1 &<< (UInt64(truncatingIfNeeded: column) &>> shift))
      | (1 &<< (UInt64(truncatingIfNeeded: column &+ 1) &>> shift))
  }

  /// The part of an edge within one row of pixels, `height` (signed) from x = `a` to `b`.
  @inline(__always)
  private func addSlice(row: Int, _ a: Int32, _ b: Int32, _ height: Int32) {
    let line = unsafe cells + row &* stride
    let (a, b) = (a &- left, b &- left)
    let (from, to) = (Int(a >> 8), Int(b >> 8))
    var marks: UInt64 = 0
    if from == to, from >= 0 {
      if from >= columns { return }
      marks = unsafe put(line, from, height, (a & 255) &+ (b & 255))
    } else {
      let (low, high) = a < b ? (a, b) : (b, a)
      let (first, last) = (Int(low >> 8), min(Int(high >> 8), columns &- 1))
      if first >= columns { return }
      if last < 0 {
        marks = unsafe put(line, 0, height, 0)
      } else {
        let slope = Double(height) / Double(high &- low)
        func reached(_ x: Int32) -> Int32 { rounded(Double(x &- low) * slope) }
        var x = low
        var done: Int32 = 0
        if first < 0 {
          x = 0
          done = reached(0)
          marks = unsafe put(line, 0, done, 0)
        }
        var column = max(first, 0)
        while column <= last {
          let begin = Int32(truncatingIfNeeded: column) << 8
          let end = min(high, begin &+ 256)
          let now = end == high ? height : reached(end)
          marks |= unsafe put(line, column, now &- done, (x &- begin) &+ (end &- begin))
          (x, done, column) = (end, now, column &+ 1)
        }
      }
    }
    unsafe touched[row] |= marks
  }
}
