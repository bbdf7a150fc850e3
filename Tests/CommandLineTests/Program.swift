import Foundation
import Testing

/// The built executable, run in a folder of its own that is gone afterwards.
final class Program {
  struct Outcome {
    let code: Int32
    let output: [UInt8]
    let errors: String
  }

  /// A scenario of one small cell, for tests of what surrounds a picture.
  static let smallScenario = """
    renderAnim: 1
    canvas: {size: [20, 20], scale: 1}
    dataSource: {sections: [{items: 1}]}
    layout: {class: flow, itemSize: [10, 10]}
    """

  /// The folders in which the program finds others, the Swift compiler among them.
  var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("render-anim-cli-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The executable in a copy of another one's folder.
  init(copying other: Program) throws {
    try FileManager.default.copyItem(at: other.folder, to: folder)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The executable beside the test bundle, which is what runs here.
  static var executable: URL {
    URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("render-anim")
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// All files below the folder, sorted.
  func files() -> [String] {
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    return names.filter {
      (try? folder.appendingPathComponent($0).resourceValues(forKeys: [.isDirectoryKey]))?
        .isDirectory == false
    }.sorted()
  }

  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  /// Runs the program, or another one, to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's own name.
  ///   - input: The text of its standard input.
  ///   - environment: Variables besides, or in place of, the usual ones.
  ///   - executable: The program; the one under test unless another is named.
  ///   - place: The folder that it is run in; its own folder if nil.
  /// - Returns: The exit code and all output.
  /// - Throws: An error if it cannot be started.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    executable: URL = executable, folder place: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = place ?? folder
    process.environment = [
      "PATH": searchPath, "NO_COLOR": "1", "HOME": folder.path,
      // Compiled once for all tests.
      "XDG_CACHE_HOME": FileManager.default.temporaryDirectory.path,
    ]
    .merging(environment) { $1 }
    let (standardInput, output) = (Pipe(), Pipe())
    // Errors go to a file: two pipes could fill up while only one is read.
    let errors = folder.appendingPathComponent(".errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    let errorHandle = try FileHandle(forWritingTo: errors)
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errorHandle
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.exitCode, output: [UInt8](bytes),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// The outcome of a line of the shell in which the program is `$RENDER_ANIM`.
  func shell(_ line: String) throws -> Outcome {
    try run(
      ["-c", line], environment: ["RENDER_ANIM": Self.executable.path],
      executable: URL(fileURLWithPath: "/bin/sh"))
  }

  /// The executable, running on its own.
  func start(_ arguments: String..., environment: [String: String] = [:]) throws -> Running {
    try start(arguments, environment: environment)
  }

  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Running {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": searchPath, "NO_COLOR": "1", "HOME": folder.path,
      "XDG_CACHE_HOME": FileManager.default.temporaryDirectory.path,
    ]
    .merging(environment) { $1 }
    let errors = folder.appendingPathComponent(".errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return Running(process: process, errorFile: errors)
  }

  final class Running {
    private let process: Process
    private let errorFile: URL

    init(process: Process, errorFile: URL) {
      self.process = process
      self.errorFile = errorFile
    }

    deinit { process.terminate() }

    /// The errors that it has printed so far.
    var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

    /// Waits until something holds; a program that never gets there is an error.
    ///
    /// The thread is kept: given away, it might come back after others have waited for minutes.
    func wait(until condition: () -> Bool) throws {
      for _ in 0..<1200 {
        if condition() { return }
        try #require(process.isRunning, "it ended: \(errors)")
        Thread.sleep(forTimeInterval: 0.05)
      }
      Issue.record("it never happened: \(errors)")
      throw CancellationError()
    }

    /// The exit code after Ctrl-C.
    func interrupt() -> Int32 { exitCode(after: SIGINT) }

    /// The exit code after a signal.
    func exitCode(after signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.exitCode
    }
  }
}

extension Process {
  /// The exit code as a shell tells it: that of a signal is 128 and its number.
  fileprivate var exitCode: Int32 {
    terminationReason == .uncaughtSignal ? 128 + terminationStatus : terminationStatus
  }
}
