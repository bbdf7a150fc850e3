public import AnimPixels
import CAnimPNG

/// Writes a picture as a PNG file, in the smallest of the layouts that hold it exactly.
///
/// Grey of 1, 2, 4 or 8 bits if the picture is grey and opaque, a palette if it has at most 256
/// colours, else RGB, or RGBA if it is not opaque. Palettes and grey are written unfiltered, which
/// suits flat art; for RGB and RGBA a filter is chosen for each row. Equal pictures give equal
/// bytes for a given zlib. The file holds no colour profile: the picture is sRGB.
public struct PNGEncoder: Hashable, Sendable {
  /// The level of zlib: 0 stores, 1 is fastest, 9 smallest.
  public let level: Int
  /// What the picture shows, in words, as an `iTXt` chunk; empty for none.
  public let description: String

  /// An encoder of a level of zlib, 0 to 9, and a description.
  public init(level: Int = 6, description: String = "") {
    precondition((0...9).contains(level), "zlib has levels 0 to 9, not \(level)")
    self.level = level
    self.description = description
  }

  /// The file of `pixmap`.
  ///
  /// - Throws: `CodecError` if the picture is empty or larger than PNG allows.
  public func encode(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    var file = try encode(
      PNGLayout(pixmap.pixels, width: pixmap.size.width), height: pixmap.size.height)
    if let words = PNGChunk(description: description) {
      file.insert(contentsOf: words.bytes, at: PNGChunk.endOfHeader)
    }
    return file
  }

  func encode(_ layout: PNGLayout, height: Int) throws(CodecError) -> [UInt8] {
    guard layout.width > 0, height > 0 else {
      throw CodecError(.empty, "a PNG cannot be \(layout.width) × \(height) pixels")
    }
    let header = cpng_header(
      width: UInt32(layout.width), height: UInt32(height), bit_depth: UInt8(layout.bitDepth),
      color_type: layout.kind.rawValue)
    let palette = layout.palette.flatMap { color in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    let alphaCount = layout.palette.lastIndex { $0 >> 24 < 255 }.map { $0 + 1 } ?? 0
    let filtered = layout.kind == .rgb || layout.kind == .rgba
    var buffer = unsafe cpng_buffer()
    var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
    let failed = unsafe palette.withUnsafeBufferPointer { palette in
      unsafe layout.rows.withUnsafeBufferPointer { rows in
        let entries = unsafe cpng_palette(
          rgba: palette.baseAddress, count: Int32(layout.palette.count),
          alpha_count: Int32(alphaCount))
        return unsafe cpng_write(
          header, entries, rows.baseAddress!, layout.stride, Int32(level), filtered ? 1 : 0,
          &buffer, &message)
      }
    }
    guard failed == 0 else {
      throw CodecError(
        .tooLarge, "a picture of \(layout.width) × \(height) pixels cannot be written as PNG",
        cause: "libpng: \(text(message))")
    }
    defer { unsafe cpng_free(&buffer) }
    return unsafe [UInt8](UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }
}

/// The text of a null-terminated message.
func text(_ message: [CChar]) -> String {
  String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
