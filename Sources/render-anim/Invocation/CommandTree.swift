import ArgumentParser
import Foundation

/// The commands with their arguments, as the argument parser describes them to other programs.
///
/// The format is that of `--experimental-dump-help`.
struct CommandTree: Decodable {
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool
    var aliases: [String]?
    var defaultSubcommand: String?
    var subcommands: [Command]?
    var arguments: [Argument]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      enum Kind: String, Decodable { case long, short, longWithSingleDash }
      var kind: Kind
      var name: String

      /// The name as it is written on the command line.
      var text: String { (kind == .long ? "--" : "-") + name }
    }
    enum Kind: String, Decodable { case positional, option, flag }
    var kind: Kind
    var shouldDisplay: Bool
    var sectionTitle: String?
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var abstract: String?
  }

  var command: Command

  /// The commands of a program.
  ///
  /// - Parameter root: The command that has all others.
  /// - Throws: `DecodingError` if the parser has changed its format.
  init(of root: any ParsableCommand.Type) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(root._dumpHelp().utf8))
  }

  /// The command that a line is about: the one that its first word names, or else the default.
  func command(of arguments: [String]) -> Command? {
    let commands = command.subcommands ?? []
    let named = commands.first {
      $0.commandName == arguments.first || ($0.aliases ?? []).contains(arguments.first ?? "")
    }
    return named ?? commands.first { $0.commandName == command.defaultSubcommand }
  }

  /// The commands that users see, in their order.
  var commands: [Command] {
    (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }
}
