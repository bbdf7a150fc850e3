public import Foundation
public import SourceLowering

/// Compiles the Swift files of an app against the modules of the running program.
public struct SourceCompiler: Sendable {
  private let program: URL
  private let searchPath: String
  private let cache: URL
  private let timeLimit: Double

  /// How often other files, fewer imports and fewer functions are tried at most.
  ///
  /// Every attempt compiles more files of the project, or leaves out more than the one before it, so that there
  /// is an end anyway; this is for projects in which that would take hours.
  static let maximumAttempts = 16

  /// - Parameters:
  ///   - program: The running program, whose modules are found relative to it.
  ///   - searchPath: Where the compiler is looked for, as in `PATH`.
  ///   - cache: A folder for what was compiled; made if needed.
  ///   - timeLimit: How long one run of the compiler may take, in seconds: many times as long as the screens of
  ///     a large app do.
  public init(program: URL, searchPath: String, cache: URL, timeLimit: Double = 240) {
    self.program = program
    self.searchPath = searchPath
    self.cache = cache
    self.timeLimit = timeLimit
  }

  /// The compiler of the machine for this program, with a cache where caches belong.
  public static func current(environment: [String: String]) -> SourceCompiler {
    let folder =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return SourceCompiler(
      program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      searchPath: environment["PATH"] ?? "",
      cache: folder.appendingPathComponent("render-anim"))
  }

  /// What the compiler made of some sources.
  public struct Product: Sendable {
    public let library: URL
    public let inventory: Inventory
    /// The files that were asked for; others may have been compiled along.
    let namedPaths: Set<String>
  }

  /// Compiles sources, or finds what was compiled from the same sources before.
  ///
  /// If they use types that they do not declare, files of the same folder that do are compiled along.
  ///
  /// - Parameter answers: The questions of delegates that the scenario answers.
  public func compile(_ files: SourceFiles, answers: Set<String>) throws(SourceError) -> Product {
    let toolchain = try Toolchain(searching: searchPath, timeLimit: timeLimit)
    let modules = try ModuleFolder(of: program)
    let named = Set(files.sources.map(\.path))
    var files = files
    var absentModules: Set<String> = []
    var omitted: [String: Set<Int>] = [:]
    // What was said of the files as they were given is what the user wants to know, at the attempt
    // that came nearest.
    var nearest: [Diagnostic] = []
    var absences: [Diagnostic] = []
    var isWhole = false
    for _ in 0..<Self.maximumAttempts {
      let unit = CompilationUnit(
        files.sources, answers: answers, absentModules: absentModules, omitted: omitted)
      let digest = Digest([toolchain.fingerprint, modules.fingerprint, unit.identity]).text
      let library = cache.appendingPathComponent("\(digest).so")
      if FileManager.default.fileExists(atPath: library.path) {
        return Product(library: library, inventory: unit.lowering.inventory, namedPaths: named)
      }
      guard
        case .failed(let diagnostics) = try build(unit, digest, toolchain, modules, into: library)
      else {
        return Product(library: library, inventory: unit.lowering.inventory, namedPaths: named)
      }
      let absent = Set(diagnostics.compactMap(\.absentModule)).subtracting(absentModules)
      absences += diagnostics.filter { $0.absentModule.map(absent.contains) ?? false }
      if absent.isEmpty {
        let own = diagnostics.filter { named.contains($0.path) }
        let isNearer = own.errorCount > 0 && own.errorCount <= nearest.errorCount
        if isNearer || nearest.errorCount == 0 { nearest = own.errorCount > 0 ? own : diagnostics }
      }
      let missing = MissingNames(diagnostics)
      if !absent.isEmpty {
        absentModules.formUnion(absent)
      } else if let more = files.adding(missing, absentModules: absentModules) {
        files = more
      } else if !isWhole, let all = files.addingFolder(absentModules: absentModules) {
        // What is missing may be an overload that no message names.
        files = all
        isWhole = true
      } else if !omit(diagnostics, of: files, besides: named, in: &omitted) {
        break
      }
    }
    throw .compilation(absences.filter { named.contains($0.path) }.map(\.withRemedy) + nearest)
  }

  /// Notes the lines of errors in files that were only compiled along, where what functions do is not
  /// needed; false if there is an error elsewhere, or nothing new.
  private func omit(
    _ diagnostics: [Diagnostic], of files: SourceFiles, besides named: Set<String>,
    in omitted: inout [String: Set<Int>]
  ) -> Bool {
    let errors = diagnostics.filter { $0.severity == "error" }
    let others = Set(files.sources.map(\.path)).subtracting(named)
    let old = omitted
    for error in errors where others.contains(error.path) {
      omitted[error.path, default: []].insert(error.line)
    }
    return omitted != old
  }

  private enum Outcome {
    case done
    case failed([Diagnostic])
  }

  private func build(
    _ unit: CompilationUnit, _ digest: String, _ toolchain: Toolchain, _ modules: ModuleFolder,
    into library: URL
  ) throws(SourceError) -> Outcome {
    let folder = cache.appendingPathComponent(
      ".\(digest).\(ProcessInfo.processInfo.processIdentifier).\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var excluded: Set<Glue.Piece> = []
    while true {
      let glue = unit.glue.code(without: excluded)
      let written = folder.appendingPathComponent("library.so")
      let arguments: [String]
      do {
        arguments =
          try unit.write(glue.text, to: folder)
          + options(digest, modules, in: folder) + ["-o", written.path]
      } catch {
        throw .unloadable("nothing can be written in '\(cache.path)'")
      }
      let (succeeded, log) = try toolchain.run(arguments, in: folder)
      if succeeded {
        guard
          (try? FileManager.default.moveItem(at: written, to: library)) != nil
            || FileManager.default.fileExists(atPath: library.path)
        else { throw .unloadable("'\(library.path)' cannot be written") }
        return .done
      }
      let diagnostics = log.split(separator: "\n").compactMap { Diagnostic($0) }
      let errors = diagnostics.filter { $0.severity == "error" }
      let pieces = Set(
        errors.filter { $0.path == CompilationUnit.glueName }.compactMap { glue.lines[$0.line] })
      let own = diagnostics.besidesGlue
      if own.contains(where: { $0.severity == "error" }) {
        return .failed(unit.located(own, in: folder))
      }
      guard !pieces.isSubset(of: excluded) else { throw .noCompiler(Self.excuse(log)) }
      excluded.formUnion(pieces)
    }
  }

  private func options(_ digest: String, _ modules: ModuleFolder, in folder: URL) -> [String] {
    var options = [
      "-emit-library", "-module-name", "Sources_\(digest.prefix(12))", "-swift-version", "5",
      "-enable-bare-slash-regex",
      "-Onone", "-gline-tables-only", "-suppress-warnings", "-wmo", "-no-color-diagnostics",
      "-diagnostic-style", "llvm", "-I", modules.url.path, "-module-cache-path",
      cache.appendingPathComponent("modules").path, "-Xcc",
      "-fmodule-map-file=\(folder.appendingPathComponent("module.modulemap").path)",
    ]
    // As in an app, where the bridging header and other files bring UIKit in.
    for module in ["UIKit", "SourceRuntime"] {
      options += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return options
  }

  /// What the compiler says when it cannot use the program's modules.
  private static func excuse(_ log: String) -> String {
    let lines = log.split(separator: "\n").filter { $0.contains("error:") }.prefix(3)
    return "the Swift compiler cannot use the modules of this program, which must have been built "
      + "with the same version: "
      + (lines.isEmpty ? log.prefix(500)[...] : lines.joined(separator: "; ")[...])
  }
}

extension [Diagnostic] {
  fileprivate var errorCount: Int { count { $0.severity == "error" } }

  /// Those of the user's files: without what is said of the added file, and the notes to that.
  fileprivate var besidesGlue: [Diagnostic] {
    var isOfGlue = false
    return filter { diagnostic in
      if diagnostic.severity != "note" {
        isOfGlue = diagnostic.path == CompilationUnit.glueName || diagnostic.path == "<unknown>"
      }
      return !isOfGlue
    }
  }
}

extension Diagnostic {
  /// The message that a module is missing, with what can be done.
  fileprivate var withRemedy: Diagnostic {
    var diagnostic = self
    diagnostic.message +=
      "; if its sources are at hand, name them in 'source:' too, or put the scenario into a folder above "
      + "both"
    return diagnostic
  }

  /// The module that the compiler does not find, if that is what it says.
  fileprivate var absentModule: String? {
    guard severity == "error", let match = message.firstMatch(of: /no such module '(\w+)/) else {
      return nil
    }
    return String(match.1)
  }
}
