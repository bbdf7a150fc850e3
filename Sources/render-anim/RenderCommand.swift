import ArgumentParser
import Foundation
import ScenarioFormat
import Staging

struct RenderCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders scenarios (the default command).",
    discussion: """
      Without an output, each scenario becomes a GIF where it says so itself, or beside it. Several \
      outputs can be made at once.
      """)

  @Argument(
    help: ArgumentHelp("Scenarios to render; - is the standard input.", valueName: "scenario.yaml"))
  var scenarios: [String] = []

  @Option(
    name: .customLong("layout"),
    help: ArgumentHelp(
      "Render a layout of an app without a scenario: a Swift file or folder, several if repeated.",
      valueName: "source"))
  var layoutSources: [String] = []

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("The class of --layout, if there are several.", valueName: "name"))
  var layoutClass: String?

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
    if scenarios.isEmpty, layoutSources.isEmpty {
      throw ValidationError(
        "there is nothing to render: name a scenario, or a source with '--layout'")
    }
    if layoutClass != nil, layoutSources.isEmpty {
      throw ValidationError("'--class' names a class of '--layout', which is missing")
    }
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
      for file in try files() {
        do {
          try await RenderJob(command: self, file: file, terminal: terminal).run()
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

  var trustedSources: [String] { general.sources.trustedPaths + layoutSources }

  /// The scenarios, one of them made up for `--layout`.
  private func files() throws -> [ScenarioFile] {
    let files = scenarios.map { ScenarioFile(path: $0) }
    guard !layoutSources.isEmpty else { return files }
    do {
      let audition = try Audition(layoutSources, className: layoutClass)
      let path = Audition.folder(of: layoutSources).appendingPathComponent("\(audition.name).yaml")
      return files + [ScenarioFile(path: path.relativePath, madeUp: audition.text)]
    } catch {
      throw Failure(error)
    }
  }
}
