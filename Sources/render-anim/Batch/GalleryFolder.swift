import AnimFigures
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import Foundation

/// The folder of a gallery, with the page that shows what is in it.
struct GalleryFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The names of the scenarios whose GIFs are there already.
  let kept: Set<String>

  /// Whether the GIF of a scenario is there already.
  func keeps(_ file: ScenarioFile) -> Bool { kept.contains(file.name) }

  /// Where the GIF of a scenario is.
  func gif(of file: ScenarioFile) -> String { "\(path)/\(file.name).gif" }

  private func bytes(ofKept file: ScenarioFile) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: gif(of: file))
    return attributes?[.size] as? Int
  }

  /// The outputs that are to be made of a scenario, out of those of scenarios whose GIFs are not kept.
  func options(_ options: RenderOptions, for file: ScenarioFile) -> RenderOptions {
    guard keeps(file) else { return options }
    var options = options
    options.outputs.gif = []
    return options
  }

  /// Refuses GIFs that are to be kept and are not there.
  ///
  /// - Throws: A usage error for the name of none of the scenarios, or that of a missing input.
  func check(_ files: [ScenarioFile]) throws(CommandError) {
    if let name = kept.subtracting(files.map(\.name)).min() {
      throw CommandError(.usage, "'--keep-gif \(name)' is the name of none of the scenarios")
    }
    for file in files where keeps(file) && bytes(ofKept: file) == nil {
      throw CommandError(.noInput, "there is no '\(gif(of: file))' that could be kept")
    }
  }

  /// The part of the page that shows a job; nil if it has no GIF.
  @MainActor func animation(
    _ job: RenderJob, of file: ScenarioFile, _ outputs: [OutputSummary]
  ) throws -> GalleryPage.Animation? {
    let gif: OutputSummary
    if let made = outputs.first(where: { $0.path.hasSuffix(".gif") }) {
      gif = made
    } else if keeps(file), let bytes = bytes(ofKept: file) {
      gif = OutputSummary(
        path: self.gif(of: file), bytes: bytes,
        shown: Showing(duration: job.animation.schedule.duration, size: job.size))
    } else {
      return nil
    }
    let sheet = try job.contactSheet()
    let scenario = job.rehearsal.scenario.file
    return GalleryPage.Animation(
      name: URL(fileURLWithPath: gif.path).deletingPathExtension().lastPathComponent,
      title: job.title, alt: job.rehearsal.scenario.alt, gif: fromPage(gif.path),
      sheet: fromPage(job.outputs.paths(.sheet)[0]), scenario: fromPage(scenario),
      width: gif.shown.size.width, height: gif.shown.size.height, size: gif.bytes.byteText,
      duration: gif.shown.duration, sheetWidth: Double(sheet.size.width),
      moments: zip(sheet.frames, sheet.pictureRects).map { frame, rect in
        .init(
          time: (frame.time * 100).rounded() / 100, x: Double(rect.minX), y: Double(rect.minY),
          width: Double(rect.width), height: Double(rect.height))
      })
  }

  /// The path as seen from the folder of the page.
  private func fromPage(_ file: String) -> String {
    let here = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let there = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let common = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - common)
    return (up + there.dropFirst(common)).joined(separator: "/")
  }
}
