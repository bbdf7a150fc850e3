package import AnimCodecs
package import AnimFiles
package import AnimPixels

/// Writes the frames as an animated WebP.
package final class WebPSink: FrameSink {
  private let file: OutputFile
  private let encoder: WebPEncoder

  /// A sink that writes a WebP of frames of one size to `path`.
  package init(path: String, size: PixelSize, options: WebPOptions) throws(OutputError) {
    file = try OutputFile(path: path)
    do {
      encoder = try WebPEncoder(size: size, options: options)
    } catch {
      throw .encoding(file, error)
    }
  }

  /// Adds the next frame.
  package func append(_ frame: Frame) async throws(OutputError) {
    do {
      try encoder.append(frame.pixmap, from: frame.start, to: frame.end)
    } catch {
      throw .encoding(file, error)
    }
  }

  /// Completes the file and puts it in its place.
  package func finish() async throws(OutputError) -> OutputSummary {
    let bytes: [UInt8]
    do {
      bytes = try encoder.finish()
    } catch {
      throw .encoding(file, error)
    }
    try file.write(bytes)
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }
}
