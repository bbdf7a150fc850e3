import ArgumentParser
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
    do {
      try await SourceStudio.$current.withValue(try studio()) { try await runCommand() }
    } catch {
      exit(withError: error)
    }
  }

  private static func studio() throws -> SourceStudio {
    let command = try parseAsRoot() as? any ScenarioCommand
    return command.map { $0.general.sources.studio($0.trustedSources) } ?? SourceStudio()
  }

  private static func runCommand() async throws {
    var command = try parseAsRoot()
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }
}
