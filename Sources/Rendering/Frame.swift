package import Pixels

/// A drawn moment of an animation.
package struct Frame: Sendable {
  /// From 0, without gaps.
  package var index: Int
  /// When it is shown, in seconds from the beginning of the animation.
  package var start: Double
  package var end: Double
  package var pixmap: Pixmap
  /// Where the picture differs from that of the frame before; nil if that is not known.
  package var damage: PixelRect?

  package init(index: Int, start: Double, end: Double, pixmap: Pixmap, damage: PixelRect?) {
    self.index = index
    self.start = start
    self.end = end
    self.pixmap = pixmap
    self.damage = damage
  }
}
