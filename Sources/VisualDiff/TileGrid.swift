import AnimPixels

/// Collects pixels into regions: those in tiles of 8 × 8 that touch belong together.
///
/// Whole letters and edges become one region that way, not hundreds.
struct TileGrid {
  static let side = 8

  private let columns: Int
  /// The rows of tiles that may have pixels.
  private let rows: Range<Int>
  /// The bounds of the pixels of each tile.
  ///
  /// Smallest x and y, and the negatives of the largest, so that one minimum adds a pixel. Without
  /// any pixel there are no tiles.
  private var tiles: [SIMD4<Int32>] = []
  private static let empty = SIMD4<Int32>(repeating: .max)

  /// A grid without pixels.
  ///
  /// - Parameters:
  ///   - width: The width of the canvas, in pixels.
  ///   - rows: The rows of pixels that may be added.
  init(width: Int, rows: Range<Int>) {
    columns = (width + Self.side - 1) / Self.side
    self.rows = rows.lowerBound / Self.side..<(rows.upperBound + Self.side - 1) / Self.side
  }

  /// Adds pixels of a row that lie in one tile.
  mutating func add(_ columns: Range<Int>, _ y: Int) {
    makeTiles()
    let row = y / Self.side - rows.lowerBound
    let (first, end, y) = (
      Int32(truncatingIfNeeded: columns.lowerBound), Int32(truncatingIfNeeded: columns.upperBound),
      Int32(truncatingIfNeeded: y)
    )
    let index = row * self.columns + columns.lowerBound / Self.side
    tiles[index] = pointwiseMin(tiles[index], SIMD4(first, y, 1 - end, -y))
  }

  /// Adds the pixels of a grid of some of these rows.
  mutating func add(_ other: TileGrid) {
    guard !other.tiles.isEmpty else { return }
    makeTiles()
    let offset = (other.rows.lowerBound - rows.lowerBound) * columns
    for (index, tile) in other.tiles.enumerated() {
      tiles[offset + index] = pointwiseMin(tiles[offset + index], tile)
    }
  }

  private mutating func makeTiles() {
    guard tiles.isEmpty else { return }
    tiles = [SIMD4<Int32>](repeating: Self.empty, count: columns * rows.count)
  }

  /// The rectangles around connected tiles, from top to bottom and left to right.
  func regions() -> [PixelRect] {
    var isSeen = tiles.map { $0 == Self.empty }
    var regions: [PixelRect] = []
    for start in tiles.indices where !isSeen[start] {
      var region = PixelRect.empty
      var open = [start]
      isSeen[start] = true
      while let index = open.popLast() {
        region = region.union(rect(tiles[index]))
        let (column, row) = (index % columns, index / columns)
        for y in max(row - 1, 0)...min(row + 1, rows.count - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1)
          where !isSeen[y * columns + x] {
            isSeen[y * columns + x] = true
            open.append(y * columns + x)
          }
        }
      }
      regions.append(region)
    }
    return regions.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  private func rect(_ tile: SIMD4<Int32>) -> PixelRect {
    PixelRect(
      minX: Int(tile.x), minY: Int(tile.y), maxX: 1 - Int(tile.z), maxY: 1 - Int(tile.w))
  }
}
