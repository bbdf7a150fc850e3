import AnimFigures
import AnimFiles
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import ArgumentParser
import Foundation

struct GalleryCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Makes a folder of GIFs and a page that shows them.",
    discussion: """
      Each scenario becomes a GIF and a contact sheet, at one pixel per point. The page index.html has \
      a scrubber for every animation.
      """)

  @Argument(
    help: ArgumentHelp("Scenarios, or folders of them.", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenarios: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: "The title of the page.") var title = "Animations"

  @Option(help: ArgumentHelp("No GIF that is made is larger than this.", valueName: "size"))
  var maxBytes = "300KB"

  @Option(
    name: .customLong("keep-gif"),
    help: ArgumentHelp(
      "Scenarios, with commas, whose GIFs are in the folder already, made with other settings; the page shows them as they are.",
      valueName: "names"), transform: { $0.split(separator: ",").map(String.init) })
  var kept: [[String]] = []

  @OptionGroup var parallelism: JobsOption

  @OptionGroup var general: GeneralOptions

  /// The words by which 'render' makes the outputs of scenarios whose GIFs are not kept.
  private var renderWords: [String] {
    [
      "--gif", "\(output)/{name}.gif", "--sheet", "\(output)/{name}-sheet.png", "--scale", "1",
      "--max-bytes", maxBytes,
    ]
  }

  /// The words by which 'render' makes the outputs of a scenario.
  func renderWords(for file: ScenarioFile) -> [String] {
    folder.keeps(file) ? Array(renderWords.dropFirst(2)) : renderWords
  }

  /// The outputs of each scenario.
  var options: RenderOptions {
    get throws {
      try RenderOptions.parse(
        renderWords + (parallelism.jobs.map { ["--jobs", "\($0.count)"] } ?? []))
    }
  }

  var folder: GalleryFolder { GalleryFolder(path: output, kept: Set(kept.joined())) }

  /// The scenarios, those in folders too.
  func files() throws(CommandError) -> [ScenarioFile] {
    let files = try ScenarioPaths.files(scenarios).map { ScenarioFile(path: $0) }
    try folder.check(files)
    return files
  }

  func validate() throws {
    _ = try options
    if let path = scenarios.firstRepeated { throw ValidationError("'\(path)' is named twice") }
  }

  @MainActor func run() async throws {
    let terminal = general.terminal
    let options = try options
    try await Interruptible.run(terminal) {
      let run = RenderRun(
        options, general, try files(), terminal, for: folder,
        cache: try JobCache(general, scenarios: scenarios))
      try await run.plan()
      try await run.render()
      try RunReport(run).write(options, general, terminal)
      let page = GalleryPage(
        title: title, animations: run.rendered.flatMap(\.self).compactMap(\.animation))
      // What was made is shown, whatever became of the others.
      if !page.animations.isEmpty { try OutputFile.write(page.html, to: "\(output)/index.html") }
      if let worst = run.worst { throw CommandError(worst, text: "") }
    }
  }
}

extension GalleryCommand: WorkerCommand {
  @MainActor func worker() throws
    -> (RenderWork, _ tell: @escaping @MainActor (RenderWork.Event) -> Void) async
    -> RenderWork.Answer
  {
    ScenarioRenderer(
      try options, general, general.terminal, for: folder,
      cache: try JobCache(general, scenarios: scenarios)
    ).perform
  }
}
