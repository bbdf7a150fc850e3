import AnimPixels

/// A mask whose middle column and middle row are shown several more times.
struct RepeatedMask {
  let mask: Mask
  /// The number of times that the middle column is repeated.
  let columns: Int
  /// The number of times that the middle row is repeated.
  let rows: Int

  /// Calls `body` with the parts of each row in `scissor`, the mask moved by (dx, dy).
  ///
  /// They are bytes with a share of 255, or a full span with the share of the middle column. Pixels
  /// of `hidden` may be left out.
  @inline(__always)
  func forEachRow(
    in scissor: PixelRect, except hidden: PixelRect, movedBy dx: Int, _ dy: Int,
    _ body: (_ y: Int, _ row: CoverageRow, _ share: UInt8) -> Void
  ) {
    let bounds = mask.bounds.moved(dx, dy)
    let (width, height) = (bounds.width, bounds.height)
    let (middleX, middleY) = (width / 2, height / 2)
    let first = max(bounds.minY, scissor.minY)
    let last = min(bounds.maxY + rows, scissor.maxY)
    guard first < last else { return }
    // The middle columns, and where the right part begins, in device space.
    let (left, right) = (bounds.minX + middleX, bounds.minX + middleX + columns)
    unsafe mask.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      for y in first..<last {
        let down = y - bounds.minY
        let source = down < middleY ? down : max(middleY, down - rows)
        let line = unsafe bytes + source * width
        func part(_ from: Int, _ to: Int, _ line: UnsafePointer<UInt8>) {
          let (x0, x1) = (max(from, scissor.minX), min(to, scissor.maxX))
          guard x0 < x1 else { return }
          body(y, unsafe CoverageRow(bytes: line + (x0 - from), from: x0, to: x1), 255)
        }
        func full(_ from: Int, _ to: Int, _ share: UInt8) {
          let (x0, x1) = (max(from, scissor.minX), min(to, scissor.maxX))
          guard x0 < x1 else { return }
          var row = CoverageRow.empty
          (row.x0, row.s0, row.s1, row.x1) = (x0, x0, x1, x1)
          body(y, row, share)
        }
        let end = bounds.maxX + columns
        let share = unsafe line[middleX]
        if y >= hidden.minY, y < hidden.maxY, hidden.minX < end, hidden.maxX > bounds.minX {
          unsafe part(bounds.minX, min(left, hidden.minX), line)
          full(left, min(right, hidden.minX), share)
          full(max(left, hidden.maxX), right, share)
          let skipped = max(right, hidden.maxX) - right
          unsafe part(right + skipped, end, line + (middleX + skipped))
          if hidden.minX > right {
            unsafe part(right, min(hidden.minX, end), line + middleX)
          }
          if hidden.maxX < left {
            let from = max(hidden.maxX, bounds.minX)
            unsafe part(from, left, line + (from - bounds.minX))
          }
        } else {
          unsafe part(bounds.minX, left, line)
          full(left, right, share)
          unsafe part(right, end, line + middleX)
        }
      }
    }
  }
}
