import ArgumentParser
import Foundation
import ScenarioFormat
import Verifying

struct RecordCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Makes what scenarios show their references.",
    discussion: """
      By default only what is missing or no longer within the tolerance is written. Files that hold \
      the same already are not touched. Under CI nothing is written: 'record' then exits with 1 if \
      anything would have been.
      """, aliases: ["approve"])

  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case all, changed, missing, never
  }

  @OptionGroup var selection: ReferenceOptions

  @Option(
    help: """
      all, changed, missing or never (default: changed; never if CI is set, or as \
      RENDER_ANIM_RECORD says).
      """)
  var mode: Mode?

  @Flag(help: "Remove references that belong to no scenario.")
  var prune = false

  @Flag(help: "Only say what would be written.")
  var dryRun = false

  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if prune, selection.isFiltered {
      throw ValidationError(
        "'--prune' needs all scenarios: leave out single files, '--only' and '--theme'")
    }
  }

  /// What counts: the environment of a CI service forbids all.
  private func effectiveMode() throws(Failure) -> Mode {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["RENDER_ANIM_RECORD"], !text.isEmpty, mode == nil {
      guard let mode = Mode(rawValue: text) else {
        throw Failure(
          .dataError, "RENDER_ANIM_RECORD is '\(text)', which is not all, changed, missing or never"
        )
      }
      return mode
    }
    if environment["CI"].map({ !$0.isEmpty && $0 != "false" }) == true { return .never }
    return mode ?? .changed
  }

  @MainActor func run() async throws {
    let terminal = Terminal(color: general.color)
    try await Interruptible.run(terminal) {
      let mode = try effectiveMode()
      let isDry = dryRun || mode == .never
      let jobs = try selection.jobs(terminal, general)
      var changes: [ReferenceStore.Change] = []
      // A failing scenario does not stop the others; the highest exit code is that of all.
      var worst: Failure.Code?
      for job in jobs {
        do {
          guard let change = try await self.change(job, mode, dryRun: isDry), !change.files.isEmpty
          else { continue }
          changes.append(change)
          if !general.quiet { terminal.print(change.text(dryRun: isDry)) }
        } catch {
          let failure = Failure(error, terminal, form: general.diagnostics)
          if failure.code == .interrupted { throw failure }
          terminal.print(failure.text)
          worst = failure.code.orWorse(worst)
        }
      }
      let pruned = prune ? try removeStale(Set(jobs.map(\.name)), dryRun: isDry, terminal) : 0
      if let worst { throw Failure(worst, text: "") }
      if !general.quiet, changes.isEmpty, pruned == 0 { terminal.print("nothing to record\n") }
      if mode == .never, !changes.isEmpty || pruned > 0 {
        terminal.print("error: nothing is recorded here; record where the files can be committed\n")
        throw Failure(.difference, text: "")
      }
    }
  }

  /// What was written, or would be, for a scenario; nil if it is to be left alone.
  @MainActor private func change(
    _ job: ReferenceOptions.Job, _ mode: Mode, dryRun: Bool
  ) async throws -> ReferenceStore.Change? {
    let scenario = try job.scenario.get()
    guard try await isWanted(scenario, job, mode) else { return nil }
    return try await Self.record(scenario, job.theme, selection, name: job.name, dryRun: dryRun)
  }

  @MainActor private func isWanted(
    _ scenario: Scenario, _ job: ReferenceOptions.Job, _ mode: Mode
  ) async throws -> Bool {
    switch mode {
    case .all: true
    case .missing: !selection.store.names().contains(job.name)
    case .changed, .never:
      switch try await selection.verifier.verdict(on: scenario, theme: job.theme).status {
      case .passed, .drifted: false
      case .failed, .missing, .stale, .errored: true
      }
    }
  }

  /// Writes the reference of a scenario in a theme.
  @MainActor static func record(
    _ scenario: Scenario, _ theme: Theme, _ selection: ReferenceOptions, name: String, dryRun: Bool
  ) async throws -> ReferenceStore.Change {
    let performance = try await Performance.of(scenario, theme: theme, tasks: selection.tasks)
    return try await selection.store.write(performance, name: name, dryRun: dryRun)
  }

  private func removeStale(
    _ names: Set<String>, dryRun: Bool, _ terminal: Terminal
  ) throws -> Int {
    let stale = selection.store.names().filter { !names.contains($0) }
    for name in stale {
      if !dryRun { try selection.store.remove(name) }
      if !general.quiet { terminal.print("\(dryRun ? "would remove" : "removed")  \(name)\n") }
    }
    return stale.count
  }
}

extension ReferenceStore.Change {
  /// A line of the table: name, size before and after.
  func text(dryRun: Bool) -> String {
    let old = oldBytes.map(\.byteText) ?? "nothing"
    var text = "\(dryRun ? "would record" : "recorded")  \(name)  \(old) → \(newBytes.byteText)\n"
    if isLarge {
      text +=
        "warning: '\(name)' is larger than \(ReferenceStore.advisedBytes.byteText); render at a smaller "
        + "scale, let 'verify: {samples: …}' store fewer frames, or keep references in Git LFS\n"
    }
    return text
  }
}
