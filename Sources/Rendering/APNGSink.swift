package import AnimCodecs
package import AnimFiles
package import AnimPixels

/// Writes the frames as an animated PNG.
package final class APNGSink: FrameSink {
  private let file: OutputFile
  private let encoder: APNGEncoder

  /// A sink that writes to `path`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - size: The size of every frame, in pixels.
  ///   - isThorough: Whether more time may be taken for a smaller file.
  ///   - description: What the animation shows, in words; empty for none.
  ///   - loop: The number of times that it plays.
  ///   - tasks: The largest number of frames that are compressed at once.
  /// - Throws: `OutputError` if the file cannot be made, or the size is empty or too large.
  package init(
    path: String, size: PixelSize, isThorough: Bool = false, description: String = "", loop: Loop,
    tasks: Int
  ) throws(OutputError) {
    let file = try OutputFile(path: path)
    self.file = file
    do {
      encoder = try APNGEncoder(
        size: size, isThorough: isThorough, description: description, loop: loop, tasks: tasks
      ) { try file.write($0) }
    } catch {
      throw .encoding(path: path, reason: "\(error)")
    }
  }

  /// Adds the next frame.
  package func append(_ frame: Frame) async throws(OutputError) {
    do {
      try await encoder.append(
        frame.pixmap, from: frame.start, to: frame.end, damage: frame.damage)
    } catch {
      throw .encoding(file, error)
    }
  }

  /// Completes the file and puts it in its place.
  package func finish() async throws(OutputError) -> OutputSummary {
    do {
      try await encoder.finish()
    } catch {
      throw .encoding(file, error)
    }
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }
}
