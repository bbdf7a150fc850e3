import ArgumentParser
import Files
import Foundation
import LayoutSources
import Rendering
import ScenarioFormat
import Staging

struct RenderCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders scenarios (the default command).",
    discussion: """
      Without an output, each scenario becomes a GIF where it says so itself, or beside it. Several \
      outputs can be made at once. In their paths {name}, {theme}, {scale} and {chapter} are filled \
      in: several scenarios need {name}, several themes {theme}, as in \
      'output/{name}~{theme}@{scale}x.gif'. An output without {theme} shows the first theme only; \
      one with {chapter} is made for every chapter.
      """)

  @Argument(
    help: ArgumentHelp("Scenarios to render; - is the standard input.", valueName: "scenario.yaml"))
  var scenarios: [String] = []

  @Option(
    name: .customLong("layout"),
    help: ArgumentHelp(
      "Render a layout of an app without a scenario: a Swift file or folder, several if repeated.",
      valueName: "source"))
  var layoutSources: [String] = []

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("The class of --layout, if there are several.", valueName: "name"))
  var layoutClass: String?

  @OptionGroup(title: "Outputs") var outputs: OutputOptions

  @Option(help: ArgumentHelp("Write one moment as a PNG (see --at).", valueName: "file"))
  var png: [String] = []

  @Option(help: ArgumentHelp("Write a contact sheet of eight moments as a PNG.", valueName: "file"))
  var sheet: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write what is on screen at every tick, as lines of JSON.", valueName: "file"))
  var json: [String] = []

  @Option(
    help: ArgumentHelp(
      "The moment of --png: seconds, a percentage such as 50%, or mark:NAME (default: the end).",
      valueName: "time"))
  var at: MomentArgument?

  @Option(
    help: ArgumentHelp(
      "Show a part: 0.5..2, mark:NAME..end, 50% or chapter:NAME, several with commas.",
      valueName: "range"))
  var select: SelectionArgument?

  @Option(
    help: ArgumentHelp(
      "Write which files are made of which, as rules for make.", valueName: "file"))
  var deps: String?

  @Option(help: ArgumentHelp("Write what took how long, for chrome://tracing.", valueName: "file"))
  var timings: String?

  @Flag(help: "Print what was made as JSON on the standard output.")
  var jsonSummary = false

  @Flag(help: "Render again whenever a scenario, or a file that it includes, is saved.")
  var watch = false

  @Flag(help: "Say what would be made, and make nothing.")
  var dryRun = false

  @OptionGroup(title: "Picture") var picture: PictureOptions
  @Option(help: "light, dark or both (default: those of the scenario).")
  var theme: ThemeArgument?

  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "GIF") var gifSettings: GIFSettings
  @OptionGroup var input: InputOptions
  @OptionGroup var general: GeneralOptions

  /// Every output that the command line asks for.
  var requests: [OutputRequest] {
    outputs.requests + png.map { OutputRequest(.png, $0) }
      + sheet.map { OutputRequest(.sheet, $0) } + json.map { OutputRequest(.json, $0) }
  }

  func validate() throws {
    if scenarios.isEmpty, layoutSources.isEmpty {
      throw ValidationError(
        "there is nothing to render: name a scenario, or a source with '--layout'")
    }
    if layoutClass != nil, layoutSources.isEmpty {
      throw ValidationError("'--class' names a class of '--layout', which is missing")
    }
    let requests = requests
    if at != nil, !requests.contains(where: { $0.kind == .png }) {
      throw ValidationError("'--at' says which moment '--png' shows; there is no '--png'")
    }
    try OutputOptions.check(requests)
    if scenarios.contains("-"), requests.isEmpty {
      throw ValidationError("a scenario from the standard input needs an output such as '--gif'")
    }
    if let path = scenarios.firstRepeated {
      throw ValidationError("'\(path)' is named twice")
    }
    if let request = requests.first(where: { !$0.places.contains(.name) }),
      scenarios.count + (layoutSources.isEmpty ? 0 : 1) > 1
    {
      throw ValidationError(
        "several scenarios cannot be written to '\(request.path)'; "
          + "a place for their names is needed, as in '{name}.gif'")
    }
    if theme == .both, !requests.isEmpty, !requests.contains(where: { $0.places.contains(.theme) })
    {
      throw ValidationError(
        "'--theme both' needs an output with a place for the theme, as in '{name}~{theme}.gif'")
    }
    if watch, scenarios.contains("-") {
      throw ValidationError("the standard input cannot be watched")
    }
    if jsonSummary, requests.contains(where: { $0.path == "-" }) {
      throw ValidationError("the standard output is for '--json-summary'")
    }
  }

  /// Whether failures are to be known to somebody who does not read messages.
  var tellsOfFailures: Bool { watch || jsonSummary || deps != nil || timings != nil }

  @MainActor func run() async throws {
    let terminal = Terminal(color: general.color)
    try await Interruptible.run(terminal) {
      let files = try await files(terminal)
      let run = try await render(files, terminal)
      if watch { try await renderAgain(files, after: run, terminal) }
      if let worst = run.worst { throw CommandError(worst, text: "") }
    }
  }

  /// Renders scenarios, or with `--dry-run` only plans them.
  ///
  /// - Parameters:
  ///   - files: The scenarios.
  ///   - terminal: The terminal for messages.
  ///   - gallery: The gallery whose page shows the animations; nil for none.
  /// - Returns: The run, with its outputs and failures.
  /// - Throws: An error that ends the whole run; failures of scenarios do not.
  @MainActor func render(
    _ files: [ScenarioFile], _ terminal: Terminal, for gallery: GalleryCommand? = nil
  ) async throws -> RenderRun {
    let run = try RenderRun(self, files, terminal, for: gallery)
    try await run.plan()
    if dryRun {
      try ProgramOutput.write(run.planned.text)
    } else {
      try await run.render()
      try RunReport(run).write(self, terminal)
    }
    return run
  }

  /// Renders scenarios that change until it is interrupted.
  ///
  /// Earlier outputs stay where they are when a scenario has become wrong.
  @MainActor private func renderAgain(
    _ files: [ScenarioFile], after run: RenderRun, _ terminal: Terminal
  ) async throws {
    var inputs: [String: [String]] = [:]
    func remember(_ run: RenderRun) {
      for scenario in run.planned {
        // One that crashed before it could say what it is made of is made of what it was.
        guard !scenario.inputs.isEmpty || inputs[scenario.file.path] == nil else { continue }
        inputs[scenario.file.path] =
          scenario.inputs.isEmpty ? [scenario.file.path] : scenario.inputs
      }
    }
    remember(run)
    var watcher = FileWatcher(inputs.values.flatMap(\.self))
    if !general.quiet { terminal.print("watching; Ctrl-C ends it\n") }
    while true {
      let changed = try await watcher.nextChange()
      let affected = files.filter { inputs[$0.path]?.contains(where: changed.contains) ?? false }
      remember(try await render(affected, terminal))
      watcher.watch(inputs.values.flatMap(\.self))
    }
  }

  var trustedSources: [String] { general.sources.trustedPaths + layoutSources }

  /// The scenarios, one of them synthesized for `--layout`.
  @MainActor func files(_ terminal: Terminal) async throws -> [ScenarioFile] {
    var files = scenarios.map {
      ScenarioFile(path: $0, assumedPath: input.assumeFilename)
    }
    // Whoever reads it in the end may have another standard input.
    if files.count > 1, let index = files.firstIndex(where: { $0.path == "-" }) {
      files[index] = try files[index].withText()
    }
    guard !layoutSources.isEmpty else { return files }
    do {
      let result = try await dryRun(terminal).result()
      if let reason = result.reason, !general.quiet {
        terminal.print(
          "note: without \(result.omitted.words), in which the layout fails:\n\(reason)")
      }
      return files + [ScenarioFile(result.synthesized)]
    } catch let problem as SourceError {
      throw CommandError(problem)
    } catch {
      throw CommandError(error, terminal, form: general.diagnostics)
    }
  }

  @MainActor private func dryRun(_ terminal: Terminal) throws -> DryRun {
    let pool = try pool(terminal)
    return DryRun(layoutSources, className: layoutClass, general, terminal) { work in
      let (outcome, said) = try await pool.outcome(of: RenderWork.study(work))
      return DryRun.Outcome(outcome, said: said) { answer in
        guard case .studied(let answer) = answer else {
          preconditionFailure("a layout was to be studied")
        }
        return answer
      }
    }
  }
}

extension RenderCommand: WorkerCommand {
  @MainActor func worker() throws
    -> (RenderWork, _ tell: @escaping @MainActor (RenderWork.Event) -> Void) async
    -> RenderWork.Answer
  {
    ScenarioRenderer(self, Terminal(color: general.color)).perform
  }
}

enum ThemeArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark, both

  var themes: [Theme] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}
