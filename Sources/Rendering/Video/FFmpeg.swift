import AnimFiles
import Foundation
import Synchronization

/// An ffmpeg that is running: it reads frames from a pipe and writes a file.
final class FFmpeg {
  private let process = Process()
  private let input = Pipe()
  private let messages: FileHandle
  private let path: String
  /// Told the end of the process.
  private let ended: AsyncStream<Void>
  private var isOver = false

  /// The characters of ffmpeg's own message that are quoted.
  private static let longestMessage = 600

  /// The program in the search path, `PATH`.
  ///
  /// - Parameter path: The file that it is to make, for the message.
  /// - Returns: Its place.
  /// - Throws: `OutputError.missingProgram` if there is none.
  static func find(for path: String) throws(OutputError) -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.lazy.map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("ffmpeg")
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw .missingProgram("ffmpeg", package: "ffmpeg", path: path) }
    return found
  }

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - program: Its place.
  ///   - arguments: All that it is told; its standard input is the pipe.
  ///   - path: The file that is to be made in the end, for messages.
  /// - Throws: `OutputError` if it cannot be started.
  init(_ program: URL, _ arguments: [String], for path: String) throws(OutputError) {
    self.path = path
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    self.ended = ended
    let process = process
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.terminationHandler = { _ in continuation.finish() }
    do {
      // A file, not a pipe, which would have to be read all the time.
      messages = try Self.scratchFile()
      process.standardError = messages
      _ = try Leftovers.startChild {
        try process.run()
        return process.processIdentifier
      }
    } catch {
      throw .encoding(path: path, reason: "ffmpeg cannot be started: \(error.localizedDescription)")
    }
  }

  deinit {
    // Reached before the end only if the output was given up.
    guard !isOver, process.isRunning else { return }
    process.terminate()
    Leftovers.forget(child: process.processIdentifier)
  }

  /// Hands on the bytes of a frame.
  ///
  /// - Throws: `OutputError` with ffmpeg's own words if it has ended.
  func write(_ bytes: [UInt8]) async throws(OutputError) {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    } catch {
      await waitToEnd()
      throw failure
    }
  }

  /// Waits until all that was written has become a file.
  ///
  /// - Throws: `OutputError` with ffmpeg's own words if it failed.
  func finish() async throws(OutputError) {
    await waitToEnd()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure }
  }

  private func waitToEnd() async {
    try? input.fileHandleForWriting.close()
    for await _ in ended {}
    isOver = true
    Leftovers.forget(child: process.processIdentifier)
  }

  /// The failure, in ffmpeg's words.
  private var failure: OutputError {
    try? messages.seek(toOffset: 0)
    let said = String(decoding: (try? messages.readToEnd()) ?? Data(), as: UTF8.self)
    let lines = said.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let text = lines.joined(separator: "; ").prefix(Self.longestMessage)
    let end =
      process.terminationReason == .exit
      ? "with code \(process.terminationStatus)" : "by signal \(process.terminationStatus)"
    return .encoding(
      path: path, reason: "ffmpeg ended \(end)" + (text.isEmpty ? "" : ": \(text)"))
  }

  /// A file without a name, which is gone when it is closed.
  private static func scratchFile() throws -> FileHandle {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("render-anim-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: place.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    defer { try? FileManager.default.removeItem(at: place) }
    return try FileHandle(forUpdating: place)
  }
}
