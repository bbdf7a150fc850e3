public import Codecs
public import Files

/// Writes a single frame as a PNG file.
public final class PNGSink: FrameSink {
  private let file: OutputFile
  private let encoder: PNGEncoder

  public init(path: String, encoder: PNGEncoder = PNGEncoder()) throws(OutputError) {
    file = try OutputFile(path: path)
    self.encoder = encoder
  }

  public func append(_ frame: Frame) async throws(OutputError) {
    precondition(frame.index == 0, "a PNG file holds one frame")
    try file.writePNG(frame.pixmap, encoder)
  }

  public func finish() async throws(OutputError) -> OutputSummary {
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }
}
