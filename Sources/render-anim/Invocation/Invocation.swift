import AnimWorkers
import ArgumentParser
import Foundation

/// The way in which this process was started.
enum Invocation {
  /// The first argument of a process that was started by another one of the same program to work
  /// for it.
  private static let workerMark = "--as-worker-of-another"

  /// Whether it does the work that another process asks for.
  static let isWorker = CommandLine.arguments.dropFirst().first == workerMark

  /// The arguments as they were given, without the program's name.
  static let given = Array(CommandLine.arguments.dropFirst())

  /// The arguments of the command that runs, with those that the environment adds to them.
  @TaskLocal static var arguments: [String] = []

  /// Reads the arguments, and adds those of the environment to them.
  ///
  /// - Parameter root: The command that has all others.
  /// - Returns: The arguments without the name of the program.
  /// - Throws: `ValidationError` for a variable whose value cannot be an argument.
  static func arguments(of root: any ParsableCommand.Type) throws -> [String] {
    // What the environment adds has been added.
    guard !isWorker else { return Array(given.dropFirst()) }
    return try completed(given, of: root)
  }

  /// Adds to arguments what the environment does.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of a command, without the name of the program.
  ///   - root: The command that has all others.
  /// - Returns: The arguments with those that variables add.
  /// - Throws: `ValidationError` for a variable whose value cannot be an argument.
  static func completed(
    _ arguments: [String], of root: any ParsableCommand.Type
  ) throws -> [String] {
    let environment = ProcessInfo.processInfo.environment
    guard EnvironmentArguments.isNeeded(environment) else { return arguments }
    return try EnvironmentArguments(environment, for: CommandTree(of: root)).adding(
      to: arguments)
  }

  /// The program as a worker of the command that runs here.
  static func worker(for terminal: Terminal) -> WorkerProgram {
    var environment = ProcessInfo.processInfo.environment
    // Its messages come through here.
    for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"] { environment[name] = nil }
    environment[terminal.usesColor ? "FORCE_COLOR" : "NO_COLOR"] = "1"
    return WorkerProgram(
      path: WorkerProgram.ownPath, arguments: [workerMark] + arguments,
      environment: environment)
  }
}
