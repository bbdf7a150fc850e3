import AnimScenarioFormat
import AnimVerifying

/// The references of scenarios that are meant.
struct ReferenceSelection: Codable, Sendable {
  /// The folder of references.
  var references: String
  /// A pattern that names match; nil for all.
  var only: String?
  /// The names that are meant; nil for all.
  var names: Set<String>?
  /// The theme that is meant; nil for those of each scenario.
  var theme: Theme?

  /// Whether the reference of a name is meant.
  func admits(_ name: String) -> Bool {
    (only.map { name.matches(pattern: $0) } ?? true) && (names?.contains(name) ?? true)
  }

  /// Whether a reference of a scenario may be meant; the scenario has not been read.
  func mayAdmit(_ file: String) -> Bool {
    guard only != nil || names != nil else { return true }
    return Theme.allCases.contains { theme in
      (1...3).contains { admits(ReferenceStore.name(of: file, theme: theme, scale: $0)) }
    }
  }

  /// The references of a scenario that are meant, in the order of its themes.
  func parts(of survey: ScenarioSurvey) -> [ReferencePart] {
    (theme.map { [$0] } ?? survey.themes).map { theme in
      ReferencePart(
        file: survey.file,
        name: ReferenceStore.name(of: survey.file, theme: theme, scale: survey.scale),
        theme: theme)
    }.filter { admits($0.name) }
  }

  /// The command that makes the actual frames of a scenario the expected ones.
  func acceptCommand(for part: ReferencePart) -> String {
    "render-anim record \(part.file)"
      + (references == "References" ? "" : " --references \(references)")
      + " --only '\(part.name)'"
  }
}

/// A scenario in one theme, and the name of its reference.
struct ReferencePart: Codable, Hashable, Sendable {
  var file: String
  var name: String
  var theme: Theme
}
