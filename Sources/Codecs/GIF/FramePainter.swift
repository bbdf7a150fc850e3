import Pixels

/// Turns frame deltas into indexed images, knowing what the decoder shows before each.
///
/// A pixel that does not change in the source is not touched: it keeps the colour it was shown in. So
/// nothing flickers that stands still, whatever the palettes.
struct FramePainter {
  /// An image whose codes are still to be made.
  struct Image: Sendable {
    var rect: PixelRect
    var disposal: GIFBlock.Disposal
    var indices: [UInt8]
    /// For each pixel an index that shows the same; equal to the first if there is none.
    var alternatives: [UInt8]
  }

  private let size: PixelSize
  /// The colour of each pixel as the decoder has it: opaque, or 0 for clear.
  private var shown: [UInt32]
  /// What the decoder clears before the next image, so that it must be painted again.
  private var pendingClear = PixelRect.empty

  init(size: PixelSize) {
    self.size = size
    shown = [UInt32](repeating: 0, count: size.area)
  }

  /// The image of a frame.
  ///
  /// - Parameters:
  ///   - delta: What changes from the frame before.
  ///   - indexOf: For each colour number of `delta` its palette index.
  ///   - clearedNext: Around the pixels that the next frame makes clear.
  mutating func image(
    of delta: FrameDelta, palette: Palette, indexOf: [UInt8], clearedNext: PixelRect
  ) -> Image {
    let rect = delta.rect.union(pendingClear).union(clearedNext)
    var brush = Brush(palette: palette, rect: rect, clear: pendingClear)
    var runs = RunReader(delta.runs)
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      let row = y * size.width
      guard y >= delta.rect.minY, y < delta.rect.maxY else {
        for x in rect.minX..<rect.maxX { brush.keep(shown[row + x], x, y) }
        continue
      }
      for x in rect.minX..<delta.rect.minX { brush.keep(shown[row + x], x, y) }
      var x = delta.rect.minX
      while x < delta.rect.maxX {
        let (number, count) = runs.next(atMost: delta.rect.maxX - x)
        if let number {
          let color = delta.colors[number]
          let index = indexOf[number]
          let new = color == 0 ? 0 : palette.colors[Int(index)]
          for x in x..<x + count {
            brush.change(shown[row + x], to: new, index, x, y)
            shown[row + x] = new
          }
        } else {
          for x in x..<x + count { brush.keep(shown[row + x], x, y) }
        }
        x += count
      }
      for x in delta.rect.maxX..<max(delta.rect.maxX, rect.maxX) {
        brush.keep(shown[row + x], x, y)
      }
    }
    pendingClear = clearedNext.isEmpty ? .empty : rect
    return Image(
      rect: rect, disposal: clearedNext.isEmpty ? .keep : .clear, indices: brush.indices,
      alternatives: brush.alternatives)
  }
}

/// Collects the indices of an image, pixel after pixel.
private struct Brush {
  private(set) var indices: [UInt8] = []
  private(set) var alternatives: [UInt8] = []
  private let palette: Palette
  private let numbers: ColorTable
  private let search: NearestColor
  private let clear: PixelRect
  private var lastColor: UInt32 = 0
  private var lastIndex: UInt8?

  init(palette: Palette, rect: PixelRect, clear: PixelRect) {
    self.palette = palette
    self.clear = clear
    numbers = ColorTable(palette.colors)
    search = NearestColor(palette.colors.isEmpty ? [.zero] : palette.colors.map(OKLab.coordinates))
    indices.reserveCapacity(rect.area)
    alternatives.reserveCapacity(rect.area)
  }

  /// A pixel that stays as it is.
  mutating func keep(_ color: UInt32, _ x: Int, _ y: Int) {
    if color == 0 { return add(palette.transparentIndex!, nil) }
    if isCleared(x, y) || palette.transparentIndex == nil {
      add(exactIndex(of: color) ?? nearestIndex(of: color), nil)
    } else if let index = exactIndex(of: color) {
      add(index, palette.transparentIndex)
    } else {
      add(palette.transparentIndex!, nil)
    }
  }

  /// A pixel that shows `old` and is to show `new`, which is the colour at `index`.
  mutating func change(_ old: UInt32, to new: UInt32, _ index: UInt8, _ x: Int, _ y: Int) {
    if new == 0 {
      add(palette.transparentIndex!, nil)
    } else {
      add(index, old == new && !isCleared(x, y) ? palette.transparentIndex : nil)
    }
  }

  private mutating func add(_ index: UInt8, _ alternative: UInt8?) {
    indices.append(index)
    alternatives.append(alternative ?? index)
  }

  private func isCleared(_ x: Int, _ y: Int) -> Bool {
    x >= clear.minX && x < clear.maxX && y >= clear.minY && y < clear.maxY
  }

  private mutating func exactIndex(of color: UInt32) -> UInt8? {
    if color != lastColor {
      lastColor = color
      lastIndex = numbers.existingNumber(of: color).map { UInt8($0) }
    }
    return lastIndex
  }

  private func nearestIndex(of color: UInt32) -> UInt8 {
    UInt8(search.nearest(to: OKLab.coordinates(of: color)).index)
  }
}

/// Reads the runs of a delta in pieces that end with its rows.
private struct RunReader {
  private let runs: [UInt32]
  private var position = 0
  private var rest = 0

  init(_ runs: [UInt32]) {
    self.runs = runs
  }

  /// The colour number of the next pixels, nil for unchanged ones, and how many of them there are.
  mutating func next(atMost limit: Int) -> (number: Int?, count: Int) {
    let word = runs[position]
    let isChange = word >> 24 > 0
    if rest == 0 { rest = Int(isChange ? word >> 24 : word) }
    let count = min(rest, limit)
    rest -= count
    if rest == 0 { position += 1 }
    return (isChange ? Int(word & 0xff_ffff) : nil, count)
  }
}
