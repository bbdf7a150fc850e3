package import AnimFiles
package import AnimPixels
package import AnimRendering

/// Writes the frames as a page that plays them: one HTML file with everything in it.
package final class PlayerSink: FrameSink {
  private let file: OutputFile
  private let recording: PlayerRecording

  /// A sink that writes a page.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is the standard output.
  ///   - size: The size of every frame, in pixels.
  ///   - settings: The words and facts beside the frames.
  /// - Throws: `OutputError` if the file cannot be made or written.
  package init(path: String, size: PixelSize, settings: PlayerSettings) throws(OutputError) {
    file = try OutputFile(path: path)
    recording = PlayerRecording(size: size, settings: settings)
    try file.write([UInt8](recording.head.utf8))
  }

  /// Writes the next frame.
  package func append(_ frame: Frame) async throws(OutputError) {
    let text: String
    do {
      text = try await recording.append(frame)
    } catch {
      throw .encoding(path: file.path, reason: "\(error)")
    }
    try file.write([UInt8](text.utf8))
  }

  /// Writes the rest of the page and puts the file in its place.
  package func finish() async throws(OutputError) -> OutputSummary {
    try file.write([UInt8](recording.tail.utf8))
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }
}

/// Keeps the frames as a page in memory, for a server.
package final class PlayerPageSink: FrameSink {
  private let recording: PlayerRecording
  private var text: String

  /// A sink that keeps a page of frames of one size.
  package init(size: PixelSize, settings: PlayerSettings) {
    recording = PlayerRecording(size: size, settings: settings)
    text = recording.head
  }

  /// The page with all frames so far.
  package var html: String { text + recording.tail }

  /// Adds the next frame.
  package func append(_ frame: Frame) async throws(OutputError) {
    do {
      text += try await recording.append(frame)
    } catch {
      throw .encoding(path: "", reason: "\(error)")
    }
  }

  /// The summary of the page, which stays in memory.
  package func finish() async throws(OutputError) -> OutputSummary {
    OutputSummary(path: "", bytes: html.utf8.count)
  }
}
