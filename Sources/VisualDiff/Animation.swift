public import Codecs
public import Pixels

/// The frames of a picture or an animation, with the times at which they are shown.
public struct Animation: Hashable, Sendable {
  public struct Frame: Hashable, Sendable {
    public var pixmap: Pixmap
    /// In seconds from the beginning.
    public var start: Double
    /// In seconds; 0 for a still picture.
    public var duration: Double

    public var end: Double { start + duration }

    public init(_ pixmap: Pixmap, from start: Double, for duration: Double) {
      self.pixmap = pixmap
      self.start = start
      self.duration = duration
    }
  }

  /// In the order in which they are shown; never empty.
  public let frames: [Frame]
  public let loop: Loop

  /// - Parameter frames: At least one, each beginning where the one before ends.
  public init(frames: [Frame], loop: Loop = .forever) {
    precondition(!frames.isEmpty, "an animation without frames")
    self.frames = frames
    self.loop = loop
  }

  /// The frames of a GIF, PNG or APNG file.
  ///
  /// - Throws: `CodecError` if it is none of them, is damaged, or has no frames.
  public init(_ bytes: [UInt8]) throws(CodecError) {
    let reader = try AnimationReader(bytes)
    var frames: [Frame] = []
    var start = 0.0
    while let frame = try reader.next() {
      frames.append(Frame(frame.pixmap, from: start, for: frame.duration))
      start += frame.duration
    }
    guard !frames.isEmpty else { throw CodecError(.empty, "the file has no frames") }
    self.init(frames: frames, loop: reader.loop)
  }

  /// In seconds.
  public var duration: Double { frames[frames.count - 1].end }

  /// The number of the frame that is shown at a time; the first before, the last after all.
  public func frameIndex(at time: Double) -> Int {
    var (low, high) = (0, frames.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if frames[middle].start <= time + 1e-9 { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
