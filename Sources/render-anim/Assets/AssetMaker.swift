import AnimDocumentationAssets
import AnimFiles
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import ArgumentParser
import Foundation

/// Makes the files of scenarios, in this process.
///
/// A scenario is acted out once in each theme: colours are resolved while it is, as in UIKit, where
/// code asks for them. What was acted out is drawn once for each scale, and encoded once for each
/// format.
@MainActor struct AssetMaker {
  private let general: GeneralOptions
  private let terminal: Terminal

  init(_ general: GeneralOptions) {
    self.general = general
    terminal = general.terminal
  }

  /// Does the work that another process asks for.
  func perform(
    _ work: AssetWork, tell: @escaping @MainActor (AssetWork.Event) -> Void
  ) async -> AssetWork.Answer {
    do {
      return .made(try await result(work, ProgressBar(terminal, relay: tell)))
    } catch {
      return .failed(CommandError(error, terminal))
    }
  }

  private func result(
    _ work: AssetWork, _ progress: ProgressBar
  ) async throws -> AssetWork.Result {
    var inputs: [String] = []
    var scenario = try work.file.read(terminal, general, inputs: &inputs)
    if let scale = work.actedScale { scenario.canvas.scale = scale }
    var result = AssetWork.Result(
      inputs: Self.digests(of: inputs, scenario, home: work.home),
      alt: work.looks.alt ?? scenario.alt)
    var themes: [Theme] = []
    for output in work.outputs where !themes.contains(output.variant.theme) {
      themes.append(output.variant.theme)
    }
    for theme in themes {
      let outputs = work.outputs.filter { $0.variant.theme == theme }
      let rehearsal = try Rehearsal(scenario, theme: theme)
      let warnings = rehearsal.warnings.map { "warning: \($0)" }
      result.notes += warnings.filter { !result.notes.contains($0) }
      if general.strict, let warning = rehearsal.warnings.first {
        throw CommandError(.dataError, "\(work.file.shownPath): \(warning)")
      }
      let (files, notes) = try await files(work, outputs, of: rehearsal, progress)
      result.files += files
      result.notes += notes
    }
    return result
  }

  /// The files of a theme.
  private func files(
    _ work: AssetWork, _ outputs: [AssetWork.Output], of rehearsal: Rehearsal,
    _ progress: ProgressBar
  ) async throws -> ([AssetWork.Made], notes: [String]) {
    let excerpt = try rehearsal.excerpt(
      work.looks.select.flatMap { SelectionArgument(argument: $0) })
    let moment = work.looks.poster.flatMap { MomentArgument(argument: $0)?.moment } ?? .end
    let still =
      moment == .end ? StillMoment(endOf: excerpt) : try rehearsal.still(at: moment, in: excerpt)
    let frames = ActedFrames(PictureOptions.plain.source(excerpt, of: rehearsal))
    var sizes: [AssetSize] = []
    for output in outputs where !sizes.contains(output.variant.size) {
      sizes.append(output.variant.size)
    }
    var made: [AssetWork.Made] = []
    var notes: [String] = []
    for size in sizes {
      let own = outputs.filter { $0.variant.size == size }
      let pixelsPerPoint = size.pixelsPerPoint(of: Double(excerpt.size.width))
      let job = RenderJob(
        work.name, try options(work, own), rehearsal: rehearsal, excerpt: excerpt, still: still,
        inputs: [], outputs: own.compactMap { OutputRequest(byExtensionOf: $0.draft) },
        fileName: work.name, isFirst: false, measuresQuality: false,
        acted: (frames, pixelsPerPoint))
      progress.expect(job.animation.expectedFrames)
      let (summaries, more): ([OutputSummary], [String])
      do {
        (summaries, more) = try await job.run(tasks: work.tasks, progress: progress)
      } catch let error as CommandError where error.code == .cannotCreate {
        // The scale is part of the name, so it stays.
        throw CommandError(
          .cannotCreate, "'\(own[0].path)': \(error)", at: work.place,
          notes: [AssetWork.waysOutOfBudget])
      }
      notes += (job.warnings + more).map { "\(own[0].path): \($0)" }
      for output in own {
        guard let summary = summaries.first(where: { $0.path == output.draft }) else {
          preconditionFailure("'\(output.path)' was asked for and not made")
        }
        made.append(
          AssetWork.Made(
            path: output.path, draft: output.draft, variant: output.variant,
            summary: summary,
            pixelsPerPoint: pixelsPerPoint, width: Double(excerpt.size.width),
            height: Double(excerpt.size.height)))
      }
    }
    return (made, notes)
  }

  private func options(
    _ work: AssetWork, _ outputs: [AssetWork.Output]
  ) throws -> RenderOptions {
    var arguments = outputs.flatMap { ["--output", $0.draft] }
    if let fps = work.looks.fps { arguments += ["--fps", "\(fps)"] }
    if let limit = work.looks.maxBytes { arguments += ["--max-bytes", "\(limit)B"] }
    return try RenderOptions.parse(arguments)
  }

  /// The files of a scenario with their digests: itself, what it includes, its pictures and its
  /// sources, folders as a whole.
  private static func digests(
    of inputs: [String], _ scenario: Scenario, home: String
  ) -> [InputDigest] {
    let places = scenario.sourcePlaces
    let folders = places.filter { $0.hasSuffix("/") }
    var paths: [String] = []
    for path in inputs + places
    where !paths.contains(path) && !folders.contains(where: { path != $0 && path.hasPrefix($0) }) {
      paths.append(path)
    }
    let digests = InputDigests(home: home)
    return paths.map { InputDigest(path: $0, digest: digests.digest($0) ?? "") }
  }
}

extension PictureOptions {
  /// The looks of the scenario itself.
  fileprivate static var plain: PictureOptions {
    do {
      return try parse([])
    } catch {
      preconditionFailure("no option of a picture is required: \(error)")
    }
  }
}
