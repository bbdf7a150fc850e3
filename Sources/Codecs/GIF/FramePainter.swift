import AnimPixels

/// Turns frame deltas into indexed images, knowing what the decoder shows before each.
///
/// A pixel that does not change in the source is not touched: it keeps the colour it was shown in.
/// So nothing flickers that stands still, whatever the palettes.
struct FramePainter {
  /// An image whose codes are still to be made.
  struct Image: Sendable {
    var rect: PixelRect
    var disposal: GIFBlock.Disposal
    var palette: Palette
    var indices: [UInt8]
    /// For each pixel an index that shows the same or nearly so; equal to the first if there is
    /// none.
    var alternatives: [UInt8]
    /// For each pixel that similar colours may stand for, its true colour; 0 for the others.
    ///
    /// Empty if there is to be no loss.
    var truths: [UInt32]
    /// Whether what it shows depends on which of the indices are taken.
    var isOpen = false
  }

  /// Stands for an opaque colour that is known when the codes have been made.
  fileprivate static let unsettled: UInt32 = 1

  private let size: PixelSize
  private let isLossy: Bool
  /// The colour of each pixel as the decoder has it: opaque, 0 for clear, or `unsettled`.
  private(set) var shown: [UInt32]
  /// The rectangle that the decoder clears before the next image, so that it must be painted again.
  private var pendingClear = PixelRect.empty

  /// A painter of images, before the first.
  ///
  /// - Parameters:
  ///   - size: The size of the whole picture.
  ///   - isLossy: Whether pixels may get other colours than these images say; then each image is to
  ///     be settled before the next is painted.
  init(size: PixelSize, isLossy: Bool) {
    self.size = size
    self.isLossy = isLossy
    shown = [UInt32](repeating: 0, count: size.area)
  }

  /// The image of a frame.
  ///
  /// - Parameters:
  ///   - delta: The change from the frame before.
  ///   - choice: The palette, and the entries that show the colours of `delta`.
  ///   - clearedNext: The rectangle around the pixels that the next frame makes clear.
  /// - Returns: An image around all pixels that change now, that the image before has cleared, or
  ///   that the next frame makes clear.
  mutating func image(
    of delta: FrameDelta, choice: PaletteChooser.Choice, clearedNext: PixelRect
  ) -> Image {
    let rect = delta.rect.union(pendingClear).union(clearedNext)
    var brush = Brush(palette: choice.palette, rect: rect, clear: pendingClear, isLossy: isLossy)
    var runs = RunReader(delta.runs)
    let width = size.width
    var shown = shown.mutableSpan
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      let row = y * width
      guard y >= delta.rect.minY, y < delta.rect.maxY else {
        brush.keep(&shown, row, rect.minX..<rect.maxX, y)
        continue
      }
      brush.keep(&shown, row, rect.minX..<delta.rect.minX, y)
      var x = delta.rect.minX
      while x < delta.rect.maxX {
        let (number, count) = runs.next(atMost: delta.rect.maxX - x)
        if let number {
          let entry = choice.mapping.entries[number]
          let isFlat = delta.tallies[number].flat * 2 > delta.tallies[number].count
          for x in x..<x + count {
            shown[row + x] = brush.change(
              shown[row + x], to: delta.colors[number], entry, x, y, isFlat: isFlat)
          }
        } else {
          brush.keep(&shown, row, x..<x + count, y)
        }
        x += count
      }
      brush.keep(&shown, row, delta.rect.maxX..<max(delta.rect.maxX, rect.maxX), y)
    }
    pendingClear = clearedNext.isEmpty ? .empty : rect
    return Image(
      rect: rect, disposal: clearedNext.isEmpty ? .keep : .clear, palette: choice.palette,
      indices: brush.indices.elements, alternatives: brush.alternatives.elements,
      truths: brush.truths.elements, isOpen: brush.isOpen)
  }

  /// Takes note of what a decoder shows after an image, whose indices are those that have been
  /// chosen.
  ///
  /// If any image is open, it and all after it are to be settled, in order.
  mutating func settle(_ image: Image) { shown.paint(image, width: size.width) }
}

extension [UInt32] {
  /// Paints an image over the picture in these pixels.
  mutating func paint(_ image: FramePainter.Image, width: Int) {
    var position = 0
    var pixels = mutableSpan
    let indices = image.indices.span
    let colors = image.palette.colors.span
    // Not the index of any pixel if there is none.
    let transparent = image.palette.transparentIndex.map(Int.init) ?? -1
    for y in image.rect.minY..<Swift.max(image.rect.minY, image.rect.maxY) {
      for place in y * width + image.rect.minX..<y * width + image.rect.maxX {
        let index = Int(indices[position])
        position += 1
        if index != transparent { pixels[place] = colors[index] }
      }
    }
  }
}

/// Collects the indices of an image, pixel after pixel.
private struct Brush: ~Copyable {
  private(set) var indices: FixedBuffer<UInt8>
  private(set) var alternatives: FixedBuffer<UInt8>
  private(set) var truths: FixedBuffer<UInt32>
  private(set) var isOpen = false
  private var position = 0
  private let palette: Palette
  private let colors: FixedBuffer<UInt32>
  private let numbers: ColorTable
  private let clear: PixelRect
  private let isLossy: Bool
  private let ranks = FixedBuffer(DitherPattern.ranks)
  private var lastColor: UInt32 = 0
  private var lastIndex: UInt8?

  init(palette: Palette, rect: PixelRect, clear: PixelRect, isLossy: Bool) {
    self.palette = palette
    self.clear = clear
    self.isLossy = isLossy
    colors = FixedBuffer(palette.colors)
    numbers = ColorTable(palette.colors)
    indices = FixedBuffer(repeating: 0, count: rect.area)
    alternatives = FixedBuffer(repeating: 0, count: rect.area)
    truths = FixedBuffer(repeating: 0, count: isLossy ? rect.area : 0)
  }

  /// Adds pixels of a row that stay as they are.
  ///
  /// - Parameters:
  ///   - shown: The colours of the whole picture as the decoder has them.
  ///   - row: The place in `shown` at which the row begins.
  ///   - columns: The pixels' range in the row.
  ///   - y: The number of the row.
  mutating func keep(
    _ shown: inout MutableSpan<UInt32>, _ row: Int, _ columns: Range<Int>, _ y: Int
  ) {
    var last: UInt32 = 0
    for x in columns {
      let color = shown[row + x]
      // As the pixel before.
      if color == last, clear.isEmpty, x > columns.lowerBound {
        add(indices[position - 1], alternatives[position - 1])
      } else {
        keep(color, x, y)
        last = color
      }
    }
  }

  /// A pixel that stays as it is.
  private mutating func keep(_ color: UInt32, _ x: Int, _ y: Int) {
    if color == 0 || color == FramePainter.unsettled {
      return add(palette.transparentIndex!, nil)
    }
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
    _ old: UInt32, to color: UInt32, _ entry: PaletteIndex.Entry, _ x: Int, _ y: Int,
    isFlat: Bool
  ) -> UInt32 {
    if color == 0 {
      add(palette.transparentIndex!, nil)
      return 0
    }
    var index = entry.index
    if entry.share > 0, ranks[y % 8 * 8 + x % 8] < entry.share { index = entry.other }
    let new = colors[Int(index)]
    let mayStay =
      old >> 24 == 255 && !isCleared(x, y) && palette.transparentIndex != nil
    if new != color, entry.share == 0 {
      // What is there already is free, if it is no worse.
      if mayStay, old != new, squaredDifference(old, color) <= squaredDifference(new, color) {
        keep(old, x, y)
        return old
      }
    }
    // The exact colours of flat areas stay exact.
    let truth = isFlat && new == color ? 0 : color
    if mayStay, old == new {
      add(index, palette.transparentIndex, truth: truth)
      return new
    }
    if entry.share == 0, entry.other != index {
      add(index, entry.other, truth: truth)
      isOpen = true
      return FramePainter.unsettled
    }
    add(index, nil, truth: truth)
    return new
  }

  @inline(__always)
  private mutating func add(_ index: UInt8, _ alternative: UInt8?, truth: UInt32 = 0) {
    indices[position] = index
    alternatives[position] = alternative ?? index
    if isLossy { truths[position] = truth }
    position += 1
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
    let colors = palette.colors
    return UInt8(
      colors.indices.min {
        squaredDifference(colors[$0], color) < squaredDifference(colors[$1], color)
      }!)
  }
}

/// The squared distance of two pixels, with red, green and blue in about the ratio in which they
/// show.
private func squaredDifference(_ a: UInt32, _ b: UInt32) -> Int {
  func channel(_ shift: UInt32) -> Int { Int(a >> shift & 255) - Int(b >> shift & 255) }
  let (red, green, blue) = (channel(0), channel(8), channel(16))
  return 3 * red * red + 4 * green * green + 2 * blue * blue
}
