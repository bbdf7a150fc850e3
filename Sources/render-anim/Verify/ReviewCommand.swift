import AnimCodecs
import AnimScenarioFormat
import AnimVerifying
import AnimWorkers
import ArgumentParser
import Foundation

struct ReviewCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Accepts or skips the differences of a report one by one.",
    discussion: """
      Shows what 'verify' found and asks: a accepts the new frames as the reference, s skips, o opens \
      the report, q ends. With --serve, the report itself asks, in a browser on this machine.
      """)

  @Argument(
    help: ArgumentHelp("What 'verify' wrote.", valueName: "report.json"), completion: .file())
  var report = ".render-anim/report/report.json"

  @Option(
    help: ArgumentHelp("The folder of references.", valueName: "folder"), completion: .directory)
  var references = "References"

  @Flag(help: "Serve the report, with buttons that accept and skip, to browsers on this machine.")
  var serve = false

  @Option(help: "With --serve, the port on 127.0.0.1; 0 for any that is free.")
  var port: UInt16 = 8124

  @OptionGroup var desktop: OpenOption
  @OptionGroup var terminalPictures: ShowOption
  @OptionGroup var general: GeneralOptions

  private var folder: URL { URL(fileURLWithPath: report).deletingLastPathComponent() }
  private var page: String { folder.appendingPathComponent("report.html").path }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      try desktop.check()
      let open = try openVerdicts()
      if serve {
        try await serve(terminal)
      } else {
        if desktop.open { try Desktop().open(page) }
        try await ask(about: open, terminal)
      }
    }
  }

  /// The verdicts that the report leaves open, as it is now.
  private func openVerdicts() throws -> [OpenVerdicts.Verdict] {
    guard let data = FileManager.default.contents(atPath: report) else {
      throw CommandError(.noInput, "there is no '\(report)'; 'verify' writes it")
    }
    guard let open = OpenVerdicts([UInt8](data))?.open else {
      throw CommandError(.dataError, "'\(report)' is not a report of 'verify'")
    }
    return open
  }

  // MARK: In the terminal

  @MainActor private func ask(about open: [OpenVerdicts.Verdict], _ terminal: Terminal) async throws
  {
    var accepted = 0
    review: for (index, verdict) in open.enumerated() {
      terminal.print("\n\(index + 1) of \(open.count): \(verdict.name), \(verdict.status)\n")
      for cause in verdict.causes { terminal.print("    \(cause.text)\n") }
      try await show(verdict)
      question: while true {
        terminal.print("[a]ccept, [s]kip, [o]pen, [q]uit? ")
        switch readLine()?.first {
        case "a":
          terminal.print(try await accept(verdict, terminal))
          accepted += 1
          break question
        case "s": break question
        case "o":
          // Nothing is lost by not seeing it.
          do { try Desktop().open(page) } catch { terminal.print(CommandError(error, terminal)) }
        case "q", nil: break review
        default: continue question
        }
      }
    }
    terminal.print("\n\(accepted) of \(open.count) accepted\n")
  }

  /// The picture of the frame that differs most, in terminals that show pictures.
  private func show(_ verdict: OpenVerdicts.Verdict) async throws {
    guard let worst = verdict.worstFrame else { return }
    let path = folder.appendingPathComponent("diff/\(verdict.name)/\(worst).png")
    guard let data = try? Data(contentsOf: path),
      let pixmap = try? PNGDecoder().decode([UInt8](data))
    else { return }
    try await terminalPictures.show { pixmap }
  }

  // MARK: In a browser

  @MainActor private func serve(_ terminal: Terminal) async throws {
    // What is said of a scenario is shown in the page too, which has no colours of terminals.
    let plain = Terminal(color: .never)
    let site = ReviewSite(folder: folder.path, openVerdicts: openVerdicts) { verdict in
      plain.print(try await accept(verdict, plain))
    } failed: { error in
      let failure = CommandError(error, plain)
      plain.print(failure)
      return failure.text
    }
    let server = try LoopbackServer(port: port, site.routes)
    server.start()
    terminal.print("\(server.address) shows \(page); Ctrl-C ends it\n")
    if desktop.open { try Desktop().open(server.address) }
    while true { try await Task.sleep(for: .seconds(3600)) }
  }

  // MARK: Recording

  /// Makes what a scenario shows now its reference.
  ///
  /// - Parameters:
  ///   - verdict: The verdict that is accepted.
  ///   - terminal: The terminal for messages about the scenario.
  /// - Returns: What was recorded, in words.
  /// - Throws: `CommandError` if it cannot be acted out or written.
  @MainActor private func accept(
    _ verdict: OpenVerdicts.Verdict, _ terminal: Terminal
  ) async throws -> String {
    let selection = try ReferenceOptions.parse([
      "--references", references, "--only", verdict.name, "--", verdict.file,
    ])
    var text = ""
    var failure: CommandError?
    let run = ReferenceRun(
      pool(terminal), selection.selection, tasks: selection.tasks, general, terminal)
    try await run.run(try selection.files(), .record(.all, dryRun: false)) { part, outcome in
      switch outcome {
      case .answered(.recorded(let change)): text += change?.text(dryRun: false) ?? ""
      case .answered(.failed(let reason)), .unreadable(let reason, _): failure = failure ?? reason
      case .crashed(let end): failure = failure ?? CommandError(end, in: part.file)
      case .answered:
        preconditionFailure("a scenario was to be recorded")
      }
    }
    if let failure { throw failure }
    return text
  }
}

extension ReviewCommand: ReferenceCommand {}
