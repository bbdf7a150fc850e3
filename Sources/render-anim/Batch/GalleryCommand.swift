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

  @OptionGroup var parallelism: JobsOption

  @OptionGroup var general: GeneralOptions

  /// The rendering, as a command line of its own.
  private var rendering: [String] {
    scenarios + [
      "--gif", "\(output)/{name}.gif", "--sheet", "\(output)/{name}-sheet.png", "--scale", "1",
      "--max-bytes", maxBytes,
    ] + (parallelism.jobs.map { ["--jobs", "\($0.count)"] } ?? [])
  }

  func validate() throws { _ = try RenderCommand.parse(rendering) }

  /// The command that renders for it.
  private func renderCommand() throws -> RenderCommand {
    var command = try RenderCommand.parse(rendering)
    command.general = general
    return command
  }

  @MainActor func run() async throws {
    let terminal = Terminal(color: general.color)
    let command = try renderCommand()
    try await Interruptible.run(terminal) {
      let run = try await command.render(try await command.files(terminal), terminal, for: self)
      let page = GalleryPage(
        title: title, animations: run.rendered.flatMap(\.self).compactMap(\.animation))
      // What was made is shown, whatever became of the others.
      if !page.animations.isEmpty { try OutputFile.write(page.html, to: "\(output)/index.html") }
      if let worst = run.worst { throw CommandError(worst, text: "") }
    }
  }

  /// The part of the page that shows a job; nil if it has no GIF.
  @MainActor func animation(
    _ job: RenderJob, _ outputs: [OutputSummary]
  ) throws -> GalleryPage.Animation? {
    guard let gif = outputs.first(where: { $0.path.hasSuffix(".gif") }) else { return nil }
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

  /// The path as seen from the folder of the page.
  private func fromPage(_ path: String) -> String {
    let here = URL(fileURLWithPath: output).standardizedFileURL.pathComponents
    let there = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let common = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - common)
    return (up + there.dropFirst(common)).joined(separator: "/")
  }
}

extension GalleryCommand: WorkerCommand {
  @MainActor func worker() throws
    -> (RenderWork, _ tell: @escaping @MainActor (RenderWork.Event) -> Void) async
    -> RenderWork.Answer
  {
    ScenarioRenderer(try renderCommand(), Terminal(color: general.color), for: self).perform
  }
}
