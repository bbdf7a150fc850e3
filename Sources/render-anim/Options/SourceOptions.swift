import AnimFiles
import AnimLayoutSources
import AnimRendering
import AnimStaging
import AnimWorkers
import ArgumentParser
import CAnimCrashGuard
import Foundation
import Synchronization

/// The treatment of the Swift sources that scenarios name.
struct SourceOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-sources"),
    help: "Refuse scenarios that name Swift sources: rendering those runs their code.")
  var refusesSources = false

  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "A file or folder that scenarios may use though it is not in their folder: Swift sources, "
        + "includes and pictures.",
      valueName: "path"), completion: .file())
  var trustedPaths: [String] = []

  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      "A module that Swift sources import, with the folder of its own, such as SnapKit=../SnapKit/Sources.",
      valueName: "name=path"), completion: .file())
  var modules: [String] = []

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      "A Swift package, and what it has checked out, whose targets Swift sources may import.",
      valueName: "folder"), completion: .directory)
  var packages: [String] = []

  @Option(
    help: ArgumentHelp(
      "How long code from Swift sources may run without returning; 0 for ever.",
      valueName: "seconds", visibility: .hidden))
  var timeLimit = 10.0

  @Option(
    help: ArgumentHelp(
      "By how many megabytes code from Swift sources may grow the program; 0 for any.",
      valueName: "megabytes", visibility: .hidden))
  var memoryLimit = 2048

  func validate() throws {
    for module in modules where module.split(separator: "=", maxSplits: 1).count != 2 {
      throw ValidationError("'--module \(module)' is not of the form NAME=PATH")
    }
    for place in modules.map(\.modulePath) + packages
    where !FileManager.default.fileExists(atPath: place) {
      throw ValidationError("there is nothing at '\(place)'")
    }
    guard (0...1e6).contains(timeLimit) else {
      throw ValidationError("'--time-limit \(timeLimit)' is not a number of seconds")
    }
    guard (0...(1 << 20)).contains(memoryLimit) else {
      throw ValidationError("'--memory-limit \(memoryLimit)' is not a number of megabytes")
    }
  }

  /// The modules and packages that are named.
  private var importable: SourceCompiler.Modules {
    let folders = modules.map { module in
      (
        String(module.prefix { $0 != "=" }),
        URL(fileURLWithPath: module.modulePath).standardizedFileURL
      )
    }
    return SourceCompiler.Modules(
      folders: Dictionary(folders) { _, last in last },
      packages: packages.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL })
  }

  /// A studio that stops code that crashes or does not end.
  func studio(_ trustedPaths: [String]) -> SourceStudio {
    let limits = (timeLimit, Int64(memoryLimit) << 20)
    let start = Once {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let symbolizer = folders.lazy.map { "\($0)/llvm-symbolizer" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
      // The strings are copied.
      _ = unsafe crash_guard_begin(
        symbolizer, CommandError.Code.dataError.rawValue, limits.0, limits.1,
        Invocation.isWorker ? WorkerLoop.noteDescriptor : STDERR_FILENO)
    }
    return SourceStudio(
      allowsSources: !refusesSources, trustedPaths: trustedPaths, modules: importable,
      watch: SourceGuard(
        didLoad: { path in
          // From here on the standard output is ours alone.
          ProgramOutput.claim()
          start.run()
          unsafe crash_guard_library(path)
        },
        willRun: { crash_guard_enter() }, didRun: { crash_guard_leave() },
        didRaise: { exception in
          var exception = exception
          exception.caller = Self.runningCode
          // What it says if it crashes before it returns.
          unsafe crash_guard_expect(CommandError(exception).text)
          return exception
        },
        cannotGoOn: { reason in
          let failure = CommandError(reason)
          unsafe crash_guard_stop(failure.text, failure.code.rawValue)
        }))
  }

  /// The innermost line of loaded code that is running on this thread; nil if there is none.
  private static var runningCode: String? {
    let size = 8192
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { text in
      guard let start = text.baseAddress, unsafe crash_guard_place(start, size) == 0 else {
        return nil
      }
      return unsafe String(cString: start).split(separator: "\n").first.map(String.init)
    }
  }
}

/// An action that is done at most once.
private final class Once: Sendable {
  private let isDone = Mutex(false)
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  func run() {
    let isFirst = isDone.withLock { isDone in
      defer { isDone = true }
      return !isDone
    }
    if isFirst { body() }
  }
}

extension String {
  /// The path in `NAME=PATH`.
  fileprivate var modulePath: String {
    split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
  }
}
