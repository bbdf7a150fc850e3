import ArgumentParser

/// A command that tells about the program and its commands.
protocol DescribingCommand: ParsableCommand {
  /// Runs it.
  ///
  /// - Parameter root: The command that has all others.
  /// - Throws: An error that ends the program.
  func run(describing root: any ParsableCommand.Type) throws
}
