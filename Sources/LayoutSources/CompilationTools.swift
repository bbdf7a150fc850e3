import AnimSourceLowering
import Foundation

/// What all of an app's modules are compiled with.
struct CompilationTools: Sendable {
  let toolchain: Toolchain
  let system: ModuleFolder
  let cache: CompilationCache
  let counting: BranchCounting
  let parsed = ParsedSources()
  /// What stood around the sources before anything was compiled.
  let surroundings: Surroundings
  /// Who is told what is being done; nil for nobody.
  let observer: CompilationProgress.Observer?

  /// Says what is compiled now.
  func report(_ attempt: Attempt, _ target: CompilationUnit.Target, _ number: Int) {
    observer?(
      CompilationProgress(
        module: target.moduleName, attempt: number, fileCount: attempt.fileCount,
        omissionCount: attempt.lossCount))
  }

  /// A library is used wherever the same files are seen under the same paths: these are relative to
  /// wherever the program is started, and not to where it was when the library was made.
  private static let paths = ["-file-compilation-dir", "."]

  /// How much the compiler's solver tries before it gives an expression up: a tenth of what it does otherwise.
  ///
  /// Where a module is missing, large literals of its types can be anything. Each of them, of which generated files have
  /// hundreds, would take several seconds at every attempt, and be given up all the same. Expressions that are right take far less.
  private static let effort = ["-solver-scope-threshold=100000"]

  /// What the compiler's result follows from, beside the sources.
  var fingerprint: [String] {
    [toolchain.fingerprint, system.fingerprint] + Self.paths + Self.effort + counting.options
  }

  /// The options for making code of files in a folder.
  func options(in folder: URL) -> [String] {
    var options =
      ["-gline-tables-only"] + sharedOptions(in: folder) + Self.paths + counting.options
    for option in Self.effort + Self.importedEverywhere.flatMap({ ["-import-module", $0] }) {
      options += ["-Xfrontend", option]
    }
    return options
  }

  /// The options for finding fault with files in a folder; nil if the compiler does not say what they are.
  func checkingOptions(in folder: URL) -> [String]? {
    toolchain.checkingArguments.map { arguments in
      arguments + sharedOptions(in: folder) + Self.effort
        + Self.importedEverywhere.flatMap { ["-import-module", $0] }
    }
  }

  /// As in an app, where the bridging header and other files bring UIKit in.
  private static let importedEverywhere = ["UIKit", "AnimSourceRuntime"]

  private func sharedOptions(in folder: URL) -> [String] {
    [
      // All that is compiled for one stage counts as one package, whose parts may see what is `package`.
      "-swift-version", "5", "-package-name", "sources", "-enable-bare-slash-regex", "-Onone",
      // `init(part: Part = Part())` of a class of the main actor makes a part of the main actor, as in Swift 6.
      "-enable-upcoming-feature", "IsolatedDefaultValues",
      "-suppress-warnings",
      "-no-color-diagnostics", "-diagnostic-style", "llvm", "-I", system.url.path,
      "-module-cache-path", cache.folder.appendingPathComponent("modules").path, "-Xcc",
      "-fmodule-map-file=\(folder.appendingPathComponent("module.modulemap").path)",
    ]
  }
}

/// What a compilation is at, for those who wait.
package struct CompilationProgress: Hashable, Sendable {
  /// Who is told, with nil at the end.
  package typealias Observer = @Sendable (CompilationProgress?) -> Void

  /// The module that is compiled; nil for the app itself.
  package let module: String?
  /// How many times it was tried, with this one.
  package let attempt: Int
  package let fileCount: Int
  /// How many parts are left out so far.
  package let omissionCount: Int

  package init(module: String?, attempt: Int, fileCount: Int, omissionCount: Int) {
    self.module = module
    self.attempt = attempt
    self.fileCount = fileCount
    self.omissionCount = omissionCount
  }

  /// What is being done, in words.
  package var text: String {
    var parts = ["compiling \(module.map { "module '\($0)'" } ?? "the app")"]
    parts.append(fileCount == 1 ? "1 file" : "\(fileCount) files")
    if attempt > 1 { parts.append("attempt \(attempt)") }
    if omissionCount > 0 {
      parts.append(omissionCount == 1 ? "1 part left out" : "\(omissionCount) parts left out")
    }
    return parts.joined(separator: ", ")
  }
}
