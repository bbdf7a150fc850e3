import AnimDocumentationAssets
import AnimFiles
import AnimScenarioFormat
import AnimTextFormats

/// What is there, what is not as it should be and what was done, for people and for programs.
@MainActor struct AssetReport {
  private let survey: AssetSurvey
  private let inspection: AssetInspection
  /// The command line that repairs it all.
  private let command: String

  init(_ survey: AssetSurvey, _ inspection: AssetInspection, command: String) {
    self.survey = survey
    self.inspection = inspection
    self.command = command
  }

  /// The pages that do not show what is there; of what is not fresh nothing is known.
  var changes: [AssetPages.Change] {
    let pages = AssetPages(
      home: survey.folder, manifest: inspection.manifest, former: inspection.manifest)
    let due = Set(inspection.groups.filter { !$0.isFresh }.flatMap(\.group.files).map(\.path))
    return survey.pages.compactMap { page in
      var page = page
      page.requests.removeAll { $0.request.files.contains { due.contains($0.path) } }
      return pages.change(of: page)
    }
  }

  /// All that is not as it should be; empty if all is well.
  var notices: [Notice] {
    var notices: [Notice] = []
    for group in inspection.groups {
      for state in group.states.distinct where state != .fresh {
        let files = zip(group.group.files, group.states).filter { $0.1 == state }.map(\.0.path)
        notices.append(
          Notice(state.text(files), code: state.code, at: group.group.place, notes: [remedy]))
      }
    }
    for orphan in inspection.orphans {
      let path = RelativePath.resolved(orphan.path, in: survey.folder)
      notices.append(
        Notice("'\(path)' is shown by no page any more", code: "orphaned", notes: [remedy]))
    }
    for change in changes {
      for (name, place) in change.places {
        notices.append(
          Notice(
            "'\(change.path)' does not show '\(name)' as it is", code: "page", at: place,
            notes: [remedy]))
      }
    }
    return notices
  }

  /// The notices in the form that is asked for; people are told of the remedy once.
  func text(_ notices: [Notice], in form: DiagnosticsForm) -> String {
    guard form == .human else { return form.text(notices) }
    return form.text(
      notices.enumerated().map { index, notice in
        Notice(
          notice.text, code: notice.code, at: notice.place,
          notes: index == notices.count - 1 ? notice.notes : [])
      })
  }

  private var remedy: String { "'\(command)' repairs it" }

  /// What would be done, for `--dry-run`.
  var plan: String {
    var table = TextTable([.left, .left])
    for group in inspection.groups {
      for (file, state) in zip(group.group.files, group.states) where !group.isFresh {
        table.add("would make", "\(file.path)  \(state == .fresh ? "with the others" : state.code)")
      }
    }
    for orphan in inspection.orphans {
      table.add("would remove", RelativePath.resolved(orphan.path, in: survey.folder))
    }
    let due = Set(inspection.groups.filter { !$0.isFresh }.flatMap(\.group.files).map(\.path))
    for page in survey.pages {
      let isDue = page.requests.contains { $0.request.files.contains { due.contains($0.path) } }
      if isDue || changes.contains(where: { $0.path == page.path }) {
        table.add("would update", page.path)
      }
    }
    return table.text
  }

  /// What was made, for people.
  func summary(_ outcome: AssetOutcome) -> String {
    var table = TextTable([.left, .right, .right, .right, .right])
    for entry in outcome.made {
      table.add(
        RelativePath.resolved(entry.path, in: survey.folder), entry.bytes.byteText,
        entry.role == .poster || entry.frames == 1 ? "still" : "\(entry.frames) frames",
        entry.duration > 0 ? "\(entry.duration.seconds) s" : "",
        "\(Int(entry.pixels.width)) × \(Int(entry.pixels.height))")
    }
    var text = table.text
    for path in outcome.removed { text += "removed \(path)\n" }
    for path in outcome.kept { text += "kept \(path), which is not the file that was made\n" }
    for page in outcome.pages { text += "updated \(page.path)\n" }
    let files = inspection.groups.reduce(0) { $0 + $1.group.files.count }
    let fresh = inspection.groups.filter(\.isFresh).reduce(0) { $0 + $1.group.files.count }
    text += "\(files) asset\(files == 1 ? "" : "s"): \(outcome.made.count) made, \(fresh) fresh"
    let failed = files - fresh - outcome.made.count
    return text + (failed > 0 ? ", \(failed) failed" : "") + "\n"
  }

  // MARK: For programs

  private struct Summary: Encodable {
    struct Asset: Encodable {
      var path: String
      var name: String
      /// `made`, or the state that it was found in.
      var state: String
      /// What the manifest says of it; absent for one that is not there.
      var entry: AssetEntry?
    }
    var assets: [Asset]
    var orphans: [String]
    /// The pages that were updated, or that are not as they should be.
    var pages: [String]
    var failed: [String]
    var manifest: String
    var command: String
  }

  /// What is there and what was done, as JSON; `outcome` is nil if nothing was to be done.
  func json(_ outcome: AssetOutcome?) throws -> String {
    let made = Dictionary((outcome?.made ?? []).map { ($0.path, $0) }) { first, _ in first }
    let assets = inspection.groups.flatMap { group in
      zip(group.group.files, group.states).map { file, state in
        let path = inspection.entryPath(file.path)
        return Summary.Asset(
          path: file.path, name: file.name, state: made[path] == nil ? state.code : "made",
          entry: made[path] ?? inspection.manifest[path])
      }
    }
    return try JSONText(
      Summary(
        assets: assets,
        orphans: inspection.orphans.map { RelativePath.resolved($0.path, in: survey.folder) },
        pages: (outcome?.pages ?? changes).map(\.path),
        failed: (survey.failures + (outcome?.failures ?? [])).map { "\($0)" },
        manifest: inspection.manifestPath, command: command), isIndented: true
    ).text + "\n"
  }
}

extension AssetState {
  /// The state in one word.
  fileprivate var code: String {
    switch self {
    case .fresh: "fresh"
    case .missing: "missing"
    case .stale: "stale"
    case .changed: "changed"
    case .overBudget: "over-budget"
    }
  }

  /// The state of files in words.
  fileprivate func text(_ files: [String]) -> String {
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    let subject = "'\(files.first ?? "")'\(more)"
    let isOne = files.count == 1
    switch self {
    case .fresh: return "\(subject) \(isOne ? "is" : "are") fresh"
    case .missing: return "\(subject) \(isOne ? "is" : "are") missing"
    case .stale:
      return
        "\(subject) \(isOne ? "is" : "are") stale: the scenario or what is asked for has changed"
    case .changed:
      return "\(subject) \(isOne ? "is not the file that was" : "are not the files that were") made"
    case .overBudget(let bytes, let limit):
      return "\(subject) has \(bytes.byteText), of which it may have \(limit.byteText)"
    }
  }
}

extension [AssetState] {
  /// Each state once.
  fileprivate var distinct: [AssetState] {
    var seen: Set<AssetState> = []
    return filter { seen.insert($0).inserted }
  }
}
