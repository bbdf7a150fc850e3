import AnimFiles
import ArgumentParser
import Foundation

struct ManCommand: DescribingCommand {
  static let configuration = CommandConfiguration(
    commandName: "man", abstract: "Prints the manual page, for man(1).",
    discussion: "Read it with: render-anim man | man -l -")

  func run(describing root: any ParsableCommand.Type) throws {
    try ProgramOutput.write(try ManualPage(CommandTree(of: root)).text)
  }
}

/// The manual page in the macros of man(7), made of what `--help` knows.
struct ManualPage {
  private let tree: CommandTree

  init(_ tree: CommandTree) { self.tree = tree }

  var text: String {
    let root = tree.command
    var lines = [
      ".TH RENDER\\-ANIM 1 \"\" \"render\\-anim \(ProgramVersion.text)\"", ".SH NAME",
      "render\\-anim \\- \(escaped(root.abstract ?? ""))", ".SH SYNOPSIS",
      ".B render\\-anim", "[\\fIcommand\\fR] [\\fIarguments\\fR]", ".SH DESCRIPTION",
    ]
    // The exit codes have a section of their own.
    let parts = (root.discussion ?? "").components(separatedBy: "EXIT CODES\n")
    lines += paragraphs(parts[0])
    lines.append(".SH COMMANDS")
    for command in tree.commands { lines += section(of: command) }
    lines += [".SH EXIT STATUS", ".nf"]
    lines += (parts.count > 1 ? parts[1] : "").split(separator: "\n").map {
      escaped($0.trimmingCharacters(in: .whitespaces))
    }
    lines += [
      ".fi", ".SH ENVIRONMENT",
      "Every option can be given as a variable: RENDER_ANIM_SCALE=2 is \\-\\-scale 2 wherever that is",
      "an option and is not given. NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE are heeded.",
      ".SH FILES",
    ]
    for (path, meaning) in Self.files { lines += [".TP", ".I \(escaped(path))", escaped(meaning)] }
    lines.append(".SH EXAMPLES")
    for (purpose, line) in Self.examples {
      lines += [".TP", escaped(purpose), ".nf", ".B \(escaped(line))", ".fi"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The files that the program reads and writes by itself.
  private static let files = [
    (
      ".render-anim.yml",
      "What counts where scenarios say nothing: the nearest one in the folder of a scenario or above it."
    ),
    ("References/", "What 'record' writes and 'verify' compares with."),
    (
      "assets.yml",
      "What 'assets' makes of which scenario, and the pages that show it; it is read if no page is named."
    ),
    (
      "assets/manifest.json",
      "What 'assets' has made, and of what: 'assets --check' compares it with what there is."
    ),
    (".render-anim/report/", "The report of 'verify', which 'review' reads."),
    (
      "References/durations.json",
      "How long references take, by which 'verify --shard' divides the work; 'merge-reports --durations' writes it."
    ),
    (
      "render-anim.schema.json",
      "The JSON Schema that 'new' writes for editors, once for all scenarios below its folder."
    ),
    (
      "$XDG_CACHE_HOME/render-anim/",
      "Results that need not be made again, and what Swift sources are compiled to; ~/.cache/render-anim/ without the variable."
    ),
  ]

  /// What one wants most often, and how it is said.
  private static let examples = [
    ("A scenario to start from, and its GIF:", "render-anim new first && render-anim first.yaml"),
    (
      "All scenarios of a folder in both themes:",
      "render-anim Scenarios -o 'output/{name}~{theme}@{scale}x.gif' --theme both"
    ),
    ("One moment as a picture:", "render-anim still carousel.yaml --at mark:snapped -o hero.png"),
    ("Three moments:", "render-anim still carousel.yaml --at 0,50%,end -o 'moment-%d.png'"),
    (
      "A video with ffmpeg, a WebP, and a picture to show before they play:",
      "render-anim rotate.yaml -o rotate.mp4 -o rotate.webp --poster 50%"
    ),
    (
      "The pictures of a page, made and kept fresh:",
      "render-anim assets README.md && render-anim assets README.md --check"
    ),
    ("A layout of an app, without a scenario:", "render-anim --layout Waterfall.swift --gif a.gif"),
    ("The animations of a project under test:", "render-anim record && render-anim verify"),
  ]

  private func section(of command: CommandTree.Command) -> [String] {
    let arguments = (command.arguments ?? []).filter {
      $0.shouldDisplay && $0.names?.first?.name != "help" && $0.names?.first?.name != "version"
    }
    let positional = arguments.filter { $0.kind == .positional }.map { argument in
      let name = "\\fI\(escaped(argument.valueName ?? ""))\\fR\(argument.isRepeating ? " ..." : "")"
      return argument.isOptional ? "[\(name)]" : name
    }
    var lines = [
      ".SS \"\(command.commandName)\"",
      ".B render\\-anim \(escaped(command.commandName))", positional.joined(separator: " "), ".PP",
    ]
    lines += paragraphs(command.abstract ?? "")
    if let discussion = command.discussion { lines += [".PP"] + paragraphs(discussion) }
    for argument in arguments where argument.kind != .positional {
      let names = (argument.names ?? []).map { "\\fB\(escaped($0.text))\\fR" }
        .joined(separator: ", ")
      let value = argument.kind == .option ? " \\fI\(escaped(argument.valueName ?? ""))\\fR" : ""
      lines += [".TP", names + value, escaped(argument.abstract ?? "")]
    }
    return lines
  }

  private func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ".PP" : escaped(String($0)) }
  }

  /// Dashes and backslashes that stay what they are, and no line that is taken for a macro.
  private func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
