import AnimScenarioFormat
import AnimVerifying
import ArgumentParser
import Foundation

/// The scenarios that are compared, and their references.
struct ReferenceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scenarios, or folders of them (default: Scenarios).", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenarios: [String] = []

  @Option(
    help: ArgumentHelp("The folder of references.", valueName: "folder"), completion: .directory)
  var references = "References"

  @Option(
    help: ArgumentHelp(
      "Only references whose name matches, such as insertion or 'list/*@2x'.", valueName: "pattern")
  )
  var only: String?

  @Option(help: "light or dark (default: all themes of each scenario).")
  var theme: Theme?

  @OptionGroup var parallelism: JobsOption

  var tasks: Int { parallelism.tasks }
  var store: ReferenceStore { ReferenceStore(folder: references) }

  /// Whether some scenarios of the folder may have been left out, so that what is not there need
  /// not be gone.
  var isFiltered: Bool {
    only != nil || theme != nil
      || !paths.allSatisfy(ScenarioPaths.isFolder)
  }

  private var paths: [String] { scenarios.isEmpty ? ["Scenarios"] : scenarios }

  /// The files, in the order of their names within each folder.
  private func files() throws(CommandError) -> [String] {
    if let missing = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      let meant = NearFile.scenario(missing).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandError(.noInput, "there is no '\(missing)'\(meant)")
    }
    return try ScenarioPaths.files(paths)
  }

  /// One scenario in one theme, or the reason why it cannot be read.
  struct Job {
    var file: String
    var text: String
    var name: String
    /// The reason why it cannot be read; nil if it can.
    var failure: CommandError?
    /// The same reason in as few words as there are.
    var problem = ""
    var theme: Theme
  }

  /// The jobs of all scenarios that are selected; two of one name are an error.
  func jobs(_ terminal: Terminal, _ general: GeneralOptions) throws -> [Job] {
    var jobs: [Job] = []
    for file in try files() {
      let text =
        FileManager.default.contents(atPath: file)
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
      do {
        let scenario = try ScenarioFile(path: file).read(terminal, general)
        for theme in theme.map({ [$0] }) ?? scenario.themes {
          let name = ReferenceStore.name(of: file, theme: theme, scale: scenario.canvas.scale)
          jobs.append(Job(file: file, text: text, name: name, theme: theme))
        }
      } catch {
        let name = ReferenceStore.name(of: file, theme: .light, scale: 1)
        let failure = CommandError(error, terminal)
        jobs.append(
          Job(
            file: file, text: text, name: name, failure: failure,
            problem: CommandError(error, Terminal(color: .never, form: .short)).text, theme: .light)
        )
      }
    }
    if let only {
      let all = jobs
      jobs = jobs.filter { $0.name.matches(pattern: only) }
      if jobs.isEmpty { throw Self.nothing(named: only, among: all.map(\.name)) }
    }
    for (index, job) in jobs.enumerated() {
      if let other = jobs[..<index].first(where: { $0.name == job.name }) {
        throw CommandError(
          .dataError,
          "'\(other.file)' and '\(job.file)' have one name, '\(job.name)'; rename one of them")
      }
    }
    return jobs
  }

  /// The error that a pattern matches no reference, with the name that was meant.
  private static func nothing(named pattern: String, among names: [String]) -> CommandError {
    let words = names + names.map { $0.prefix { $0 != "/" } }.map(String.init)
    let meant = Suggestion.closest(to: pattern, among: words)
    let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    return CommandError(
      .noInput,
      "'--only \(pattern)' matches none of the references"
        + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      notes: names.isEmpty ? [] : ["there are \(shown)"])
  }

  /// The command that makes the actual frames of a job the expected ones.
  func acceptCommand(for job: Job) -> String {
    "render-anim record \(job.file)"
      + (references == "References" ? "" : " --references \(references)")
      + " --only '\(job.name)'"
  }
}

extension String {
  /// Whether the text matches a pattern in which `*` is anything and `?` one character.
  ///
  /// Without either, whether it begins with the pattern.
  func matches(pattern: String) -> Bool {
    guard pattern.contains("*") || pattern.contains("?") else {
      return self == pattern || hasPrefix(pattern + "/")
    }
    return Self.matches(Array(self)[...], Array(pattern)[...])
  }

  private static func matches(
    _ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return matches(text, pattern.dropFirst())
        || !text.isEmpty && matches(text.dropFirst(), pattern)
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return matches(text.dropFirst(), pattern.dropFirst())
  }
}
