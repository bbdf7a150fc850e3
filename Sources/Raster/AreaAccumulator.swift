import AnimPixels
internal import CAnimRaster

/// The exact area that polygons cover of each pixel in a window.
///
/// Every edge is cut where it passes from pixel to pixel. Each piece adds to the cell that it is in
/// what it covers of that, and to the next cell the rest of its height: the sum of a row's cells up
/// to a column is the winding number times the part of the pixel. Sums are integers, so that
/// neither the order of edges nor the window changes a pixel. Each row notes which groups of cells
/// were touched in one 64-bit word: between them the coverage is constant.
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
    // A column is there for what is right of the window, and a cell for what the last group leaves.
    stride = (window.width / group + 2) * group
    cells.reserve(stride * window.height)
    touched.reserve(window.height)
  }

  func add(_ outline: Outline) {
    guard !window.isEmpty else { return }
    var sums = unsafe sums(evenOdd: false)
    unsafe outline.forEachContour { unsafe rows.table.pointee.add_polygon(&sums, $0, $1) }
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
