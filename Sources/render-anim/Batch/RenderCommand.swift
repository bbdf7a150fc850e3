import AnimFiles
import AnimLayoutSources
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import ArgumentParser
import Foundation

struct RenderCommand: ScenarioCommand, ScreenCommand {
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
    help: ArgumentHelp(
      "Scenarios, or folders of them; - is the standard input.", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenarios: [String] = []

  @OptionGroup(title: "Code without a scenario") var subject: SubjectOptions

  @Flag(help: "Render again whenever a scenario, or a file that it includes, is saved.")
  var watch = false

  @Flag(help: "Say what would be made, and make nothing.")
  var dryRun = false

  @OptionGroup var desktop: OpenOption
  @OptionGroup var terminalPictures: ShowOption
  @OptionGroup var options: RenderOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var general: GeneralOptions

  var showsScreens: Bool { !subject.screenSources.isEmpty }

  /// The scenarios, those of folders among them.
  private var paths: [String] { get throws { try ScenarioPaths.files(scenarios) } }

  func validate() throws {
    if scenarios.isEmpty, subject.isEmpty {
      throw ValidationError(
        "there is nothing to render: name a scenario, or a source with '--layout' or '--screen'")
    }
    // An output that is not named as one would be taken for another scenario.
    if let path = scenarios.first(where: {
      OutputRequest(byExtensionOf: $0) != nil && !$0.hasSuffix("/")
    }) {
      let scenario = scenarios.first { $0 != path } ?? "scenario.yaml"
      throw ValidationError(
        "'\(path)' is not a scenario: outputs are named with '-o', as in "
          + "'render-anim \(scenario) -o \(path)'")
    }
    if scenarios.contains("-"), options.requests.isEmpty {
      throw ValidationError("a scenario from the standard input needs an output such as '--gif'")
    }
    // A folder without scenarios is a mistake of its own, which is told of later.
    let paths = (try? paths) ?? scenarios
    if let path = paths.firstRepeated {
      throw ValidationError("'\(path)' is named twice")
    }
    if let request = options.requests.first(where: { !$0.places.contains(.name) }),
      paths.count + subject.leastCount > 1
    {
      throw ValidationError(
        "several scenarios cannot be written to '\(request.path)'; "
          + "a place for their names is needed, as in '{name}.gif'")
    }
    if terminalPictures.show != nil, options.usesStandardOutput {
      throw ValidationError("the standard output is for a file; '--show' needs it too")
    }
    if watch, scenarios.contains("-") {
      throw ValidationError("the standard input cannot be watched")
    }
  }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      try desktop.check()
      let files = try await files(terminal)
      let run = try await render(files, terminal)
      try desktop.open(run.rendered.lazy.flatMap(\.self).flatMap(\.outputs).map(\.path).first)
      if watch { try await renderAgain(files, after: run, terminal) }
      if let worst = run.worst { throw CommandError(worst, text: "") }
    }
  }

  /// Renders scenarios, or with `--dry-run` only plans them.
  ///
  /// - Parameters:
  ///   - files: The scenarios.
  ///   - terminal: The terminal for messages.
  /// - Returns: The run, with its outputs and failures.
  /// - Throws: An error that ends the whole run; failures of scenarios do not.
  @MainActor private func render(
    _ files: [ScenarioFile], _ terminal: Terminal
  ) async throws -> RenderRun {
    let run = RenderRun(
      options, general, files, terminal, tellsOfFailures: watch, cache: try cache)
    try await run.plan()
    if dryRun {
      try ProgramOutput.write(run.planned.text)
    } else {
      try await run.render()
      for output in run.rendered.flatMap(\.self).flatMap(\.outputs) {
        let name = URL(fileURLWithPath: output.path)
        guard ["gif", "apng", "png"].contains(name.pathExtension) else { continue }
        try await terminalPictures.show(fileAt: output.path)
      }
      try RunReport(run).write(options, general, terminal)
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

  /// What earlier runs have made; nil if all is to be made anew.
  @MainActor private var cache: JobCache? {
    get throws { try JobCache(general, scenarios: scenarios) }
  }

  var trustedSources: [String] { general.sources.trustedPaths + subject.sources }

  /// Whether all that is made is pictures of the end, and nothing tells what else there is.
  private var isStill: Bool {
    let requests = options.requests
    return !requests.isEmpty && requests.allSatisfy { $0.kind.content == .still }
      && options.at == nil && subject.scenarioPath == nil
  }

  /// The scenarios, some of them made up for `--layout` and the like.
  @MainActor func files(_ terminal: Terminal) async throws -> [ScenarioFile] {
    var files = try paths.map {
      ScenarioFile(path: $0, assumedPath: input.assumeFilename)
    }
    // Whoever reads it in the end may have another standard input.
    if files.count > 1, let index = files.firstIndex(where: { $0.path == "-" }) {
      files[index] = try files[index].withText()
    }
    guard !subject.isEmpty else { return files }
    let pool = pool(terminal)
    let study = SubjectStudy(subject, general, terminal, isStill: isStill) { work in
      let (outcome, said) = try await pool.outcome(of: RenderWork.study(work))
      return DryRun.Outcome(outcome, said: said) { answer in
        guard case .studied(let answer) = answer else {
          preconditionFailure("a layout was to be studied")
        }
        return answer
      }
    }
    return files + (try await study.scenarios())
  }
}

extension RenderCommand: WorkerCommand {
  @MainActor func worker() throws
    -> (RenderWork, _ tell: @escaping @MainActor (RenderWork.Event) -> Void) async
    -> RenderWork.Answer
  {
    ScenarioRenderer(options, general, general.terminal, cache: try cache).perform
  }
}
