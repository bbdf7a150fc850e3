public import Pixels

/// What an animation file holds, without its pixels.
public struct AnimationInfo: Hashable, Sendable {
  /// One stored frame.
  public struct Frame: Hashable, Sendable {
    /// Seconds, as stored.
    public let duration: Double
    /// The rectangle that the file stores.
    public let rect: PixelRect
    /// Bytes of the file that belong to the frame.
    public let byteCount: Int
    /// Entries of the frame's own palette, if it has one.
    public let localColorCount: Int?
  }

  public let format: AnimationFormat
  public let size: PixelSize
  public let loop: Loop
  /// Entries of the palette of the whole file, if it has one.
  public let globalColorCount: Int?
  public let frames: [Frame]
  /// Bytes of the whole file.
  public let byteCount: Int

  /// The sum of the frames' durations, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.duration } }

  /// Reads and checks a whole file.
  ///
  /// - Throws: `CodecError` if it is of no known format, damaged, or beyond the limits.
  public init(_ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()) throws(CodecError) {
    guard let format = AnimationFormat(bytes) else {
      throw CodecError(.wrongFormat, "this is neither a GIF nor a PNG file")
    }
    let decoder = try format.decoder(for: bytes, limits: limits)
    var frames: [Frame] = []
    while let frame = try decoder.next() {
      frames.append(
        Frame(
          duration: frame.duration, rect: frame.rect, byteCount: frame.byteCount,
          localColorCount: frame.localColorCount))
    }
    self.format = format
    size = decoder.size
    loop = decoder.loop
    globalColorCount = decoder.globalColorCount
    self.frames = frames
    byteCount = bytes.count
  }
}
