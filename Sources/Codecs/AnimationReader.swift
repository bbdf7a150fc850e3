public import Pixels

/// The frames of a GIF, APNG or PNG file, decoded one after the other as they are asked for.
///
/// What the file holds is known from the beginning; of its pixels there is one picture, and what the
/// disposal of the latest frame needs. A caller that lets go of a frame before it asks for the next one
/// spares a copy of the picture.
public final class AnimationReader {
  public let format: AnimationFormat
  private let decoder: any AnimationDecoder

  /// - Throws: `CodecError` if the bytes are of no known format, not a whole file, or beyond the limits.
  public init(_ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()) throws(CodecError) {
    guard let format = AnimationFormat(bytes) else { throw Self.unknownFormat(bytes) }
    self.format = format
    decoder =
      switch format {
      case .gif: try GIFDecoder(bytes, limits: limits)
      case .png: try APNGDecoder(bytes, limits: limits)
      }
  }

  public var size: PixelSize { decoder.size }
  /// How often the animation plays.
  public var loop: Loop { decoder.loop }
  /// How many frames there are, unless the file proves to be damaged.
  public var frameCount: Int { decoder.frameCount }
  /// Entries of the palette that frames without one of their own use; nil if there is none.
  public var globalColorCount: Int? { decoder.globalColorCount }

  /// The next frame, or nil after the last.
  ///
  /// - Throws: `CodecError` if the frame is damaged.
  public func next() throws(CodecError) -> AnimationFrame? { try decoder.next() }

  static func unknownFormat(_ bytes: [UInt8]) -> CodecError {
    CodecError(
      .wrongFormat,
      bytes.starts(with: Array("version https://git-lfs".utf8))
        ? "this is a pointer of Git LFS, not the file; fetch it with 'git lfs pull'"
        : "this is neither a GIF nor a PNG file")
  }
}

/// Reads the frames of a file of one format in order.
protocol AnimationDecoder: AnyObject {
  var size: PixelSize { get }
  var loop: Loop { get }
  var frameCount: Int { get }
  var globalColorCount: Int? { get }
  func next() throws(CodecError) -> AnimationFrame?
}
