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
    var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
    let area = announcedSize(of: bytes)?.area ?? 0
    var failed: Int32 = 0
    var pixels = unsafe [UInt32](unsafeUninitializedCapacity: area) { room, count in
      failed = unsafe bytes.withUnsafeBufferPointer { file in
        let output = unsafe UnsafeMutableRawPointer(room.baseAddress)?
          .assumingMemoryBound(to: UInt8.self)
        if unsafe cpng_read_plain(file.baseAddress!, file.count, &header, output, area * 4) == 0 {
          return 0
        }
        return unsafe cpng_read(
          file.baseAddress!, file.count, UInt32(Int32.max), limits.pixels, &header, output,
          area * 4, &message)
      }
      count = failed == 0 ? area : 0
    }
    guard failed == 0 else { throw error(text(message), header) }
    let size = PixelSize(width: Int(header.width), height: Int(header.height))
    // Nothing is to be done for opaque pictures, which is nearly all of them.
    if pixels.reduce(.max, &) >> 24 != 255 {
      for index in pixels.indices { pixels[index] = StraightAlpha.multiplied(pixels[index]) }
    }
    return Pixmap(size: size, pixels: pixels)
  }

  /// The size by the file's header; nil if there is none or it is beyond the limit: `decode` says what
  /// is wrong.
  public func announcedSize(of bytes: [UInt8]) -> PixelSize? {
    let place = PNGChunk.signature.count + 8
    guard bytes.starts(with: PNGChunk.signature), bytes.count >= place + 8 else { return nil }
    let (width, height) = (Int(uint32(bytes, at: place)), Int(uint32(bytes, at: place + 4)))
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, area > 0, area <= limits.pixels else { return nil }
    return PixelSize(width: width, height: height)
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
