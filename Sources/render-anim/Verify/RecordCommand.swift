import AnimFiles
import AnimScenarioFormat
import AnimVerifying
import ArgumentParser
import Foundation

struct RecordCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Makes what scenarios show their references.",
    discussion: """
      By default only what is missing or no longer within the tolerance is written. Files that hold \
      the same already are not touched. Under CI nothing is written: 'record' then exits with 1 if \
      anything would have been.
      """, aliases: ["approve"])

  @OptionGroup var selection: ReferenceOptions

  @Option(
    help: """
      all, changed, missing or never (default: changed; never if CI is set, or as \
      RENDER_ANIM_RECORD says).
      """)
  var mode: RecordingMode?

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

  /// The mode that holds: the environment of a CI service forbids all.
  private func effectiveMode() throws(CommandError) -> RecordingMode {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["RENDER_ANIM_RECORD"], !text.isEmpty, mode == nil {
      guard let mode = RecordingMode(rawValue: text) else {
        throw CommandError(
          .dataError, "RENDER_ANIM_RECORD is '\(text)', which is not all, changed, missing or never"
        )
      }
      return mode
    }
    if environment["CI"].map({ !$0.isEmpty && $0 != "false" }) == true { return .never }
    return mode ?? .changed
  }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      let mode = try effectiveMode()
      let isDry = dryRun || mode == .never
      let wanted = selection.selection
      let files = try selection.files()
      if selection.list { return try await list(files, wanted, terminal) }
      var changes: [ReferenceStore.Change] = []
      // A failing scenario does not stop the others; the highest exit code is that of all.
      var worst: CommandError.Code?
      func fail(_ failure: CommandError) {
        terminal.print(failure)
        worst = failure.code.orWorse(worst)
      }
      var names: [String] = []
      let run = ReferenceRun(pool(terminal), wanted, tasks: selection.tasks, general, terminal)
      run.verdicts = try verdicts(wanted)
      try await run.run(files, .record(mode, dryRun: isDry)) { part, outcome in
        names.append(part.name)
        switch outcome {
        case .answered(.recorded(let change)):
          guard let change, !change.files.isEmpty else { return }
          changes.append(change)
          if !general.quiet { terminal.print(change.text(dryRun: isDry)) }
        case .answered(.failed(let failure)), .unreadable(let failure, _): fail(failure)
        case .crashed(let end): fail(CommandError(end, in: part.file))
        case .answered:
          preconditionFailure("what was not asked was answered")
        }
      }
      try selection.check(names)
      let pruned = prune ? try removeStale(Set(names), dryRun: isDry, terminal) : 0
      if let worst { throw CommandError(worst, text: "") }
      if !general.quiet, changes.isEmpty, pruned == 0 { terminal.print("nothing to record\n") }
      if mode == .never, !changes.isEmpty || pruned > 0 {
        terminal.print("error: nothing is recorded here; record where the files can be committed\n")
        throw CommandError(.difference, text: "")
      }
    }
  }

  @MainActor private func list(
    _ files: [String], _ wanted: ReferenceSelection, _ terminal: Terminal
  ) async throws {
    let run = ReferenceRun(pool(terminal), wanted, tasks: selection.tasks, general, terminal)
    run.verdicts = try verdicts(wanted)
    try await run.list(files, selection)
  }

  /// The verdicts of earlier runs, by which it is known what need not be recorded.
  @MainActor private func verdicts(_ wanted: ReferenceSelection) throws -> VerdictCache? {
    try VerdictCache(wanted, .embedded, general)
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

extension RecordCommand: ReferenceCommand {}

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
