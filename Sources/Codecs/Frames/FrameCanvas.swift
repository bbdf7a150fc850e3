import AnimPixels

/// The picture that the frames of a file are drawn into, one after the other.
///
/// Files hold straight alpha and lay pixels over each other in it; frames are shown with
/// premultiplied alpha. The two are the same as long as all pixels are opaque or clear, and only
/// after that is there a second picture.
struct FrameCanvas {
  /// The treatment of a frame's rectangle before the next frame is drawn.
  enum Disposal {
    /// The frame stays.
    case keep
    /// The rectangle becomes clear.
    case clear
    /// The rectangle gets back what it held before the frame.
    case restore
  }

  /// The pixels of a rectangle, row by row.
  private struct Part {
    let rect: PixelRect
    let pixels: [UInt32]
    /// The same pixels in straight alpha, if there were any.
    let straight: [UInt32]?
  }

  /// The picture as it is shown, premultiplied.
  private(set) var pixmap: Pixmap
  /// The picture in straight alpha; nil while that is the same.
  private var straight: [UInt32]?
  /// The rectangle that is to be put back before the next frame, or cleared if it has no part.
  private var pending: (rect: PixelRect, part: Part?)?
  /// The rectangle of everything that has changed since `takeDamage` was called.
  private var damage: PixelRect

  init(size: PixelSize) {
    pixmap = Pixmap(size: size)
    damage = PixelRect(size)
  }

  /// The rectangle in which the picture may have changed since the last call, everything at first.
  mutating func takeDamage() -> PixelRect {
    defer { damage = .empty }
    return damage
  }

  /// Disposes of the frame before and makes ready for one in `rect`, which is within the canvas.
  mutating func begin(_ rect: PixelRect, _ disposal: Disposal) {
    if let (rect, part) = pending {
      damage = damage.union(rect)
      if let part {
        pixmap.pixels.put(part.pixels, into: rect, width: pixmap.size.width)
        // Without straight pixels then, the ones that were shown are these.
        straight?.put(part.straight ?? part.pixels, into: rect, width: pixmap.size.width)
      } else {
        pixmap.pixels.clear(rect, width: pixmap.size.width)
        straight?.clear(rect, width: pixmap.size.width)
      }
    }
    damage = damage.union(rect)
    let width = pixmap.size.width
    switch disposal {
    case .keep: pending = nil
    case .clear: pending = (rect, nil)
    case .restore:
      pending = (
        rect,
        Part(
          rect: rect, pixels: pixmap.pixels.cropped(to: rect, width: width),
          straight: straight?.cropped(to: rect, width: width))
      )
    }
  }

  /// Draws the part of an image of opaque colours that is within the canvas.
  mutating func draw(_ image: IndexedImage) {
    let width = pixmap.size.width
    let rect = image.rect.intersection(PixelRect(pixmap.size))
    let indices = image.indices.span
    let colors = image.colors.span
    var pixels = pixmap.pixels.mutableSpan
    for (number, y) in image.rows.enumerated() where (rect.minY..<rect.maxY).contains(y) {
      let row = number * image.rect.width - image.rect.minX
      for x in rect.minX..<min(rect.maxX, max(rect.minX, image.count - row)) {
        let color = colors[Int(indices[row + x])]
        if color != 0 { pixels[y * width + x] = color }
      }
    }
  }

  /// Draws straight pixels, row by row, in place of those that are there or over them.
  mutating func draw(_ picture: [UInt32], in rect: PixelRect, isOver: Bool) {
    if straight == nil, picture.contains(where: { (1..<255).contains($0 >> 24) }) {
      straight = pixmap.pixels
    }
    let width = pixmap.size.width
    let source = picture.span
    var place = 0
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      let row = y * width + rect.minX..<y * width + rect.maxX
      guard straight == nil else {
        drawStraight(source.extracting(place..<place + row.count), in: row, isOver: isOver)
        place += row.count
        continue
      }
      var pixels = pixmap.pixels.mutableSpan
      for target in row {
        let pixel = source[place]
        place += 1
        if pixel >> 24 == 255 {
          pixels[target] = pixel
        } else if !isOver {
          pixels[target] = 0
        }
      }
    }
  }

  /// Draws a row of straight pixels of any alpha.
  private mutating func drawStraight(_ source: Span<UInt32>, in row: Range<Int>, isOver: Bool) {
    for (offset, target) in row.enumerated() {
      let pixel =
        isOver
        ? StraightAlpha.composed(source[offset], overStraight: straight?[target] ?? 0)
        : source[offset]
      straight?[target] = pixel
      pixmap.pixels[target] = StraightAlpha.multiplied(pixel)
    }
  }
}

extension [UInt32] {
  /// The pixels of a rectangle.
  func cropped(to rect: PixelRect, width: Int) -> [UInt32] {
    (rect.minY..<Swift.max(rect.minY, rect.maxY)).flatMap {
      self[$0 * width + rect.minX..<$0 * width + rect.maxX]
    }
  }

  /// Puts pixels, row by row, in place of those of a rectangle.
  fileprivate mutating func put(_ pixels: [UInt32], into rect: PixelRect, width: Int) {
    var place = 0
    for y in rect.minY..<Swift.max(rect.minY, rect.maxY) {
      for target in y * width + rect.minX..<y * width + rect.maxX {
        self[target] = pixels[place]
        place += 1
      }
    }
  }

  /// Makes the pixels of a rectangle clear.
  fileprivate mutating func clear(_ rect: PixelRect, width: Int) {
    for y in rect.minY..<Swift.max(rect.minY, rect.maxY) {
      for target in y * width + rect.minX..<y * width + rect.maxX { self[target] = 0 }
    }
  }
}
