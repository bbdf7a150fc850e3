import AnimActions
import AnimFiles
import AnimLayoutSources
import ArgumentParser
import Foundation

/// A command that is about another command line.
protocol SurroundingCommand: AsyncParsableCommand {
  /// The other command line, without the program's name.
  var inner: [String] { get }

  /// Runs with the other command, whose fonts and sources are those of the task.
  @MainActor func run(around command: any ParsableCommand) async throws
}

struct PlanCommand: SurroundingCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Lists what a command would do, for schedulers and build systems.",
    discussion: """
      Every output of 'render', 'gallery', 'verify' and 'record' is a function of its inputs. A plan has \
      an action for each of them: the command line that does it, its inputs with their digests, the \
      fonts that are really used, its outputs, how long it takes, and a key, which is another one if anything changes \
      that the outputs depend on. Scenarios are acted out for that, and nothing is drawn.

      The options of 'plan' stand before the command, as in

          render-anim plan --ninja verify Scenarios > build.ninja && ninja
          render-anim plan --shell verify Scenarios | parallel
          render-anim merge-reports .render-anim/actions
      """)

  @Flag(help: "Print the plan as JSON.") var json = false
  @Flag(help: "Print a file for Ninja.") var ninja = false
  @Flag(help: "Print a file for GNU make.") var make = false
  @Flag(help: "Print a line for a shell for each action, the longest first.") var shell = false

  @Option(
    help: ArgumentHelp(
      "Where the reports of single actions of 'verify' belong.", valueName: "folder"),
    completion: .directory)
  var reports = ".render-anim/actions"

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp(
      "render, gallery, verify or record, with its arguments.", valueName: "command"))
  var words: [String]

  var inner: [String] { words.first == "--" ? Array(words.dropFirst()) : words }

  func validate() throws {
    if [json, ninja, make, shell].count(where: \.self) > 1 {
      throw ValidationError("a plan has one form: '--json', '--ninja', '--make' or '--shell'")
    }
  }

  @MainActor func run(around command: any ParsableCommand) async throws {
    let terminal = (command as? any ScenarioCommand)?.general.terminal ?? Terminal(color: .auto)
    try await Interruptible.run(terminal) {
      let planner = ActionPlanner(reports: reports, terminal)
      let actions =
        switch command {
        case let command as VerifyCommand: try await planner.actions(of: command)
        case let command as RecordCommand: try await planner.actions(of: command)
        case let command as RenderCommand: try await planner.actions(of: command)
        case let command as GalleryCommand: try await planner.actions(of: command, inner)
        default:
          throw CommandError(
            .usage,
            "there are plans of render, gallery, verify and record, not of '\(inner.first ?? "")'")
        }
      let plan = ActionPlan(planner.program, actions)
      try ProgramOutput.write(
        json
          ? try plan.json
          : ninja ? plan.ninja : make ? plan.makefile : shell ? plan.shell : text(of: plan))
      if let worst = planner.worst { throw CommandError(worst, text: "") }
    }
  }

  /// The plan for people.
  private func text(of plan: ActionPlan) -> String {
    var table = TextTable([.left, .left, .right, .right, .left])
    for action in plan.actions {
      table.add(
        action.kind.rawValue, action.name, "\(action.inputs.count + action.fonts.count) inputs",
        "\(action.weight.shortText) s", String(action.key.prefix(12)))
    }
    let seconds = plan.actions.reduce(0) { $0 + $1.weight }
    return table.text
      + "\(plan.actions.count) action\(plan.actions.count == 1 ? "" : "s"), about "
      + "\(((seconds * 10).rounded() / 10).shortText) s of one core\n"
  }
}
