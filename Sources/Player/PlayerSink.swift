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
  /// - Throws: `OutputError` if the file cannot be made.
  package init(path: String, size: PixelSize, settings: PlayerSettings) throws(OutputError) {
    file = try OutputFile(path: path)
    recording = PlayerRecording(size: size, settings: settings)
  }

  /// Adds the next frame.
  package func append(_ frame: Frame) async throws(OutputError) {
    try await recording.add(frame, to: file.path)
  }

  /// Writes the page and puts the file in its place.
  package func finish() async throws(OutputError) -> OutputSummary {
    try file.write([UInt8](try recording.page(for: file.path).utf8))
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }
}

/// Keeps the frames as a page in memory, for a server.
package final class PlayerPageSink: FrameSink {
  private let recording: PlayerRecording
  /// The page; nil before all frames are there.
  package private(set) var html: String?

  /// A sink that keeps a page of frames of one size.
  package init(size: PixelSize, settings: PlayerSettings) {
    recording = PlayerRecording(size: size, settings: settings)
  }

  /// Adds the next frame.
  package func append(_ frame: Frame) async throws(OutputError) {
    try await recording.add(frame, to: "")
  }

  /// Makes the page, which stays in memory.
  package func finish() async throws(OutputError) -> OutputSummary {
    let page = try recording.page(for: "")
    html = page
    return OutputSummary(path: "", bytes: page.utf8.count)
  }
}

extension PlayerRecording {
  fileprivate func add(_ frame: Frame, to path: String) async throws(OutputError) {
    do {
      try await append(frame)
    } catch {
      throw .encoding(path: path, reason: "\(error)")
    }
  }

  fileprivate func page(for path: String) throws(OutputError) -> String {
    do {
      return try page()
    } catch {
      throw .encoding(path: path, reason: "\(error)")
    }
  }
}
