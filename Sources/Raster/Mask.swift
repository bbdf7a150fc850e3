import AnimPixels

/// Coverage of a block of pixels, a byte each, row-major.
struct Mask {
  let bounds: PixelRect
  /// The bytes of `bounds`, followed by a few more, which row functions may read.
  let bytes: [UInt8]

  init(bounds: PixelRect, bytes: [UInt8]) {
    precondition(bytes.count == bounds.area, "\(bytes.count) bytes for \(bounds)")
    self.bounds = bounds
    self.bytes = bytes + [UInt8](repeating: 0, count: 8)
  }

  /// Calls `body` with the rows in `scissor`, the mask moved by (dx, dy), cut to it.
  @inline(__always)
  func forEachRow(
    in scissor: PixelRect, movedBy dx: Int = 0, _ dy: Int = 0,
    _ body: (_ y: Int, _ row: CoverageRow) -> Void
  ) {
    let moved = bounds.moved(dx, dy)
    let part = moved.intersection(scissor)
    guard !part.isEmpty else { return }
    unsafe bytes.withUnsafeBufferPointer { bytes in
      for y in part.minY..<part.maxY {
        let line =
          unsafe bytes.baseAddress.unsafelyUnwrapped
          + ((y - moved.minY) * bounds.width + part.minX - moved.minX)
        body(y, unsafe CoverageRow(bytes: line, from: part.minX, to: part.maxX))
      }
    }
  }
}

extension CoverageRow {
  /// A row of bytes without a full span.
  init(bytes: UnsafePointer<UInt8>, from x0: Int, to x1: Int) {
    unsafe self.init(
      x0: x0, s0: x1, s1: x1, x1: x1, left: bytes, right: bytes, innerLeft: bytes,
      innerRight: bytes)
  }
}

/// The rectangle moved by (dx, dy).
extension PixelRect {
  func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// The rectangle grown to whole blocks of `step` pixels, counted from the origin.
  func aligned(to step: Int) -> PixelRect {
    func down(_ value: Int) -> Int { value >= 0 ? value / step * step : -up(-value) }
    func up(_ value: Int) -> Int { value >= 0 ? (value + step - 1) / step * step : -down(-value) }
    return PixelRect(minX: down(minX), minY: down(minY), maxX: up(maxX), maxY: up(maxY))
  }

  /// The rectangle grown by `margin` pixels on all sides.
  func outset(by margin: Int) -> PixelRect {
    PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}
