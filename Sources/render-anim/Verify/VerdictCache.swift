import AnimActions
import AnimCaching
import AnimFiles
import AnimScenarioFormat
import AnimVerifying
import Foundation

/// The verdicts of earlier runs, which hold as long as nothing changes that they depend on.
@MainActor final class VerdictCache {
  /// A verdict as it was found.
  struct Known {
    var entry: Report.Entry
    /// What the scenario's code printed.
    var said: String
    /// The fonts that it was drawn with.
    var fonts: FontUsage
  }

  /// What is known of a scenario: what is in it, and the verdicts by the names of references.
  struct Recalled {
    var survey: ScenarioSurvey
    var verdicts: [String: Known] = [:]
  }

  private struct Kept: Codable {
    var fonts: KeptFonts
    var entry: Report.Entry
    var said: String
  }

  /// What is known from reading a scenario, and the digest of other fonts, if it matters which there are.
  private struct KeptSurvey: Codable {
    var survey: ScenarioSurvey
    var others: String?
  }

  let keys: ResultKeys
  private let shelf: ResultShelf
  private let selection: ReferenceSelection
  private let pictures: Report.Pictures
  private var waiting: [Task<Void, Never>] = []
  /// The verdicts that were taken from the cache.
  private(set) var recalled = 0

  /// The size of the pictures of a verdict, in bytes, beyond which it is not kept.
  private static let mostPictureBytes = 64 << 20

  /// The verdicts of a command's references; nil if none are to be used.
  ///
  /// - Throws: `CommandError` if there is no program that asks a server for them.
  init?(
    _ selection: ReferenceSelection, _ pictures: Report.Pictures, _ general: GeneralOptions
  ) throws(CommandError) {
    guard let shelf = try general.cache.shelf() else { return nil }
    self.shelf = shelf
    keys = ResultKeys(general, FileDigests(keptIn: general.cache.folder + "/digests"))
    (self.selection, self.pictures) = (selection, pictures)
  }

  /// The key of a verdict, and what it is made of; nil if it is not to be kept.
  private func key(
    of part: ReferencePart, _ survey: ScenarioSurvey
  ) -> (key: String, inputs: [PlannedAction.Input])? {
    Self.key(of: part, survey, keys, selection.references, pictures)
  }

  /// The key of a verdict, and what it is made of; nil if it is not to be kept.
  ///
  /// - Parameters:
  ///   - part: The reference.
  ///   - survey: What is known of the scenario from reading it.
  ///   - keys: The keys of the command.
  ///   - references: The folder of references.
  ///   - pictures: Where the report has its pictures.
  /// - Returns: The key, which fonts are no part of.
  static func key(
    of part: ReferencePart, _ survey: ScenarioSurvey, _ keys: ResultKeys, _ references: String,
    _ pictures: Report.Pictures
  ) -> (key: String, inputs: [PlannedAction.Input])? {
    let folder = "\(references)/\(part.name)"
    return keys.result(
      .verify, survey,
      options: [
        "theme \(part.theme.rawValue)", "references \(references)", "pictures \(pictures.rawValue)",
      ], others: ReferenceFile.allCases.map { "\(folder)/\($0.rawValue)" })
  }

  // MARK: Taking

  /// What is known of scenarios.
  ///
  /// - Parameters:
  ///   - files: The scenarios.
  ///   - selection: The references that are meant.
  ///   - folder: The report that pictures of differences are put into; nil if they are not needed.
  /// - Returns: What is known, by the places of the scenarios in `files`.
  func recall(
    _ files: [String], _ selection: ReferenceSelection, into folder: ReportFolder?
  ) async -> [Int: Recalled] {
    let readings = files.map { keys.reading($0) }
    let surveys = await shelf.results(readings.compactMap(\.self))
    var known: [Int: Recalled] = [:]
    var wanted: [(index: Int, part: ReferencePart, key: String)] = []
    for (index, reading) in readings.enumerated() {
      guard let reading, let result = surveys[reading],
        let kept = try? JSONDecoder().decode(KeptSurvey.self, from: Data(result.text)),
        kept.survey.configuration == keys.configuration(of: files[index]),
        kept.others == nil || kept.others == keys.otherFonts
      else { continue }
      let survey = kept.survey
      known[index] = Recalled(survey: survey)
      for part in selection.parts(of: survey) {
        if let key = key(of: part, survey)?.key { wanted.append((index, part, key)) }
      }
    }
    let results = await shelf.results(wanted.map(\.key))
    let decoded = await Self.decoded(wanted.map { results[$0.key]?.text })
    var pictures: [String: [UInt8]] = [:]
    if folder != nil {
      pictures = await shelf.contents(
        results.values.flatMap(\.files).map(\.digest))
    }
    for ((index, part, key), kept) in zip(wanted, decoded) {
      guard let kept, keys.hold(kept.fonts), kept.entry.name == part.name,
        let result = results[key], write(result, pictures, into: folder)
      else { continue }
      known[index]?.verdicts[part.name] = Known(
        entry: kept.entry, said: kept.said, fonts: FontUsage(kept.fonts))
      recalled += 1
    }
    return known
  }

  /// Reads what was kept, on all cores: the texts are most of the work.
  private static func decoded(_ texts: [[UInt8]?]) async -> [Kept?] {
    let parts = ProcessInfo.processInfo.activeProcessorCount
    let size = max(1, (texts.count + parts - 1) / parts)
    let ranges = stride(from: 0, to: texts.count, by: size).map {
      $0..<min($0 + size, texts.count)
    }
    return await withTaskGroup(of: (Int, [Kept?]).self) { group in
      for (number, range) in ranges.enumerated() {
        let part = Array(texts[range])
        group.addTask {
          @concurrent func read() async -> [Kept?] {
            part.map { $0.flatMap { try? JSONDecoder().decode(Kept.self, from: Data($0)) } }
          }
          return (number, await read())
        }
      }
      var all = [[Kept?]](repeating: [], count: ranges.count)
      for await (number, part) in group { all[number] = part }
      return all.flatMap(\.self)
    }
  }

  /// Puts the pictures of a verdict into a report; false if one is not to be had.
  private func write(
    _ result: ActionResult, _ pictures: [String: [UInt8]], into folder: ReportFolder?
  ) -> Bool {
    guard let folder else { return true }
    for file in result.files {
      guard let bytes = pictures[file.digest] else { return false }
      let path = "\(folder.path)/\(file.path)"
      do {
        try OutputFile.write(bytes, to: path, within: Enclosure(folder.path))
      } catch {
        return false
      }
    }
    return true
  }

  // MARK: Keeping

  /// Keeps what was found out about a scenario, unless it was being changed meanwhile.
  ///
  /// - Parameters:
  ///   - survey: What is known from reading it.
  ///   - done: What was done with its references.
  ///   - folder: The report with the pictures of differences.
  ///   - said: What its code printed; nil if it is not known for which reference.
  ///   - began: When the work began, in nanoseconds since 1970.
  func keep(
    _ survey: ScenarioSurvey,
    _ done: [(ReferencePart, ReferenceWork.Result, FontUsage)], in folder: ReportFolder?,
    said: String?, _ began: Int64
  ) {
    let files = [survey.file] + survey.parts
    guard files.allSatisfy({ FileDigests.isUnchanged($0, since: began) }),
      let reading = keys.reading(survey.file),
      let text = try? JSONEncoder().encode(
        KeptSurvey(survey: survey, others: survey.looksElsewhere ? keys.otherFonts : nil))
    else { return }
    store([UInt8](text), [], for: reading)
    guard let said, let folder else { return }
    for case (let part, .compared(let entry), let usage) in done {
      switch entry.status {
      case .passed, .drifted, .failed: break
      case .missing, .stale, .errored: continue
      }
      guard let (key, inputs) = key(of: part, survey),
        inputs.allSatisfy({ FileDigests.isUnchanged($0.path, since: began) }),
        let fonts = keys.kept(usage), let pictures = folder.pictures(of: entry.name),
        pictures.reduce(0, { $0 + $1.bytes.count }) <= Self.mostPictureBytes,
        let text = try? JSONEncoder().encode(Kept(fonts: fonts, entry: entry, said: said))
      else { continue }
      store([UInt8](text), pictures, for: key)
    }
  }

  private func store(
    _ text: [UInt8], _ files: [(path: String, bytes: [UInt8])], for key: String
  ) {
    let shelf = shelf
    waiting.append(Task { await shelf.store(text, files: files, for: key) })
  }

  /// Waits until all is kept.
  func finish() async {
    for task in waiting { await task.value }
    waiting = []
    await shelf.finish()
    keys.digests.save()
  }

  /// What went wrong with the cache, in words; nil if nothing did.
  func takeComplaint() -> String? { shelf.remote?.takeComplaint() }
}
