import AnimPixels

/// What leads from one picture to the next: a part of it that moves, and pictures that are laid over it.
struct FrameChange: Hashable {
  /// A part that is shown as it was, elsewhere.
  struct Move: Hashable {
    /// Where it is shown, in pixels.
    var rect: PixelRect
    /// How far it has come to the right, in pixels.
    var dx: Int
    /// How far it has come down, in pixels.
    var dy: Int

    /// Where it was.
    var source: PixelRect { rect.moved(-dx, -dy) }
  }

  /// What moves first; nil for nothing.
  var move: Move?
  /// What is shown anew after that, in pixels.
  var patches: [PixelRect]

  /// The whole of a picture.
  init(whole size: PixelSize) { patches = [PixelRect(size)] }

  /// The change between two pictures of one size.
  ///
  /// What is scrolled by whole pixels is found to have moved: it need not be stored again.
  ///
  /// - Parameters:
  ///   - old: The picture before.
  ///   - new: The picture after.
  ///   - findsMoves: Whether moves are looked for.
  init(from old: Pixmap, to new: Pixmap, findsMoves: Bool = true) {
    let plain = DirtyTiles(old, new)
    patches = plain.rects
    // Less than an eighth is not worth the search.
    guard findsMoves, plain.area * 8 > new.size.area,
      let move = Move(from: old, to: new, within: new.difference(from: old))
    else { return }
    let rest = DirtyTiles(old.applying(move), new)
    if rest.area * 4 < plain.area * 3 { (self.move, patches) = (move, rest.rects) }
  }
}

extension FrameChange.Move {
  /// The movement along one axis that explains the most of what is different between two pictures in a rectangle;
  /// nil if nothing opaque has moved.
  ///
  /// Equal pieces of rows (or of columns) are looked for that are elsewhere in the other picture. Each strip of the
  /// picture votes with its own, so that a bar that stays beside what moves does not matter.
  init?(from old: Pixmap, to new: Pixmap, within box: PixelRect) {
    let ballots = [
      StripVotes(old, new, box, isVertical: true), StripVotes(old, new, box, isVertical: false),
    ]
    guard let best = ballots.max(by: { $0.weight < $1.weight }), best.weight * 4 > box.area else {
      return nil
    }
    (rect, dx, dy) = (best.rect, best.isVertical ? 0 : best.shift, best.isVertical ? best.shift : 0)
    // What comes from outside of what has changed, such as an edge of the device, does not move.
    rect = rect.intersection(box.moved(dx, dy))
    guard !rect.isEmpty, old.isOpaque(in: source) else { return nil }
  }
}

/// How far strips of a picture have moved along one axis, by what the most of their lines say.
private struct StripVotes {
  let isVertical: Bool
  /// The distance, in pixels; 0 if there is none.
  private(set) var shift = 0
  /// The number of pixels of the lines that say so.
  private(set) var weight = 0
  /// Where what has moved is now.
  private(set) var rect = PixelRect.empty

  init(_ old: Pixmap, _ new: Pixmap, _ box: PixelRect, isVertical: Bool) {
    self.isVertical = isVertical
    let across = isVertical ? box.minX..<box.maxX : box.minY..<box.maxY
    let strips = across.divided(into: max(1, min(8, across.count / 32)))
    let shifts = strips.map { strip in
      Self.shifts(
        Self.lines(of: old, box, strip, isVertical), Self.lines(of: new, box, strip, isVertical))
    }
    var votes: [Int: Int] = [:]
    for (strip, shifts) in zip(strips, shifts) {
      for case let shift? in shifts { votes[shift, default: 0] += strip.count }
    }
    guard let (shift, weight) = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return
    }
    (self.shift, self.weight) = (shift, weight)
    let start = isVertical ? box.minY : box.minX
    for (strip, shifts) in zip(strips, shifts) {
      guard let first = shifts.firstIndex(of: shift), let last = shifts.lastIndex(of: shift) else {
        continue
      }
      let along = start + first..<start + last + 1
      rect = rect.union(
        isVertical
          ? PixelRect(
            minX: strip.lowerBound, minY: along.lowerBound, maxX: strip.upperBound,
            maxY: along.upperBound)
          : PixelRect(
            minX: along.lowerBound, minY: strip.lowerBound, maxX: along.upperBound,
            maxY: strip.upperBound))
    }
  }

  /// How far each line has come from the only one that was like it; nil of one that is where it was, or that is
  /// like several or none.
  private static func shifts(_ old: [UInt64], _ new: [UInt64]) -> [Int?] {
    var places: [UInt64: Int] = [:]
    for (place, line) in old.enumerated() { places[line] = places[line] == nil ? place : -1 }
    return new.enumerated().map { place, line in
      guard old[place] != line, let before = places[line], before >= 0 else { return nil }
      return place - before
    }
  }

  /// A number for what each line of a strip shows: of its rows, or of its columns.
  private static func lines(
    of pixmap: Pixmap, _ box: PixelRect, _ strip: Range<Int>, _ isVertical: Bool
  ) -> [UInt64] {
    let (rows, columns) = isVertical ? (box.minY..<box.maxY, strip) : (strip, box.minX..<box.maxX)
    var lines = [UInt64](repeating: 0, count: isVertical ? rows.count : columns.count)
    let pixels = pixmap.pixels.span
    for y in rows {
      let start = y * pixmap.size.width
      var line: UInt64 = 0
      for x in columns {
        let pixel = UInt64(pixels[start + x])
        if isVertical {
          line = (line ^ pixel) &* 0x9e37_79b9_7f4a_7c15
          line ^= line >> 29
        } else {
          let place = x - columns.lowerBound
          lines[place] = (lines[place] ^ pixel) &* 0x9e37_79b9_7f4a_7c15
          lines[place] ^= lines[place] >> 29
        }
      }
      if isVertical { lines[y - rows.lowerBound] = line }
    }
    return lines
  }
}

/// The parts of a picture that are not as in another one.
private struct DirtyTiles {
  /// Rectangles outside of which the pictures are equal.
  let rects: [PixelRect]

  /// The number of pixels in them.
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// More pictures in a frame take longer to draw than they are worth.
  private static let mostPictures = 40

  init(_ old: Pixmap, _ new: Pixmap) {
    var grid = TileGrid(from: old, to: new)
    var rects = grid.rects
    while rects.count > Self.mostPictures {
      grid = grid.coarser
      rects = grid.rects
    }
    self.rects = rects
  }
}

extension PixelRect {
  fileprivate func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}

extension Range<Int> {
  /// As many ranges of nearly equal lengths.
  fileprivate func divided(into count: Int) -> [Range] {
    (0..<count).map {
      lowerBound + self.count * $0 / count..<lowerBound + self.count * ($0 + 1) / count
    }
  }
}

extension Pixmap {
  /// The picture after a movement, which leaves what was there before where nothing else comes.
  func applying(_ move: FrameChange.Move) -> Pixmap {
    var result = self
    let source = move.source
    for row in 0..<move.rect.height {
      let from = (source.minY + row) * size.width + source.minX
      let to = (move.rect.minY + row) * size.width + move.rect.minX
      result.pixels.replaceSubrange(
        to..<to + move.rect.width, with: pixels[from..<from + move.rect.width])
    }
    return result
  }

  /// The smallest rectangle outside of which the picture equals another one of its size.
  func difference(from other: Pixmap) -> PixelRect {
    var box = PixelRect.empty
    for y in 0..<size.height {
      let row = y * size.width..<(y + 1) * size.width
      guard pixels[row] != other.pixels[row],
        let first = row.first(where: { pixels[$0] != other.pixels[$0] }),
        let last = row.last(where: { pixels[$0] != other.pixels[$0] })
      else { continue }
      let (minX, maxX) = (first - row.lowerBound, last - row.lowerBound + 1)
      box = box.union(PixelRect(minX: minX, minY: y, maxX: maxX, maxY: y + 1))
    }
    return box
  }

  fileprivate func isOpaque(in rect: PixelRect) -> Bool {
    (rect.minY..<rect.maxY).allSatisfy { y in
      pixels[y * size.width + rect.minX..<y * size.width + rect.maxX].allSatisfy { $0 >> 24 == 255 }
    }
  }

  /// The part of the picture in a rectangle.
  func cropped(to rect: PixelRect) -> Pixmap {
    if rect == PixelRect(size) { return self }
    var result: [UInt32] = []
    result.reserveCapacity(rect.area)
    for y in rect.minY..<rect.maxY {
      result += pixels[y * size.width + rect.minX..<y * size.width + rect.maxX]
    }
    return Pixmap(size: PixelSize(width: rect.width, height: rect.height), pixels: result)
  }
}
