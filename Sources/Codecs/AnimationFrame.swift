public import AnimPixels

/// One frame of an animation file: the whole picture as it is shown, and its form in the file.
public struct AnimationFrame: Hashable, Sendable {
  /// The whole picture as it is shown while the frame lasts, premultiplied RGBA8.
  public var pixmap: Pixmap
  /// The part of the file that makes the frame: duration, rectangle and sizes.
  public var stored: StoredFrame
  /// The rectangle in which the picture may differ from that of the frame before, in pixels;
  /// everything in the first one.
  public var damage: PixelRect

  /// A frame of a whole picture; `damage` is trusted, not computed.
  public init(pixmap: Pixmap, stored: StoredFrame, damage: PixelRect) {
    self.pixmap = pixmap
    self.stored = stored
    self.damage = damage
  }

  /// The time that the frame lasts, in seconds, as stored; 0 where the file leaves it to the
  /// player.
  public var duration: Double { stored.duration }
}

/// The form of a frame in its file.
public struct StoredFrame: Hashable, Sendable {
  /// The time that the frame lasts, in seconds, as stored; 0 where the file leaves it to the
  /// player.
  public var duration: Double
  /// The rectangle that the file stores, in pixels; of several images, around all of them.
  public var rect: PixelRect
  /// The number of images that make the frame: one, unless a GIF shows several at once.
  public var imageCount: Int
  /// The number of bytes of the file that belong to this frame.
  public var byteCount: Int
  /// The number of entries of the frame's own palette, or nil if it uses the file's or none.
  public var localColorCount: Int?

  /// A frame as stored, by default as one image without a palette of its own; `duration` in
  /// seconds.
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

  /// The time for which browsers show the frame of an animation, in seconds.
  ///
  /// A tenth of a second if the file says 10 milliseconds or less (Blink's `DeferredImageDecoder`,
  /// after Firefox and WebKit bug 36082).
  public var shownDuration: Double { duration < 0.0105 ? 0.1 : duration }
}
