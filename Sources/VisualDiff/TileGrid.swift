import Pixels

/// Collects pixels into regions: those in tiles of 8 × 8 that touch belong together.
///
/// Whole letters and edges become one region that way, not hundreds.
struct TileGrid {
  private static let side = 8

  private let columns: Int
  private let rows: Int
  /// Around the pixels of each tile: smallest x and y, and the negatives of the largest, so that one
  /// minimum adds a pixel.
  private var tiles: [SIMD4<Int32>]
  private static let empty = SIMD4<Int32>(repeating: .max)

  init(size: PixelSize) {
    columns = (size.width + Self.side - 1) / Self.side
    rows = (size.height + Self.side - 1) / Self.side
    tiles = [SIMD4<Int32>](repeating: Self.empty, count: columns * rows)
  }

  mutating func add(_ x: Int, _ y: Int) {
    let index = y / Self.side * columns + x / Self.side
    let (x, y) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    tiles[index] = pointwiseMin(tiles[index], SIMD4(x, y, -x, -y))
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
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
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
