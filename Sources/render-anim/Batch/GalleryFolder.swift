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

  /// The part of the page that shows a job; nil if it has no GIF.
  @MainActor func animation(
    _ job: RenderJob, _ outputs: [OutputSummary]
  ) throws -> GalleryPage.Animation? {
    guard let gif = outputs.first(where: { $0.path.hasSuffix(".gif") }) else { return nil }
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
