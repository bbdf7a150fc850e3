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
    let summary: GIFEncoder.Summary
    do {
      summary = try await encoder.finish()
    } catch {
      throw .encoding(path: file.path, error)
    }
    try file.close()
    return OutputSummary(
      path: file.path, bytes: summary.bytes, frames: summary.frames, quality: summary.quality)
  }
}

/// Encodes the frames as a GIF that stays in memory, for trying settings out.
public final class TrialGIFSink: FrameSink {
  private let encoder: GIFEncoder
  private let buffer = Buffer()

  private final class Buffer {
    var bytes: [UInt8] = []
  }

  public init(size: PixelSize, options: GIFOptions, tasks: Int) throws(CodecError) {
    let buffer = buffer
    encoder = try GIFEncoder(size: size, options: options, tasks: tasks) { buffer.bytes += $0 }
  }

  public func append(_ frame: Frame) async throws(OutputError) {
    do {
      try await encoder.append(
        frame.pixmap, from: frame.start, to: frame.end, damage: frame.damage)
    } catch {
      throw .encoding(path: "", error)
    }
  }

  public func finish() async throws(OutputError) -> OutputSummary {
    do {
      let summary = try await encoder.finish()
      return OutputSummary(
        path: "", bytes: summary.bytes, frames: summary.frames, quality: summary.quality)
    } catch {
      throw .encoding(path: "", error)
    }
  }

  /// Writes the finished GIF to its place.
  public func write(to path: String) throws(OutputError) {
    let file = try OutputFile(path: path)
    try file.write(buffer.bytes)
    try file.close()
  }
}
