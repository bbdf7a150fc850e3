public import Files
public import Pixels
public import Rendering

/// Writes the frames as a page that plays them: one HTML file with everything in it.
public final class PlayerSink: FrameSink {
  private let file: OutputFile
  private let recording: PlayerRecording

  /// - Parameter path: The file; `-` is the standard output.
  public init(path: String, size: PixelSize, settings: PlayerSettings) throws(OutputError) {
    file = try OutputFile(path: path)
    recording = PlayerRecording(size: size, settings: settings)
    try file.write([UInt8](recording.head.utf8))
  }

  public func append(_ frame: Frame) async throws(OutputError) {
    let text: String
    do {
      text = try await recording.append(frame)
    } catch {
      throw .encoding(path: file.path, reason: "\(error)")
    }
    try file.write([UInt8](text.utf8))
  }

  public func finish() async throws(OutputError) -> OutputSummary {
    try file.write([UInt8](recording.tail.utf8))
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }
}

/// Keeps the frames as a page in memory, for a server.
public final class PlayerPageSink: FrameSink {
  private let recording: PlayerRecording
  private var text: String

  public init(size: PixelSize, settings: PlayerSettings) {
    recording = PlayerRecording(size: size, settings: settings)
    text = recording.head
  }

  /// The page with all frames so far.
  public var html: String { text + recording.tail }

  public func append(_ frame: Frame) async throws(OutputError) {
    do {
      text += try await recording.append(frame)
    } catch {
      throw .encoding(path: "", reason: "\(error)")
    }
  }

  public func finish() async throws(OutputError) -> OutputSummary {
    OutputSummary(path: "", bytes: html.utf8.count)
  }
}
