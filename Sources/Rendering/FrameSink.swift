package import AnimCodecs
package import AnimFiles
package import AnimPixels

/// Takes the frames of an animation in order and makes a file, or files, of them.
///
/// Nothing is to be seen at the destination before `finish()`, and nothing is left behind if that
/// is never reached.
package protocol FrameSink: AnyObject {
  /// Adds the next frame.
  func append(_ frame: Frame) async throws(OutputError)
  /// Completes the output and puts it in its place.
  func finish() async throws(OutputError) -> OutputSummary
}

/// The facts about an output that was written.
package struct OutputSummary: Hashable, Sendable, Codable {
  /// The path of the file, or the template of several paths.
  package var path: String
  /// The size of the output, in bytes.
  package var bytes: Int
  /// The closeness of a lossy output to the true frames; nil for one that is exact by nature.
  package var quality: Quality?
  /// The frames that it shows, filled in by `FrameRenderer` when the last one is done.
  package var shown: Showing

  /// The facts about an output of a number of bytes.
  package init(path: String, bytes: Int, quality: Quality? = nil, shown: Showing = Showing()) {
    self.path = path
    self.bytes = bytes
    self.quality = quality
    self.shown = shown
  }
}

/// The frames of an output, as they are seen.
package struct Showing: Hashable, Sendable, Codable {
  /// The number of frames that were shown; a file may store equal ones in a row as one.
  package var frames: Int
  /// The duration from the first frame to the end of the last one, in seconds; 0 for a still.
  package var duration: Double
  /// The size of the frames, in pixels.
  package var size: PixelSize

  /// The view of a number of frames, by default none; `duration` in seconds.
  package init(frames: Int = 0, duration: Double = 0, size: PixelSize = .zero) {
    self.frames = frames
    self.duration = duration
    self.size = size
  }
}
