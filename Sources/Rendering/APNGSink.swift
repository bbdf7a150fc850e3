package import AnimCodecs
package import AnimFiles
package import AnimPixels

/// Writes the frames as an animated PNG.
package final class APNGSink: FrameSink {
  private let file: OutputFile
  private let encoder: APNGEncoder

  /// A sink that writes to `path`; `tasks` is the largest number of frames that are compressed at
  /// once.
  package init(
    path: String, size: PixelSize, loop: Loop, tasks: Int
  ) throws(OutputError) {
    let file = try OutputFile(path: path)
    self.file = file
    do {
      encoder = try APNGEncoder(size: size, loop: loop, tasks: tasks) { try file.write($0) }
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
