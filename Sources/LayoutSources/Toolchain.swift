import Foundation
import Synchronization

/// The machine's Swift compiler.
final class Toolchain: Sendable {
  let compiler: URL
  /// How long one run may take, in seconds.
  let timeLimit: Double

  /// The first compiler in a search path.
  ///
  /// - Parameters:
  ///   - path: Folders separated by colons, as in `PATH`.
  ///   - timeLimit: The time that one run may take, in seconds.
  /// - Throws: `SourceError.noCompiler` if no folder has a `swiftc`.
  init(searching path: String, timeLimit: Double) throws(SourceError) {
    let folders = path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    let found = folders.lazy.map { $0.appendingPathComponent("swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else {
      throw .noCompiler(
        "Swift sources are compiled when they are rendered, and there is no 'swiftc' in the PATH; "
          + "install Swift from https://www.swift.org/install/linux")
    }
    // Not what it is a link to: the driver goes by the name that it is called by.
    compiler = found
    self.timeLimit = timeLimit
  }

  /// Changes when another compiler is installed.
  var fingerprint: String { FileStamp(compiler.resolvingSymlinksInPath()).text }

  /// What the compiler says of itself.
  private struct Info: Decodable {
    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
      let runtimeResourcePath: String
    }
    struct Target: Decodable {
      let triple: String
    }
    let paths: Paths
    let target: Target
  }

  /// Empty before the compiler was asked; nil in it if it did not answer.
  private let knownInfo = Mutex<Info??>(nil)

  private var info: Info? {
    if let known = knownInfo.withLock(\.self) { return known }
    let process = Process()
    let output = Pipe()
    process.executableURL = compiler
    process.arguments = ["-print-target-info"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    var text = Data()
    let isInTime = try? process.runToEnd(within: timeLimit) {
      text = output.fileHandleForReading.readDataToEndOfFile()
    }
    let info = isInTime == true ? try? JSONDecoder().decode(Info.self, from: text) : nil
    knownInfo.withLock { $0 = .some(info) }
    return info
  }

  /// The names of the modules that come with the compiler, and of those of C that these are made of; nil if it does
  /// not say where they are.
  var modules: Set<String>? {
    guard let info else { return nil }
    let places = info.paths.runtimeLibraryImportPaths + [info.paths.runtimeResourcePath]
    let names = places.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let modules = Set(
      names.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
    return modules.contains("Swift") ? modules : nil
  }

  /// The arguments by which the part of the compiler that finds fault knows its target and the compiler's macros, as it is told
  /// when it is started to make code; nil if the compiler does not say where they are.
  var checkingArguments: [String]? {
    guard let info else { return nil }
    let host = "\(info.paths.runtimeResourcePath)/host"
    return [
      "-target", info.target.triple, "-disable-objc-interop", "-in-process-plugin-server-path",
      "\(host)/libSwiftInProcPluginServer.so", "-plugin-path", "\(host)/plugins",
    ]
  }

  /// Runs the compiler.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the compiler's own path.
  ///   - folder: A folder for the compiler's output.
  ///   - name: The name of the file for that: another one for each of several runs at once.
  /// - Returns: Whether the compiler succeeded, and its output.
  /// - Throws: `SourceError` if the compiler cannot be run or exceeds its time, or the output
  ///   cannot be written.
  func run(
    _ arguments: [String], in folder: URL, log name: String = "log"
  ) throws(SourceError) -> (Bool, String) {
    let log = folder.appendingPathComponent(name)
    guard FileManager.default.createFile(atPath: log.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: log.path)
    else { throw .unloadable("nothing can be written in '\(folder.path)'") }
    let process = Process()
    process.executableURL = compiler
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    let isInTime: Bool
    do {
      isInTime = try process.runToEnd(within: timeLimit)
    } catch {
      throw .noCompiler("'\(compiler.path)' cannot be run: \(error.localizedDescription)")
    }
    guard isInTime else {
      throw .noCompiler(
        "'\(compiler.path)' was stopped: it did not compile the sources within "
          + "\(timeLimit.formatted()) s")
    }
    let data = FileManager.default.contents(atPath: log.path) ?? Data()
    return (
      process.terminationReason == .exit && process.terminationStatus == 0,
      String(decoding: data, as: UTF8.self)
    )
  }
}

/// The mark that tells a file from a changed one without reading it.
struct FileStamp {
  let text: String

  init(_ file: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let size = (attributes?[.size] as? NSNumber)?.int64Value ?? 0
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    text = "\(file.path) \(size) \(time.bitPattern)"
  }
}
