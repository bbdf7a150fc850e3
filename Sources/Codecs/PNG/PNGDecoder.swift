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
    var pixels = [UInt32](repeating: 0, count: size.area)
    for index in pixels.indices {
      let pixel = unsafe straight.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
      pixels[index] = StraightAlpha.multiplied(UInt32(littleEndian: pixel))
    }
    return Pixmap(size: size, pixels: pixels)
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
