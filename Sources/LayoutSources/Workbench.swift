import AnimFiles
import AnimPixels
import AnimSourceLowering
import Foundation

/// A module of an app's project or of others, compiled.
struct CompiledModule {
  let name: String
  let digest: String
  /// The folder with its interface, `NAME.swiftmodule`, and its code, `NAME.o`.
  let folder: URL
  let inventory: Inventory
  /// The modules that it imports, and those that they do.
  let dependencies: [String: CompiledModule]
  /// What was left out, as one warning.
  let warnings: [Diagnostic]
  /// Why it was.
  let gaps: [Gap]

  /// The module with all that it needs, by name.
  var closure: [String: CompiledModule] {
    dependencies.merging([name: self]) { first, _ in first }
  }
}

/// Compiles some sources and the modules that they import, each once.
final class Workbench {
  private let toolchain: Toolchain
  private let system: ModuleFolder
  private let cache: CompilationCache
  let finder: ModuleFinder
  private let counting: BranchCounting
  private var compiled: [String: CompiledModule?] = [:]

  init(
    _ toolchain: Toolchain, _ system: ModuleFolder, _ cache: CompilationCache,
    _ finder: ModuleFinder, counting: BranchCounting
  ) {
    self.toolchain = toolchain
    self.system = system
    self.cache = cache
    self.finder = finder
    self.counting = counting
  }

  /// What comes of sources.
  struct Result {
    let unit: CompilationUnit
    let digest: String
    let place: URL
    let modules: [String: CompiledModule]
  }

  /// Compiles sources, or finds what was compiled from the same sources before.
  ///
  /// - Parameters:
  ///   - attempt: The sources; changed until they compile.
  ///   - project: Where further files are looked for.
  ///   - target: What the sources are compiled into.
  ///   - demands: What the scenario wants of the sources.
  /// - Returns: What was made, and of which modules.
  /// - Throws: `SourceError` if the compiler refuses the sources whatever is changed.
  func compile(
    _ attempt: inout Attempt, from project: ProjectIndex, into target: CompilationUnit.Target,
    demands: Glue.Demands = Glue.Demands()
  ) throws(SourceError) -> Result {
    // What the compiler said of the named files at the attempt that came nearest is what the user wants to know.
    var nearest: [Diagnostic] = []
    for _ in 0..<SourceCompiler.maximumAttempts {
      var modules = try modules(importedBy: attempt)
      var unit = attempt.unit(target, demands, modules)
      if attempt.addShadows(of: unit.lowering.systemNames, from: project) {
        modules = try self.modules(importedBy: attempt)
        unit = attempt.unit(target, demands, modules)
      }
      if attempt.leaveOutModules(absentFrom: Set(modules.keys), toolchain, in: unit) { continue }
      let digest = Self.digest(
        [toolchain.fingerprint, system.fingerprint, unit.identity]
          + modules.values.map(\.digest).sorted() + Self.paths + counting.options)
      func result(_ place: URL) -> Result {
        Result(unit: unit, digest: digest, place: place, modules: modules)
      }
      if let place = cache.product(digest, target.kind) { return result(place) }
      let outcome: Outcome
      if let diagnostics = cache.failure(digest) {
        outcome = .failed(diagnostics)
      } else {
        outcome = try build(unit, digest, modules)
      }
      switch outcome {
      case .done(let place): return result(place)
      case .failed(let diagnostics):
        try cache.store(diagnostics, as: digest)
        // Where a module is missing, nothing else is said.
        if attempt.leaveOutModules(missedBy: diagnostics.filter(\.isError), in: unit) { continue }
        let own = unit.located(diagnostics).filter { attempt.named.contains($0.path) }
        let isNearer = own.errorCount > 0 && own.errorCount <= nearest.errorCount
        if isNearer || nearest.errorCount == 0 {
          nearest = own.errorCount > 0 ? own : unit.located(diagnostics)
        }
        guard attempt.change(after: diagnostics, of: unit, from: project) else {
          throw .compilation(nearest + attempt.absences)
        }
      }
    }
    throw .compilation(nearest + attempt.absences)
  }

  // MARK: Modules

  /// The modules that sources import, directly or not, as far as they are at hand.
  private func modules(
    importedBy attempt: Attempt
  ) throws(SourceError) -> [String: CompiledModule] {
    var modules: [String: CompiledModule] = [:]
    for name in attempt.imports.sorted() {
      guard let module = try module(name) else { continue }
      modules.merge(module.closure) { first, _ in first }
    }
    return modules
  }

  /// A module from its sources; nil if there are none, or nothing of them compiles.
  private func module(_ name: String) throws(SourceError) -> CompiledModule? {
    if let known = compiled[name] { return known }
    guard let sources = finder.sources(of: name) else { return nil }
    // For those that it imports, should they import it.
    compiled[name] = .some(nil)
    var attempt = Attempt(files: sources.files, named: [], isTolerant: true)
    do {
      let result = try compile(&attempt, from: .empty, into: .module(name))
      let module = CompiledModule(
        name: name, digest: result.digest, folder: result.place,
        inventory: result.unit.lowering.inventory, dependencies: result.modules,
        warnings: attempt.summary(of: name), gaps: attempt.losses.gaps)
      compiled[name] = module
      return module
    } catch .compilation(let diagnostics) {
      failures[name] = diagnostics.first(where: \.isError)
      return nil
    } catch {
      throw error
    }
  }

  /// The first error of each module of which nothing compiles.
  private(set) var failures: [String: Diagnostic] = [:]

  // MARK: The compiler

  private enum Outcome {
    case done(URL)
    case failed([Diagnostic])
  }

  private func build(
    _ unit: CompilationUnit, _ digest: String, _ modules: [String: CompiledModule]
  ) throws(SourceError) -> Outcome {
    let workshop = try cache.workshop()
    defer { withExtendedLifetime(workshop) {} }
    let folder = workshop.url
    var excluded: Set<Glue.Piece> = []
    while true {
      let glue = unit.glue.code(without: excluded)
      let arguments: [String]
      do {
        arguments =
          try unit.write(glue.text, to: folder) + options(digest, in: folder)
          + unit.target.options(digest, in: folder) + importing(modules, unit.target)
      } catch {
        throw .notStored("nothing can be written in '\(cache.folder.path)'")
      }
      let (succeeded, log) = try toolchain.run(arguments, in: folder)
      if succeeded {
        return .done(
          try cache.store(unit.target.products(in: folder), as: digest, unit.target.kind))
      }
      let diagnostics = log.split(separator: "\n").compactMap { Diagnostic($0) }
      let pieces = Set(
        diagnostics.filter { $0.isError && $0.path == CompilationUnit.glueName }
          .compactMap { glue.lines[$0.line] })
      let own = diagnostics.besidesGlue
      if own.contains(where: \.isError) {
        return .failed(unit.attributed(own, in: folder))
      }
      if pieces.contains(.expression) {
        let fault = diagnostics.first { $0.isError && glue.lines[$0.line] == .expression }
        throw .expression(unit.glue.demands.expression ?? "", fault?.message ?? "")
      }
      guard !pieces.isSubset(of: excluded) else { throw .noCompiler(Self.excuse(log)) }
      excluded.formUnion(pieces)
    }
  }

  /// A name for texts, wherever one of them ends.
  private static func digest(_ parts: [String]) -> String {
    SHA256.digest(of: parts.flatMap { SHA256.digest(of: Array($0.utf8)).utf8 })
  }

  /// A library is used wherever the same files are seen under the same paths: these are relative to
  /// wherever the program is started, and not to where it was when the library was made.
  private static let paths = ["-file-compilation-dir", "."]

  private func options(_ digest: String, in folder: URL) -> [String] {
    var options =
      [
        "-swift-version", "5", "-enable-bare-slash-regex", "-Onone", "-gline-tables-only",
        "-suppress-warnings", "-wmo", "-no-color-diagnostics", "-diagnostic-style", "llvm",
        "-I", system.url.path, "-module-cache-path",
        cache.folder.appendingPathComponent("modules").path, "-Xcc",
        "-fmodule-map-file=\(folder.appendingPathComponent("module.modulemap").path)",
      ] + Self.paths + counting.options
    // As in an app, where the bridging header and other files bring UIKit in.
    for module in ["UIKit", "AnimSourceRuntime"] {
      options += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return options
  }

  /// The interfaces of modules, and their code for what is linked.
  private func importing(
    _ modules: [String: CompiledModule], _ target: CompilationUnit.Target
  ) -> [String] {
    modules.sorted { $0.key < $1.key }.flatMap { name, module in
      ["-I", module.folder.path]
        + (target.isLinked ? [module.folder.appendingPathComponent("\(name).o").path] : [])
    }
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
