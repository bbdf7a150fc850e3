import CPNG
public import Pixels

/// Reads a PNG file of any colour type, bit depth and interlacing.
///
/// 16-bit channels are scaled to 8. Colour profiles and gamma are not applied: the values are taken as
/// sRGB.
public struct PNGDecoder: Hashable, Sendable {
  public let limits: DecodingLimits

  public init(limits: DecodingLimits = DecodingLimits()) {
    self.limits = limits
  }

  /// The picture in `bytes`; of an animated PNG, its still picture.
  ///
  /// - Throws: `CodecError` if the bytes are not a whole, undamaged PNG within the limits.
  public func decode(_ bytes: [UInt8]) throws(CodecError) -> Pixmap {
    guard bytes.starts(with: PNGChunk.signature) else {
      throw CodecError(.wrongFormat, "this is not a PNG file: it does not start with '\\x89PNG'")
    }
    var header = cpng_header()
    var buffer = unsafe cpng_buffer()
    var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
    let failed = unsafe bytes.withUnsafeBufferPointer {
      unsafe cpng_read(
        $0.baseAddress!, $0.count, UInt32(Int32.max), limits.pixels, &header, &buffer, &message)
    }
    guard failed == 0 else { throw error(text(message), header) }
    defer { unsafe cpng_free(&buffer) }
    let size = PixelSize(width: Int(header.width), height: Int(header.height))
    let straight = unsafe UnsafeRawBufferPointer(start: buffer.bytes, count: buffer.count)
    var pixels = unsafe [UInt32](straight.bindMemory(to: UInt32.self))
    // Nothing is to be done for opaque pictures, which is nearly all of them.
    if pixels.reduce(.max, &) >> 24 != 255 {
      for index in pixels.indices { pixels[index] = StraightAlpha.multiplied(pixels[index]) }
    }
    return Pixmap(size: size, pixels: pixels)
  }

  /// Whether a PNG file says that it is animated.
  public static func isAnimated(_ bytes: [UInt8]) -> Bool {
    var place = PNGChunk.signature.count
    // The animation's header stands before the data of the still picture.
    while place + 12 <= bytes.count {
      let type = bytes[place + 4..<place + 8]
      if type.elementsEqual("acTL".utf8) { return true }
      if type.elementsEqual("IDAT".utf8) { return false }
      place += 12 + Int(uint32(bytes, at: place))
    }
    return false
  }

  private func error(_ cause: String, _ header: cpng_header) -> CodecError {
    switch cause {
    case CPNG_TOO_LARGE, "out of memory":
      CodecError(
        .tooLarge,
        "a PNG of \(header.width) × \(header.height) pixels is larger than the limit of \(limits.pixels) pixels"
      )
    case "the file ends early":
      CodecError(.truncated, "the PNG file ends early; is it still being written?")
    default:
      CodecError(.damaged, "the PNG file is damaged; write it again", cause: "libpng: \(cause)")
    }
  }
}
