/// What a decoder is willing to allocate and to spend on one file.
///
/// A file of a few bytes can announce a picture of gigabytes; beyond a limit the decoders throw
/// `CodecError.Code.tooLarge` before they allocate.
public struct DecodingLimits: Hashable, Sendable {
  /// The largest picture, in pixels of four bytes.
  public var pixels: Int
  /// The largest sum over all frames of an animation, in pixels.
  public var totalPixels: Int

  public init(pixels: Int = 1 << 26, totalPixels: Int = 1 << 33) {
    self.pixels = pixels
    self.totalPixels = totalPixels
  }
}
