import Pixels

/// Pixels that are being drawn: a window of the device plane, and the part of it that may change.
///
/// The pointer comes from an array or a `Scratch` that outlives the canvas, which is passed down the
/// drawing functions and never stored.
@safe
struct Canvas {
  private let base: UnsafeMutablePointer<UInt32>
  private let stride: Int
  /// The device pixels that exist.
  let bounds: PixelRect
  /// Inside `bounds`; nothing outside is written.
  var scissor: PixelRect

  /// - Parameter base: The top left pixel of `bounds`, followed by rows without padding.
  @unsafe
  init(base: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    unsafe self.base = base
    stride = bounds.width
    self.bounds = bounds
    scissor = bounds
  }

  /// Where device column `x` of device row `y` is.
  @unsafe
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe base + ((y &- bounds.minY) &* stride &+ (x &- bounds.minX))
  }

  /// Pixels from one to that below it.
  var rowStride: Int { stride }
}
