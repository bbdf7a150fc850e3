import AnimDocumentationAssets
import AnimFiles
import AnimPixels
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
    try FolderLock.with(survey.folder) { try commit(made, &outcome) }
    return outcome
  }

  private func works(
    _ groups: [AssetGroup], _ drafts: URL, _ tasks: Int
  ) throws -> [AssetWork] {
    let share = max(1, tasks / max(1, min(tasks, groups.count)))
    var count = 0
    return try groups.map { group in
      let outputs = try group.files.map { file in
        count += 1
        try checkPlace(of: file.path, in: group)
        return AssetWork.Output(
          path: file.path, name: file.name,
          draft: drafts.appendingPathComponent("\(count).\(file.variant.format)").path,
          variant: file.variant)
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

  // MARK: Into their places

  /// Puts all files, the manifest and the pages into their places, or none of them.
  private func commit(
    _ made: [(group: AssetGroup, result: AssetWork.Result)], _ outcome: inout AssetOutcome
  ) throws {
    // Another run may have been here meanwhile.
    let former = try AssetManifest(at: inspection.manifestPath)
    var manifest = former
    var files: [OutputFile] = []
    func put(_ bytes: [UInt8], at path: String) throws {
      let file = try OutputFile(path: path)
      try file.write(bytes)
      try file.seal()
      files.append(file)
    }
    for (group, result) in made {
      if let failure = foreignFile(result, group, former) {
        terminal.print(failure)
        outcome.failures.append(failure)
        continue
      }
      for file in result.files {
        let bytes = try InputFile.bytes(file.draft, .regular, limit: AssetInspection.fileLimit)
        let entry = try entry(file, bytes, of: group, result)
        manifest[entry.path] = entry
        outcome.made.append(entry)
        try put(bytes, at: file.path)
      }
    }
    for group in inspection.groups.map(\.group) { noteUsers(of: group, in: &manifest) }
    for orphan in inspection.orphans { manifest[orphan.path] = nil }
    let pages = AssetPages(home: survey.folder, manifest: manifest, former: former)
    for page in survey.pages {
      let bytes = try InputFile.bytes(
        page.path, .regular, limit: AssetInspection.fileLimit)
      guard let page = page.saved(as: bytes) else {
        throw CommandError(
          .inputOutput, "'\(page.path)' was saved while its assets were made; run it again")
      }
      guard let change = pages.change(of: page) else { continue }
      try put(change.bytes, at: page.path)
      outcome.pages.append(change)
    }
    if manifest != former { try put([UInt8](try manifest.text.utf8), at: inspection.manifestPath) }
    try OutputFile.close(files)
    for orphan in inspection.orphans { remove(orphan, &outcome) }
  }

  /// The reason why a group is not put into its place: there is a file that was not made here.
  private func foreignFile(
    _ result: AssetWork.Result, _ group: AssetGroup, _ former: AssetManifest
  ) -> CommandError? {
    for file in result.files where former[inspection.entryPath(file.path)] == nil {
      guard let there = AssetInspection.file(file.path),
        there.hash != AssetInspection.file(file.draft)?.hash
      else { continue }
      return CommandError(
        .cannotCreate, "there is a file '\(file.path)' that was not made by 'assets'",
        at: group.place, notes: ["remove it, or give the asset another name"])
    }
    return nil
  }

  /// Notes which pages ask for the files of a group.
  private func noteUsers(of group: AssetGroup, in manifest: inout AssetManifest) {
    let given = Set(survey.users.map(inspection.entryPath))
    for file in group.files {
      let path = inspection.entryPath(file.path)
      guard let entry = manifest[path] else { continue }
      let others = entry.pages.filter { page in
        !given.contains(page)
          && FileManager.default.fileExists(
            atPath: RelativePath.resolved(page, in: survey.folder))
      }
      let own = (group.pages[file.path] ?? []).map(inspection.entryPath)
      manifest[path]?.pages = Set(others + own).sorted()
    }
  }

  private func entry(
    _ file: AssetWork.Made, _ bytes: [UInt8], of group: AssetGroup, _ result: AssetWork.Result
  ) throws -> AssetEntry {
    let inputs = result.inputs.map { input in
      let name = inspection.entryPath(input.path) + (input.path.hasSuffix("/") ? "/" : "")
      return (name: name, digest: input.digest)
    }
    let source = inspection.source(of: file.variant, in: group)
    let shown = file.summary.shown
    return AssetEntry(
      path: inspection.entryPath(file.path), name: file.name, role: file.variant.role,
      format: file.variant.format, theme: file.variant.theme, scale: file.pixelsPerPoint,
      points: .init(width: file.width, height: file.height),
      pixels: .init(width: Double(shown.size.width), height: Double(shown.size.height)),
      duration: (shown.duration * 1000).rounded() / 1000, frames: shown.frames, bytes: bytes.count,
      hash: SHA256.digest(of: bytes), alt: result.alt,
      scenario: inspection.entryPath(group.scenario.file), inputs: inputs.map(\.name),
      source: try source.digest(with: inputs), pages: [], command: command)
  }

  /// Removes a file that nothing asks for, unless somebody has put another one in its place.
  private func remove(_ orphan: AssetEntry, _ outcome: inout AssetOutcome) {
    let path = RelativePath.resolved(orphan.path, in: survey.folder)
    guard let file = AssetInspection.file(path) else { return }
    // A manifest is a file of the project, which may not have files elsewhere removed.
    let isOurs = Enclosure(survey.folder).contains(path) || Enclosure(".").contains(path)
    guard file.hash == orphan.hash, isOurs else {
      outcome.kept.append(path)
      return
    }
    if (try? FileManager.default.removeItem(atPath: path)) != nil { outcome.removed.append(path) }
  }
}

/// What was done about assets.
struct AssetOutcome {
  var made: [AssetEntry] = []
  var pages: [AssetPages.Change] = []
  /// The files that nothing asked for any more.
  var removed: [String] = []
  /// The files of that kind that are not the ones that were made.
  var kept: [String] = []
  /// The failures, which have been printed.
  var failures: [CommandError] = []
}

extension SourceRange {
  /// The order of places on pages.
  fileprivate var key: (String, Int, Int) { (file, line, column) }
}
