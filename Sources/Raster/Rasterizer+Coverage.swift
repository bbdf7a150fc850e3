internal import CRaster
import Drawing
import Geometry
import Pixels

extension Rasterizer {
  /// Calls `body` with the rows of `outline` in `scissor`, top to bottom.
  @inline(__always)
  func forEachRow(
    of outline: Outline, in scissor: PixelRect, evenOdd: Bool,
    _ body: (_ y: Int, _ row: CoverageRow) -> Void
  ) {
    let window = outline.bounds.intersection(scissor)
    guard !window.isEmpty else { return }
    outerArea.begin(window)
    outerArea.add(outline)
    reserveMasks(window.width)
    let mask = unsafe outerMask.start
    for y in window.minY..<window.maxY {
      let row = unsafe outerArea.sweep(row: y, evenOdd: evenOdd, into: mask, rows)
      let (left, right) = unsafe (mask + Int(row.x0), mask + Int(row.s1))
      if row.x0 < row.x1 {
        body(
          y,
          unsafe CoverageRow(
            x0: window.minX + Int(row.x0), s0: window.minX + Int(row.s0),
            s1: window.minX + Int(row.s1), x1: window.minX + Int(row.x1),
            left: left, right: right, innerLeft: left, innerRight: right))
      }
    }
  }

  /// Calls `body` with the rows of a shape and its inside, whose outline is `inner`.
  @inline(__always)
  func forEachRow(
    of outline: Outline, inside inner: Outline, in scissor: PixelRect,
    _ body: (_ y: Int, _ row: CoverageRow) -> Void
  ) {
    let window = outline.bounds.intersection(scissor)
    guard !window.isEmpty else { return }
    outerArea.begin(window)
    outerArea.add(outline)
    innerArea.begin(window)
    innerArea.add(inner)
    reserveMasks(window.width)
    let (outerBytes, innerBytes) = unsafe (outerMask.start, innerMask.start)
    for y in window.minY..<window.maxY {
      let o = unsafe outerArea.sweep(row: y, evenOdd: false, into: outerBytes, rows)
      let i = unsafe innerArea.sweep(row: y, evenOdd: false, into: innerBytes, rows)
      guard o.x0 < o.x1 else { continue }
      let (x0, x1) = (Int(o.x0), Int(o.x1))
      // The full span is that of the inside or, where there is no inside, that of the border; bytes
      // are completed around it.
      let isCore = i.x0 < i.x1
      let (s0, s1) = isCore ? (Int(max(i.s0, o.s0)), Int(min(i.s1, o.s1))) : (Int(o.s0), Int(o.s1))
      let full = s0 < s1 ? (s0, s1) : (x1, x1)
      unsafe (outerBytes + Int(o.s0)).update(repeating: 255, count: Int(o.s1 - o.s0))
      if isCore {
        let (begin, end) = (min(max(Int(i.x0), x0), x1), min(max(Int(i.x1), x0), x1))
        unsafe (innerBytes + x0).update(repeating: 0, count: begin - x0)
        unsafe (innerBytes + end).update(repeating: 0, count: x1 - end)
        unsafe (innerBytes + Int(i.s0)).update(repeating: 255, count: Int(i.s1 - i.s0))
      } else {
        unsafe (innerBytes + x0).update(repeating: 0, count: x1 - x0)
      }
      body(
        y,
        unsafe CoverageRow(
          x0: window.minX + x0, s0: window.minX + full.0, s1: window.minX + full.1,
          x1: window.minX + x1, left: outerBytes + x0, right: outerBytes + full.1,
          innerLeft: innerBytes + x0, innerRight: innerBytes + full.1, isCore: isCore))
    }
  }

  /// The coverage of `outline` inside `window`, kept.
  func coverage(of outline: Outline, in window: PixelRect, evenOdd: Bool) -> Coverage {
    var result = Coverage(hasBorder: false)
    let first = outline.bounds.intersection(window).minY
    var next = first
    forEachRow(of: outline, in: window, evenOdd: evenOdd) { y, row in
      while next < y { result.append(.empty, y: next); next += 1 }
      result.append(row, y: y)
      next = y + 1
    }
    return result
  }

  /// The coverage of `outline` as plain bytes.
  func mask(of outline: Outline, in window: PixelRect, evenOdd: Bool = false) -> Mask {
    let bounds = outline.bounds.intersection(window)
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      forEachRow(of: outline, in: bounds, evenOdd: evenOdd) { y, row in
        let line = unsafe start + ((y - bounds.minY) * bounds.width - bounds.minX)
        unsafe (line + row.x0).update(from: row.left, count: row.s0 - row.x0)
        unsafe (line + row.s0).update(repeating: 255, count: row.s1 - row.s0)
        unsafe (line + row.s1).update(from: row.right, count: row.x1 - row.s1)
      }
    }
    return Mask(bounds: bounds, bytes: bytes)
  }

  /// A row may be written up to its last group of cells, and a few bytes more.
  private func reserveMasks(_ width: Int) {
    outerMask.reserve(width + width / 16 + 64)
    innerMask.reserve(width + width / 16 + 64)
  }
}

extension CoverageRow {
  /// A row that covers nothing; its pointers are never read.
  static var empty: CoverageRow {
    let nothing = unsafe UnsafePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped
    return unsafe CoverageRow(bytes: nothing, from: 0, to: 0)
  }
}
