public import Codecs

/// Writes one frame as a PNG file.
public final class PNGSink: FrameSink {
  private let file: OutputFile
  private let index: Int
  private let encoder: PNGEncoder

  /// - Parameter index: The frame that is written.
  public init(path: String, frame index: Int, encoder: PNGEncoder = PNGEncoder())
    throws(OutputError)
  {
    file = try OutputFile(path: path)
    self.index = index
    self.encoder = encoder
  }

  public func append(_ frame: Frame) async throws(OutputError) {
    guard frame.index == index else { return }
    try file.writePNG(frame.pixmap, encoder)
  }

  public func finish() async throws(OutputError) -> OutputSummary {
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount, frames: 1)
  }
}
