public import AnimPixels

/// Reads a PNG file of any colour type, bit depth and interlacing.
///
/// 16-bit channels are scaled to 8. Colour profiles and gamma are not applied: the values are taken
/// as sRGB.
public struct PNGDecoder: Hashable, Sendable {
  /// The largest picture that is read.
  public let limits: DecodingLimits

  /// A decoder of pictures within `limits`.
  public init(limits: DecodingLimits = DecodingLimits()) {
    self.limits = limits
  }

  /// The picture in `bytes`; of an animated PNG, its still picture.
  ///
  /// - Throws: `CodecError` if the bytes are not a whole, undamaged PNG within the limits.
  public func decode(_ bytes: [UInt8]) throws(CodecError) -> Pixmap {
    let file = try PNGFile(bytes, limits: limits)
    guard let still = file.still else { throw PNGFile.damaged("it has no data") }
    var pixels = try file.pixels(in: still, size: file.size)
    // Nothing is to be done for opaque pictures, which is nearly all of them.
    if pixels.reduce(.max, &) >> 24 != 255 {
      for index in pixels.indices { pixels[index] = StraightAlpha.multiplied(pixels[index]) }
    }
    return Pixmap(size: file.size, pixels: pixels)
  }

  /// The size by the file's header; nil if there is none or it is beyond the limit.
  ///
  /// `decode` says what is wrong.
  public func announcedSize(of bytes: [UInt8]) -> PixelSize? {
    let place = PNGChunk.signature.count + 8
    guard bytes.starts(with: PNGChunk.signature), bytes.count >= place + 8 else { return nil }
    let (width, height) = (Int(uint32(bytes, at: place)), Int(uint32(bytes, at: place + 4)))
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, area > 0, area <= limits.pixels else { return nil }
    return PixelSize(width: width, height: height)
  }
}
