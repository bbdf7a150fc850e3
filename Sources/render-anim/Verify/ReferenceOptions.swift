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

  @Flag(help: "Print the names of the references that are meant, and do nothing else.")
  var list = false

  @OptionGroup var parallelism: JobsOption

  var tasks: Int { parallelism.tasks }
  var store: ReferenceStore { ReferenceStore(folder: references) }

  /// The references that are meant.
  var selection: ReferenceSelection {
    ReferenceSelection(references: references, only: only, theme: theme)
  }

  /// Whether some scenarios of the folder may have been left out, so that what is not there need
  /// not be gone.
  var isFiltered: Bool {
    only != nil || theme != nil
      || !paths.allSatisfy(ScenarioPaths.isFolder)
  }

  private var paths: [String] { scenarios.isEmpty ? ["Scenarios"] : scenarios }

  /// The files, in the order of their names within each folder.
  func files() throws(CommandError) -> [String] {
    if let missing = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      let meant = NearFile.scenario(missing).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandError(.noInput, "there is no '\(missing)'\(meant)")
    }
    return try ScenarioPaths.files(paths)
  }

  /// Makes sure that a pattern has matched something.
  ///
  /// - Parameter names: The names of the references that are meant.
  /// - Throws: `CommandError` with the name that was meant, if it has not.
  func check(_ names: [String]) throws(CommandError) {
    if let only, names.isEmpty { throw try nothing(named: only) }
  }

  /// The error that a pattern matches no reference, with the name that was meant.
  func nothing(named pattern: String) throws(CommandError) -> CommandError {
    // As far as they are known without reading all scenarios.
    let bases = try files().map { ReferenceStore.base(of: $0) }
    let recorded = Dictionary(grouping: store.names()) { name in
      name.lastIndex(of: "/").map { String(name[..<$0]) } ?? name
    }
    let names = bases.flatMap { recorded[$0] ?? [$0] }
    let words = names + bases
    let meant = Suggestion.closest(to: pattern, among: words)
    let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    return CommandError(
      .noInput,
      "'--only \(pattern)' matches none of the references"
        + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      notes: names.isEmpty ? [] : ["there are \(shown)"])
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
