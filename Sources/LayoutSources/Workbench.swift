import AnimFiles
import AnimPixels
import AnimSourceLowering
import Foundation
import Synchronization

/// A module of an app's project or of others, compiled.
struct CompiledModule: Sendable {
  let name: String
  let digest: String
  /// The folder with its interface, `NAME.swiftmodule`, and its code, `NAME.o`.
  let folder: URL
  /// Changes when what others see of it does.
  let interface: String
  let inventory: Inventory
  /// The modules that it imports, and those that they do.
  let dependencies: [String: CompiledModule]
  /// What was left out, as one warning.
  let warnings: [Diagnostic]
  /// Why it was.
  let gaps: [Gap]

  /// The digest of the file that others read when they import it: what functions do is not in there.
  static func interface(of name: String, in folder: URL) -> String {
    let file = folder.appendingPathComponent("\(name).swiftmodule")
    return SHA256.digest(of: FileManager.default.contents(atPath: file.path).map(Array.init) ?? [])
  }

  /// The module with all that it needs, by name.
  var closure: [String: CompiledModule] {
    dependencies.merging([name: self]) { first, _ in first }
  }
}

/// Compiles some sources and the modules that they import, each once.
final class Workbench {
  private let tools: CompilationTools
  /// Where the sources of modules are; nil if all that can be imported was compiled before.
  private let finder: ModuleFinder?
  private var compiled: [String: CompiledModule?]

  init(
    _ tools: CompilationTools, _ finder: ModuleFinder?,
    importing compiled: [String: CompiledModule?] = [:]
  ) {
    self.tools = tools
    self.finder = finder
    self.compiled = compiled
  }

  /// From how many files on it is more likely than not that something does not compile at first.
  private static let fewestFilesInDoubt = 16

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
  ///   - kept: Where the code of files is kept; nil if it is not.
  /// - Returns: What was made, and of which modules.
  /// - Throws: `SourceError` if the compiler refuses the sources whatever is changed.
  func compile(
    _ attempt: inout Attempt, from project: ProjectIndex, into target: CompilationUnit.Target,
    demands: Glue.Demands = Glue.Demands(), keeping kept: KeptCode? = nil
  ) throws(SourceError) -> Result {
    // What the compiler said of the named files at the attempt that came nearest is what the user wants to know.
    var nearest: [Diagnostic] = []
    var doubt = Doubt.none
    // What is known not to compile of the added file.
    var excluded: Set<Glue.Piece> = []
    // What is compiled first, if that is known.
    var recalled: (unit: CompilationUnit, modules: [String: CompiledModule])?
    let first = Set(attempt.sources.map(\.path))
    let memory = kept.flatMap { tools.cache.memory($0.name) }
    if let memory {
      if let (old, changed) = memory.recalled(by: attempt) {
        let modules = try modules(importedBy: old)
        tools.report(old, target, 1)
        let unit = old.unit(target, demands, modules, reusing: tools.parsed)
        if memory.holds(
          for: unit, modules, in: surroundings(old, target), changed: changed)
        {
          (attempt, excluded, recalled) = (old, memory.excluded, (unit, modules))
          if memory.isMissingParts(of: changed) { doubt = .files(changed) }
        }
      }
      // Parts will be missing again.
      if recalled == nil, memory.isMissingAnything { doubt = .everywhere }
    } else if kept != nil, target.isLinked, attempt.fileCount >= Self.fewestFilesInDoubt {
      doubt = .everywhere
    }
    for number in 1...SourceCompiler.maximumAttempts {
      var modules: [String: CompiledModule]
      var unit: CompilationUnit
      if let known = recalled {
        (unit, modules) = known
        recalled = nil
      } else {
        modules = try self.modules(importedBy: attempt)
        tools.report(attempt, target, number)
        unit = attempt.unit(target, demands, modules, reusing: tools.parsed)
      }
      if attempt.addShadows(of: unit.lowering.systemNames, from: project) {
        modules = try self.modules(importedBy: attempt)
        unit = attempt.unit(target, demands, modules, reusing: tools.parsed)
      }
      if attempt.leaveOutCrashes(in: unit) {
        unit = attempt.unit(target, demands, modules, reusing: tools.parsed)
      }
      if attempt.leaveOutModules(absentFrom: Set(modules.keys), tools.toolchain, in: unit) {
        continue
      }
      let job = CompilationJob(unit, of: modules, with: tools, keeping: kept)
      switch try job.run(doubt, without: &excluded) {
      case .done(let place):
        attempt.note(unit.lowering.omittedOverrides)
        // What crashes is no finding of the compiler's: who asks for less to be left out gets all of it again.
        if let kept, !attempt.leavesOutCrashes {
          tools.cache.store(
            CompilationMemory(
              attempt, from: first, unit, modules, in: surroundings(attempt, target),
              without: excluded), as: kept.name)
        }
        return Result(unit: unit, digest: job.digest, place: place, modules: modules)
      case .failed(let diagnostics, let isWhole):
        if isWhole {
          // Where a module is missing, nothing else is said.
          if attempt.leaveOutModules(
            missedBy: diagnostics.filter(\.isError), beside: Set(modules.keys), in: unit)
          {
            continue
          }
          let own = unit.located(diagnostics).filter { attempt.named.contains($0.path) }
          let isNearer = own.errorCount > 0 && own.errorCount <= nearest.errorCount
          if isNearer || nearest.errorCount == 0 {
            nearest = own.errorCount > 0 ? own : unit.located(diagnostics)
          }
        }
        let change = attempt.change(after: diagnostics, of: unit, from: project)
        if target.isLinked, let loss = attempt.loss(of: demands.className) { throw loss }
        switch change {
        case .elsewhere: doubt = .everywhere
        case .anything: (doubt, excluded) = (.everywhere, [])
        case .more(let paths): (doubt, excluded) = (.files(paths), [])
        case .less(let paths, let isInside):
          doubt = .files(paths)
          if !isInside { excluded = [] }
        // Of some files alone: what the others say may help.
        case nil where !isWhole: doubt = .everywhere
        case nil: throw .compilation(nearest + attempt.absences)
        }
      }
    }
    throw .compilation(nearest + attempt.absences)
  }

  /// The digest of what is around the sources: for an app, of files that might be compiled along, too.
  private func surroundings(_ attempt: Attempt, _ target: CompilationUnit.Target) -> String {
    guard target.isLinked else { return tools.surroundings.places }
    let known = Set(attempt.sources.map(\.path)).union(finder?.files ?? [])
    return tools.surroundings.digest(besides: known)
  }

  // MARK: Modules

  /// The modules that sources import, directly or not, as far as they are at hand.
  private func modules(
    importedBy attempt: Attempt
  ) throws(SourceError) -> [String: CompiledModule] {
    var modules: [String: CompiledModule] = [:]
    let names = attempt.imports.sorted()
    try compileAtOnce(names)
    for name in names {
      guard let module = try module(name) else { continue }
      modules.merge(module.closure) { first, _ in first }
    }
    return modules
  }

  /// A module from its sources; nil if there are none, or nothing of them compiles.
  private func module(_ name: String) throws(SourceError) -> CompiledModule? {
    if let known = compiled[name] { return known }
    guard let sources = finder?.sources(of: name) else { return nil }
    return try module(of: sources)
  }

  private func module(of sources: ModuleSources) throws(SourceError) -> CompiledModule? {
    let name = sources.name
    // For those that it imports, should they import it.
    compiled[name] = .some(nil)
    var attempt = Attempt(files: sources.files, named: [], isTolerant: true)
    do {
      let result = try compile(
        &attempt, from: .empty, into: .module(name), keeping: KeptCode(sources, tools))
      let module = CompiledModule(
        name: name, digest: result.digest, folder: result.place,
        interface: CompiledModule.interface(of: name, in: result.place),
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

  /// Compiles modules and all that they import, those that do not depend on each other at the same time.
  private func compileAtOnce(_ names: [String]) throws(SourceError) {
    guard let finder else { return }
    let open = names.filter { compiled[$0] == nil }
    for modules in ModulePlan(open, from: finder, besides: Set(compiled.keys)).depths {
      guard modules.count > 1 else {
        for module in modules { _ = try self.module(module.name) }
        continue
      }
      let made = Mutex<[String: Made]>([:])
      let (tools, known) = (tools, compiled)
      DispatchQueue.concurrentPerform(iterations: modules.count) { index in
        let bench = Workbench(tools, nil, importing: known)
        let outcome: Swift.Result<CompiledModule?, SourceError>
        do throws(SourceError) {
          outcome = .success(try bench.module(of: modules[index]))
        } catch {
          outcome = .failure(error)
        }
        let name = modules[index].name
        let one = Made(outcome: outcome, failure: bench.failures[name])
        made.withLock { $0[name] = one }
      }
      for (name, one) in made.withLock(\.self).sorted(by: { $0.key < $1.key }) {
        compiled[name] = .some(try one.outcome.get())
        failures[name] = one.failure
      }
    }
  }

  /// What another bench made of a module.
  private struct Made: Sendable {
    let outcome: Swift.Result<CompiledModule?, SourceError>
    let failure: Diagnostic?
  }
}

extension [Diagnostic] {
  fileprivate var errorCount: Int { count(where: \.isError) }
}
