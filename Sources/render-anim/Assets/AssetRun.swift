import AnimDocumentationAssets
import AnimFiles
import AnimRendering
import AnimScenarioFormat
import AnimWorkers
import Foundation

/// Makes what is missing or stale, and puts it into its place.
@MainActor struct AssetRun {
  let survey: AssetSurvey
  let inspection: AssetInspection
  private let general: GeneralOptions
  private let terminal: Terminal
  /// The command line that makes it all.
  private let command: String

  init(
    _ survey: AssetSurvey, _ inspection: AssetInspection, _ general: GeneralOptions,
    _ terminal: Terminal, command: String
  ) {
    self.survey = survey
    self.inspection = inspection
    self.general = general
    self.terminal = terminal
    self.command = command
  }

  /// The groups that are to be made.
  var due: [AssetGroup] { inspection.groups.filter { !$0.isFresh }.map(\.group) }

  /// Makes what is due, and puts all of it into its place at once.
  ///
  /// - Parameters:
  ///   - pool: The processes that work.
  ///   - tasks: The largest number of frames that are worked on at once.
  /// - Returns: What was done.
  /// - Throws: `OutputError` if something cannot be put into its place; nothing is then.
  func make(_ pool: WorkerPool<AssetWork>, tasks: Int) async throws -> AssetOutcome {
    let drafts = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
    var outcome = AssetOutcome()
    var made: [(group: AssetGroup, result: AssetWork.Result)] = []
    let groups = due
    let work = try works(groups, drafts.url, tasks)
    let progress = ProgressBar(terminal)
    try await pool.run(work, lanes: tasks) { _, change in
      progress.count(change)
    } done: { number, answer, said, _ in
      if !said.isEmpty { progress.print(said) }
      switch result(answer, of: work[number], groups[number]) {
      case .success(let result): made.append((groups[number], result))
      case .failure(let failure):
        progress.print(failure.text(in: terminal.form))
        outcome.failures.append(failure)
      }
    }
    progress.clear()
    made.sort { $0.group.place.key < $1.group.place.key }
    if !general.quiet {
      for note in made.flatMap(\.result.notes) { terminal.print("\(note)\n") }
    }
    let commit = AssetCommit(survey, inspection, terminal, command: command)
    try FolderLock.with(survey.folder) { try commit.put(made, &outcome) }
    return outcome
  }

  private func works(
    _ groups: [AssetGroup], _ drafts: URL, _ tasks: Int
  ) throws -> [AssetWork] {
    let share = max(1, tasks / max(1, min(tasks, groups.count)))
    var count = 0
    return try groups.map { group in
      var outputs: [AssetWork.Output] = []
      for file in group.files {
        try checkPlace(of: file.path, in: group)
        guard !outputs.contains(where: { $0.variant == file.variant }) else { continue }
        count += 1
        let draft = drafts.appendingPathComponent("\(count).\(file.variant.format)").path
        outputs.append(AssetWork.Output(path: file.path, draft: draft, variant: file.variant))
      }
      let file: ScenarioFile =
        switch group.scenario {
        case .file(let path): ScenarioFile(path: path)
        case .block(let text, let page): ScenarioFile(text: text, in: page)
        }
      return AssetWork(
        file: file, name: group.name, place: group.place, looks: group.looks,
        actedScale: group.actedScale,
        outputs: outputs, home: survey.folder, tasks: share)
    }
  }

  /// Refuses a place that a link leads out of, or that is read.
  private func checkPlace(of path: String, in group: AssetGroup) throws(CommandError) {
    let homes =
      [Enclosure(survey.folder)] + (group.pages[path] ?? []).map { Enclosure(around: $0) }
      + (group.pages[path] ?? []).compactMap { PageKind.catalog(of: $0).map { Enclosure($0) } }
    guard homes.contains(where: { $0.contains(path) }) else {
      throw CommandError(
        .dataError, "'\(path)' leads out of the folder of the page", at: group.place)
    }
    try OutputCheck(
      inputs: survey.pages.map(\.path) + (survey.list.map { [$0.file] } ?? [])
        + [group.scenario.file], outputs: [path]
    ).run()
  }

  /// What came of a group; one with a file that is too large is not made.
  private func result(
    _ outcome: WorkerPool<AssetWork>.Outcome, of work: AssetWork, _ group: AssetGroup
  ) -> Result<AssetWork.Result, CommandError> {
    switch outcome {
    case .ended(let end): return .failure(CommandError(end, in: work.file.shownPath))
    case .answered(.failed(let failure)): return .failure(failure)
    case .answered(.made(let result)):
      guard let limit = group.looks.maxBytes,
        let file = result.files.first(where: {
          $0.variant.role == .animation && $0.summary.bytes > limit
        })
      else { return .success(result) }
      return .failure(
        CommandError(
          .cannotCreate,
          "'\(file.path)' would have \(file.summary.bytes.byteText), more than the "
            + "\(limit.byteText) that it may have", at: group.place,
          notes: [AssetWork.waysOutOfBudget]))
    }
  }
}

extension SourceRange {
  /// The order of places on pages.
  fileprivate var key: (String, Int, Int) { (file, line, column) }
}
