import AnimFiles
import Foundation

/// The revisions of the project in the working folder.
struct Git {
  private let program: String
  private let workplace: URL
  /// The working folder as seen from that of the project.
  private let prefix: String

  /// The project that the working folder belongs to.
  ///
  /// - Parameter workplace: A folder for the trees of revisions.
  /// - Throws: `CommandError` if there is no git, or no project.
  init(_ workplace: URL) throws(CommandError) {
    (program, self.workplace) = (try Self.findProgram(), workplace)
    let answer = ChildProgram(program, ["rev-parse", "--show-prefix"]).run()
    guard answer.code == 0 else {
      throw CommandError(.noInput, "this folder belongs to no project of git")
    }
    prefix = answer.output.trimmingCharacters(in: .newlines)
  }

  /// The path of git.
  ///
  /// - Throws: `CommandError` if there is none.
  static func findProgram() throws(CommandError) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let program = folders.lazy.map({ "\($0)/git" })
        .first(where: FileManager.default.isExecutableFile)
    else {
      throw CommandError(
        .unavailable, "there is no 'git' in the PATH; 'apt install git' provides it")
    }
    return program
  }

  /// The working folder as it was, and is, in two revisions.
  ///
  /// - Parameter range: `BASE..HEAD`; without a head it is what is in the folder now.
  /// - Returns: The folders of both.
  /// - Throws: `CommandError` for what is no range of revisions.
  func trees(_ range: String) throws -> (before: URL, after: URL) {
    guard let dots = range.firstRange(of: ".."), dots.lowerBound > range.startIndex,
      !range[dots.upperBound...].hasPrefix(".")
    else {
      throw CommandError(.usage, "'\(range)' is not of the form BASE..HEAD")
    }
    let (base, head) = (String(range[..<dots.lowerBound]), String(range[dots.upperBound...]))
    let before = try tree(base, "before")
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return (before, head.isEmpty ? here : try tree(head, "after"))
  }

  private func tree(_ revision: String, _ name: String) throws -> URL {
    let archive = workplace.appendingPathComponent("\(name).tar").path
    let root = workplace.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    // The tree of the project, wherever in it this is.
    let top = ChildProgram(program, ["rev-parse", "--show-toplevel"]).run().output
      .trimmingCharacters(in: .newlines)
    let made = ChildProgram(
      program,
      ["-C", top, "archive", "--format=tar", "--output", archive, "--end-of-options", revision]
    ).run()
    guard made.code == 0 else {
      let reason = made.errors.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw CommandError(.noInput, "there is no revision '\(revision)'\(reason)")
    }
    let unpacked = ChildProgram("/bin/tar", ["-x", "-f", archive, "-C", root.path]).run()
    guard unpacked.code == 0 else {
      throw CommandError(.inputOutput, "'\(revision)' cannot be unpacked: \(unpacked.errors)")
    }
    try FileManager.default.removeItem(atPath: archive)
    let folder = prefix.isEmpty ? root : root.appendingPathComponent(prefix, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// A program that is run to its end, and ends with this one.
struct ChildProgram {
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  private let path: String
  private let arguments: [String]
  private let folder: URL?
  private let environment: [String: String]

  /// A program with its arguments.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: The arguments, without its name.
  ///   - folder: The folder that it is run in; nil for the working folder.
  ///   - environment: Variables in place of those of this program; an empty one is left out.
  init(
    _ path: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) {
    (self.path, self.arguments, self.folder) = (path, arguments, folder)
    self.environment = environment
  }

  /// Runs it.
  func run() -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .filter { !$0.value.isEmpty }
    process.standardInput = FileHandle.nullDevice
    // Errors go to a file: two pipes could fill up while only one is read.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: log) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: log) ?? FileHandle.nullDevice
    do {
      _ = try Leftovers.startChild {
        try process.run()
        return process.processIdentifier
      }
    } catch {
      return Outcome(code: 127, output: "", errors: "'\(path)' cannot be run")
    }
    defer { Leftovers.forget(child: process.processIdentifier) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: (try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
  }
}
