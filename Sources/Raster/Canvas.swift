import AnimPixels

/// Pixels that are being drawn: a window of the device plane, and the part of it that may change.
///
/// The pointer comes from an array or a `Scratch` that outlives the canvas, which is passed down
/// the drawing functions and never stored.
@safe
struct Canvas {
  private let base: UnsafeMutablePointer<UInt32>
  private let stride: Int
  /// The device pixels that exist.
  let bounds: PixelRect
  /// The part of `bounds` that may change; nothing outside is written.
  var scissor: PixelRect

  /// A canvas that may be changed everywhere.
  ///
  /// - Parameters:
  ///   - base: The top left pixel of `bounds`, followed by rows without padding.
  ///   - bounds: The device pixels that exist.
  @unsafe
  init(base: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    unsafe self.base = base
    stride = bounds.width
    self.bounds = bounds
    scissor = bounds
  }

  /// The address of device column `x` of device row `y`.
  @unsafe
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe base + ((y &- bounds.minY) &* stride &+ (x &- bounds.minX))
  }

  /// The number of pixels from one to that below it.
  var rowStride: Int { stride }
}
