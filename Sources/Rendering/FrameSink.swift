package import Codecs
package import Files
package import Pixels

/// Takes the frames of an animation in order and makes a file, or files, of them.
///
/// Nothing is to be seen at the destination before `finish()`, and nothing is left behind if that is
/// never reached.
package protocol FrameSink: AnyObject {
  func append(_ frame: Frame) async throws(OutputError)
  /// Completes the output.
  func finish() async throws(OutputError) -> OutputSummary
}

/// What was written.
package struct OutputSummary: Hashable, Sendable, Codable {
  package var path: String
  package var bytes: Int
  /// How close a lossy output comes to the true frames; nil for one that is exact by nature.
  package var quality: Quality?
  /// Filled in by `FrameRenderer` when the last frame is done.
  package var shown: Showing

  package init(path: String, bytes: Int, quality: Quality? = nil, shown: Showing = Showing()) {
    self.path = path
    self.bytes = bytes
    self.quality = quality
    self.shown = shown
  }
}

/// What is to be seen in an output.
package struct Showing: Hashable, Sendable, Codable {
  /// Frames that were shown; a file may store equal ones in a row as one.
  package var frames: Int
  /// From the first frame to the end of the last one, in seconds; 0 for a still.
  package var duration: Double
  package var size: PixelSize

  package init(frames: Int = 0, duration: Double = 0, size: PixelSize = .zero) {
    self.frames = frames
    self.duration = duration
    self.size = size
  }
}
