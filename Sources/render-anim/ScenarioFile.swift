import Foundation
import ScenarioFormat
import Staging

/// A scenario on the disk, or on the standard input as `-`.
struct ScenarioFile: Codable, Sendable {
  let path: String
  /// What the standard input is called.
  var assumedPath: String?
  /// Its text if it is not on the disk, or is no longer to be read: one that was made up.
  var madeUp: String?

  init(path: String, assumedPath: String? = nil, madeUp: String? = nil) {
    self.path = path
    self.assumedPath = assumedPath
    self.madeUp = madeUp
  }

  /// The same with its text, as it is now.
  func withText() throws(Failure) -> ScenarioFile {
    ScenarioFile(path: path, assumedPath: assumedPath, madeUp: try text())
  }

  /// The path in messages, to which includes are relative.
  var shownPath: String { path == "-" ? assumedPath ?? "<stdin>" : path }

  /// The file's name without its extension, for naming outputs.
  var name: String {
    path == "-" && assumedPath == nil
      ? "scenario" : URL(fileURLWithPath: shownPath).deletingPathExtension().lastPathComponent
  }

  /// Reads the scenario and prints its warnings; under `--strict` they are errors.
  ///
  /// - Parameter inputs: The files that the scenario is made of, its own first: those that are known
  ///   if reading fails.
  func read(
    _ terminal: Terminal, _ options: GeneralOptions, inputs: inout [String]
  ) throws -> Scenario {
    var included: [String] = []
    let config = options.config ?? nearestConfig
    let defaults = try config.map { (text: try ScenarioFile(path: $0).text(), file: $0) }
    if let config { included.append(config) }
    inputs = path == "-" || madeUp != nil ? [] : [path]
    defer { inputs += included }
    let read = try ScenarioReader.read(
      try text(), file: shownPath, overrides: options.overrides, defaults: defaults,
      load: { path in
        if !included.contains(path) { included.append(path) }
        return try ScenarioFile(path: path).text()
      })
    if options.strict, !read.warnings.isEmpty { throw ScenarioError(findings: read.warnings) }
    if !read.warnings.isEmpty, !options.quiet {
      terminal.print(options.diagnostics.text(read.warnings, usesColor: terminal.usesColor))
    }
    included += read.scenario.pictureFiles + read.scenario.sourceFiles
    return read.scenario
  }

  /// Reads the scenario and prints its warnings.
  func read(_ terminal: Terminal, _ options: GeneralOptions) throws -> Scenario {
    var inputs: [String] = []
    return try read(terminal, options, inputs: &inputs)
  }

  /// The configuration in the scenario's folder or the nearest one above it; nil if there is none.
  private var nearestConfig: String? {
    var folder = URL(fileURLWithPath: shownPath).standardizedFileURL.deletingLastPathComponent()
    while true {
      let file = folder.appendingPathComponent(".render-anim.yml")
      if FileManager.default.fileExists(atPath: file.path) { return file.relativePath }
      guard folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// The lines of a file on the disk.
  func lines() throws(Failure) -> [String] {
    path == "-"
      ? [] : try text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
