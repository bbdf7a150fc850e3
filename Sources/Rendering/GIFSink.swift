package import AnimCodecs
package import AnimFiles
package import AnimPixels

/// Writes the frames as an animated GIF.
package final class GIFSink: FrameSink {
  private let file: OutputFile
  private let encoder: GIFEncoder

  /// A sink that writes a GIF to `path`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - size: The size of every frame, in pixels.
  ///   - options: The number and the choice of colours, and the number of times that it plays.
  ///   - tasks: The largest number of tasks that work at once.
  ///   - measuresQuality: Whether the summary is to tell the quality, which takes time.
  /// - Throws: `OutputError` if the file cannot be made, or the size is empty or too large.
  package init(
    path: String, size: PixelSize, options: GIFOptions, tasks: Int, measuresQuality: Bool = true
  ) throws(OutputError) {
    let file = try OutputFile(path: path)
    self.file = file
    do {
      encoder = try GIFEncoder(
        size: size, options: options, tasks: tasks, measuresQuality: measuresQuality
      ) { bytes in
        try file.write(bytes)
      }
    } catch {
      throw .encoding(file, error)
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
    let summary: GIFEncoder.Summary
    do {
      summary = try await encoder.finish()
    } catch {
      throw .encoding(file, error)
    }
    try file.close()
    return OutputSummary(path: file.path, bytes: summary.bytes, quality: summary.quality)
  }
}

/// Encodes the frames as a GIF that stays in memory, for trying settings out.
package final class TrialGIFSink: FrameSink {
  private let encoder: GIFEncoder
  private let path: String
  private let buffer: Buffer
  private let frameCount: Int
  private var appended = 0

  /// The bytes that have been encoded, no more than a limit.
  private final class Buffer {
    let limit: Int?
    var bytes: [UInt8] = []

    init(limit: Int?) { self.limit = limit }

    func take(_ more: [UInt8]) throws(OutputError) {
      bytes += more
      if let limit, bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  /// A sink that keeps a GIF in memory.
  ///
  /// - Parameters:
  ///   - path: The file that it is going to be written to; for messages.
  ///   - size: The size of every frame, in pixels.
  ///   - options: The number and the choice of colours, and the number of times that it plays.
  ///   - frameCount: The number of frames that are to come, for estimates.
  ///   - tasks: The largest number of tasks that work at once.
  ///   - measuresQuality: Whether the summary is to tell the quality, which takes time.
  ///   - limit: The number of bytes beyond which the trial ends with `OutputError.tooLarge`,
  ///     without the rest being encoded; nil for any number.
  /// - Throws: `OutputError` if the size is empty or too large.
  package init(
    path: String, size: PixelSize, options: GIFOptions, frameCount: Int, tasks: Int,
    measuresQuality: Bool = true, limit: Int?
  ) throws(OutputError) {
    self.path = path
    self.frameCount = frameCount
    let buffer = Buffer(limit: limit)
    self.buffer = buffer
    do {
      encoder = try GIFEncoder(
        size: size, options: options, tasks: tasks, measuresQuality: measuresQuality
      ) { try buffer.take($0) }
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
      throw failure(error)
    }
    appended += 1
  }

  /// The number of bytes that the whole GIF would have, as far as the part that has been encoded
  /// tells.
  package var estimatedBytes: Int {
    let share =
      encoder.writtenShare * Double(min(appended + 1, frameCount)) / Double(max(1, frameCount))
    return Int((Double(buffer.bytes.count) / max(share, 0.001)).rounded())
  }

  /// Completes the GIF, which stays in memory.
  package func finish() async throws(OutputError) -> OutputSummary {
    do {
      let summary = try await encoder.finish()
      return OutputSummary(path: path, bytes: summary.bytes, quality: summary.quality)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: CodecError) -> OutputError {
    guard let limit = buffer.limit, buffer.bytes.count > limit else {
      return .encoding(path: path, reason: "\(error)")
    }
    return .tooLarge(limit: limit)
  }

  /// Writes the finished GIF to its place.
  package func write(to path: String) throws(OutputError) {
    try OutputFile.write(buffer.bytes, to: path)
  }
}
