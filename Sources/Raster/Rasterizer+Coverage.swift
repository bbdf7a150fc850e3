import AnimDrawing
import AnimGeometry
import AnimPixels
internal import CAnimRaster

extension Rasterizer {
  /// Calls `body` with the rows of `outline` in `scissor`, top to bottom; with an inside, rows have
  /// two planes.
  @inline(__always)
  func forEachRow(
    of outline: Outline, inside inner: Outline? = nil, in scissor: PixelRect,
    evenOdd: Bool = false, _ body: (_ y: Int, _ row: CoverageRow) -> Void
  ) {
    let window = outline.bounds.intersection(scissor)
    guard !window.isEmpty else { return }
    accumulate(outline, inner, in: window)
    var outerSums = unsafe outerArea.sums(evenOdd: evenOdd)
    var innerSums = unsafe innerArea.sums(evenOdd: false)
    let outerBytes = unsafe outerMask.start
    let innerBytes = unsafe inner == nil ? outerBytes : innerMask.start
    for y in window.minY..<window.maxY {
      let line = Int32(truncatingIfNeeded: y - window.minY)
      let row =
        unsafe inner == nil
        ? rows.table.pointee.sweep(&outerSums, line, outerBytes)
        : rows.table.pointee.sweep_pair(&outerSums, &innerSums, line, outerBytes, innerBytes)
      guard row.x0 < row.x1 else { continue }
      let (x0, s1) = (Int(row.x0), Int(row.s1))
      body(
        y,
        unsafe CoverageRow(
          x0: window.minX + x0, s0: window.minX + Int(row.s0), s1: window.minX + s1,
          x1: window.minX + Int(row.x1), left: outerBytes + x0, right: outerBytes + s1,
          innerLeft: innerBytes + x0, innerRight: innerBytes + s1, isCore: row.is_core))
    }
  }

  /// Paints an outline, or the two parts of one with an inside, in plain colours.
  func fill(
    _ outline: Outline, inside inner: Outline?, in scissor: PixelRect, evenOdd: Bool, ring: UInt32,
    core: UInt32, on canvas: Canvas
  ) {
    let window = outline.bounds.intersection(scissor)
    guard !window.isEmpty else { return }
    let pixel = unsafe canvas.pixel(window.minX, window.minY)
    if window.area < 16384 {
      // A small shape touches a memory page a row, which no prefetcher foresees.
      unsafe rows.table.pointee.prefetch(pixel, canvas.rowStride, window.width, window.height)
    }
    accumulate(outline, inner, in: window)
    var outerSums = unsafe outerArea.sums(evenOdd: evenOdd)
    if inner == nil {
      unsafe rows.table.pointee.fill_area(
        pixel, canvas.rowStride, &outerSums, nil, outerMask.start, innerMask.start, ring, core)
    } else {
      var innerSums = unsafe innerArea.sums(evenOdd: false)
      unsafe rows.table.pointee.fill_area(
        pixel, canvas.rowStride, &outerSums, &innerSums, outerMask.start, innerMask.start, ring,
        core)
    }
  }

  private func accumulate(_ outline: Outline, _ inner: Outline?, in window: PixelRect) {
    outerArea.begin(window)
    outerArea.add(outline)
    if let inner {
      innerArea.begin(window)
      innerArea.add(inner)
    }
    // A row may be written up to its last group of cells, and a few bytes more.
    outerMask.reserve(window.width + window.width / 16 + 64)
    innerMask.reserve(window.width + window.width / 16 + 64)
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
}

extension CoverageRow {
  /// A row that covers nothing; its pointers are never read.
  static var empty: CoverageRow {
    let nothing = unsafe UnsafePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped
    return unsafe CoverageRow(bytes: nothing, from: 0, to: 0)
  }
}
