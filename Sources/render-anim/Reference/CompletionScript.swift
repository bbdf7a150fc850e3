import ArgumentParser

/// The completions of a shell, which know that a line without a command is one of the default
/// command.
///
/// The argument parser writes scripts that offer nothing where the command is left out. Each gets a
/// few lines in places that must be there.
struct CompletionScript {
  /// A shell that the parser writes scripts for.
  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    var shell: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  /// A place in the parser's script that is not there, since the parser has changed.
  struct UnknownFormatError: Error, CustomStringConvertible {
    let line: String

    var description: String { "the completion script has no line '\(line)'" }
  }

  let text: String

  /// The script for a shell.
  ///
  /// - Parameters:
  ///   - shell: The shell.
  ///   - root: The command that has all others.
  /// - Throws: `UnknownFormatError` if the parser has changed its scripts.
  init(_ shell: Shell, for root: any ParsableCommand.Type) throws {
    let script = root.completionScript(for: shell.shell) + "\n"
    let tree = try CommandTree(of: root)
    let commands = (tree.command.subcommands ?? []).map(\.commandName)
    let implied = tree.command.defaultSubcommand ?? ""
    text =
      switch shell {
      case .bash: try Self.bash(script, commands, implied)
      case .zsh: try Self.zsh(script, commands, implied)
      case .fish: try Self.fish(script, commands, implied)
      }
  }

  /// `script` with more lines behind the first line that is `place`.
  private static func inserting(
    _ lines: String, after place: String, in script: String
  ) throws(UnknownFormatError) -> String {
    guard let range = script.firstRange(of: place + "\n") else {
      throw UnknownFormatError(line: place)
    }
    return script[..<range.upperBound] + lines + "\n" + script[range.upperBound...]
  }

  private static func bash(
    _ script: String, _ commands: [String], _ implied: String
  ) throws(UnknownFormatError) -> String {
    let registration = "complete -o filenames -F _render-anim render-anim"
    guard let range = script.firstRange(of: registration) else {
      throw UnknownFormatError(line: registration)
    }
    return script[..<range.lowerBound] + """
      # A line without a command is one of '\(implied)'.
      _render-anim_with_implied_command() {
          COMPREPLY=()
          if [[ "${COMP_CWORD}" -eq 1 && "${2}" != -* ]]; then
              _render-anim "${@}"
          elif [[ " \(commands.joined(separator: " ")) " = *" ${COMP_WORDS[1]} "* ]]; then
              _render-anim "${@}"
              return
          fi
          COMP_LINE="${COMP_WORDS[0]} \(implied)${COMP_LINE#"${COMP_WORDS[0]}"}"
          ((COMP_POINT += \(implied.count + 1)))
          COMP_WORDS=("${COMP_WORDS[0]}" \(implied) "${COMP_WORDS[@]:1}")
          ((COMP_CWORD++))
          _render-anim "${@}"
      }

      complete -o filenames -F _render-anim_with_implied_command render-anim

      """
  }

  private static func zsh(
    _ script: String, _ commands: [String], _ implied: String
  ) throws(UnknownFormatError) -> String {
    let started = try inserting(
      """
          # A line without a command is one of '\(implied)'.
          local -ar commands=(\(commands.joined(separator: " ")))
          if (( CURRENT > 2 && ! ${commands[(Ie)${words[2]}]} )) || [[ "${PREFIX}" = -* && "${CURRENT}" -eq 2 ]]; then
              words=("${words[1]}" \(implied) "${(@)words[2,-1]}")
              (( CURRENT++ ))
          fi
      """, after: "    unsetopt aliases banghist", in: script)
    return try inserting(
      "        _files -g '*.yaml *.yml' && ret=0",
      after: "        _describe -V subcommand subcommands && ret=0", in: started)
  }

  private static func fish(
    _ script: String, _ commands: [String], _ implied: String
  ) throws(UnknownFormatError) -> String {
    let started = try inserting(
      """
          # A line without a command is one of '\(implied)'.
          set -l implied_commands \(commands.joined(separator: " "))
          if test (count $unparsed_tokens) -ge 2; and not contains -- $unparsed_tokens[2] $implied_commands
              set unparsed_tokens $unparsed_tokens[1] \(implied) $unparsed_tokens[2..]
          else if test (count $unparsed_tokens) -eq 1; and string match -q -- '-*' (commandline -ct)
              set unparsed_tokens $unparsed_tokens[1] \(implied)
          end
      """, after: "    set -l unparsed_tokens (__render-anim_tokens -pc)", in: script)
    // The scenarios of the command that is left out, beside the names of the commands.
    let positional = "__render-anim_should_offer_completions_for_positional"
    let own = "complete -c 'render-anim' -n '\(positional) \"render-anim \(implied)\" -ge 1'"
    guard let line = started.split(separator: "\n").first(where: { $0.hasPrefix(own) }) else {
      throw UnknownFormatError(line: own)
    }
    let root = "complete -c 'render-anim' -n '\(positional) \"render-anim\" -eq 1'"
    return started + root + line.dropFirst(own.count) + "\n"
  }
}
