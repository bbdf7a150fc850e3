import AnimPixels
import AnimSourceLowering
import Foundation

/// How an app compiled the last time, so that what was found out need not be found out again where a function has changed.
///
/// What is wrong with a file follows from its text and from what others declare, be they compiled along or not yet. So where nothing of some files has
/// changed that others can see, what was left out of the others is what would be left out of them again.
struct CompilationMemory: Codable {
  private let files: [File]
  /// Digests of what others see of the modules that it imported.
  private let modules: [String: String]
  private let findings: Attempt.Findings
  /// What does not compile of the added file.
  let excluded: Set<Glue.Piece>

  /// The digest of what is around the files and modules, in which more of either might be found.
  private let surroundings: String

  private struct File: Codable {
    let path: String
    /// Whether it was only compiled along.
    let isAddition: Bool
    /// Digests of its text, of what matters of that to other files, and of what was compiled; of the last two, none for
    /// what was not compiled.
    let text: String
    let interface: String
    let lowered: String
  }

  init(
    _ attempt: Attempt, from first: Set<String>, _ unit: CompilationUnit,
    _ modules: [String: CompiledModule], in surroundings: String, without excluded: Set<Glue.Piece>
  ) {
    let outputs = unit.outputsByPath
    files = attempt.sources.map { source in
      let output = outputs[source.path]
      return File(
        path: source.path, isAddition: !first.contains(source.path), text: Self.digest(source.text),
        interface: output.map { SHA256.digest(of: $0.interface) } ?? "",
        lowered: output.map { Self.digest($0.text) } ?? "")
    }
    self.modules = modules.mapValues(\.interface)
    findings = attempt.findings
    self.surroundings = surroundings
    self.excluded = excluded
  }

  private static func digest(_ text: String) -> String { SHA256.digest(of: Array(text.utf8)) }

  /// Whether anything was left out.
  var isMissingAnything: Bool { findings.isMissingAnything }

  /// An attempt that begins with what is remembered, with the files that have changed since; nil if there are other files now.
  func recalled(by attempt: Attempt) -> (attempt: Attempt, changed: Set<String>)? {
    let known = Set(attempt.sources.map(\.path))
    guard known == Set(files.filter { !$0.isAddition }.map(\.path)) else { return nil }
    var others: [SwiftSource] = []
    for file in files where file.isAddition {
      guard let source = try? SourceFiles.read(URL(fileURLWithPath: file.path)) else { return nil }
      others.append(source)
    }
    let texts = Dictionary(
      (attempt.sources + others).map { ($0.path, Self.digest($0.text)) }
    ) { first, _ in first }
    let changed = Set(files.filter { texts[$0.path] != $0.text }.map(\.path))
    guard !findings.standsInForNeeds(of: changed) else { return nil }
    return (attempt.with(findings, besides: changed, adding: others), changed)
  }

  /// Whether what is remembered holds for files of which some have changed.
  func holds(
    for unit: CompilationUnit, _ modules: [String: CompiledModule], in surroundings: String,
    changed: Set<String>
  ) -> Bool {
    guard modules.mapValues(\.interface) == self.modules, surroundings == self.surroundings else {
      return false
    }
    let outputs = unit.outputsByPath
    return files.allSatisfy { file in
      guard let output = outputs[file.path] else { return file.lowered.isEmpty }
      return changed.contains(file.path)
        ? SHA256.digest(of: output.interface) == file.interface
        : Self.digest(output.text) == file.lowered
    }
  }

  /// Whether parts of some files were left out.
  func isMissingParts(of paths: Set<String>) -> Bool { findings.isMissingParts(of: paths) }
}

extension CompilationUnit {
  fileprivate var outputsByPath: [String: Lowering.Output] {
    Dictionary(lowering.outputs.map { ($0.path, $0) }) { first, _ in first }
  }
}
