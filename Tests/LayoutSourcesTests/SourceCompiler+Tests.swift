import Foundation

@testable import AnimLayoutSources

extension SourceCompiler {
  /// The folder in which tests that do not count attempts keep what they have compiled.
  static let sharedCache = FileManager.default.temporaryDirectory.appendingPathComponent(
    "render-anim-tests")

  /// A compiler of sources for the program of the tests, which lends them its modules.
  static func forTests(
    searchPath: String? = nil, cache: URL = sharedCache, timeLimit: Double = 600
  ) -> SourceCompiler {
    SourceCompiler(
      program: URL(fileURLWithPath: "/proc/self/exe"),
      searchPath: searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? "", cache: cache,
      timeLimit: timeLimit)
  }
}
