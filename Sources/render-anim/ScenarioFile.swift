import Foundation
import ScenarioFormat

/// A scenario on the disk, or on the standard input as `-`.
struct ScenarioFile {
  let path: String
  /// Its text if it is not on the disk: one that was made up.
  var madeUp: String?

  /// The file's name without its extension, for naming outputs.
  var name: String {
    path == "-"
      ? "scenario" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Reads the scenario and prints its warnings.
  func read(_ terminal: Terminal, _ options: GeneralOptions) throws -> Scenario {
    let read = try ScenarioReader.read(
      try text(), file: path == "-" ? "<stdin>" : path, overrides: options.overrides,
      load: { try ScenarioFile(path: $0).text() })
    if !read.warnings.isEmpty, !options.quiet {
      terminal.print(options.diagnostics.text(read.warnings, usesColor: terminal.usesColor))
    }
    return read.scenario
  }

  private func text() throws(Failure) -> String {
    if let madeUp { return madeUp }
    let data: Data
    if path == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Failure(.noInput, "there is no file '\(path)'")
      }
      guard let contents = FileManager.default.contents(atPath: path) else {
        throw Failure(.noInput, "'\(path)' cannot be read")
      }
      data = contents
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(.dataError, "'\(path)' is not UTF-8 text")
    }
    return text
  }
}
