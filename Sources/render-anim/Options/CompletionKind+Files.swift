import ArgumentParser

extension CompletionKind {
  /// Scenarios.
  static let scenarios = CompletionKind.file(extensions: ["yaml", "yml"])
}
