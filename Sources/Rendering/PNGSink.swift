package import AnimCodecs
package import AnimFiles

/// Writes a single frame as a PNG file.
package final class PNGSink: FrameSink {
  private let file: OutputFile
  private let encoder: PNGEncoder

  /// A sink that writes to `path`.
  package init(path: String, encoder: PNGEncoder = PNGEncoder()) throws(OutputError) {
    file = try OutputFile(path: path)
    self.encoder = encoder
  }

  /// Writes the frame, the only one.
  package func append(_ frame: Frame) async throws(OutputError) {
    precondition(frame.index == 0, "a PNG file holds one frame")
    try file.writePNG(frame.pixmap, encoder)
  }

  /// Puts the file in its place.
  package func finish() async throws(OutputError) -> OutputSummary {
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }
}
