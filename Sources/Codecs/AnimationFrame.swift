public import Pixels

/// One frame of an animation file: the whole picture as it is shown, and how the file stores it.
public struct AnimationFrame: Hashable, Sendable {
  public var pixmap: Pixmap
  public var stored: StoredFrame
  /// Where the picture may differ from that of the frame before; everything in the first one.
  public var damage: PixelRect

  public init(pixmap: Pixmap, stored: StoredFrame, damage: PixelRect) {
    self.pixmap = pixmap
    self.stored = stored
    self.damage = damage
  }

  /// Seconds, as stored; 0 where the file leaves it to the player.
  public var duration: Double { stored.duration }
}

/// How a file stores a frame.
public struct StoredFrame: Hashable, Sendable {
  /// Seconds, as stored; 0 where the file leaves it to the player.
  public var duration: Double
  /// The rectangle that the file stores; of several images, around all of them.
  public var rect: PixelRect
  /// Images that make the frame: one, unless a GIF shows several at once.
  public var imageCount: Int
  /// Bytes of the file that belong to this frame.
  public var byteCount: Int
  /// Entries of the frame's own palette, or nil if it uses the file's or none.
  public var localColorCount: Int?

  public init(
    duration: Double, rect: PixelRect, imageCount: Int = 1, byteCount: Int,
    localColorCount: Int? = nil
  ) {
    self.duration = duration
    self.rect = rect
    self.imageCount = imageCount
    self.byteCount = byteCount
    self.localColorCount = localColorCount
  }

  /// Seconds for which browsers show the frame of an animation: a tenth of a second if the file says 10
  /// milliseconds or less (Blink's `DeferredImageDecoder`, after Firefox and WebKit bug 36082).
  public var shownDuration: Double { duration < 0.0105 ? 0.1 : duration }
}
