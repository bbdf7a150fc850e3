import AnimDocumentationAssets
import AnimFiles
import AnimPixels
import AnimRendering
import AnimScenarioFormat
import Foundation

/// Puts what was made into its place, with the manifest and the pages that show it.
@MainActor struct AssetCommit {
  private let survey: AssetSurvey
  private let inspection: AssetInspection
  private let terminal: Terminal
  /// The command line that makes it all.
  private let command: String

  init(
    _ survey: AssetSurvey, _ inspection: AssetInspection, _ terminal: Terminal, command: String
  ) {
    self.survey = survey
    self.inspection = inspection
    self.terminal = terminal
    self.command = command
  }

  /// Puts all files, the manifest and the pages into their places, or none of them.
  func put(
    _ made: [(group: AssetGroup, result: AssetWork.Result)], _ outcome: inout AssetOutcome
  ) throws {
    // Another run may have been here meanwhile.
    let former = try AssetManifest(at: inspection.manifestPath)
    var manifest = former
    var files: [OutputFile] = []
    func write(_ bytes: [UInt8], to path: String) throws {
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
      for file in group.files {
        let made = result.made(file.variant)
        let bytes = try InputFile.bytes(
          made.draft, .regular, limit: AssetInspection.fileLimit)
        let entry = try entry(file, made, bytes, of: group, result)
        manifest[entry.path] = entry
        outcome.made.append(entry)
        try write(bytes, to: file.path)
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
      try write(change.bytes, to: page.path)
      outcome.pages.append(change)
    }
    if manifest != former {
      try write([UInt8](try manifest.text.utf8), to: inspection.manifestPath)
    }
    try OutputFile.close(files)
    for orphan in inspection.orphans { remove(orphan, &outcome) }
  }

  /// The reason why a group is not put into its place: there is a file that was not made here.
  private func foreignFile(
    _ result: AssetWork.Result, _ group: AssetGroup, _ former: AssetManifest
  ) -> CommandError? {
    for file in group.files where former[inspection.entryPath(file.path)] == nil {
      guard let there = AssetInspection.file(file.path),
        there.hash != AssetInspection.file(result.made(file.variant).draft)?.hash
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
    _ file: AssetRequest.File, _ made: AssetWork.Made, _ bytes: [UInt8], of group: AssetGroup,
    _ result: AssetWork.Result
  ) throws -> AssetEntry {
    let inputs = result.inputs.map { input in
      let name = inspection.entryPath(input.path) + (input.path.hasSuffix("/") ? "/" : "")
      return (name: name, digest: input.digest)
    }
    let source = inspection.source(of: file.variant, in: group)
    let shown = made.summary.shown
    return AssetEntry(
      path: inspection.entryPath(file.path), name: file.name, role: file.variant.role,
      format: file.variant.format, theme: file.variant.theme, scale: made.pixelsPerPoint,
      points: .init(width: made.width, height: made.height),
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

extension AssetWork.Result {
  /// The file of a variant, all of which were asked for.
  fileprivate func made(_ variant: AssetVariant) -> AssetWork.Made {
    guard let file = files.first(where: { $0.variant == variant }) else {
      preconditionFailure("a \(variant.format) was asked for and not made")
    }
    return file
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
