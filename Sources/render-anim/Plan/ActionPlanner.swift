import AnimActions
import AnimFiles
import AnimScenarioFormat
import AnimText
import AnimVerifying
import AnimWorkers
import Foundation

/// Finds the actions of commands.
@MainActor final class ActionPlanner {
  private let reports: String
  private let terminal: Terminal
  private var keys: ResultKeys?
  private var hasCode = false
  /// The exit code; nil if all scenarios can be acted out.
  private(set) var worst: CommandError.Code?

  /// The path of the program that does the work.
  private let path = WorkerProgram.ownPath

  /// A planner.
  ///
  /// - Parameters:
  ///   - reports: The folder of the reports of single actions.
  ///   - terminal: The terminal for messages.
  init(reports: String, _ terminal: Terminal) {
    (self.reports, self.terminal) = (reports, terminal)
  }

  /// The program, once there are actions.
  var program: ActionPlan.Program {
    ActionPlan.Program(
      version: ProgramVersion.description, path: path, sha256: keys?.program ?? "",
      uikit: hasCode ? keys?.compiler : nil)
  }

  private func fail(_ failure: CommandError) {
    terminal.print(failure)
    worst = failure.code.orWorse(worst)
  }

  // MARK: References

  /// The actions by which references are compared.
  func actions(of command: VerifyCommand) async throws -> [PlannedAction] {
    guard command.against == nil, !command.comparesRuns else {
      throw CommandError(.usage, "there are plans of comparisons with references only")
    }
    let (files, selection, _) = try command.chosen()
    let weights = try ScenarioWeights(
      command.selection.store, durations: command.sharding.durations)
    let cache = try command.verdicts(selection)
    let options = command.linked ? ["--linked"] : []
    var actions = try await studied(
      files, selection, command, cache, pictures: command.pictures
    ) { part, _ in
      let report = "\(reports)/\(part.name)"
      var action = PlannedAction(
        .verify, part.name,
        command: [path, "verify", part.file, "--only", part.name, "--theme", part.theme.rawValue],
        outputs: ["\(report)/\(ReportFolder.resultsName)"],
        weight: weights.seconds(ofReference: part.name))
      action.command +=
        selection.references == "References" ? [] : ["--references", selection.references]
      action.command += ["--report", report] + options
      return action
    }
    // The parts know what they are parts of, so that their reports can be merged.
    var whole = ActionKey()
    for action in actions { whole.add("action", action.name, action.key) }
    let plan = String(whole.digest.prefix(16))
    for index in actions.indices {
      actions[index].command += ["--part", "\(plan):\(index + 1)/\(actions.count)"]
    }
    return actions
  }

  /// The actions by which references are recorded.
  func actions(of command: RecordCommand) async throws -> [PlannedAction] {
    let selection = command.selection.selection
    let files = try command.selection.files().filter(selection.mayAdmit)
    let weights = try ScenarioWeights(command.selection.store, durations: nil)
    return try await studied(
      files, selection, command, nil, pictures: .embedded
    ) { part, _ in
      let folder = "\(selection.references)/\(part.name)"
      return PlannedAction(
        .record, part.name,
        command: [path, "record", part.file, "--only", part.name, "--theme", part.theme.rawValue]
          + (selection.references == "References" ? [] : ["--references", selection.references])
          + (command.mode.map { ["--mode", $0.rawValue] } ?? []),
        outputs: ReferenceFile.allCases.map { "\(folder)/\($0.rawValue)" },
        weight: weights.seconds(ofReference: part.name))
    }
  }

  /// The actions for references of scenarios that are acted out.
  private func studied(
    _ files: [String], _ selection: ReferenceSelection, _ command: some ReferenceCommand,
    _ cache: VerdictCache?, pictures: Report.Pictures,
    action: (ReferencePart, ScenarioSurvey) -> PlannedAction
  ) async throws -> [PlannedAction] {
    let general = command.general
    let keys = cache?.keys ?? ResultKeys(general, digests(general))
    self.keys = keys
    let run = ReferenceRun(
      command.pool(terminal), selection, tasks: TaskCount.cores, general, terminal)
    run.verdicts = cache
    var actions: [PlannedAction] = []
    try await run.run(files, .study) { part, outcome in
      guard case .answered(.studied(_, let usage)) = outcome, let survey = run.survey(of: part.file)
      else {
        if let failure = outcome.failure {
          fail(failure)
        } else if case .crashed(let end) = outcome {
          fail(CommandError(end, in: part.file))
        }
        return
      }
      var action = action(part, survey)
      let result =
        action.kind == .verify
        ? VerdictCache.key(of: part, survey, keys, selection.references, pictures)
        : keys.result(.record, survey, options: ["theme \(part.theme.rawValue)"])
      guard let result, fill(&action, survey, result, usage, keys) else {
        return fail(
          CommandError(.noInput, "a file of '\(part.file)' is gone, or its project has too many"))
      }
      action.command += words(of: general)
      actions.append(action)
    }
    keys.digests.save()
    return actions
  }

  /// Fills in what an action depends on; false if a font is gone.
  private func fill(
    _ action: inout PlannedAction, _ survey: ScenarioSurvey,
    _ result: (key: String, inputs: [PlannedAction.Input]), _ usage: FontUsage, _ keys: ResultKeys
  ) -> Bool {
    guard let fonts = keys.kept(usage) else { return false }
    hasCode = hasCode || survey.runsCode
    action.inputs = result.inputs
    action.fonts = fonts.digests.map {
      .init($0.font.name, path: $0.font.path, sha256: $0.sha256)
    }
    action.options = keys.options
    var key = ActionKey()
    key.add("inputs", "sha256", result.key)
    for font in fonts.digests { key.add("font", font.font.name, font.sha256) }
    if let others = fonts.others { key.add("fonts", "others", others) }
    action.key = key.digest
    return true
  }

  private func digests(_ general: GeneralOptions) -> FileDigests {
    FileDigests(keptIn: general.cache.isOff ? nil : general.cache.folder + "/digests")
  }

  /// The options that all commands share, as words.
  private func words(of general: GeneralOptions) -> [String] {
    let (fonts, sources) = (general.fonts, general.sources)
    var words: [String] = []
    func add(_ name: String, _ values: [String]) { words += values.flatMap { [name, $0] } }
    func add(_ name: String, if isGiven: Bool) { if isGiven { words.append(name) } }
    add("--config", [general.config].compactMap(\.self))
    add("--set", general.settings)
    add("--seed", [general.seed].compactMap { $0.map { "\($0)" } })
    add("--strict", if: general.strict)
    add("--fonts", fonts.folders)
    add("--no-bundled-fonts", if: fonts.leavesBundledFontsOut)
    add("--no-sources", if: sources.refusesSources)
    add("--source", sources.trustedPaths)
    add("--module", sources.modules)
    add("--package", sources.packages)
    add("--project", sources.projects)
    add("--cache", general.cache.places)
    add("--no-cache", if: general.cache.isOff)
    add("--cache-read-only", if: general.cache.isReadOnly)
    return words
  }

  // MARK: Pictures

  /// The actions by which scenarios are rendered.
  func actions(of command: RenderCommand) async throws -> [PlannedAction] {
    let files = try await command.files(terminal)
    guard files.allSatisfy({ $0.path != "-" }), command.subject.sources.isEmpty else {
      throw CommandError(
        .usage, "there are plans of scenarios in files, not of the standard input or '--layout'")
    }
    return try await planned(
      files, command.options, command.general, .render
    ) { _ in RenderWords.without(scenarios: command.scenarios, Invocation.arguments) }
  }

  /// The actions by which a gallery is made; the page comes last.
  func actions(of command: GalleryCommand, _ inner: [String]) async throws -> [PlannedAction] {
    let (files, folder) = (try command.files(), command.folder)
    var actions = try await planned(
      files, try command.options, command.general, .gallery, for: folder
    ) { ["render"] + command.renderWords(for: $0) + self.words(of: command.general) }
    let kept = files.filter(folder.keeps).map {
      PlannedAction.Input(
        .picture, folder.gif(of: $0), sha256: keys?.digests.digest(of: folder.gif(of: $0)))
    }
    let pictures = actions.flatMap(\.outputs)
    var page = PlannedAction(
      .page, "\(command.output)/index.html", command: [path] + inner,
      inputs: pictures.map { PlannedAction.Input(.output, $0, sha256: nil) } + kept,
      outputs: ["\(command.output)/index.html"],
      weight: actions.reduce(0) { $0 + $1.weight })
    var key = ActionKey()
    for action in actions { key.add("action", action.name, action.key) }
    for input in kept { key.add("gif", input.path, input.sha256) }
    key.add("title", command.title, nil)
    page.key = key.digest
    actions.append(page)
    return actions
  }

  /// The actions of scenarios that are rendered.
  private func planned(
    _ files: [ScenarioFile], _ options: RenderOptions, _ general: GeneralOptions,
    _ kind: PlannedAction.Kind, for gallery: GalleryFolder? = nil,
    words: (ScenarioFile) -> [String]
  ) async throws -> [PlannedAction] {
    let keys = ResultKeys(general, digests(general))
    self.keys = keys
    let run = RenderRun(
      options, general, files, terminal, for: gallery, tellsOfFailures: true)
    try await run.plan(studies: true)
    for (_, failure) in run.failures { worst = failure.code.orWorse(worst) }
    var actions: [PlannedAction] = []
    for scenario in run.planned where scenario.failure == nil {
      guard let survey = scenario.survey else { continue }
      let words = words(scenario.file)
      var action = PlannedAction(
        kind, scenario.file.path, command: [path] + words + [scenario.file.path],
        outputs: scenario.jobs.flatMap(\.paths), weight: Self.estimate(scenario))
      guard
        let result = keys.result(
          kind, survey, options: RenderWords.settings(of: words)),
        fill(&action, survey, result, scenario.fonts, keys)
      else {
        fail(CommandError(.noInput, "a file of '\(survey.file)' is gone"))
        continue
      }
      actions.append(action)
    }
    keys.digests.save()
    return actions
  }

  /// What drawing and encoding takes, fitted to the scenarios of this project.
  private static func estimate(_ scenario: PlannedScenario) -> Double {
    let seconds = 0.1 + 6e-8 * Double(scenario.work)
    return (seconds * 1000).rounded() / 1000
  }
}

/// The words of a command line that renders.
enum RenderWords {
  /// The words without scenarios, in front of the one that an action is about.
  static func without(scenarios: [String], _ words: [String]) -> [String] {
    let words = words.filter { !scenarios.contains($0) }
    return words.first == "render" ? words : ["render"] + words
  }

  /// What of the words matters to the bytes that come out.
  static func settings(of words: [String]) -> [String] {
    // How many work, and what is said meanwhile, does not.
    var settings: [String] = []
    var skips = false
    for word in words {
      if skips {
        skips = false
      } else if ["--jobs", "--color", "--diagnostics", "--deps", "--timings", "--cache"].contains(
        word)
      {
        skips = true
      } else if !["--quiet", "-q", "--verbose", "-v", "--no-cache"].contains(word) {
        settings.append(word)
      }
    }
    return settings
  }
}
