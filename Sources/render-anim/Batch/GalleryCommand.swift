import ArgumentParser
import Figures
import Files
import Foundation
import Pixels
import Player
import Rendering
import ScenarioFormat
import Staging

struct GalleryCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Makes a folder of GIFs and a page that shows them.",
    discussion: """
      Each scenario becomes a GIF and a contact sheet, at one pixel per point. The page index.html has \
      a scrubber for every animation.
      """)

  @Argument(help: ArgumentHelp("The scenarios.", valueName: "scenario.yaml"))
  var scenarios: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder.", valueName: "folder"))
  var output: String

  @Option(help: "The title of the page.") var title = "Animations"

  @Option(help: ArgumentHelp("No GIF is larger than this.", valueName: "size"))
  var maxBytes = "300KB"

  @Option(help: "How many frames are worked on at once, 1 to 1024 (default: one for each core).")
  var jobs: TaskCount?

  @OptionGroup var general: GeneralOptions

  /// What is rendered, as a command line of its own.
  private var rendering: [String] {
    scenarios + [
      "--gif", "\(output)/{name}.gif", "--sheet", "\(output)/{name}-sheet.png", "--scale", "1",
      "--max-bytes", maxBytes,
    ] + (jobs.map { ["--jobs", "\($0.count)"] } ?? [])
  }

  func validate() throws { _ = try RenderCommand.parse(rendering) }

  @MainActor func run() async throws {
    let terminal = Terminal(color: general.color)
    var command = try RenderCommand.parse(rendering)
    command.general = general
    let render = command
    try await Interruptible.run(terminal) {
      let plan = try RenderPlan(render, terminal)
      let batch = Batch(plan, general: render.general, terminal: terminal)
      let outcomes = try await batch.run(tasks: render.outputs.tasks)
      try plan.checkExpectations()
      try RunReport(outcomes, plan.failures).write(render, terminal, batch.timeline)
      if let worst = plan.worst { throw Failure(worst, text: "") }
      let page = GalleryPage(title: title, animations: try outcomes.compactMap(animation))
      try OutputFile.write(page.html, to: "\(output)/index.html")
    }
  }

  @MainActor private func animation(_ outcome: JobOutcome) throws -> GalleryPage.Animation? {
    let job = outcome.job
    guard let gif = try outcome.result.get().outputs.first(where: { $0.path.hasSuffix(".gif") })
    else { return nil }
    let sheet = try job.contactSheet()
    let path = job.rehearsal.scenario.file
    return GalleryPage.Animation(
      name: URL(fileURLWithPath: gif.path).deletingPathExtension().lastPathComponent,
      title: job.title, alt: job.rehearsal.scenario.alt, gif: fromPage(gif.path),
      sheet: fromPage(job.outputs.paths(.sheet)[0]), scenario: fromPage(path),
      width: gif.shown.size.width, height: gif.shown.size.height, size: gif.bytes.byteText,
      duration: gif.shown.duration, sheetWidth: Double(sheet.size.width),
      moments: zip(sheet.frames, sheet.pictureRects).map { frame, rect in
        .init(
          time: (frame.time * 100).rounded() / 100, x: Double(rect.minX), y: Double(rect.minY),
          width: Double(rect.width), height: Double(rect.height))
      })
  }

  /// A path as seen from the folder of the page.
  private func fromPage(_ path: String) -> String {
    let here = URL(fileURLWithPath: output).standardizedFileURL.pathComponents
    let there = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let common = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - common)
    return (up + there.dropFirst(common)).joined(separator: "/")
  }
}
