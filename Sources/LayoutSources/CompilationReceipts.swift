import AnimPixels
import AnimSourceLowering
import Foundation

/// All that is asked of a compiler of sources at once.
struct CompilationOrder {
  let files: SourceFiles
  let answers: Set<String>
  let modules: SourceCompiler.Modules
  let expression: String?
  let preview: String?
  let className: String?
  let layout: MakingCode?
  let drawn: Set<String>
  /// Statements that crash, as files and lines.
  let leftOut: [String]
  let isTolerant: Bool

  /// Changes when the order does, or the text of the files that it names.
  func digest(_ tools: CompilationTools) -> String {
    Self.digest(parts(tools) + [leftOut, files.sources.flatMap { [$0.path, $0.text] }])
  }

  /// The same while the same is asked of the same app, whatever its files say.
  func subject(_ tools: CompilationTools) -> String {
    Self.digest(parts(tools) + [files.sources.prefix(1).map(\.path)])
  }

  private static func digest(_ parts: [[String]]) -> String {
    let text = parts.map { $0.joined(separator: "\u{0}") }.joined(separator: "\u{0}\u{0}")
    return SHA256.digest(of: Array(text.utf8))
  }

  private func parts(_ tools: CompilationTools) -> [[String]] {
    let modules =
      modules.folders.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.path)" }
      + modules.packages.map(\.path) + modules.projects.map(\.path)
    // Paths in messages are seen from where the program was started.
    let places =
      [FileManager.default.currentDirectoryPath, files.folder.path, files.repository.path]
      + files.dataModels.map(\.path)
    let words = [files.mainStoryboard, expression, preview, className].map { $0 ?? "\u{1}" }
    let settings = files.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return [
      tools.fingerprint, modules, places, words, settings, ["\(files.isWhole)", "\(isTolerant)"],
      answers.sorted(), drawn.sorted(), layout?.words ?? [],
    ]
  }
}

/// What came of an order before, and of all that could change it.
///
/// Without it the sources would have to be parsed and lowered only to learn that they were compiled.
struct CompilationReceipts {
  private let cache: CompilationCache
  private let name: String
  /// As they were before the sources were compiled: should they change meanwhile, the receipt is of no use.
  private let surroundings: Surroundings

  /// What can come of an order again and again.
  enum Outcome: Codable {
    case done(SourceCompiler.Product, library: String)
    case refused([Diagnostic])
    case expressionRefused(String, reason: String)
  }

  private struct Receipt: Codable {
    let surroundings: Surroundings.Mark
    let outcome: Outcome
  }

  init(_ order: CompilationOrder, _ tools: CompilationTools) {
    cache = tools.cache
    name = order.digest(tools)
    surroundings = tools.surroundings
  }

  /// What came of it; nil if that is not known, or not kept any more.
  var outcome: Result<SourceCompiler.Product, SourceError>? {
    guard let bytes = cache.receipt(name),
      let receipt = try? JSONDecoder().decode(Receipt.self, from: Data(bytes)),
      surroundings.matches(receipt.surroundings)
    else { return nil }
    switch receipt.outcome {
    case .done(var product, let library):
      guard let place = cache.library(library) else { return nil }
      product.library = place
      return .success(product)
    case .refused(let diagnostics): return .failure(.compilation(diagnostics))
    case .expressionRefused(let text, let reason): return .failure(.expression(text, reason))
    }
  }

  /// Keeps what came of it.
  ///
  /// Nothing is lost but time where that is impossible.
  func keep(_ outcome: Outcome) {
    guard
      let data = try? JSONEncoder().encode(
        Receipt(surroundings: surroundings.mark, outcome: outcome))
    else { return }
    try? cache.store(receipt: Array(data), as: name)
  }

  /// Keeps why the sources were refused; other errors may be gone the next time.
  func keep(_ error: SourceError) {
    switch error {
    case .compilation(let diagnostics): keep(.refused(diagnostics))
    case .expression(let text, let reason): keep(.expressionRefused(text, reason: reason))
    default: break
    }
  }
}
