import AnimFiles
import AnimScenarioFormat
import AnimStaging
import AnimText
import Foundation

/// A scenario on the disk, or on the standard input as `-`.
struct ScenarioFile: Codable, Sendable {
  let path: String
  /// The name of the standard input.
  var assumedPath: String?
  /// The content if the file is not on the disk, or is no longer to be read.
  private var content: Content?

  private enum Content: Codable {
    case text(String)
    case synthesized(SynthesizedScenario)
  }

  init(path: String, assumedPath: String? = nil) {
    self.path = path
    self.assumedPath = assumedPath
  }

  /// A scenario that is on no disk.
  init(_ synthesized: SynthesizedScenario) {
    path = synthesized.file.relativePath
    content = .synthesized(synthesized)
  }

  /// A scenario that stands in another file, whose path its messages and its includes have.
  init(text: String, in path: String) {
    self.path = path
    content = .text(text)
  }

  /// A scenario in this folder that leaves all settings to what counts for any.
  static var withoutSettings: ScenarioFile {
    var file = ScenarioFile(path: "scenario.yaml")
    file.content = .text(
      "renderAnim: 1\ndataSource: {sections: [{items: 1}]}\nlayout: {class: flow}\n")
    return file
  }

  /// The scenario with its text, as it is now.
  func withText() throws -> ScenarioFile {
    var file = self
    file.content = .text(try text())
    return file
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
  /// - Parameters:
  ///   - terminal: The terminal for warnings.
  ///   - options: The overrides, the configuration and the form of messages.
  ///   - inputs: The files that the scenario is made of, its own first: those that are known if
  ///     reading fails.
  /// - Returns: The scenario.
  /// - Throws: `ScenarioError` or `CommandError`.
  func read(
    _ terminal: Terminal, _ options: GeneralOptions, inputs: inout [String]
  ) throws -> Scenario {
    var warnings: [Finding] = []
    let scenario = try read(terminal, options, inputs: &inputs, warnings: &warnings)
    tell(
      Array(path == "-" || content != nil ? inputs[...] : inputs.dropFirst()), warnings, terminal,
      options)
    return scenario
  }

  /// Prints the doubts about the scenario, and what it is made of if that is to be said.
  ///
  /// - Parameters:
  ///   - parts: The files that it is made of besides its own.
  ///   - warnings: The doubts.
  ///   - terminal: The terminal for both.
  ///   - options: Whether they are to be said.
  func tell(
    _ parts: [String], _ warnings: [Finding], _ terminal: Terminal, _ options: GeneralOptions
  ) {
    if !warnings.isEmpty, !options.quiet { terminal.print(terminal.text(warnings)) }
    guard options.verbose else { return }
    let others = parts.isEmpty ? "nothing else" : parts.joined(separator: ", ")
    terminal.print("\(shownPath): made of itself and \(others)\n")
  }

  /// Reads the scenario and says nothing.
  ///
  /// - Parameters:
  ///   - terminal: The terminal whose form mistakes have.
  ///   - options: The overrides, the configuration and the form of messages.
  ///   - inputs: The files that the scenario is made of, its own first: those that are known if
  ///     reading fails.
  ///   - warnings: The doubts about it; under `--strict` they are errors.
  /// - Returns: The scenario.
  /// - Throws: `ScenarioError` or `CommandError`.
  func read(
    _ terminal: Terminal, _ options: GeneralOptions, inputs: inout [String],
    warnings: inout [Finding]
  ) throws -> Scenario {
    var included: [String] = []
    let config = options.config ?? nearestConfig
    let defaults = try config.map { (text: try ScenarioFile(path: $0).text(), file: $0) }
    if let config { included.append(config) }
    inputs = path == "-" || content != nil ? [] : [path]
    defer { inputs += included }
    let trusted = options.sources.trustedPaths
    var isIncomplete = false
    func load(_ path: String, _ root: String) throws -> String {
      if !included.contains(path) { included.append(path) }
      do {
        return try Premises(around: root, trusting: trusted).scenarioText(path)
      } catch {
        if error.kind == .missing { isIncomplete = true }
        throw error
      }
    }
    let read: ReadScenario
    do {
      if case .synthesized(let scenario) = content {
        read = try scenario.read(overrides: options.overrides, defaults: defaults, load: load)
      } else {
        read = try ScenarioReader.read(
          try text(), file: shownPath, overrides: options.overrides, defaults: defaults, load: load)
      }
    } catch let error as ScenarioError where isIncomplete {
      throw CommandError(findings: error.findings, terminal, code: .noInput)
    }
    warnings = read.warnings + Self.missingFonts(of: read.scenario)
    if options.strict, !warnings.isEmpty { throw ScenarioError(findings: warnings) }
    included += read.scenario.pictureFiles + read.scenario.sourceFiles
    return read.scenario
  }

  /// What the scenario says, with what it includes.
  ///
  /// - Throws: `ScenarioError` or `CommandError`.
  func description(_ options: GeneralOptions) throws -> ScenarioDescription {
    if case .synthesized(let scenario) = content { return scenario.description }
    let trusted = options.sources.trustedPaths
    return try ScenarioReader.description(try text(), file: shownPath) { path, root in
      try Premises(around: root, trusting: trusted).scenarioText(path)
    }
  }

  /// The fonts that are not installed, as warnings with the lines that name them.
  private static func missingFonts(of scenario: Scenario) -> [Finding] {
    scenario.missingFonts(in: FontLibrary()).map {
      Finding(message: $0.message, range: $0.range, sourceLine: $0.range.sourceLine)
    }
  }

  /// Reads the scenario and prints its warnings.
  func read(_ terminal: Terminal, _ options: GeneralOptions) throws -> Scenario {
    var inputs: [String] = []
    return try read(terminal, options, inputs: &inputs)
  }

  /// The configuration in the scenario's folder or the nearest one above it, relative to the working
  /// directory if it is there or below; nil if there is none.
  var nearestConfig: String? {
    var folder = URL(fileURLWithPath: shownPath).standardizedFileURL.deletingLastPathComponent()
    while true {
      let file = folder.appendingPathComponent(".render-anim.yml")
      if FileManager.default.fileExists(atPath: file.path) {
        let here = FileManager.default.currentDirectoryPath + "/"
        return file.path.hasPrefix(here) ? String(file.path.dropFirst(here.count)) : file.path
      }
      guard folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// The lines of a file on the disk.
  func lines() throws -> [String] {
    path == "-"
      ? [] : try text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func text() throws -> String {
    if case .text(let text) = content { return text }
    do {
      let limit = InputFile.scenarioLimit
      let bytes =
        path == "-"
        ? try InputFile.standardInput(limit: limit) : try InputFile.bytes(path, .any, limit: limit)
      // A link in a folder of somebody else may lead to secrets, which messages would quote.
      guard
        path == "-" || Enclosure(around: path).contains(path)
          || String(validating: bytes, as: UTF8.self).map(ScenarioReader.isScenario) ?? false
      else {
        throw CommandError(.dataError, "'\(path)' is a link to something that is not a scenario")
      }
      return try ScenarioReader.decoded(bytes, file: shownPath)
    } catch let problem as InputFile.Problem {
      if path != "-", ScenarioPaths.isFolder(path) {
        let first = ScenarioPaths.scenarios(in: path).first.map { ", such as '\($0)'" } ?? ""
        throw CommandError(.noInput, "'\(path)' is a folder; name one scenario\(first)")
      }
      throw CommandError(problem, ofScenario: path)
    }
  }
}
