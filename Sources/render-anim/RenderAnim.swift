import AnimFiles
import AnimLayoutSources
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimText
import ArgumentParser
import Foundation
import Synchronization

@main
struct RenderAnim: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render-anim",
    abstract: "Renders the animations of collection views without a Mac.",
    discussion: """
      A scenario, written in YAML, is acted out on a virtual clock and drawn at every tick. The same \
      scenario gives the same bytes every time.

      EXIT CODES
        0   done, and all is as expected
        1   something is not as a scenario or a reference expects, or a comparison found a difference
        64  the command line is wrong
        65  a scenario is invalid
        66  a file is missing
        69  something that the scenario needs is not available
        70  an internal error
        73  an output cannot be created
        74  reading or writing failed
        130 interrupted; other signals end it with 128 and their number, as 143 for SIGTERM

      Every option can be given as a variable too: RENDER_ANIM_SCALE=2 is --scale 2. What is seldom \
      needed is listed by --help-hidden.
      """,
    version: ProgramVersion.description,
    subcommands: [
      RenderCommand.self, StillCommand.self, SheetCommand.self, PreviewCommand.self,
      GalleryCommand.self, AssetsCommand.self, InspectCommand.self, ExplainCommand.self,
      WhyCommand.self, ValidateCommand.self,
      LintCommand.self, DoctorCommand.self, FetchPackagesCommand.self, FuzzCommand.self,
      LowerCommand.self, ExportCommand.self,
      VerifyCommand.self, RecordCommand.self, ReviewCommand.self, MergeReportsCommand.self,
      CompareCommand.self, PlanCommand.self, CacheCommand.self, DiffCommand.self,
      EncodeCommand.self, InfoCommand.self, NewCommand.self, ListCommand.self,
      SchemaCommand.self, ConfigCommand.self, ExplainCodeCommand.self, CompletionsCommand.self,
      ManCommand.self,
      VersionCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)
}

extension RenderAnim {
  /// Runs the command that the arguments name, with a studio for the sources of its scenarios.
  @concurrent static func main() async {
    Leftovers.endOnSignals()
    // What an app writes of a time of day is the same on every machine. Formatters have read the
    // variable before.
    unsafe setenv("TZ", "UTC", 1)
    NSTimeZone.default = .gmt
    do {
      if Invocation.given == ["--version"] {
        // The parser would need three times as long as all else.
        return try ProgramOutput.write(ProgramVersion.description + "\n")
      }
      if !Invocation.isWorker { try CommandWords(Invocation.given, of: self).checkFirst() }
      let arguments = try Invocation.arguments(of: self)
      try await Invocation.$arguments.withValue(arguments) {
        try await withSurroundings(of: arguments) { try await run($0, arguments) }
      }
    } catch let error where error is OutputError || error is CommandError {
      fail(error)
    } catch {
      let code = exitCode(for: error)
      if code == .validationFailure,
        let mistake = CommandWords(Invocation.given, of: self).unknownOption()
      {
        fail(mistake)
      }
      guard code == .success else { exit(withError: error) }
      printHelp(error)
    }
  }

  /// Runs `body` with the command of a command line, and with the fonts and the studio that it asks for.
  private static func withSurroundings(
    of arguments: [String], _ body: (sending any ParsableCommand) async throws -> Void
  ) async throws {
    let parsed = try parseAsRoot(arguments)
    let command = parsed as? any ScenarioCommand
    let general = command?.general
    try general?.fonts.check()
    let studio = command.map(studio) ?? SourceStudio()
    let fonts = general?.fonts.search ?? FontSearch()
    let pictures = general.flatMap { KeptPictures($0.cache) }
    // Commands that act scenarios out give it to the main actor.
    let handed = Mutex<(any ParsableCommand)?>(parsed)
    try await FontSearch.$current.withValue(fonts) {
      try await SourceStudio.$current.withValue(studio) {
        try await PictureArchives.$current.withValue(pictures) {
          guard let command = handed.withLock({ $0.take() }) else { return }
          try await body(command)
        }
      }
    }
  }

  /// Ends with help and the like, which were asked for.
  private static func printHelp(_ request: any Error) -> Never {
    do {
      try ProgramOutput.write(fullMessage(for: request) + "\n")
    } catch {
      fail(error)
    }
    exit()
  }

  private static func fail(_ error: any Error) -> Never {
    let failure = CommandError(error, Terminal(color: .auto))
    ProgramErrors.write(failure.text)
    exit(withError: ExitCode(failure.code.rawValue))
  }

  private static func studio(for command: any ScenarioCommand) -> SourceStudio {
    command.general.sources.studio(
      command.trustedSources, cache: command.general.cache.folder,
      counting: (command as? any BranchCountingCommand)?.counting ?? .none,
      goesOn: (command as? any ScreenCommand)?.showsScreens ?? false,
      // What programs read holds nothing else.
      saysProgress: !command.general.quiet && command.general.diagnostics != .json)
  }

  private static func run(
    _ command: sending any ParsableCommand, _ arguments: [String]
  ) async throws {
    var command = command
    if Invocation.isWorker, let command = command as? any WorkerCommand {
      await command.work()
    } else if let command = command as? any DescribingCommand {
      try command.run(describing: self)
    } else if let command = command as? any SurroundingCommand {
      let inner = try Invocation.completed(command.inner, of: self)
      try await Invocation.$arguments.withValue(inner) {
        try await withSurroundings(of: inner) { _ in
          // Read anew, to be given to the main actor.
          guard let command = try parseAsRoot(arguments) as? any SurroundingCommand else { return }
          try await command.run(around: try parseAsRoot(inner))
        }
      }
    } else if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }
}
