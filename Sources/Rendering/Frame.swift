public import Pixels

/// A drawn moment of an animation.
public struct Frame: Sendable {
  /// From 0, without gaps.
  public var index: Int
  /// When it is shown, in seconds from the beginning of the animation.
  public var start: Double
  public var end: Double
  public var pixmap: Pixmap
  /// Where the picture differs from that of the frame before; nil if that is not known.
  public var damage: PixelRect?

  public init(index: Int, start: Double, end: Double, pixmap: Pixmap, damage: PixelRect?) {
    self.index = index
    self.start = start
    self.end = end
    self.pixmap = pixmap
    self.damage = damage
  }
}
