import AnimFiles
import AnimScenarioFormat
import AnimTextFormats
import ArgumentParser
import Foundation

struct ConfigCommand: ScenarioCommand, DescribingCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Prints the value of every option, and where it comes from.",
    discussion: """
      The values are those with which 'render' would render the scenario, given the same options. Of \
      the places that can say a value the first counts: the command line, the environment, the \
      scenario, the nearest .render-anim.yml. Without a scenario, they are those that any scenario in \
      this folder has that says nothing itself.
      """)

  @Argument(
    help: ArgumentHelp("The scenario; - is the standard input.", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenario: String?

  @Flag(help: "Say where each value comes from: an option, a variable, or a line of a file.")
  var showOrigin = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Picture") var picture: PictureOptions
  @Option(help: "light, dark or both (default: those of the scenario).")
  var theme: ThemeArgument?
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "Encoding") var gifSettings: GIFSettings
  @OptionGroup var parallelism: JobsOption
  @OptionGroup var input: InputOptions
  @OptionGroup var general: GeneralOptions

  /// The options that are this command's own, or about where a scenario is, which are no settings.
  private static let own = ["show-origin", "json", "assume-filename", "help", "version"]

  func run(describing root: any ParsableCommand.Type) throws {
    let terminal = general.terminal
    do {
      let options = try options(describing: root, terminal)
      try ProgramOutput.write(
        json ? try JSONText(options, isIndented: true).text + "\n" : text(of: options))
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure)
      throw ExitCode(failure.code.rawValue)
    }
  }

  private func options(
    describing root: any ParsableCommand.Type, _ terminal: Terminal
  ) throws -> [EffectiveOption] {
    let file =
      scenario.map { ScenarioFile(path: $0, assumedPath: input.assumeFilename) }
      ?? ScenarioFile.withoutSettings
    let read = try file.read(terminal, general)
    guard
      let command = try CommandTree(of: root).command(of: [Self.configuration.commandName ?? ""])
    else { preconditionFailure("the command is one of the program's") }
    let origins = OptionOrigins(
      given: Invocation.given, arguments: Invocation.arguments, of: command, outline: read.outline)
    let settings = EffectiveSettings(self, read, file, origins)
    return settings.outputs
      + (command.arguments ?? []).compactMap(\.longName).filter { !Self.own.contains($0) }
      .map(settings.option)
  }

  private func text(of options: [EffectiveOption]) -> String {
    var table = TextTable(showOrigin ? [.left, .left, .left] : [.left, .left])
    for option in options {
      let value = option.value.isEmpty ? "–" : option.value.visible
      if showOrigin {
        table.add(option.name, value, "\(option.origin)")
      } else {
        table.add(option.name, value)
      }
    }
    return table.text
  }
}
