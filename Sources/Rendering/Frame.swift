package import AnimPixels

/// A drawn moment of an animation.
package struct Frame: Sendable {
  /// The number of the frame, from 0, without gaps.
  package var index: Int
  /// The time at which it appears, in seconds from the beginning of the animation.
  package var start: Double
  /// The time at which it disappears, in seconds from the beginning of the animation.
  package var end: Double
  /// The picture, in device pixels.
  package var pixmap: Pixmap
  /// The rectangle in which the picture differs from that of the frame before; nil if that is not
  /// known.
  package var damage: PixelRect?

  /// A picture shown from `start` to `end`, in seconds; `damage` is trusted, not computed.
  package init(index: Int, start: Double, end: Double, pixmap: Pixmap, damage: PixelRect?) {
    self.index = index
    self.start = start
    self.end = end
    self.pixmap = pixmap
    self.damage = damage
  }
}
