public import AnimPixels

/// The frames of a GIF, APNG or PNG file, decoded one after the other as they are asked for.
///
/// Size, loop and number of frames are known from the beginning. Of the pixels there is one
/// picture, and what the disposal of the latest frame needs. A caller that lets go of a frame
/// before it asks for the next one spares a copy of the picture.
public final class AnimationReader {
  /// The format by the file's first bytes.
  public let format: AnimationFormat
  private let decoder: any AnimationDecoder

  /// A reader at the first frame.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The largest picture and animation that are read.
  /// - Throws: `CodecError` if the bytes are of no known format, not a whole file, or beyond the
  ///   limits.
  public init(_ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()) throws(CodecError) {
    guard let format = AnimationFormat(bytes) else { throw Self.unknownFormat(bytes) }
    self.format = format
    decoder =
      switch format {
      case .gif: try GIFDecoder(bytes, limits: limits)
      case .png: try APNGDecoder(bytes, limits: limits)
      }
  }

  /// The size of every frame's picture, in pixels.
  public var size: PixelSize { decoder.size }
  /// The number of times that the animation plays: once if the file does not say.
  public var loop: Loop { decoder.loop }
  /// The number of frames, unless the file proves to be damaged.
  public var frameCount: Int { decoder.frameCount }
  /// The number of entries of the palette that frames without one of their own use; nil if there is
  /// none.
  public var globalColorCount: Int? { decoder.globalColorCount }

  /// The next frame, or nil after the last.
  ///
  /// - Throws: `CodecError` if the frame is damaged.
  public func next() throws(CodecError) -> AnimationFrame? { try decoder.next() }

  /// The error for bytes of no known format; one of its own for a pointer of Git LFS.
  static func unknownFormat(_ bytes: [UInt8]) -> CodecError {
    CodecError(
      .wrongFormat,
      bytes.starts(with: Array("version https://git-lfs".utf8))
        ? "this is a pointer of Git LFS, not the file; fetch it with 'git lfs pull'"
        : "this is neither a GIF nor a PNG file")
  }
}

/// The size of every frame's picture, in pixels.
protocol AnimationDecoder: AnyObject {
  /// The number of times that the animation plays.
  var size: PixelSize { get }
  /// The number of frames, read and unread.
  var loop: Loop { get }
  /// The number of entries of the palette of the whole file; nil if there is none.
  var frameCount: Int { get }
  /// The next frame, or nil after the last.
  var globalColorCount: Int? { get }
  func next() throws(CodecError) -> AnimationFrame?
}
