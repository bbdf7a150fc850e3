public import Codecs

/// Takes the frames of an animation in order and makes a file, or files, of them.
///
/// Nothing is to be seen at the destination before `finish()`, and nothing is left behind if that is
/// never reached.
public protocol FrameSink: AnyObject {
  func append(_ frame: Frame) async throws(OutputError)
  /// Completes the output.
  func finish() async throws(OutputError) -> OutputSummary
}

/// What was written.
public struct OutputSummary: Hashable, Sendable {
  public var path: String
  public var bytes: Int
  /// Pictures in the output: equal frames in a row may make one.
  public var frames: Int
  /// How close a lossy output comes to the true frames; nil for one that is exact by nature.
  public var quality: Quality?

  public init(path: String, bytes: Int, frames: Int, quality: Quality? = nil) {
    self.path = path
    self.bytes = bytes
    self.frames = frames
    self.quality = quality
  }
}
