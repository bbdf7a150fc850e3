import AnimPixels

/// The memory and the work that a decoder is willing to spend on one file.
///
/// A file of a few bytes can announce a picture of gigabytes; beyond a limit the decoders throw
/// `CodecError.Code.tooLarge` before they allocate.
public struct DecodingLimits: Hashable, Sendable {
  /// The largest picture, in pixels of four bytes.
  public var pixels: Int
  /// The largest sum over all frames of an animation, in pixels.
  ///
  /// The sum of the pixels that are stored, and of one picture for each frame.
  public var totalPixels: Int
  /// Limits of so many pixels, pixels of all frames, and images.
  ///
  /// By default, pictures of 8192 × 8192 pixels, and animations of 17 minutes at 50 frames a second
  /// in 750 × 900 pixels.
  public var images: Int

  /// By default, pictures of 8192 × 8192 pixels, and animations of 17 minutes at 50 frames a second
  /// in 750 × 900 pixels.
  public init(pixels: Int = 1 << 26, totalPixels: Int = 1 << 35, images: Int = 1 << 19) {
    self.pixels = pixels
    self.totalPixels = totalPixels
    self.images = images
  }

  /// Throws an error of code `tooLarge` if a picture of `size` is larger than the limit.
  func check(_ size: PixelSize, _ format: String) throws(CodecError) {
    let (area, overflows) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflows, area <= pixels else {
      throw CodecError(
        .tooLarge,
        "a \(format) of \(size.width) × \(size.height) pixels is larger than the limit of \(pixels) pixels"
      )
    }
  }

  /// Throws an error of code `tooLarge` if a file has more than the limit of images.
  func checkImages(_ count: Int, _ format: String) throws(CodecError) {
    guard count <= images else {
      throw CodecError(.tooLarge, "the \(format) has more than the limit of \(images) images")
    }
  }

  /// Checks the pixels of all frames of an animation together.
  ///
  /// - Parameters:
  ///   - stored: The pixels that the file stores for all frames together.
  ///   - frames: The number of whole pictures that are to be made.
  ///   - size: The size of each of these pictures.
  ///   - format: The format's name for the message.
  /// - Throws: `CodecError` of code `tooLarge` if their sum is beyond `totalPixels`.
  func check(
    stored: Int, frames: Int, of size: PixelSize, _ format: String
  ) throws(CodecError) {
    guard stored + frames * size.area <= totalPixels else {
      throw CodecError(
        .tooLarge,
        "the frames of the \(format), \(frames) of \(size.width) × \(size.height) pixels, have more than the limit of \(totalPixels) pixels together"
      )
    }
  }
}
