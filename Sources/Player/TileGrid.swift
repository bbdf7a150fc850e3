import AnimPixels

/// Some tiles of a picture.
struct TileGrid {
  /// The side of a tile, in pixels.
  let side: Int
  /// The size of the picture, in pixels.
  let size: PixelSize
  let columns: Int
  /// Whether each tile is one of them, row by row.
  var isSet: [Bool]

  /// No tile of a picture.
  init(_ size: PixelSize, side: Int = TileGrid.usualSide) {
    (self.size, self.side) = (size, side)
    columns = (size.width + side - 1) / side
    isSet = Array(repeating: false, count: columns * ((size.height + side - 1) / side))
  }

  static let usualSide = 16

  /// The tiles in which two pictures are different.
  init(from old: Pixmap, to new: Pixmap) {
    self.init(new.size)
    for y in 0..<size.height {
      let row = y * size.width..<(y + 1) * size.width
      guard old.pixels[row] != new.pixels[row] else { continue }
      for column in 0..<columns where !isSet[y / side * columns + column] {
        let start = row.lowerBound + column * side
        let part = start..<min(start + side, row.upperBound)
        isSet[y / side * columns + column] = old.pixels[part] != new.pixels[part]
      }
    }
  }

  /// The places of the tiles that a rectangle touches.
  func places(in rect: PixelRect) -> [Int] {
    guard !rect.isEmpty else { return [] }
    return (rect.minY / side...(rect.maxY - 1) / side).flatMap { row in
      (rect.minX / side...(rect.maxX - 1) / side).map { row * columns + $0 }
    }
  }

  /// The same with tiles of twice the side: those in which any of these is.
  var coarser: TileGrid {
    var grid = TileGrid(size, side: side * 2)
    for place in isSet.indices where isSet[place] {
      grid.isSet[place / columns / 2 * grid.columns + place % columns / 2] = true
    }
    return grid
  }

  /// Each rectangle is compared with all others.
  private static let mostJoined = 300
  /// As many pixels more are stored in about as many bytes as one picture more.
  private static let costOfPicture = 1500

  /// Rectangles around all of the tiles, and as little else as pays.
  var rects: [PixelRect] {
    var rects = runs
    guard rects.count <= Self.mostJoined else { return coarser.rects }
    var hasJoined = true
    while hasJoined {
      hasJoined = false
      for index in rects.indices.reversed() {
        for other in rects[..<index].indices {
          let both = rects[index].union(rects[other])
          guard both.area <= rects[index].area + rects[other].area + Self.costOfPicture else {
            continue
          }
          rects.remove(at: index)
          rects[other] = both
          hasJoined = true
          break
        }
      }
    }
    return rects
  }

  /// The tiles of each row that lie beside each other, those that continue one above as a part of it.
  private var runs: [PixelRect] {
    var rects: [PixelRect] = []
    for top in stride(from: 0, to: size.height, by: side) {
      let row = top / side * columns
      var column = 0
      while column < columns {
        guard isSet[row + column] else {
          column += 1
          continue
        }
        let first = column
        while column < columns, isSet[row + column] { column += 1 }
        let run = PixelRect(
          minX: first * side, minY: top, maxX: min(column * side, size.width),
          maxY: min(top + side, size.height))
        if let above = rects.lastIndex(where: {
          $0.maxY == run.minY && $0.minX == run.minX && $0.maxX == run.maxX
        }) {
          rects[above] = rects[above].union(run)
        } else {
          rects.append(run)
        }
      }
    }
    return rects
  }

  /// The number of tiles.
  var count: Int { isSet.count { $0 } }
}
