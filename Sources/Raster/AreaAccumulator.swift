import AnimPixels
internal import CAnimRaster

/// The exact area that polygons cover of each pixel in a window.
///
/// Every edge is cut where it passes from pixel to pixel. Each piece adds its height to the cell
/// that it is in and, apart, twice the area between it and the left border of the pixel: the sum of
/// a row's heights up to a column, less the area there, is the winding number times the part of the
/// pixel. Sums are integers, so that neither the order of edges nor the window changes a pixel.
/// Each row notes which groups of cells were touched in one 64-bit word: between them the coverage
/// is constant.
@safe
final class AreaAccumulator {
  private let rows: Rows
  private let cells = Scratch<Int32>()
  private let touched = Scratch<UInt64>()
  private(set) var window = PixelRect.empty
  private var stride = 0
  /// log₂ of the cells in a group.
  private var shift = 3

  init(rows: Rows) {
    self.rows = rows
  }

  /// Starts a new shape, after all rows of the last one have been swept.
  func begin(_ window: PixelRect) {
    self.window = window
    shift = 3
    while (window.width + 1) >> shift > 63 { shift += 1 }
    let group = 1 << shift
    stride = (window.width + 1 + group - 1) / group * group
    cells.reserve(2 * stride * window.height)
    touched.reserve(window.height)
  }

  func add(_ outline: Outline) {
    guard !window.isEmpty else { return }
    var sums = unsafe sums(evenOdd: false)
    unsafe outline.points.withUnsafeBufferPointer { points in
      // A vector of two integers is laid out like a point.
      guard let points = unsafe UnsafeRawPointer(points.baseAddress) else { return }
      var start = 0
      for end in outline.ends {
        unsafe rows.table.pointee.add_polygon(
          &sums, points.assumingMemoryBound(to: CRasterPoint.self) + start, end - start)
        start = end
      }
    }
  }

  /// The sums as the row functions take them; valid until the next `begin`.
  @unsafe
  func sums(evenOdd: Bool) -> CRasterCells {
    unsafe CRasterCells(
      cells: cells.start, touched: touched.start, left: Int32(window.minX) << 8,
      top: Int32(window.minY) << 8, stride: Int32(stride), shift: Int32(shift),
      width: Int32(window.width), height: Int32(window.height), even_odd: evenOdd)
  }
}
