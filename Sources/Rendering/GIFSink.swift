public import Codecs
public import Pixels

/// Writes the frames as an animated GIF.
public final class GIFSink: FrameSink {
  private let file: OutputFile
  private let encoder: GIFEncoder

  public init(
    path: String, size: PixelSize, options: GIFOptions, tasks: Int
  ) throws(OutputError) {
    let file = try OutputFile(path: path)
    self.file = file
    do {
      encoder = try GIFEncoder(size: size, options: options, tasks: tasks) { bytes in
        try file.write(bytes)
      }
    } catch {
      throw .encoding(path: path, error)
    }
  }

  public func append(_ frame: Frame) async throws(OutputError) {
    do {
      try await encoder.append(
        frame.pixmap, from: frame.start, to: frame.end, damage: frame.damage)
    } catch {
      throw .encoding(path: file.path, error)
    }
  }

  public func finish() async throws(OutputError) -> OutputSummary {
    do {
      let summary = try await encoder.finish()
      try file.close()
      return OutputSummary(path: file.path, bytes: summary.bytes, frames: summary.frames)
    } catch let error as CodecError {
      throw .encoding(path: file.path, error)
    } catch let error as OutputError {
      throw error
    } catch {
      throw .cannotWrite(path: file.path, reason: "\(error)")
    }
  }
}
