import AnimFiles
import AnimPixels
import AnimSourceLowering
import Foundation
import Synchronization

/// Where sources may not compile.
enum Doubt {
  /// Nobody knows yet.
  case none
  case everywhere
  /// The rest did when more of these files was compiled.
  case files(Set<String>)
}

/// One attempt at compiling sources.
///
/// The compiler finds fault with a few files in a small part of the time in which it makes code of all. So once it has found any,
/// only what may be at fault is checked until nothing is, and then all is compiled.
struct CompilationJob {
  /// Names what comes out.
  let digest: String
  private let unit: CompilationUnit
  private let modules: [String: CompiledModule]
  private let tools: CompilationTools
  /// Where the code of files is kept; nil if it is not.
  private let kept: KeptCode?

  enum Outcome {
    case done(URL)
    /// The messages, of all files or of those that were looked at.
    case failed([Diagnostic], isWhole: Bool)
  }

  init(
    _ unit: CompilationUnit, of modules: [String: CompiledModule], with tools: CompilationTools,
    keeping kept: KeptCode?
  ) {
    self.unit = unit
    self.modules = modules
    self.tools = tools
    self.kept = kept.flatMap { $0.isWorthwhile(for: unit) ? $0 : nil }
    digest = Self.digest(
      tools.fingerprint + [unit.identity]
        + modules.values.map(unit.target.isLinked ? \.digest : \.interface).sorted())
  }

  /// Compiles the sources, or finds what came of them before.
  ///
  /// - Parameters:
  ///   - doubt: Where they may not compile.
  ///   - excluded: Pieces of the added file that do not compile; changed to those of these sources.
  /// - Returns: What came of them.
  /// - Throws: `SourceError` if the compiler cannot be run, or has another reason than the sources to refuse them.
  func run(
    _ doubt: Doubt, without excluded: inout Set<Glue.Piece>
  ) throws(SourceError) -> Outcome {
    let cache = tools.cache
    if let place = cache.product(digest, unit.target.kind) { return .done(place) }
    if let known = cache.failure(digest) { return .failed(known, isWhole: true) }
    let workshop = try cache.workshop()
    defer { withExtendedLifetime(workshop) {} }
    let outcome: Outcome
    switch doubt {
    case .none: outcome = try build(in: workshop.url, isInDoubt: false, &excluded)
    case .everywhere:
      let faults = try faults(unit.lowering.outputs.indices, in: workshop.url, untilCode: false)
      outcome =
        faults.contains(where: \.isError)
        ? .failed(faults, isWhole: true) : try build(in: workshop.url, isInDoubt: true, &excluded)
    case .files(let paths):
      let name = Self.digest([digest] + paths.sorted())
      if let known = cache.failure(name) { return .failed(known, isWhole: false) }
      let numbers = unit.lowering.outputs.indices.filter {
        paths.contains(unit.lowering.outputs[$0].path)
      }
      let faults = try faults(numbers, in: workshop.url, untilCode: true)
      if faults.contains(where: \.isError) {
        try cache.store(faults, as: name)
        return .failed(faults, isWhole: false)
      }
      outcome = try build(in: workshop.url, isInDoubt: true, &excluded)
    }
    if case .failed(let diagnostics, _) = outcome { try cache.store(diagnostics, as: digest) }
    return outcome
  }

  /// A name for texts, wherever one of them ends.
  private static func digest(_ parts: [String]) -> String {
    SHA256.digest(of: parts.flatMap { SHA256.digest(of: Array($0.utf8)).utf8 })
  }

  // MARK: Code

  /// Makes code, of as much of the added file as compiles.
  ///
  /// - Parameters:
  ///   - workshop: An empty folder.
  ///   - isInDoubt: Whether the added file is checked before.
  ///   - excluded: What is known not to compile of that file.
  /// - Returns: What came of it.
  /// - Throws: As `run(_:)` does.
  private func build(
    in workshop: URL, isInDoubt: Bool, _ excluded: inout Set<Glue.Piece>
  ) throws(SourceError) -> Outcome {
    if let kept, let outcome = try build(keeping: kept, isInDoubt: isInDoubt, &excluded) {
      return outcome
    }
    return try make(in: workshop, keeping: nil, isInDoubt: isInDoubt, &excluded)
  }

  /// Makes code of what has changed since the last time; nil if that is impossible.
  private func build(
    keeping kept: KeptCode, isInDoubt: Bool, _ excluded: inout Set<Glue.Piece>
  ) throws(SourceError) -> Outcome? {
    let folder = tools.cache.codeFolder(kept.name)
    var pieces = excluded
    do {
      let outcome = try FolderLock.with(folder.path) {
        try make(in: folder, keeping: kept, isInDoubt: isInDoubt, &pieces)
      }
      excluded = pieces
      tools.cache.noteCode(kept.name)
      return outcome
    } catch SourceError.expression(let text, let reason) {
      throw .expression(text, reason)
    } catch SourceError.compilation(let diagnostics) {
      throw .compilation(diagnostics)
    } catch {
      // What is there is of no use any more, or what is wrong shows again without it.
      try? FileManager.default.removeItem(at: folder)
      return nil
    }
  }

  private func make(
    in folder: URL, keeping kept: KeptCode?, isInDoubt: Bool, _ excluded: inout Set<Glue.Piece>
  ) throws(SourceError) -> Outcome {
    var checksGlue = isInDoubt
    while true {
      let glue = unit.glue.code(without: excluded)
      let files = try write(glue.text, to: folder)
      let succeeded: Bool
      let log: String
      if checksGlue {
        log = try check(files, [files.count - 1], in: folder, untilCode: false) ?? ""
        succeeded = false
      } else {
        let options =
          tools.options(in: folder) + unit.target.options(in: folder)
          + unit.naming(kept?.name ?? digest)
          + (try codeOptions(files, in: folder, keeping: kept))
        (succeeded, log) = try tools.toolchain.run(files + options, in: folder)
      }
      if succeeded {
        return .done(
          try tools.cache.store(
            unit.target.products(in: folder), as: digest, unit.target.kind))
      }
      let diagnostics = diagnostics(log, of: files)
      let pieces = Set(
        diagnostics.filter { $0.isError && $0.path == CompilationUnit.glueName }
          .compactMap { glue.lines[$0.line] })
      let own = diagnostics.besidesGlue
      if !checksGlue, own.contains(where: \.isError) {
        return .failed(unit.attributed(own, in: folder), isWhole: true)
      }
      for piece in pieces {
        guard let text = unit.glue.demands.neededText(of: piece) else { continue }
        let fault = diagnostics.first { $0.isError && glue.lines[$0.line] == piece }
        throw .expression(text, fault?.message ?? "")
      }
      if pieces.isSubset(of: excluded) {
        // All that is left of the added file compiles, as far as that can be told without making code.
        guard checksGlue else { throw crash(log) ?? .noCompiler(Self.excuse(log)) }
        checksGlue = false
      } else {
        excluded.formUnion(pieces)
        checksGlue = true
      }
    }
  }

  private func write(_ glue: String, to folder: URL) throws(SourceError) -> [String] {
    do {
      return try unit.write(glue, to: folder)
    } catch {
      throw unwritable
    }
  }

  private func codeOptions(
    _ files: [String], in folder: URL, keeping kept: KeptCode?
  ) throws(SourceError) -> [String] {
    guard let kept else { return unit.target.wholeOptions + importing(linked: true) }
    do {
      return try kept.options(files, in: folder) + kept.place(modules, in: folder)
    } catch {
      throw unwritable
    }
  }

  private var unwritable: SourceError {
    .notStored("nothing can be written in '\(tools.cache.folder.path)'")
  }

  /// The interfaces of modules, and their code for what is linked.
  private func importing(linked isLinked: Bool) -> [String] {
    modules.sorted { $0.key < $1.key }.flatMap { name, module in
      ["-I", module.folder.path]
        + (isLinked && unit.target.isLinked
          ? [module.folder.appendingPathComponent("\(name).o").path] : [])
    }
  }

  /// The message for a compiler that crashes where it makes code, which is said of the sources as a whole; nil if it did not.
  private func crash(_ log: String) -> SourceError? {
    guard log.contains("due to signal") || log.contains("Stack dump:"),
      let path = unit.lowering.outputs.first?.path
    else { return nil }
    let reason = log.split(separator: "\n").lazy.compactMap { line in
      line.hasPrefix("<unknown>:0: error: ")
        ? ": " + line.dropFirst("<unknown>:0: error: ".count) : nil
    }.first
    return .compilation([
      Diagnostic(
        path: path, line: 1, column: 1, severity: "error",
        message: "the Swift compiler crashes on these sources" + (reason ?? ""))
    ])
  }

  /// The message for a compiler that cannot use the program's modules.
  private static func excuse(_ log: String) -> String {
    let lines = log.split(separator: "\n").filter { $0.contains("error:") }.prefix(3)
    return "the Swift compiler cannot use the modules of this program, which must have been built "
      + "with the same version: "
      + (lines.isEmpty ? log.prefix(500)[...] : lines.joined(separator: "; ")[...])
  }

  // MARK: Faults

  /// What the compiler finds fault with in some of the files, in their order.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the files.
  ///   - folder: An empty folder.
  ///   - untilCode: Whether to find what only shows when code is made too, such as a value that is not always set.
  /// - Returns: Errors, each followed by its notes.
  /// - Throws: `SourceError` if the compiler cannot be run.
  private func faults(
    _ numbers: some Collection<Int>, in folder: URL, untilCode: Bool
  ) throws(SourceError) -> [Diagnostic] {
    let files = try write(unit.glue.code(without: []).text, to: folder)
    let log = try check(files, Array(numbers), in: folder, untilCode: untilCode) ?? ""
    return unit.attributed(diagnostics(log, of: files).besidesGlue, in: folder)
  }

  /// What the compiler says of some files; nil if it cannot be asked.
  private func check(
    _ files: [String], _ numbers: [Int], in folder: URL, untilCode: Bool
  ) throws(SourceError) -> String? {
    guard let options = tools.checkingOptions(in: folder) else { return nil }
    let naming = unit.naming(kept?.name ?? digest)
    let all = options + naming + importing(linked: false)
    // Several at the same time: each has to read all files, which takes the time of looking at a few.
    let count = numbers.count < Self.fewestFilesToShare ? 1 : CompilationUnit.threadCount
    let logs = Mutex<[Int: Result<String, SourceError>]>([:])
    let toolchain = tools.toolchain
    DispatchQueue.concurrentPerform(iterations: count) { share in
      let checked = Set(numbers.indices.filter { $0 % count == share }.map { numbers[$0] })
      var arguments = ["-frontend", untilCode ? "-emit-sil" : "-typecheck"]
      for (number, file) in files.enumerated() {
        arguments += checked.contains(number) ? ["-primary-file", file] : [file]
        if untilCode, checked.contains(number) { arguments += ["-o", "\(file).sil"] }
      }
      let outcome: Result<String, SourceError>
      do throws(SourceError) {
        let (succeeded, said) = try toolchain.run(arguments + all, in: folder, log: "log\(share)")
        outcome = .success(succeeded ? "" : said)
      } catch {
        outcome = .failure(error)
      }
      logs.withLock { $0[share] = outcome }
    }
    var said = ""
    for (_, log) in logs.withLock(\.self).sorted(by: { $0.key < $1.key }) {
      said += try log.get()
    }
    return said
  }

  /// How many files are looked at by several compilers at once.
  private static let fewestFilesToShare = 16

  /// What the compiler said, in the order of the files: of several compilers each says it when it has ended, and some of it
  /// more than one of them does.
  private func diagnostics(_ log: String, of files: [String]) -> [Diagnostic] {
    let groups = log.split(separator: "\n").compactMap { Diagnostic($0) }.withNotes
    let order = Dictionary(
      files.enumerated().map { ($1, $0) }
    ) { first, _ in first }
    var seen: Set<Diagnostic> = []
    return groups.enumerated().filter { seen.insert($0.element[0]).inserted }
      .sorted {
        (order[$0.element[0].path] ?? files.count, $0.offset)
          < (order[$1.element[0].path] ?? files.count, $1.offset)
      }.flatMap(\.element)
  }
}

extension [Diagnostic] {
  /// Each message with the notes that follow it.
  fileprivate var withNotes: [[Diagnostic]] {
    reduce(into: []) { groups, diagnostic in
      if diagnostic.severity == "note", !groups.isEmpty {
        groups[groups.count - 1].append(diagnostic)
      } else {
        groups.append([diagnostic])
      }
    }
  }

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
