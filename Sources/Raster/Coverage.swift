import AnimPixels
internal import CAnimRaster

/// A shape's coverage of device pixels, kept: where rows are full only their ends are stored.
struct Coverage {
  /// The device pixels that may be covered.
  private(set) var bounds = PixelRect.empty
  private var rows: [CRasterRow] = []
  /// The bytes of all rows' ends, followed by a few more, which row functions may read.
  private var outer = [UInt8](repeating: 0, count: 8)
  private var inner: [UInt8]
  let hasBorder: Bool

  init(hasBorder: Bool) {
    self.hasBorder = hasBorder
    inner = hasBorder ? outer : []
  }

  /// Adds the row below the last one; the first one is device row `bounds.minY`.
  mutating func append(_ row: CoverageRow, y: Int) {
    let row = row.trimmed
    if rows.isEmpty { bounds = PixelRect(minX: .max, minY: y, maxX: .min, maxY: y) }
    precondition(y == bounds.maxY, "row \(y) after row \(bounds.maxY - 1)")
    bounds.maxY += 1
    if !row.isEmpty {
      bounds.minX = min(bounds.minX, row.x0)
      bounds.maxX = max(bounds.maxX, row.x1)
    }
    rows.append(
      CRasterRow(
        x0: Int32(row.x0), s0: Int32(row.s0), s1: Int32(row.s1), x1: Int32(row.x1),
        offset: Int32(outer.count - 8), is_core: row.isCore))
    outer.removeLast(8)
    if hasBorder { inner.removeLast(8) }
    unsafe outer += UnsafeBufferPointer(start: row.left, count: row.s0 - row.x0)
    unsafe outer += UnsafeBufferPointer(start: row.right, count: row.x1 - row.s1)
    if hasBorder {
      unsafe inner += UnsafeBufferPointer(start: row.innerLeft, count: row.s0 - row.x0)
      unsafe inner += UnsafeBufferPointer(start: row.innerRight, count: row.x1 - row.s1)
      inner += repeatElement(0, count: 8)
    }
    outer += repeatElement(0, count: 8)
  }

  /// The number of bytes that the coverage takes.
  var cost: Int { rows.count * MemoryLayout<CRasterRow>.stride + outer.count + inner.count }

  /// Whether every pixel of `rect` is fully covered.
  func isFull(in rect: PixelRect) -> Bool {
    guard bounds.contains(rect) else { return false }
    return rows[rect.minY - bounds.minY..<rect.maxY - bounds.minY].allSatisfy {
      $0.s0 <= rect.minX && $0.s1 >= rect.maxX
    }
  }

  /// The columns of a row of the device that are fully covered, in one piece; empty outside the bounds.
  func fullSpan(_ y: Int) -> Range<Int> {
    guard y >= bounds.minY, y < bounds.maxY else { return 0..<0 }
    let row = rows[y - bounds.minY]
    return Int(row.s0)..<Int(row.s1)
  }

  /// Paints all rows in plain colours, moved by (dx, dy) and cut to the scissor.
  func fill(
    movedBy dx: Int, _ dy: Int, ring: UInt32, core: UInt32, on canvas: Canvas, _ rowFunctions: Rows
  ) {
    let scissor = canvas.scissor
    let first = max(scissor.minY, bounds.minY + dy)
    let count = min(scissor.maxY, bounds.maxY + dy) - first
    // Rows without any coverage, as of a box without width, have no ends to move.
    guard count > 0, bounds.minX < bounds.maxX, bounds.minX + dx < scissor.maxX,
      bounds.maxX + dx > scissor.minX
    else { return }
    unsafe rows.withUnsafeBufferPointer { rows in
      unsafe outer.withUnsafeBufferPointer { outer in
        unsafe inner.withUnsafeBufferPointer { inner in
          guard let rows = rows.baseAddress, let outer = outer.baseAddress else { return }
          unsafe rowFunctions.table.pointee.fill_rows(
            canvas.pixel(dx, first), canvas.rowStride, rows + (first - dy - bounds.minY), count,
            outer, hasBorder ? inner.baseAddress : nil, Int32(scissor.minX - dx),
            Int32(scissor.maxX - dx), ring, core)
        }
      }
    }
  }

  /// Calls `body` with every row that `scissor` overlaps, moved by (dx, dy) and cut to it.
  @inline(__always)
  func forEachRow(
    in scissor: PixelRect, movedBy dx: Int = 0, _ dy: Int = 0,
    _ body: (_ y: Int, _ row: CoverageRow) -> Void
  ) {
    let first = max(scissor.minY, bounds.minY + dy)
    let last = min(scissor.maxY, bounds.maxY + dy)
    guard first < last else { return }
    unsafe rows.withUnsafeBufferPointer { rows in
      unsafe outer.withUnsafeBufferPointer { outer in
        unsafe inner.withUnsafeBufferPointer { inner in
          for y in first..<last {
            let row = unsafe rows[y &- dy &- bounds.minY]
            let view = unsafe CoverageRow(row, outer: outer, inner: inner, dx: dx)
              .limited(to: scissor.minX, scissor.maxX)
            if !view.isEmpty { body(y, view) }
          }
        }
      }
    }
  }

  /// Calls `body` with one row, empty outside the bounds.
  @inline(__always)
  func withRow(_ y: Int, _ body: (CoverageRow) -> Void) {
    guard y >= bounds.minY, y < bounds.maxY else { return }
    unsafe outer.withUnsafeBufferPointer { outer in
      unsafe inner.withUnsafeBufferPointer { inner in
        body(unsafe CoverageRow(rows[y - bounds.minY], outer: outer, inner: inner, dx: 0))
      }
    }
  }
}

extension CoverageRow {
  @inline(__always)
  fileprivate init(
    _ row: CRasterRow, outer: UnsafeBufferPointer<UInt8>, inner: UnsafeBufferPointer<UInt8>,
    dx: Int
  ) {
    let lengths = Int(row.s0 &- row.x0)
    // An array without elements may have no address; then no byte is read either.
    let nothing = unsafe UnsafePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped
    let bytes = unsafe (outer.baseAddress ?? nothing) + Int(row.offset)
    let core = unsafe inner.isEmpty ? bytes : (inner.baseAddress ?? nothing) + Int(row.offset)
    unsafe self.init(
      x0: Int(row.x0) &+ dx, s0: Int(row.s0) &+ dx, s1: Int(row.s1) &+ dx, x1: Int(row.x1) &+ dx,
      left: bytes, right: bytes + lengths, innerLeft: core, innerRight: core + lengths,
      isCore: row.is_core)
  }
}
