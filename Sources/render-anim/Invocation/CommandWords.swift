import AnimScenarioFormat
import ArgumentParser
import Foundation

/// The words of a command line that are not what they should be, found before or after it is parsed.
struct CommandWords {
  private let arguments: [String]
  private let root: any ParsableCommand.Type

  /// The words of a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words, without the program's name.
  ///   - root: The command that has all others.
  init(_ arguments: [String], of root: any ParsableCommand.Type) {
    self.arguments = arguments
    self.root = root
  }

  /// The words by which a program that is given none says what to give it.
  static let beginning = """
    error: there is nothing to do
    note: to begin with, try

        render-anim new first            writes first.yaml, a scenario to change
        render-anim first.yaml           renders it as first.gif
        render-anim preview first.yaml   shows it in a browser, anew after every save
        render-anim --help               lists all commands

    """

  /// Makes sure that the first word is a command, a scenario or an option.
  ///
  /// The command 'render' can be left out before a scenario only: before other words it would hide
  /// what is wrong with them.
  ///
  /// - Throws: `CommandError` that says what was meant.
  func checkFirst() throws(CommandError) {
    guard let word = arguments.first else { throw CommandError(.usage, text: Self.beginning) }
    if word == "help" {
      if arguments.count > 1, !arguments[1].hasPrefix("-"), !isCommand(arguments[1]) {
        throw unknownCommand(arguments[1])
      }
      return
    }
    guard !word.hasPrefix("-"), !isCommand(word), !isScenario(word) else { return }
    if let file = NearFile.scenario(word), word.contains("/") || file.hasPrefix(word) {
      throw CommandError(.noInput, "there is no file '\(word)'; did you mean '\(file)'?")
    }
    if word.contains("/") || word.contains(".") {
      let file = NearFile.scenario(word).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandError(.noInput, "there is no file '\(word)'\(file)")
    }
    throw unknownCommand(word)
  }

  /// The first option that the command does not have; nil if there is none.
  ///
  /// What else is wrong with a line follows from it more often than not: its value is taken for a
  /// scenario.
  func unknownOption() -> CommandError? {
    guard let tree = try? CommandTree(of: root) else { return nil }
    let command = tree.command(of: arguments)
    let known = (command?.arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == .long }
      .map(\.name)
    let others = [
      "help", "help-hidden", "version", "experimental-dump-help", "generate-completion-script",
    ]
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.dropFirst(2).prefix { $0 != "=" })
      guard !known.contains(name), !others.contains(name) else { continue }
      let owner = command.map { " of '\($0.commandName)'" } ?? ""
      let help = command.map { "render-anim \($0.commandName) --help" } ?? "render-anim --help"
      let meant = Suggestion.closest(to: name, among: known, synonyms: Self.synonyms)
        .flatMap { known.contains($0) ? $0 : nil }
      return CommandError(
        .usage,
        "unknown option '--\(name)'\(owner)" + (meant.map { "; did you mean '--\($0)'?" } ?? ""),
        notes: ["'\(help)' lists the options"])
    }
    return nil
  }

  /// What other programs call some of the options.
  private static let synonyms = [
    "out": "output", "size": "width", "themes": "theme", "resolution": "scale", "rate": "fps",
    "framerate": "fps", "frame-rate": "fps", "time": "at", "duration": "select",
    "max-size": "max-bytes", "repeat": "loop", "background-color": "background",
  ]

  private var commands: [String] {
    root.configuration.subcommands.flatMap { command in
      [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
    }
  }

  private func isCommand(_ word: String) -> Bool { word == "help" || commands.contains(word) }

  private func isScenario(_ word: String) -> Bool {
    word.hasSuffix(".yaml") || word.hasSuffix(".yml")
      || FileManager.default.fileExists(atPath: word)
  }

  private func unknownCommand(_ word: String) -> CommandError {
    let meant = Suggestion.closest(to: word, among: commands + ["help"])
    return CommandError(
      .usage, "unknown command '\(word)'" + (meant.map { ", did you mean '\($0)'?" } ?? ""),
      notes: ["'render-anim --help' lists the commands; a scenario is a file that ends in .yaml"])
  }
}
