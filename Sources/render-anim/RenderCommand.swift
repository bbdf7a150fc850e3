import ArgumentParser
import Foundation
import ScenarioFormat

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders scenarios (the default command).",
    discussion: """
      Without an output, each scenario becomes a GIF where it says so itself, or beside it. Several \
      outputs can be made at once.
      """)

  @Argument(
    help: ArgumentHelp("Scenarios to render; - is the standard input.", valueName: "scenario.yaml"))
  var scenarios: [String]

  @OptionGroup(title: "Outputs") var outputs: OutputOptions

  @Option(help: ArgumentHelp("Write one moment as a PNG (see --at).", valueName: "file"))
  var png: [String] = []

  @Option(
    help: ArgumentHelp(
      "The moment of --png: seconds, a percentage such as 50%, or mark:NAME (default: the end).",
      valueName: "time"))
  var at: MomentArgument?

  @Option(
    help: ArgumentHelp(
      "Show a part: 0.5..2, mark:NAME..end, 50% or chapter:NAME, several with commas.",
      valueName: "range"))
  var select: SelectionArgument?

  @Option(help: "light or dark (default: the scenario's first).")
  var theme: Theme?

  @OptionGroup(title: "Picture") var picture: PictureOptions
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "GIF") var gifSettings: GIFSettings
  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if at != nil, png.isEmpty {
      throw ValidationError("'--at' says which moment '--png' shows; there is no '--png'")
    }
    let paths = outputs.all + png
    if scenarios.count > 1, !paths.isEmpty {
      throw ValidationError("several scenarios cannot be written to one output")
    }
    try OutputOptions.checkDistinct(paths)
    if scenarios.contains("-"), paths.isEmpty {
      throw ValidationError("a scenario from the standard input needs an output such as '--gif'")
    }
  }

  @MainActor func run() async throws {
    let terminal = Terminal(color: general.color)
    try await Interruptible.run(terminal) {
      // A failing scenario does not stop the others; the highest exit code is that of all.
      var worst: Failure.Code?
      for path in scenarios {
        do {
          try await RenderJob(command: self, file: ScenarioFile(path: path), terminal: terminal)
            .run()
        } catch {
          let failure = Failure(error, terminal, form: general.diagnostics)
          if failure.code == .interrupted { throw failure }
          terminal.print(failure.text)
          worst = failure.code.orWorse(worst)
        }
      }
      if let worst { throw Failure(worst, text: "") }
    }
  }
}
