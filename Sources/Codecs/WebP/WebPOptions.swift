/// The settings by which an animation becomes a WebP.
public struct WebPOptions: Hashable, Sendable {
  /// The quality, 1 to 100, as libwebp counts it; nil for no loss at all.
  public var quality: Int?
  /// Whether twice the time may be taken for the sake of a few percent of the size.
  public var isThorough = false
  /// The number of times that the animation plays.
  public var loop = Loop.forever
  /// What the animation shows, in words, as XMP; empty for none.
  public var description = ""

  /// Options without loss, at an ordinary effort, forever.
  public init() {}

  /// libwebp's effort, 0 to 6: beyond 4 the gain is below 1 % of a lossless file.
  var method: Int32 { isThorough ? 6 : 4 }
}
