import AnimCauses
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
    name: .customLong("project"),
    help: ArgumentHelp(
      "An Xcode project or workspace, whose targets Swift sources may import.",
      valueName: "project"), completion: .file(extensions: ["xcodeproj", "xcworkspace"]))
  var projects: [String] = []

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
    for place in modules.map(\.modulePath) + packages + projects
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
      packages: packages.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL },
      projects: projects.map { URL(fileURLWithPath: $0).standardizedFileURL })
  }

  /// The files and folders that are named besides those of scenarios; of a project, all that is beside it.
  var places: [String] {
    let folders = projects.map { URL(fileURLWithPath: $0).deletingLastPathComponent().relativePath }
    return trustedPaths + modules.map(\.modulePath) + packages + projects + folders
  }

  /// The compiler, and the program's modules that sources are compiled against; nil if there is no compiler.
  var compilerFiles: [String]? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.lazy.map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    let compiler = URL(fileURLWithPath: found).resolvingSymlinksInPath()
    let frontend = compiler.deletingLastPathComponent().appendingPathComponent("swift-frontend")
    let program = URL(fileURLWithPath: WorkerProgram.ownPath).deletingLastPathComponent()
    let modules = ["Modules", "../lib/render-anim/Modules"].lazy
      .map { program.appendingPathComponent($0).standardizedFileURL.path }
      .first { FileManager.default.fileExists(atPath: "\($0)/UIKit.swiftmodule") }
    let names = modules.map { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder))?
        .filter { $0.hasSuffix(".swiftmodule") }.sorted().map { "\(folder)/\($0)" } ?? []
    }
    return [compiler.path, frontend.path] + (names ?? [])
  }

  /// A studio that stops code that crashes or does not end.
  ///
  /// - Parameters:
  ///   - trustedPaths: The sources outside of the scenario's folder that may be used all the same.
  ///   - cache: The folder in which is kept what was compiled.
  ///   - counting: Whether it is counted how often the branches of the code are taken.
  ///   - goesOn: Whether code that crashes leaves the rest of a screen as it is.
  ///   - saysProgress: Whether it is said what is being compiled.
  /// - Returns: A studio in which nothing was compiled yet.
  func studio(
    _ trustedPaths: [String], cache: String, counting: BranchCounting = .none, goesOn: Bool = false,
    saysProgress: Bool
  ) -> SourceStudio {
    var compiler = SourceCompiler(
      program: URL(fileURLWithPath: WorkerProgram.ownPath).resolvingSymlinksInPath(),
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "",
      cache: URL(fileURLWithPath: cache))
    compiler.counting = counting
    if saysProgress {
      let report = CompilationReport(isWorker: Invocation.isWorker)
      compiler.observer = { report.note($0) }
    }
    let limits = (timeLimit, Int64(memoryLimit) << 20)
    let start = Once {
      // The strings are copied.
      _ = unsafe crash_guard_begin(
        Self.symbolizer, CommandError.Code.dataError.rawValue, limits.0, limits.1,
        Invocation.isWorker ? WorkerLoop.noteDescriptor : STDERR_FILENO)
    }
    let losses = Losses()
    return SourceStudio(
      allowsSources: !refusesSources, trustedPaths: trustedPaths, modules: importable,
      watch: SourceGuard(
        didLoad: { path, omissions, modules in
          // From here on the standard output is ours alone.
          ProgramOutput.claim()
          start.run()
          unsafe crash_guard_library(path)
          losses.add(omissions, modules)
          let remark = losses.remark
          unsafe crash_guard_remark(remark.map { "note: \($0)\n" }.joined())
        },
        willRun: {
          crash_guard_tell_callers(SourceGuard.endsWithCrashes ? Int32(Self.toldCallers) : 0)
          crash_guard_enter()
        }, didRun: { crash_guard_leave() },
        isHeard: { ProgramOutput.tellsOthers($0) },
        didRaise: { exception in
          var exception = exception
          exception.caller = Self.runningCode(callers: 0)
          exception.omissions = losses.remark
          // What it says if it crashes before it returns.
          unsafe crash_guard_expect(CommandError(exception).text)
          return exception
        },
        cannotGoOn: { reason in
          let failure = CommandError(reason)
          // Whoever goes on without it need not know where.
          let places =
            SourceGuard.endsWithCrashes
            ? (0..<Self.notedCallers).compactMap(Self.runningCode) : []
          crash_guard_let_go(1)
          unsafe crash_guard_stop(
            failure.text + places.map { "note: asked for in \($0)\n" }.joined(),
            failure.code.rawValue)
        },
        rescue: goesOn ? CrashRescue.rescue : nil,
        findSite: { CallSite(rawValue: crash_guard_site()) }, places: { Self.places(of: $0) }),
      compiler: compiler)
  }

  /// The lines of loaded code at the offsets of calls.
  private static func places(of sites: [CallSite]) -> [CallSite: CodePlace] {
    var places: [CallSite: CodePlace] = [:]
    let known = Set(sites.filter { $0 != .none }).sorted { $0.rawValue < $1.rawValue }
    for (library, own) in Dictionary(grouping: known, by: { Int32($0.rawValue >> 48) }) {
      for start in stride(from: 0, to: own.count, by: lookedUpAtOnce) {
        let batch = Array(own[start..<min(start + lookedUpAtOnce, own.count)])
        for (site, place) in zip(batch, Self.places(of: batch, in: library)) {
          places[site] = place
        }
      }
    }
    return places
  }

  /// As many offsets as the symbolizer is asked about in one call.
  private static let lookedUpAtOnce = 256

  private static func places(of sites: [CallSite], in library: Int32) -> [CodePlace?] {
    let offsets = sites.map(\.rawValue)
    let size = 1 << 19
    let answer = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { text in
      guard let start = text.baseAddress,
        unsafe crash_guard_places(library, offsets, Int32(offsets.count), start, size) == 0
      else { return "" }
      return unsafe String(cString: start)
    }
    // A function, its place and an empty line for each.
    return answer.components(separatedBy: "\n\n").map { CodePlace(symbolized: $0) }
  }

  /// The path of the tool that tells the lines of compiled code; nil if there is none.
  static var symbolizer: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/llvm-symbolizer" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// How many of the functions that have called what needs a value are told.
  private static let notedCallers = 4
  /// How many callers of what crashed are told: an app's statement may have called it by way of several functions of a module.
  private static let toldCallers = 12

  /// The innermost line of loaded code that is running on this thread, or as many callers further out; nil if there is none.
  private static func runningCode(callers: Int) -> String? {
    let size = 8192
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { text in
      guard let start = text.baseAddress, unsafe crash_guard_place(start, size, Int32(callers)) == 0
      else {
        return nil
      }
      return unsafe String(cString: start).split(separator: "\n").first.map(String.init)
    }
  }
}

/// What was left out of all the sources that were loaded, and what the program's own modules take the place of.
private final class Losses: Sendable {
  private let known = Mutex<(diagnostics: [Diagnostic], modules: [String])>(([], []))

  /// What is said of them where code does not do what it should.
  var remark: [String] {
    let (diagnostics, modules) = known.withLock { $0 }
    return SourceStudio.remark(on: diagnostics, replacing: modules)
  }

  func add(_ diagnostics: [Diagnostic], _ modules: [String]) {
    known.withLock { known in
      known.diagnostics += diagnostics
      known.modules += modules.filter { !known.modules.contains($0) }
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

extension CodePlace {
  /// The place that the symbolizer tells in two lines: a function and `file:line:column`.
  fileprivate init?(symbolized text: String) {
    let lines = text.split(separator: "\n", maxSplits: 1)
    guard lines.count == 2 else { return nil }
    let parts = lines[1].split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0
    else { return nil }
    self.init(
      function: lines[0].hasPrefix("$s") ? "" : String(lines[0]),
      file: parts.dropLast(2).joined(separator: ":"), line: line)
  }
}
