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
    var palette: Palette
    var indices: [UInt8]
    /// For each pixel an index that shows the same; equal to the first if there is none.
    var alternatives: [UInt8]
  }

  private let size: PixelSize
  /// The squared difference up to which a neighbour's colour will do; 0 for none.
  private let loss: Int
  /// The colour of each pixel as the decoder has it: opaque, or 0 for clear.
  private(set) var shown: [UInt32]
  /// What the decoder clears before the next image, so that it must be painted again.
  private var pendingClear = PixelRect.empty

  /// - Parameter lossy: As in `GIFOptions`.
  init(size: PixelSize, lossy: Int) {
    self.size = size
    // A sixth of `lossy` in each channel.
    loss = lossy * lossy / 4
    shown = [UInt32](repeating: 0, count: size.area)
  }

  /// The image of a frame.
  ///
  /// - Parameters:
  ///   - delta: What changes from the frame before.
  ///   - clearedNext: Around the pixels that the next frame makes clear.
  mutating func image(
    of delta: FrameDelta, choice: PaletteChooser.Choice, clearedNext: PixelRect
  ) -> Image {
    let rect = delta.rect.union(pendingClear).union(clearedNext)
    var brush = Brush(palette: choice.palette, rect: rect, clear: pendingClear, loss: loss)
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
        for x in x..<x + count {
          if let number {
            shown[row + x] = brush.change(
              shown[row + x], to: delta.colors[number], choice.mapping.entries[number], x, y)
          } else {
            brush.keep(shown[row + x], x, y)
          }
        }
        x += count
      }
      for x in delta.rect.maxX..<max(delta.rect.maxX, rect.maxX) {
        brush.keep(shown[row + x], x, y)
      }
    }
    pendingClear = clearedNext.isEmpty ? .empty : rect
    return Image(
      rect: rect, disposal: clearedNext.isEmpty ? .keep : .clear, palette: choice.palette,
      indices: brush.indices, alternatives: brush.alternatives)
  }
}

/// Collects the indices of an image, pixel after pixel.
private struct Brush {
  private(set) var indices: [UInt8] = []
  private(set) var alternatives: [UInt8] = []
  private let palette: Palette
  private let numbers: ColorTable
  private let width: Int
  private let clear: PixelRect
  private let loss: Int
  private let ranks = DitherPattern.ranks
  private var lastColor: UInt32 = 0
  private var lastIndex: UInt8?

  init(palette: Palette, rect: PixelRect, clear: PixelRect, loss: Int) {
    self.palette = palette
    self.clear = clear
    self.loss = loss
    width = rect.width
    numbers = ColorTable(palette.colors)
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

  /// A pixel that shows `old` and is to become `color`; returns what it shows then.
  mutating func change(
    _ old: UInt32, to color: UInt32, _ entry: PaletteIndex.Entry, _ x: Int, _ y: Int
  ) -> UInt32 {
    if color == 0 {
      add(palette.transparentIndex!, nil)
      return 0
    }
    var index = entry.index
    if entry.share > 0, ranks[y % 8 * 8 + x % 8] < entry.share { index = entry.other }
    var new = palette.colors[Int(index)]
    let mayStay = old != 0 && !isCleared(x, y) && palette.transparentIndex != nil
    if new != color, entry.share == 0 {
      let error = squaredDifference(new, color)
      // What is there already is free, if it is no worse, or close enough.
      if mayStay, old != new, squaredDifference(old, color) <= max(error, loss / 2) {
        keep(old, x, y)
        return old
      }
      if loss > 0, let similar = neighbour(closeTo: color) {
        index = similar
        new = palette.colors[Int(index)]
      }
    }
    add(index, mayStay && old == new ? palette.transparentIndex : nil)
    return new
  }

  private mutating func add(_ index: UInt8, _ alternative: UInt8?) {
    indices.append(index)
    alternatives.append(alternative ?? index)
  }

  /// The index of the pixel to the left or above, if its colour is close enough to pass for `color`.
  private func neighbour(closeTo color: UInt32) -> UInt8? {
    [1, width].lazy.filter { $0 <= indices.count }.map { indices[indices.count - $0] }.first {
      Int($0) < palette.colors.count
        && squaredDifference(palette.colors[Int($0)], color) <= loss
    }
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
    UInt8(
      palette.colors.indices.min {
        squaredDifference(palette.colors[$0], color) < squaredDifference(palette.colors[$1], color)
      }!)
  }
}

/// The squared distance of two pixels, with red, green and blue in about the ratio in which they show.
private func squaredDifference(_ a: UInt32, _ b: UInt32) -> Int {
  func channel(_ shift: UInt32) -> Int { Int(a >> shift & 255) - Int(b >> shift & 255) }
  let (red, green, blue) = (channel(0), channel(8), channel(16))
  return 3 * red * red + 4 * green * green + 2 * blue * blue
}
