import AnimCodecs
package import AnimFiles
package import AnimPixels

/// Writes the frames without compression, for another program to read from a pipe.
///
/// Both forms have a fixed frame rate; a frame that is shown longer is repeated.
package final class RawVideoSink: FrameSink {
  /// The forms in which other programs read frames.
  package enum Form: Sendable {
    /// Straight RGBA, `ffmpeg -f rawvideo -pix_fmt rgba`.
    case rgba
    /// YUV4MPEG2 with full-resolution chroma.
    case y4m
  }

  private let file: OutputFile
  private let form: Form
  private let framesPerSecond: Double
  private var frames = 0

  /// A sink that writes to `path`; `framesPerSecond` is the fixed rate of the output.
  package init(
    path: String, form: Form, size: PixelSize, framesPerSecond: Double
  ) throws(OutputError) {
    file = try OutputFile(path: path)
    self.form = form
    self.framesPerSecond = framesPerSecond
    if form == .y4m {
      try file.write(RawVideo.y4mHeader(size: size, framesPerSecond: framesPerSecond))
    }
  }

  /// Writes the next frame, as often as it is due.
  package func append(_ frame: Frame) async throws(OutputError) {
    let bytes =
      switch form {
      case .rgba: RawVideo.rgba(frame.pixmap)
      case .y4m: RawVideo.y4mFrame(frame.pixmap)
      }
    // Counted from the beginning, so that rounding does not add up.
    let due = Int((frame.end * framesPerSecond).rounded())
    while frames < max(due, frame.index + 1) {
      try file.write(bytes)
      frames += 1
    }
  }

  /// Completes the output.
  package func finish() async throws(OutputError) -> OutputSummary {
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }
}
