public import Pixels

/// Reads the frames of an animation file in order.
public protocol AnimationDecoder: AnyObject {
  var size: PixelSize { get }
  /// How often the animation plays; known for certain once all frames have been read.
  var loop: Loop { get }
  /// Entries of the palette that frames without one of their own use; nil if there is none.
  var globalColorCount: Int? { get }

  /// The next frame, or nil after the last.
  ///
  /// - Throws: `CodecError` if the file is damaged or goes beyond the decoder's limits from here on.
  func next() throws(CodecError) -> AnimationFrame?
}

/// The animation formats that can be read, told apart by their first bytes.
public enum AnimationFormat: String, Hashable, Sendable {
  case gif
  case png

  /// The format of `bytes`, or nil if they begin like none of them.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: PNGChunk.signature) {
      self = .png
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else {
      return nil
    }
  }

  /// A decoder for a file of this format.
  public func decoder(
    for bytes: [UInt8], limits: DecodingLimits = DecodingLimits()
  ) throws(CodecError) -> any AnimationDecoder {
    switch self {
    case .gif: try GIFDecoder(bytes, limits: limits)
    case .png: try APNGDecoder(bytes, limits: limits)
    }
  }
}
