public import AnimPixels
import CAnimWebP

/// Writes pictures with loss as WebP files, quickly: for pages with many of them.
///
/// Colours are sRGB, which a WebP without a profile is taken for.
public struct WebPStillEncoder: Sendable {
  /// The quality, 1 to 100, as libwebp counts it.
  public let quality: Int
  /// Whether twice the time is taken for some percent of the size.
  public let isThorough: Bool

  /// An encoder of a quality, 1 to 100.
  public init(quality: Int, isThorough: Bool = false) {
    precondition((1...100).contains(quality), "no such quality: \(quality)")
    self.quality = quality
    self.isThorough = isThorough
  }

  /// The picture of a file that this encoder has made.
  ///
  /// - Throws: `CodecError` if libwebp cannot read it.
  package func decode(_ file: [UInt8]) throws(CodecError) -> Pixmap {
    var (width, height): (Int32, Int32) = (0, 0)
    let decoded = unsafe file.withUnsafeBufferPointer {
      unsafe WebPDecodeRGBA($0.baseAddress, $0.count, &width, &height)
    }
    guard let decoded = unsafe decoded else { throw Self.failure("this is no WebP") }
    defer { unsafe WebPFree(decoded) }
    let size = PixelSize(width: Int(width), height: Int(height))
    var pixmap = Pixmap(size: size)
    for index in 0..<size.area {
      let place = index * 4
      let colour =
        UInt32(unsafe decoded[place]) | UInt32(unsafe decoded[place + 1]) << 8
        | UInt32(unsafe decoded[place + 2]) << 16 | UInt32(unsafe decoded[place + 3]) << 24
      pixmap.pixels[index] = StraightAlpha.multiplied(colour)
    }
    return pixmap
  }

  /// A picture as a file.
  ///
  /// - Throws: `CodecError` if the picture is empty or more than 16383 pixels wide or high, or if libwebp cannot
  ///   compress it.
  public func encode(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    var config = WebPConfig()
    var picture = unsafe WebPPicture()
    var writer = unsafe WebPMemoryWriter()
    guard unsafe WebPConfigInit(&config) != 0, unsafe WebPPictureInit(&picture) != 0 else {
      throw Self.failure("libwebp is of another version than this program was built with")
    }
    config.quality = Float(quality)
    // 2: half the time of libwebp's default, 4, for 5 % of the size.
    config.method = isThorough ? 4 : 2
    unsafe WebPMemoryWriterInit(&writer)
    defer {
      unsafe WebPPictureFree(&picture)
      unsafe WebPMemoryWriterClear(&writer)
    }
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(pixmap.size.width)
    unsafe picture.height = Int32(pixmap.size.height)
    unsafe picture.argb_stride = Int32(pixmap.size.width)
    unsafe picture.writer = WebPMemoryWrite
    var argb = pixmap.pixels.map(WebPEncoder.argb)
    let isEncoded = unsafe argb.withUnsafeMutableBufferPointer { pixels in
      unsafe withUnsafeMutablePointer(to: &writer) { writer in
        // libwebp reads the pixels, and owns nothing of them.
        unsafe picture.argb = pixels.baseAddress
        unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
        return unsafe WebPEncode(&config, &picture) != 0
      }
    }
    guard isEncoded else {
      throw Self.failure("error \(unsafe picture.error_code.rawValue) of WebPEncode")
    }
    return unsafe [UInt8](UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  private static func failure(_ cause: String) -> CodecError {
    CodecError(.writeFailed, "the WebP cannot be made", cause: "libwebp: \(cause)")
  }
}
