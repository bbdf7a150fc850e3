import AnimCodecs
import AnimScenarioFormat
import AnimVerifying
import ArgumentParser
import Foundation

struct ReviewCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Accepts or skips the differences of a report one by one.",
    discussion: """
      Shows what 'verify' found and asks: a accepts the new frames as the reference, s skips, o opens \
      the report, q ends.
      """)

  @Argument(
    help: ArgumentHelp("What 'verify' wrote.", valueName: "report.json"), completion: .file())
  var report = ".render-anim/report/report.json"

  @Option(
    help: ArgumentHelp("The folder of references.", valueName: "folder"), completion: .directory)
  var references = "References"

  @OptionGroup var terminalPictures: ShowOption
  @OptionGroup var general: GeneralOptions

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      guard let data = FileManager.default.contents(atPath: report) else {
        throw CommandError(.noInput, "there is no '\(report)'; 'verify' writes it")
      }
      guard let open = OpenVerdicts([UInt8](data))?.open else {
        throw CommandError(.dataError, "'\(report)' is not a report of 'verify'")
      }
      var accepted = 0
      review: for (index, verdict) in open.enumerated() {
        terminal.print("\n\(index + 1) of \(open.count): \(verdict.name), \(verdict.status)\n")
        for cause in verdict.causes { terminal.print("    \(cause.text)\n") }
        try await show(verdict)
        question: while true {
          terminal.print("[a]ccept, [s]kip, [o]pen, [q]uit? ")
          switch readLine()?.first {
          case "a":
            try await accept(verdict, terminal)
            accepted += 1
            break question
          case "s": break question
          case "o": try openReport()
          case "q", nil: break review
          default: continue question
          }
        }
      }
      terminal.print("\n\(accepted) of \(open.count) accepted\n")
    }
  }

  /// The picture of the frame that differs most, in terminals that show pictures.
  private func show(_ verdict: OpenVerdicts.Verdict) async throws {
    guard let worst = verdict.worstFrame else { return }
    let path = URL(fileURLWithPath: report).deletingLastPathComponent()
      .appendingPathComponent("diff/\(verdict.name)/\(worst).png")
    guard let data = try? Data(contentsOf: path),
      let pixmap = try? PNGDecoder().decode([UInt8](data))
    else { return }
    try await terminalPictures.show { pixmap }
  }

  @MainActor private func accept(
    _ verdict: OpenVerdicts.Verdict, _ terminal: Terminal
  ) async throws {
    let selection = try ReferenceOptions.parse([
      verdict.file, "--references", references, "--only", verdict.name,
    ])
    let general = try GeneralOptions.parse(["--quiet"])
    let worker = ReferenceWorker(selection, general)
    for job in try selection.jobs(terminal, general) {
      if let failure = job.failure { throw failure }
      let scenario = try ScenarioFile(path: job.file).read(terminal, general)
      let change = try await worker.record(
        scenario, job.theme, name: job.name, tasks: selection.tasks, dryRun: false)
      terminal.print(change.text(dryRun: false))
    }
  }

  private func openReport() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let page = URL(fileURLWithPath: report).deletingLastPathComponent()
      .appendingPathComponent("report.html").path
    process.arguments = ["xdg-open", page]
    try process.run()
  }
}
