public import AnimPixels
import CAnimWebP

/// Writes an animation as a WebP, through libwebp's own encoder of animations.
///
/// That keeps two frames and what it has compressed; it finds the rectangles that change, and
/// whether a frame is smaller laid over the one before or by itself. A file without loss has every
/// pixel as it is, its alpha included. Colours are sRGB, which a WebP without a profile is taken
/// for.
@safe public final class WebPEncoder {
  private let size: PixelSize
  private let options: WebPOptions
  private let encoder: OpaquePointer
  private var config: WebPConfig
  private var count = 0
  private var end = 0

  /// The largest side that the format has room for (RFC 9649, section 3.4: 14 bits).
  private static let longestSide = 16383

  /// An encoder without frames.
  ///
  /// - Parameters:
  ///   - size: The size of every frame, at most 16383 on a side.
  ///   - options: The quality, and the number of times that it plays.
  /// - Throws: `CodecError` if the size is empty or too large.
  public init(size: PixelSize, options: WebPOptions = WebPOptions()) throws(CodecError) {
    guard size.area > 0, max(size.width, size.height) <= Self.longestSide else {
      throw CodecError(
        size.area == 0 ? .empty : .tooLarge,
        "a WebP of \(size.width) × \(size.height) pixels cannot be made; at most "
          + "\(Self.longestSide) on a side, so render at a smaller scale")
    }
    precondition(options.quality.map((1...100).contains) ?? true, "no such quality: \(options)")
    self.size = size
    self.options = options
    var settings = WebPAnimEncoderOptions()
    var config = WebPConfig()
    guard unsafe WebPAnimEncoderOptionsInit(&settings) != 0, unsafe WebPConfigInit(&config) != 0
    else { throw Self.failure("libwebp is of another version than this program was built with") }
    settings.anim_params.loop_count =
      switch options.loop {
      case .forever: 0
      case .times(let times): Int32(min(times, 65535))
      }
    // Frames that are whole again, for seeking, would cost a tenth of the size or more.
    settings.kmax = 0
    settings.minimize_size = options.isThorough ? 1 : 0
    config.method = options.method
    if let quality = options.quality {
      config.quality = Float(quality)
      // Edges of text keep their colours.
      config.use_sharp_yuv = 1
      // Flat frames are smaller without loss.
      settings.allow_mixed = 1
    } else {
      config.lossless = 1
      // libwebp's default effort of lossless files.
      config.quality = 75
    }
    guard let encoder = unsafe WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &settings)
    else { throw CodecError(.tooLarge, "there is no memory for a WebP") }
    unsafe self.encoder = encoder
    self.config = config
  }

  deinit { unsafe WebPAnimEncoderDelete(encoder) }

  /// Adds the frame that is shown from `start` to `end`, in seconds from the beginning.
  ///
  /// Times are rounded to milliseconds so that they add up. A frame equal to the one before
  /// lengthens it.
  ///
  /// - Parameters:
  ///   - pixmap: The picture, of the encoder's size.
  ///   - start: The time at which the frame appears, in seconds.
  ///   - end: The time at which the next one replaces it, in seconds.
  /// - Throws: `CodecError` if libwebp cannot compress it.
  public func append(_ pixmap: Pixmap, from start: Double, to end: Double) throws(CodecError) {
    precondition(pixmap.size == size, "a frame of \(pixmap.size) in a WebP of \(size)")
    var picture = unsafe WebPPicture()
    guard unsafe WebPPictureInit(&picture) != 0 else { throw failure }
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(size.width)
    unsafe picture.height = Int32(size.height)
    unsafe picture.argb_stride = Int32(size.width)
    var argb = pixmap.pixels.map(Self.argb)
    let isAdded = unsafe argb.withUnsafeMutableBufferPointer { pixels in
      // libwebp reads it, and owns nothing of it.
      unsafe picture.argb = pixels.baseAddress
      return unsafe WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds(start)), &config) != 0
    }
    guard isAdded else { throw failure }
    count += 1
    self.end = milliseconds(end)
  }

  /// The whole file.
  ///
  /// - Throws: `CodecError` if there are no frames, or if libwebp cannot complete it.
  public func finish() throws(CodecError) -> [UInt8] {
    guard count > 0 else { throw CodecError(.empty, "an animation needs at least one frame") }
    var data = unsafe WebPData()
    defer { unsafe WebPDataClear(&data) }
    guard unsafe WebPAnimEncoderAdd(encoder, nil, Int32(end), nil) != 0,
      unsafe WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure }
    return try unsafe described(data)
  }

  /// The file with the description.
  private func described(_ file: WebPData) throws(CodecError) -> [UInt8] {
    guard !options.description.isEmpty else { return unsafe bytes(file) }
    var file = unsafe file
    let mux = unsafe WebPMuxCreateInternal(&file, 0, WEBP_MUX_ABI_VERSION)
    defer { unsafe WebPMuxDelete(mux) }
    let packet = XMPPacket(description: options.description).bytes
    let result = unsafe packet.withUnsafeBufferPointer { packet in
      var chunk = unsafe WebPData(bytes: packet.baseAddress, size: packet.count)
      return unsafe WebPMuxSetChunk(mux, "XMP ", &chunk, 1)
    }
    var whole = unsafe WebPData()
    defer { unsafe WebPDataClear(&whole) }
    guard result == WEBP_MUX_OK, unsafe WebPMuxAssemble(mux, &whole) == WEBP_MUX_OK else {
      throw Self.failure("the description cannot be added")
    }
    return unsafe bytes(whole)
  }

  private func bytes(_ data: WebPData) -> [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  /// A premultiplied pixel as libwebp takes it: straight, blue in the lowest byte.
  static func argb(_ pixel: UInt32) -> UInt32 {
    let straight = StraightAlpha.divided(pixel)
    return straight & 0xff00_ff00 | straight >> 16 & 0xff | (straight & 0xff) << 16
  }

  /// The latest failure of libwebp.
  private var failure: CodecError {
    Self.failure(unsafe String(cString: WebPAnimEncoderGetError(encoder)))
  }

  private static func failure(_ cause: String) -> CodecError {
    CodecError(.writeFailed, "the WebP cannot be made", cause: "libwebp: \(cause)")
  }
}
