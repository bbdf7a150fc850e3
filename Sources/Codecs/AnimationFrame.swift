public import Pixels

/// One frame of an animation file: the whole picture as it is shown, and how the file stores it.
public struct AnimationFrame: Hashable, Sendable {
  public var pixmap: Pixmap
  /// Seconds, as stored; 0 where the file leaves it to the player.
  public var duration: Double
  /// The rectangle that the file stores for this frame.
  public var rect: PixelRect
  /// Bytes of the file that belong to this frame.
  public var byteCount: Int
  /// Entries of the frame's own palette, or nil if it uses the file's or none.
  public var localColorCount: Int?

  public init(
    pixmap: Pixmap, duration: Double, rect: PixelRect, byteCount: Int, localColorCount: Int? = nil
  ) {
    self.pixmap = pixmap
    self.duration = duration
    self.rect = rect
    self.byteCount = byteCount
    self.localColorCount = localColorCount
  }
}
