import ArgumentParser
import Foundation

/// The options that come from environment variables.
///
/// `RENDER_ANIM_SCALE=2` is `--scale 2` wherever that is an option and is not given.
struct EnvironmentArguments {
  private static let prefix = "RENDER_ANIM_"
  private let environment: [String: String]
  private let tree: CommandTree

  init(_ environment: [String: String], for tree: CommandTree) {
    self.environment = environment
    self.tree = tree
  }

  /// Whether any variable could matter; without one, the command tree is not needed.
  static func isNeeded(_ environment: [String: String]) -> Bool {
    environment.keys.contains { $0.hasPrefix(prefix) }
  }

  /// The name of the variable for an option's long name.
  static func variable(for name: String) -> String {
    prefix + name.uppercased().replacing("-", with: "_")
  }

  /// `arguments` with those that the environment adds to them, in the order of the command's
  /// options.
  func adding(to arguments: [String]) throws -> [String] {
    let given = arguments.prefix { $0 != "--" }
    guard !given.contains("--help"), !given.contains("-h"), given.first != "help" else {
      return arguments
    }
    guard let command = tree.command(of: Array(given)) else { return arguments }
    var added: [String] = []
    for argument in command.arguments ?? [] {
      guard let long = argument.names?.first(where: { $0.kind == .long }),
        let value = environment[Self.variable(for: long.name)], !value.isEmpty,
        !argument.isGiven(in: given)
      else { continue }
      switch argument.kind {
      case .positional: continue
      case .option: added += [long.text, value]
      case .flag:
        switch value.lowercased() {
        case "1", "true", "yes", "on": added.append(long.text)
        case "0", "false", "no", "off": continue
        default:
          throw ValidationError(
            "\(Self.variable(for: long.name)) is '\(value)'; a flag is 1 or 0 there")
        }
      }
    }
    return given + added + arguments.dropFirst(given.count)
  }
}

extension CommandTree.Argument {
  /// Whether some arguments, up to `--`, have this option under any of its names.
  func isGiven(in arguments: some Sequence<String>) -> Bool {
    (names ?? []).contains { name in arguments.contains { name.isMeant(by: $0) } }
  }
}

extension CommandTree.Argument.Name {
  fileprivate func isMeant(by argument: String) -> Bool {
    switch kind {
    case .long, .longWithSingleDash: argument == text || argument.hasPrefix(text + "=")
    case .short:
      // Flags of one letter may stand together: -qv.
      argument.hasPrefix("-") && !argument.hasPrefix("--") && argument.count < 5
        && argument.dropFirst().contains(name)
    }
  }
}
