import ArgumentParser

/// A command that acts scenarios out.
protocol ScenarioCommand: AsyncParsableCommand {
  var general: GeneralOptions { get }
  /// The sources that are named on the command line.
  var trustedSources: [String] { get }
}

extension ScenarioCommand {
  var trustedSources: [String] { general.sources.trustedPaths }
}
