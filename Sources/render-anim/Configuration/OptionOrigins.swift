import AnimScenarioFormat

/// Finds out where the values of options come from.
struct OptionOrigins {
  private let given: [String]
  private let arguments: [String]
  private let outline: ScenarioOutline
  private let options: [String: CommandTree.Argument]

  /// The origins for a command line.
  ///
  /// - Parameters:
  ///   - given: The words of the command line.
  ///   - arguments: The words with those that the environment has added.
  ///   - command: The command as the argument parser describes it.
  ///   - outline: What the scenario and its defaults say.
  init(
    given: [String], arguments: [String], of command: CommandTree.Command,
    outline: ScenarioOutline
  ) {
    self.given = Array(given.prefix { $0 != "--" })
    self.arguments = Array(arguments.prefix { $0 != "--" })
    self.outline = outline
    options = Dictionary(
      (command.arguments ?? []).compactMap { option in option.longName.map { ($0, option) } }
    ) { first, _ in first }
  }

  /// The origin of a value.
  ///
  /// - Parameters:
  ///   - names: The options that decide it, the stronger first.
  ///   - keys: The paths of the scenario's keys that decide it if none of these is given.
  /// - Returns: The first of them that says a value, or else the default.
  func origin(of names: [String], _ keys: [String] = []) -> EffectiveOption.Origin {
    for name in names {
      guard let option = options[name] else { continue }
      if option.isGiven(in: given) { return .flag(name) }
      if option.isGiven(in: arguments) {
        return .variable(EnvironmentArguments.variable(for: name))
      }
    }
    let places = keys.lazy.compactMap { outline.value(at: $0)?.range }
    guard let place = places.first else { return .default }
    return place.isOverride ? .flag("set") : .file(place)
  }

  /// The words that were given for an option, several with commas between them; nil if it is not
  /// given.
  func text(of name: String) -> String? {
    guard let option = options[name], option.isGiven(in: arguments) else { return nil }
    let word = "--\(name)"
    let values = arguments.indices.compactMap { index -> String? in
      if arguments[index].hasPrefix(word + "=") {
        return String(arguments[index].dropFirst(word.count + 1))
      }
      return arguments[index] == word && index + 1 < arguments.count ? arguments[index + 1] : nil
    }
    return option.kind == .flag ? "on" : values.joined(separator: ", ")
  }

  /// The text that a scenario has under the first of some keys that is there.
  func text(at keys: [String]) -> String? {
    keys.lazy.compactMap { outline.value(at: $0)?.text }.first
  }
}

extension CommandTree.Argument {
  /// The name with two dashes, without them.
  var longName: String? { names?.first { $0.kind == .long }?.name }
}
