import AnimActions
import AnimCaching
import AnimFiles
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimText
import Foundation

/// The outputs of jobs that earlier runs have made, which hold as long as nothing changes that they depend on.
///
/// Scenarios are read and acted out in any case, so that their mistakes are told and their expectations checked; drawing
/// and encoding, which take longer, are left out.
@MainActor final class JobCache {
  private struct Kept: Codable {
    var fonts: KeptFonts
    var outputs: [OutputSummary]
    var notes: [String]
  }

  private let shelf: ResultShelf
  private let keys: ResultKeys
  private let settings: [String]

  /// The size of all outputs of a job, in bytes, beyond which they are not kept.
  private static let mostBytes = 256 << 20

  /// The jobs of a command; nil if none are to be kept.
  ///
  /// - Parameters:
  ///   - general: The options of the command.
  ///   - scenarios: The scenarios and folders that the command line names.
  ///   - words: The words of the command line, which say what is made.
  /// - Throws: `CommandError` if there is no program that asks a server for results.
  init?(
    _ general: GeneralOptions, scenarios: [String], words: [String] = Invocation.arguments
  ) throws(CommandError) {
    guard let shelf = try general.cache.shelf() else { return nil }
    self.shelf = shelf
    keys = ResultKeys(general, FileDigests(keptIn: general.cache.folder + "/digests"))
    settings = RenderWords.settings(of: RenderWords.without(scenarios: scenarios, words))
  }

  /// The key of a job; nil if its outputs are not to be kept.
  func key(_ job: RenderJob, _ survey: ScenarioSurvey?) -> String? {
    guard let survey, survey.file != "-", !job.outputs.isEmpty,
      job.outputs.allSatisfy({ Self.isKept($0.kind) }),
      job.outputPaths.allSatisfy(OutputFile.isRegular)
    else { return nil }
    let places = job.outputs.map { "output \($0.kind.rawValue) \($0.path)" }
    return keys.result(
      .render, survey,
      options: settings + places + [
        "job \(job.name)", "theme \(job.rehearsal.theme.rawValue)",
        "part \(job.source.excerpt.name)",
      ])?.key
  }

  /// Whether outputs of a kind depend on this program alone, and not on another one.
  private static func isKept(_ kind: OutputRequest.Kind) -> Bool {
    switch kind {
    case .gif, .apng, .webp, .svg, .html, .frames, .png, .jpg, .sheet, .json: true
    case .mp4, .webm, .avif, .mov: false
    // As large as they are quickly made.
    case .rgba, .y4m: false
    }
  }

  /// Puts the outputs of a job into their places as they were made before; nil if they are not known.
  ///
  /// - Throws: `OutputError` if a file cannot be written.
  func recall(
    _ job: RenderJob, _ key: String
  ) async throws -> (outputs: [OutputSummary], notes: [String])? {
    guard let result = await shelf.results([key])[key],
      let kept = try? JSONDecoder().decode(Kept.self, from: Data(result.text)),
      keys.hold(kept.fonts)
    else { return nil }
    let places = Self.places(of: job)
    let contents = await shelf.contents(result.files.map(\.digest))
    guard result.files.map(\.path) == places.indices.map({ "\($0)" }) else { return nil }
    let bytes = result.files.compactMap { contents[$0.digest] }
    guard bytes.count == places.count else { return nil }
    var files: [OutputFile] = []
    for (place, bytes) in zip(places, bytes) {
      let file = try OutputFile(path: place.path, within: place.enclosure)
      try file.write(bytes)
      files.append(file)
    }
    try OutputFile.close(files)
    return (kept.outputs, kept.notes)
  }

  /// Keeps what was made by a job.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - key: Its key.
  ///   - made: What was made.
  ///   - usage: The fonts that it was drawn with.
  ///   - survey: The scenario.
  ///   - began: When the scenario was read, in nanoseconds since 1970.
  func keep(
    _ job: RenderJob, _ key: String, _ made: (outputs: [OutputSummary], notes: [String]),
    _ usage: FontUsage, _ survey: ScenarioSurvey, _ began: Int64
  ) async {
    guard
      ([survey.file] + survey.parts).allSatisfy({ FileDigests.isUnchanged($0, since: began) }),
      self.key(job, survey) == key, let fonts = keys.kept(usage),
      let text = try? JSONEncoder().encode(
        Kept(fonts: fonts, outputs: made.outputs, notes: made.notes))
    else { return }
    var files: [(path: String, bytes: [UInt8])] = []
    var total = 0
    for (number, place) in Self.places(of: job).enumerated() {
      guard let bytes = try? InputFile.bytes(place.path, .regular, limit: Self.mostBytes) else {
        return
      }
      total += bytes.count
      guard total <= Self.mostBytes else { return }
      files.append(("\(number)", bytes))
    }
    await shelf.store([UInt8](text), files: files, for: key)
  }

  /// Ends the use of the cache for this run.
  func finish() async {
    await shelf.finish()
    keys.digests.save()
  }

  /// Every file of a job, and the folder that it must be in.
  private static func places(of job: RenderJob) -> [(path: String, enclosure: Enclosure?)] {
    job.outputs.flatMap { output in
      output.paths(frames: job.animation.schedule.count).map {
        (path: $0, enclosure: output.confinement?.enclosure)
      }
    }
  }
}
