public import AnimPixels

/// A picture that shows where two pictures differ.
public enum DifferencePicture: String, CaseIterable, Sendable {
  /// Red, or blue where the second picture is brighter, on the pixels that differ, over a pale
  /// first picture.
  case overlay
  /// Red on the pixels that differ, over nothing.
  case mask
  /// The expected picture, the difference and the actual picture beside each other.
  case side
  /// Both pictures, each by half.
  case onion
  /// The distance of the colours, from black through red to white.
  case heat

  /// Draws the difference of two pictures as a comparison found it.
  public func pixmap(
    _ expected: Pixmap, _ actual: Pixmap, _ difference: PixmapDifference
  ) -> Pixmap {
    let pair = PixelPair(expected, actual, difference)
    switch self {
    case .overlay: return pair.map { $0.overlay }
    case .mask: return pair.map { $0.verdict == .different ? Ink.darker : 0 }
    case .onion: return pair.map { $0.mixed }
    case .heat: return pair.map { $0.heat }
    case .side:
      let parts = [expected, pair.map { $0.overlay }, actual]
      return Self.row(parts)
    }
  }

  /// Pictures beside each other on grey, with a gap between them.
  private static func row(_ parts: [Pixmap]) -> Pixmap {
    let gap = 8
    let width = parts.reduce(gap * (parts.count - 1)) { $0 + $1.size.width }
    let height = parts.reduce(0) { max($0, $1.size.height) }
    var result = Pixmap(size: PixelSize(width: width, height: height), filledWith: Ink.grey(128))
    var left = 0
    for part in parts {
      for y in 0..<part.size.height {
        result.pixels.replaceSubrange(
          y * width + left..<y * width + left + part.size.width,
          with: part.pixels[y * part.size.width..<(y + 1) * part.size.width])
      }
      left += part.size.width + gap
    }
    return result
  }
}

/// Opaque colours of differences.
private enum Ink {
  static let darker = grey(0) | 0xff
  static let brighter: UInt32 = 0xffff_6a00
  static let antialiased: UInt32 = 0xff00_d4ff

  static func grey(_ value: UInt32) -> UInt32 {
    0xff00_0000 | value << 16 | value << 8 | value
  }
}

/// Two pictures pixel by pixel on the canvas around both.
private struct PixelPair {
  struct Place {
    /// The premultiplied pixel; nil beyond the picture.
    var expected: UInt32?
    var actual: UInt32?
    var verdict: PixmapDifference.Verdict
    var x: Int
    var y: Int

    /// Diagonal stripes where only one picture is.
    private var hatch: UInt32? {
      guard expected == nil || actual == nil else { return nil }
      if expected == nil, actual == nil { return Ink.grey(128) }
      return (x + y) / 4 % 2 == 0 ? Ink.darker : Ink.grey(224)
    }

    var overlay: UInt32 {
      if let hatch { return hatch }
      let (a, b) = (expected ?? 0, actual ?? 0)
      switch verdict {
      case .different: return luma(b) > luma(a) ? Ink.brighter : Ink.darker
      case .antialiased: return Ink.antialiased
      case .ignored: return (x + y) / 4 % 2 == 0 ? Ink.grey(192) : Ink.grey(224)
      case .same, .withinTolerance:
        // As pixelmatch draws it: a tenth of the picture over white.
        return Ink.grey(UInt32(255 + (luma(a) - 255) * 0.1))
      }
    }

    var mixed: UInt32 {
      let (a, b) = (expected ?? 0, actual ?? 0)
      return [0, 8, 16, 24].reduce(0) { (sum: UInt32, shift: UInt32) in
        sum | (((a >> shift & 255) + (b >> shift & 255) + 1) / 2) << shift
      }
    }

    var heat: UInt32 {
      if let hatch { return hatch }
      let (a, b) = ((expected ?? 0).straightAlpha, (actual ?? 0).straightAlpha)
      // Half of the scale for differences that are hard to see.
      return a == b ? Magma.color(0) : Magma.color((CIELab.deltaE(a, b) / 100).squareRoot())
    }

    /// The luma over white, 0…255.
    private func luma(_ pixel: UInt32) -> Double {
      let color = pixel.straightAlpha.colors(over: 255)
      return 0.299 * color.x + 0.587 * color.y + 0.114 * color.z
    }
  }

  private let expected: Pixmap
  private let actual: Pixmap
  private let difference: PixmapDifference

  init(_ expected: Pixmap, _ actual: Pixmap, _ difference: PixmapDifference) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  func map(_ color: (Place) -> UInt32) -> Pixmap {
    let size = difference.size
    var result = Pixmap(size: size)
    func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> UInt32? {
      x < pixmap.size.width && y < pixmap.size.height ? pixmap[x, y] : nil
    }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let index = y * size.width + x
        result.pixels[index] = color(
          Place(
            expected: pixel(expected, x, y), actual: pixel(actual, x, y),
            verdict: difference.verdicts[x, y], x: x, y: y))
      }
    }
    return result
  }
}

/// A scale of colours that gets steadily brighter, from black through purple and orange to white.
///
/// Ten of the colours of Magma (S. van der Walt and N. Smith, 2015), mixed in between.
enum Magma {
  private static let stops: [UInt32] = [
    0x000004, 0x180f3e, 0x451077, 0x721f81, 0x9f2f7f, 0xcd4071, 0xf1605d, 0xfd9567, 0xfec98d,
    0xfcfdbf,
  ]

  /// The opaque pixel at a place of the scale, which is clamped to 0…1.
  static func color(_ value: Double) -> UInt32 {
    let place = min(max(value, 0), 1) * Double(stops.count - 1)
    let low = min(Int(place), stops.count - 2)
    let share = place - Double(low)
    func channel(_ shift: UInt32) -> UInt32 {
      let (a, b) = (Double(stops[low] >> shift & 255), Double(stops[low + 1] >> shift & 255))
      return UInt32((a + (b - a) * share).rounded())
    }
    return channel(16) | channel(8) << 8 | channel(0) << 16 | 0xff00_0000
  }
}
