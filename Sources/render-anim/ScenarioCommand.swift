import ArgumentParser
import Files
import Foundation
import Staging

/// A command that acts scenarios out.
protocol ScenarioCommand: AsyncParsableCommand {
  var general: GeneralOptions { get }
  /// The sources that are named on the command line.
  var trustedSources: [String] { get }
}

extension ScenarioCommand {
  var trustedSources: [String] { general.sources.trustedPaths }
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
      let arguments = try Invocation.arguments()
      try await SourceStudio.$current.withValue(try studio(arguments)) {
        try await runCommand(arguments)
      }
    } catch let error where error is OutputError || error is CommandError {
      fail(error)
    } catch {
      guard exitCode(for: error) == .success else { exit(withError: error) }
      printHelp(error)
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

  private static func studio(_ arguments: [String]) throws -> SourceStudio {
    let command = try parseAsRoot(arguments) as? any ScenarioCommand
    return command.map { $0.general.sources.studio($0.trustedSources) } ?? SourceStudio()
  }

  private static func runCommand(_ arguments: [String]) async throws {
    var command = try parseAsRoot(arguments)
    if Invocation.isWorker, let command = command as? any WorkerCommand {
      await command.work()
    } else if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }
}
