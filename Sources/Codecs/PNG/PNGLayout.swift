import AnimPixels

/// The layout of a picture's pixels in a PNG: colour type, bit depth, palette and packed rows.
struct PNGLayout {
  /// The colour types of the PNG specification, section 11.2.1.
  enum Kind: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  let kind: Kind
  let bitDepth: Int
  /// Straight RGBA colours, the ones that are not opaque first.
  ///
  /// Empty unless `kind` is `.palette`.
  let palette: [UInt32]
  let width: Int
  /// Bytes per row.
  let stride: Int
  /// All rows, each padded to a whole byte.
  let rows: [UInt8]

  /// The bytes of a pixel, at least 1: the distance at which filters compare.
  var pixelStride: Int {
    switch kind {
    case .grey, .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The chunks at the head of a file of this layout.
  ///
  /// - Parameters:
  ///   - size: The size of the picture.
  ///   - key: The opaque pixel that stands for clear in RGB; nil for none.
  /// - Returns: `IHDR` and, as need be, `PLTE` and `tRNS` (PNG specification, section 11).
  func headChunks(of size: PixelSize, key: UInt32?) -> [PNGChunk] {
    var chunks = [
      PNGChunk(
        type: "IHDR",
        data: bigEndian(UInt32(size.width)) + bigEndian(UInt32(size.height))
          + [UInt8(bitDepth), kind.rawValue, 0, 0, 0])
    ]
    func channels(_ color: UInt32) -> [UInt8] {
      [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    if kind == .palette {
      chunks.append(PNGChunk(type: "PLTE", data: palette.flatMap(channels)))
      let alphas = palette.map { UInt8($0 >> 24) }
      if let last = alphas.lastIndex(where: { $0 < 255 }) {
        chunks.append(PNGChunk(type: "tRNS", data: Array(alphas[...last])))
      }
    } else if kind == .rgb, let key {
      chunks.append(PNGChunk(type: "tRNS", data: channels(key).flatMap { [0, $0] }))
    }
    return chunks
  }

  /// The smallest exact layout of premultiplied `pixels`.
  init(_ pixels: [UInt32], width: Int) {
    self.init(pixels, width: width, colors: Self.fewColors(of: pixels))
  }

  /// A layout of premultiplied pixels with a palette that is given, or without one.
  ///
  /// - Parameters:
  ///   - pixels: The premultiplied pixels, in rows.
  ///   - width: The number of pixels in a row.
  ///   - colors: The premultiplied colours of at least these pixels, at most 256 of them; nil for
  ///     RGB or RGBA.
  ///   - opaque: Whether RGB will do; found out if it is nil.
  init(_ pixels: [UInt32], width: Int, colors: [UInt32]?, opaque: Bool? = nil) {
    self.width = width
    let straight = colors?.map(StraightAlpha.divided)
    if let colors, let straight, let depth = Self.greyDepth(of: straight) {
      kind = .grey
      bitDepth = depth
      palette = []
      let largest = UInt32(1 << depth - 1)
      (rows, stride) = Self.packed(pixels, width: width, depth: depth, colors: colors) {
        UInt8((straight[$0] & 255) * largest / 255)
      }
    } else if let colors, let straight {
      // Entries that are not opaque stand first, so that tRNS can end after them; else by colour.
      let order = straight.indices.sorted {
        let (a, b) = (straight[$0], straight[$1])
        return (a >> 24 == 255 ? 1 : 0, a) < (b >> 24 == 255 ? 1 : 0, b)
      }
      kind = .palette
      bitDepth = Self.depth(ofPalette: colors.count)
      palette = order.map { straight[$0] }
      var rank = [UInt8](repeating: 0, count: colors.count)
      for (place, number) in order.enumerated() { rank[number] = UInt8(place) }
      (rows, stride) = Self.packed(pixels, width: width, depth: bitDepth, colors: colors) {
        rank[$0]
      }
    } else {
      let isOpaque = opaque ?? pixels.allSatisfy { $0 >> 24 == 255 }
      kind = isOpaque ? .rgb : .rgba
      bitDepth = 8
      palette = []
      let channels = isOpaque ? 3 : 4
      stride = width * channels
      var bytes = [UInt8](repeating: 0, count: pixels.count * channels)
      var place = 0
      for pixel in pixels {
        let value = isOpaque ? pixel : StraightAlpha.divided(pixel)
        for channel in 0..<channels {
          bytes[place + channel] = UInt8(truncatingIfNeeded: value >> (UInt32(channel) * 8))
        }
        place += channels
      }
      rows = bytes
    }
  }

  /// The bits of an index into a palette.
  static func depth(ofPalette count: Int) -> Int { [1, 2, 4].first { count <= 1 << $0 } ?? 8 }

  /// The distinct colours of `pixels` in order of appearance, or nil if there are more than 256.
  static func fewColors(of pixels: [UInt32]) -> [UInt32]? {
    var table = ColorTable()
    var last: UInt32?
    for pixel in pixels where pixel != last {
      last = pixel
      _ = table.number(of: pixel)
      if table.count > 256 { return nil }
    }
    return table.colors
  }

  /// The smallest depth at which every colour is a level of grey, or nil if one is not opaque grey.
  private static func greyDepth(of colors: [UInt32]) -> Int? {
    var depth = 1
    for color in colors {
      let level = color & 255
      guard color == level * 0x01_0101 | 0xff00_0000 else { return nil }
      while level % (255 / UInt32(1 << depth - 1)) != 0 { depth *= 2 }
    }
    return depth
  }

  /// Rows of `depth`-bit values, first pixel in the highest bits (PNG specification, section 7.2).
  private static func packed(
    _ pixels: [UInt32], width: Int, depth: Int, colors: [UInt32], value: (Int) -> UInt8
  ) -> (rows: [UInt8], stride: Int) {
    let stride = (width * depth + 7) / 8
    var table = ColorTable(colors)
    let values = colors.indices.map(value)
    let height = width == 0 ? 0 : pixels.count / width
    var rows = [UInt8](repeating: 0, count: stride * height)
    var last = ~(pixels.first ?? 0)
    var current: UInt8 = 0
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        if pixel != last {
          last = pixel
          current = values[table.number(of: pixel)]
        }
        let bit = x * depth
        rows[y * stride + bit / 8] |= current << UInt8(8 - depth - bit % 8)
      }
    }
    return (rows, stride)
  }
}
