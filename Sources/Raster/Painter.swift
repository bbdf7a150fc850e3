import AnimDrawing
import AnimPixels
internal import CAnimRaster

/// Puts rows of coverage, filled with a brush, onto a canvas.
@safe
final class Painter {
  let rows: Rows
  /// A row of texels, and the same with the border over it.
  private let texels = Scratch<UInt32>()
  private let bordered = Scratch<UInt32>()
  /// A row's coverage after clipping, by column from the canvas's left.
  private let clippedOuter = Scratch<UInt8>()
  private let clippedInner = Scratch<UInt8>()

  init(rows: Rows) {
    self.rows = rows
  }

  /// Makes room for rows of `canvas`.
  func prepare(for canvas: Canvas) {
    for row in [texels, bordered] { row.reserve(canvas.bounds.width + 8) }
    for row in [clippedOuter, clippedInner] { row.reserve(canvas.bounds.width + 8) }
  }

  /// Paints a row that lies inside the canvas's scissor.
  @inline(__always)
  func paint(
    _ row: CoverageRow, y: Int, _ brush: Brush, _ blendMode: BlendMode, on canvas: Canvas,
    clips: [Coverage]
  ) {
    if clips.isEmpty {
      paint(row, y: y, brush, blendMode, on: canvas)
    } else {
      var row = row
      for clip in clips where !row.isEmpty { row = clipped(row, y: y, by: clip, canvas) }
      if !row.isEmpty { paint(row, y: y, brush, blendMode, on: canvas) }
    }
  }

  @inline(__always)
  private func paint(
    _ row: CoverageRow, y: Int, _ brush: Brush, _ blendMode: BlendMode, on canvas: Canvas
  ) {
    let line = unsafe canvas.pixel(row.x0, y)
    if blendMode != .normal {
      unsafe blend(row, y: y, brush, blendMode, line, canvas)
      return
    }
    // The pointers stay valid: the canvas outlives the call, and the counts are the row's own.
    let table = unsafe rows.table
    let (ends, full, tail) = (row.s0 &- row.x0, row.s1 &- row.s0, row.x1 &- row.s1)
    let middle = unsafe line + ends
    let last = unsafe middle + full
    switch brush {
    case .solid(let color):
      if ends > 0 { unsafe table.pointee.mask(line, row.left, ends, color) }
      if full > 0 { unsafe solid(middle, full, color) }
      if tail > 0 { unsafe table.pointee.mask(last, row.right, tail, color) }
    case .ring(let ring, let core):
      if ends > 0 { unsafe table.pointee.ring(line, row.left, row.innerLeft, ends, ring, core) }
      if full > 0 { unsafe solid(middle, full, row.isCore ? core : ring) }
      if tail > 0 { unsafe table.pointee.ring(last, row.right, row.innerRight, tail, ring, core) }
    case .texture(let texture, let alpha):
      let isOpaque = alpha == 255 && texture.isOpaque
      let texels = unsafe self.texels.start
      if isOpaque, full > ends + tail {
        // Most of the row is what the texture says: only the ends are put over what was there.
        unsafe texels.update(from: line, count: ends)
        unsafe (texels + ends).update(from: last, count: tail)
        unsafe texture.fetch(row.x0, y, count: row.x1 &- row.x0, into: line, rows)
        unsafe table.pointee.bitmap_mask(texels, line, row.left, ends, alpha)
        unsafe table.pointee.bitmap_mask(texels + ends, last, row.right, tail, alpha)
        unsafe line.update(from: texels, count: ends)
        unsafe last.update(from: texels + ends, count: tail)
        return
      }
      unsafe texture.fetch(row.x0, y, count: row.x1 &- row.x0, into: texels, rows)
      if ends > 0 { unsafe table.pointee.bitmap_mask(line, texels, row.left, ends, alpha) }
      if full > 0 {
        if isOpaque {
          unsafe middle.update(from: texels + ends, count: full)
        } else {
          unsafe table.pointee.bitmap(middle, texels + ends, full, alpha)
        }
      }
      if tail > 0 {
        unsafe table.pointee.bitmap_mask(last, texels + ends + full, row.right, tail, alpha)
      }
    case .borderedTexture(_, _, let alpha):
      unsafe fetchMixed(row, y: y, brush)
      unsafe table.pointee.bitmap(line, texels.start, row.x1 - row.x0, alpha)
    }
  }

  @inline(__always) @unsafe
  private func solid(_ line: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    switch color >> 24 {
    case 255: unsafe rows.table.pointee.fill(line, count, color)
    case 0: break
    default: unsafe rows.table.pointee.solid(line, count, color)
    }
  }

  /// Fills `texels` with a bordered texture, coverage multiplied in.
  @unsafe
  private func fetchMixed(_ row: CoverageRow, y: Int, _ brush: Brush) {
    guard case .borderedTexture(let texture, let border, _) = brush else { return }
    let (ends, full, tail) = (row.s0 - row.x0, row.s1 - row.s0, row.x1 - row.s1)
    let count = row.x1 - row.x0
    let (inside, over) = unsafe (texels.start, bordered.start)
    unsafe texture.fetch(row.x0, y, count: count, into: inside, rows)
    unsafe over.update(from: inside, count: count)
    unsafe rows.table.pointee.solid(over, count, border)
    unsafe rows.table.pointee.mix(inside, over, row.left, row.innerLeft, ends)
    if full > 0, !row.isCore { unsafe (inside + ends).update(from: over + ends, count: full) }
    let last = ends + full
    unsafe rows.table.pointee.mix(inside + last, over + last, row.right, row.innerRight, tail)
  }

  /// Blends a row in a mode other than normal, pixel by pixel.
  @unsafe
  private func blend(
    _ row: CoverageRow, y: Int, _ brush: Brush, _ mode: BlendMode,
    _ line: UnsafeMutablePointer<UInt32>, _ canvas: Canvas
  ) {
    let count = row.x1 - row.x0
    let source = unsafe texels.start
    var alpha: UInt8 = 255
    switch brush {
    case .solid(let color): unsafe source.update(repeating: color, count: count)
    case .texture(let texture, let opacity):
      unsafe texture.fetch(row.x0, y, count: count, into: source, rows)
      alpha = opacity
    case .ring, .borderedTexture:
      preconditionFailure("a border is blended in a layer of its own")
    }
    for index in 0..<count {
      let x = row.x0 + index
      let coverage: UInt8 =
        unsafe x < row.s0 ? row.left[index] : x < row.s1 ? 255 : row.right[x - row.s1]
      guard coverage > 0 else { continue }
      unsafe line[index] = unsafe mode.blended(
        source[index], opacity: Float(alpha) / 255, over: line[index],
        coverage: Float(coverage) / 255)
    }
  }

  /// The row where a clip lets it through; its bytes are in the painter's own masks.
  private func clipped(
    _ row: CoverageRow, y: Int, by clip: Coverage, _ canvas: Canvas
  ) -> CoverageRow {
    var result = row
    result.x1 = result.x0
    clip.withRow(y) { clip in
      if clip.s0 <= row.x0, clip.s1 >= row.x1 {
        result = row
        return
      }
      let clip = clip.limited(to: row.x0, row.x1)
      let row = row.limited(to: clip.x0, clip.x1)
      guard !row.isEmpty, !clip.isEmpty else { return }
      // Columns count from the canvas's left; both rows lie inside it.
      let outer = unsafe clippedOuter.start - canvas.bounds.minX
      let inner = unsafe clippedInner.start - canvas.bounds.minX
      unsafe copy(row.left, row.right, row, middle: 255, to: outer)
      unsafe copy(row.innerLeft, row.innerRight, row, middle: row.isCore ? 255 : 0, to: inner)
      unsafe multiply(outer, by: clip)
      unsafe multiply(inner, by: clip)
      let s0 = max(row.s0, clip.s0)
      let s1 = min(row.s1, clip.s1)
      result = unsafe CoverageRow(
        x0: row.x0, s0: s0 < s1 ? s0 : row.x1, s1: s0 < s1 ? s1 : row.x1, x1: row.x1,
        left: outer + row.x0, right: outer + (s0 < s1 ? s1 : row.x1), innerLeft: inner + row.x0,
        innerRight: inner + (s0 < s1 ? s1 : row.x1), isCore: row.isCore)
    }
    return result
  }

  /// Multiplies the columns where the clip is not full by its bytes.
  @unsafe
  private func multiply(_ plane: UnsafeMutablePointer<UInt8>, by clip: CoverageRow) {
    unsafe rows.table.pointee.multiply(plane + clip.x0, clip.left, clip.s0 - clip.x0)
    unsafe rows.table.pointee.multiply(plane + clip.s1, clip.right, clip.x1 - clip.s1)
  }

  /// Writes all bytes of a row; source and target may be the same.
  @unsafe
  private func copy(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ row: CoverageRow,
    middle: UInt8, to plane: UnsafeMutablePointer<UInt8>
  ) {
    unsafe (plane + row.x0).update(from: left, count: row.s0 - row.x0)
    unsafe (plane + row.s1).update(from: right, count: row.x1 - row.s1)
    unsafe (plane + row.s0).update(repeating: middle, count: row.s1 - row.s0)
  }
}
