import AnimFiles
import AnimPixels
package import AnimSourceLowering
package import Foundation

/// Compiles the Swift files of an app against the modules of the running program.
package struct SourceCompiler: Sendable {
  private let program: URL
  private let searchPath: String
  private let cache: CompilationCache
  private let timeLimit: Double

  /// How often other files, fewer imports and fewer functions are tried at most.
  ///
  /// Every attempt compiles more files of the project, or leaves out more than the one before it, so that there
  /// is an end anyway; this is for projects in which that would take hours.
  static let maximumAttempts = 16

  /// A compiler for the running program.
  ///
  /// - Parameters:
  ///   - program: The running program, whose modules are found relative to it.
  ///   - searchPath: Where the compiler is looked for, as in `PATH`.
  ///   - cache: A folder for what was compiled; made if needed.
  ///   - timeLimit: How long one run of the compiler may take, in seconds: many times as long as the screens of
  ///     a large app do.
  package init(program: URL, searchPath: String, cache: URL, timeLimit: Double = 240) {
    self.program = program
    self.searchPath = searchPath
    self.cache = CompilationCache(folder: cache)
    self.timeLimit = timeLimit
  }

  /// The compiler of the machine for this program, with a cache where caches belong.
  package static func current(environment: [String: String]) -> SourceCompiler {
    let folder =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return SourceCompiler(
      program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      searchPath: environment["PATH"] ?? "",
      cache: folder.appendingPathComponent("render-anim"))
  }

  /// The result of compiling some sources.
  package struct Product: Sendable {
    package let library: URL
    package let inventory: Inventory
    /// The files that were asked for; others may have been compiled along.
    let namedPaths: Set<String>
  }

  /// Compiles sources, or finds what was compiled from the same sources before.
  ///
  /// If they use what they do not declare, files of the project that do are compiled along.
  ///
  /// - Parameters:
  ///   - files: The files to compile.
  ///   - answers: The questions of delegates that the scenario answers.
  /// - Returns: The library, with an inventory of what it declares.
  /// - Throws: `SourceError` if there is no compiler, or it refuses the sources.
  package func compile(_ files: SourceFiles, answers: Set<String>) throws(SourceError) -> Product {
    let toolchain = try Toolchain(searching: searchPath, timeLimit: timeLimit)
    let modules = try ModuleFolder(of: program)
    let named = Set(files.sources.map(\.path))
    let project = ProjectIndex(around: files)
    var attempt = Attempt(files: files, named: named)
    // What the compiler said of the named files at the attempt that came nearest is what the user wants to know.
    var nearest: [Diagnostic] = []
    for _ in 0..<Self.maximumAttempts {
      var unit = attempt.unit(answers)
      if attempt.addShadows(of: unit.lowering.systemNames, from: project) {
        unit = attempt.unit(answers)
      }
      let digest = Self.digest(
        [toolchain.fingerprint, modules.fingerprint, unit.identity] + Self.paths)
      func product(_ library: URL) -> Product {
        Product(library: library, inventory: unit.lowering.inventory, namedPaths: named)
      }
      if let library = cache.library(digest) { return product(library) }
      switch try build(unit, digest, toolchain, modules) {
      case .done(let library): return product(library)
      case .failed(let diagnostics):
        let errors = diagnostics.filter(\.isError)
        // Where a module is missing, nothing else is said.
        if attempt.leaveOutModules(missedBy: errors, in: unit) { continue }
        let own = unit.located(diagnostics).filter { named.contains($0.path) }
        let isNearer = own.errorCount > 0 && own.errorCount <= nearest.errorCount
        if isNearer || nearest.errorCount == 0 {
          nearest = own.errorCount > 0 ? own : unit.located(diagnostics)
        }
        guard attempt.change(after: errors, of: unit, from: project) else {
          throw .compilation(attempt.absences + nearest)
        }
      }
    }
    throw .compilation(attempt.absences + nearest)
  }

  /// A name for texts, wherever one of them ends.
  private static func digest(_ parts: [String]) -> String {
    SHA256.digest(of: parts.flatMap { SHA256.digest(of: Array($0.utf8)).utf8 })
  }

  private enum Outcome {
    case done(URL)
    case failed([Diagnostic])
  }

  private func build(
    _ unit: CompilationUnit, _ digest: String, _ toolchain: Toolchain, _ modules: ModuleFolder
  ) throws(SourceError) -> Outcome {
    let workshop = try cache.workshop()
    defer { withExtendedLifetime(workshop) {} }
    let folder = workshop.url
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
        throw .notStored("nothing can be written in '\(cache.folder.path)'")
      }
      let (succeeded, log) = try toolchain.run(arguments, in: folder)
      if succeeded { return .done(try cache.store(written, as: digest)) }
      let diagnostics = log.split(separator: "\n").compactMap { Diagnostic($0) }
      let pieces = Set(
        diagnostics.filter { $0.isError && $0.path == CompilationUnit.glueName }
          .compactMap { glue.lines[$0.line] })
      let own = diagnostics.besidesGlue
      if own.contains(where: \.isError) {
        return .failed(unit.attributed(own, in: folder))
      }
      guard !pieces.isSubset(of: excluded) else { throw .noCompiler(Self.excuse(log)) }
      excluded.formUnion(pieces)
    }
  }

  /// A library is used wherever the same files are seen under the same paths: these are relative to
  /// wherever the program is started, and not to where it was when the library was made.
  private static let paths = ["-file-compilation-dir", "."]

  private func options(_ digest: String, _ modules: ModuleFolder, in folder: URL) -> [String] {
    var options =
      [
        "-emit-library", "-module-name", "Sources_\(digest.prefix(12))", "-swift-version", "5",
        "-enable-bare-slash-regex", "-Onone", "-gline-tables-only", "-suppress-warnings", "-wmo",
        "-no-color-diagnostics",
        "-diagnostic-style", "llvm", "-I", modules.url.path, "-module-cache-path",
        cache.folder.appendingPathComponent("modules").path, "-Xcc",
        "-fmodule-map-file=\(folder.appendingPathComponent("module.modulemap").path)",
      ] + Self.paths
    // As in an app, where the bridging header and other files bring UIKit in.
    for module in ["UIKit", "AnimSourceRuntime"] {
      options += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return options
  }

  /// The message for a compiler that cannot use the program's modules.
  private static func excuse(_ log: String) -> String {
    let lines = log.split(separator: "\n").filter { $0.contains("error:") }.prefix(3)
    return "the Swift compiler cannot use the modules of this program, which must have been built "
      + "with the same version: "
      + (lines.isEmpty ? log.prefix(500)[...] : lines.joined(separator: "; ")[...])
  }
}

extension [Diagnostic] {
  fileprivate var errorCount: Int { count(where: \.isError) }

  /// The messages about the user's files: without those about the added file, and their notes.
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
