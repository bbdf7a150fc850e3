import AnimLayoutSources
import AnimScenarioFormat
import AnimStaging
import AnimWorkers

/// The work that a process of its own does to find out about a layout.
enum LayoutWork: WorkerJob {
  /// Asks an object of the layout.
  case ask(LayoutInquiry)
  /// Acts a scenario out.
  case act(ScenarioFile)

  typealias Event = Never

  struct Answer: Codable, Sendable {
    /// nil if the layout cannot be asked.
    var traits: LayoutTraits?
    /// The reason why the scenario could not be acted out; nil if it could.
    var complaint: String?
    /// Whether nothing was to be seen at any step.
    var isBlank = false
  }

  var subject: String {
    switch self {
    case .ask(let inquiry): inquiry.traits.className
    case .act(let file): file.path
    }
  }

  /// Does it in this process.
  @MainActor func answer(_ terminal: Terminal, _ options: GeneralOptions) -> Answer {
    switch self {
    case .ask(let inquiry):
      let traits = try? inquiry.answered {
        try ScenarioFile($0).read(terminal.silent, options)
      }
      return Answer(traits: traits)
    case .act(let file):
      do {
        let scenario = try file.read(terminal.silent, options)
        // What fails is to be found out.
        let rehearsal = try SourceGuard.$endsWithCrashes.withValue(true) {
          try Rehearsal(scenario, theme: scenario.themes[0])
        }
        return Answer(isBlank: rehearsal.isBlank)
      } catch {
        return Answer(complaint: CommandError(error, terminal).text(in: terminal.form))
      }
    }
  }
}
