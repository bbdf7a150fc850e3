import AnimFiles
import AnimScenarioFormat
import Foundation

/// Finds the file that was meant by a path that leads to none.
enum NearFile {
  /// The scenario whose name is closest to that of a missing one.
  ///
  /// - Parameter path: The path, with another extension, with none, or misspelled.
  /// - Returns: A path in the same folder; nil if there is none that is close.
  static func scenario(_ path: String) -> String? {
    let folder =
      path.hasPrefix("/") || path.contains("/")
      ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
    let name = String(path.dropFirst(folder.count))
    guard !name.isEmpty else { return nil }
    let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
      .map { $0.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted() } ?? []
    let same = [name + ".yaml", name + ".yml", stem + ".yaml", stem + ".yml"]
      .first { names.contains($0) }
    let near = same ?? Suggestion.closest(to: name, among: names)
    return (near ?? Suggestion.closest(to: name + ".yaml", among: names)).map { folder + $0 }
  }
}

extension CommandError {
  /// A scenario that cannot be read.
  ///
  /// - Parameters:
  ///   - problem: The reason.
  ///   - path: The path on the command line.
  init(_ problem: InputFile.Problem, ofScenario path: String) {
    guard problem.kind == .missing, let near = NearFile.scenario(path) else {
      self.init(problem)
      return
    }
    self.init(.noInput, "\(problem.description); did you mean '\(near)'?")
  }
}
