import AnimPixels
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import Foundation

/// The plan of a scenario's rendering: it is read and acted out, every path filled in.
///
/// Acting is cheap, so all mistakes are known, and all frames counted, before the first is drawn.
@MainActor final class RenderPlan {
  let file: ScenarioFile
  private(set) var jobs: [RenderJob] = []
  /// The reason why the scenario cannot be rendered, or not in all themes.
  private(set) var failure: CommandError?
  /// The files that it is made of, as far as they are known.
  private(set) var inputs: [String] = []
  /// What is known from reading it; nil if it could not be read.
  private(set) var survey: ScenarioSurvey?
  /// The scenario as it was acted out, in its first theme.
  private var rehearsal: Rehearsal?
  private let options: RenderOptions
  private let general: GeneralOptions
  private let terminal: Terminal

  /// A plan of a scenario; mistakes in it are printed.
  init(
    _ file: ScenarioFile, _ options: RenderOptions, _ general: GeneralOptions,
    _ terminal: Terminal, _ timeline: RunTimeline
  ) {
    self.file = file
    self.options = options
    self.general = general
    self.terminal = terminal
    do {
      try rehearse(timeline)
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure)
      self.failure = failure
    }
  }

  /// The expectations of the scenario that do not hold; the pictures that show what is wrong have
  /// been made.
  func unmetExpectations() -> CommandError? {
    do {
      guard let failed = try rehearsal?.failedExpectations(), !failed.isEmpty else { return nil }
      return CommandError(
        failedExpectations: failed, terminal)
    } catch {
      return CommandError(error, terminal)
    }
  }

  /// The plan in values that can go to another process.
  var summary: PlannedScenario {
    PlannedScenario(
      file: file, inputs: inputs, survey: survey, jobs: jobs.map { PlannedScenario.Job($0) },
      failure: failure)
  }

  /// Lists all that there is to draw, without drawing it, so that it is known which fonts are used.
  func study() {
    do {
      for job in jobs {
        let screening = try job.source.screening()
        for time in job.source.ticks { _ = try screening.advance(to: time) }
      }
    } catch {
      failure = failure ?? CommandError(error, terminal)
    }
  }

  private func rehearse(_ timeline: RunTimeline) throws {
    var scenario = try timeline.measure("read", file.path) {
      try file.read(terminal, general, inputs: &inputs)
    }
    survey = ScenarioSurvey(file, scenario, inputs: inputs, general)
    scenario.canvas = options.picture.applied(to: scenario.canvas)
    let requests = requests(of: scenario, file)
    let wished = options.theme?.themes ?? scenario.themes
    let isForAll = requests.contains { $0.places.contains(.theme) }
    let themes = isForAll ? wished : [wished[0]]
    let isForOne = requests.contains { !$0.places.contains(.theme) && !$0.showsAllThemes }
    if themes.count < wished.count, isForOne, !general.quiet {
      terminal.print(
        "\(file.shownPath): warning: only the theme '\(themes[0].rawValue)' is rendered; "
          + "an output with {theme} in its path shows all, '--theme' chooses another\n")
    }
    for (index, theme) in themes.enumerated() {
      let rehearsal = try timeline.measure("act", file.path) {
        try Rehearsal(scenario, theme: theme)
      }
      if index == 0 { self.rehearsal = rehearsal }
      let own = requests.filter { index == 0 || $0.places.contains(.theme) }
      let companion =
        try index == 0 && wished.count > 1 && own.contains(where: \.showsAllThemes)
        ? timeline.measure("act", file.path) { try Rehearsal(scenario, theme: wished[1]) } : nil
      let name = themes.count > 1 ? "\(file.shownPath) (\(theme.rawValue))" : file.shownPath
      let new = try jobs(name, file, rehearsal, companion, inputs: inputs, own)
      if general.strict, let warning = new.flatMap(\.warnings).first {
        throw CommandError(.dataError, "\(name): \(warning)")
      }
      jobs += new
    }
  }

  /// The jobs of a scenario in a theme.
  ///
  /// One for the outputs that show all or a selection, one for each chapter that has its own file,
  /// and one for each picture that the timeline saves.
  private func jobs(
    _ name: String, _ file: ScenarioFile, _ rehearsal: Rehearsal, _ companion: Rehearsal?,
    inputs: [String], _ requests: [OutputRequest]
  ) throws -> [RenderJob] {
    var jobs: [RenderJob] = []
    func filled(_ request: OutputRequest, chapter: String) -> OutputRequest {
      request.filled { place in
        switch place {
        case .name: file.name
        case .theme: rehearsal.theme.rawValue
        case .scale: "\(rehearsal.scenario.canvas.scale)"
        case .chapter: chapter
        case .frame: "%04d"
        }
      }
    }
    func add(
      _ name: String, _ excerpt: Excerpt, twin: Excerpt? = nil, still: StillMoment,
      _ outputs: [OutputRequest]
    ) {
      guard !outputs.isEmpty else { return }
      var job = RenderJob(
        name, options, rehearsal: rehearsal, excerpt: excerpt, still: still, inputs: inputs,
        outputs: outputs, fileName: file.name, isFirst: jobs.isEmpty,
        measuresQuality: !general.quiet)
      if let companion, let twin, outputs.contains(where: \.showsAllThemes) {
        job.addCompanion(options.picture.source(twin, of: companion), theme: companion.theme)
      }
      jobs.append(job)
    }

    /// The pictures that stand for the animations until they play.
    func addPosters(of name: String, _ part: Excerpt, _ outputs: [OutputRequest]) throws {
      guard let moment = options.poster?.moment.clamped(to: part) else { return }
      var seen = Set(outputs.map(\.path))
      let posters = outputs.compactMap(\.poster).filter { seen.insert($0.path).inserted }
      add("\(name), poster", part, still: try rehearsal.still(at: moment, in: part), posters)
    }

    let settings = rehearsal.scenario.output.png
    let moment = options.at?.moment ?? (options.requests.isEmpty ? settings.at : nil)
    let shown = try rehearsal.excerpt(options.select)
    let still = try moment.map {
      try rehearsal.still(at: $0, in: options.select == nil ? shown : rehearsal.whole)
    }
    let plain = requests.filter { !$0.places.contains(.chapter) }.map { filled($0, chapter: "") }
    // The elements of two pictures side by side have no coordinates in common.
    let isTraceApart = options.select == nil && !rehearsal.scenario.comparisons.isEmpty
    add(
      name, shown, twin: try companion?.excerpt(options.select),
      still: still ?? StillMoment(endOf: shown),
      plain.filter { !isTraceApart || $0.kind != .json })
    if isTraceApart {
      let whole = rehearsal.whole
      add(
        "\(name), all", whole, still: StillMoment(endOf: whole), plain.filter { $0.kind == .json })
    }
    try addPosters(of: name, shown, plain)
    let perChapter = requests.filter { $0.places.contains(.chapter) }
    if !perChapter.isEmpty {
      for (index, part) in rehearsal.parts.enumerated() {
        let chapter = part.name.isEmpty ? file.name : part.name
        guard !chapter.contains("/") else {
          throw CommandError(
            .dataError,
            "\(file.shownPath): the chapter '\(chapter)' cannot be part of a file's name")
        }
        add(
          "\(name), \(chapter)", part,
          twin: companion.flatMap { index < $0.parts.count ? $0.parts[index] : nil },
          still: try moment.map { try rehearsal.still(at: $0.clamped(to: part), in: part) }
            ?? StillMoment(endOf: part),
          perChapter.map { filled($0, chapter: chapter) })
        try addPosters(
          of: "\(name), \(chapter)", part, perChapter.map { filled($0, chapter: chapter) })
      }
    }
    // Beside the other outputs, unless these go to the standard output.
    if let first = jobs.first?.outputs.first, first.path != "-" {
      let folder = URL(fileURLWithPath: first.path).deletingLastPathComponent()
      for mark in rehearsal.stills {
        let path = folder.appendingPathComponent("\(mark.name).png").relativePath
        let excerpt = rehearsal.still(mark)
        let output = OutputRequest(.png, path, confinedTo: first.confinement)
        add(
          "\(name), \(mark.name)", excerpt,
          still: StillMoment(excerpt, of: rehearsal.whole, at: mark.time), [output])
      }
    }
    for output in jobs.flatMap(\.outputs) { try output.checkPlace(of: file.shownPath) }
    return jobs
  }

  /// The outputs that are to be made: those of the command line, or if it names none, of the
  /// scenario.
  private func requests(of scenario: Scenario, _ file: ScenarioFile) -> [OutputRequest] {
    let named = options.requests
    guard named.isEmpty else { return named }
    let output = scenario.output
    var requests: [OutputRequest] = []
    let base = URL(fileURLWithPath: file.path).deletingPathExtension().relativePath
    let isPlural = (options.theme?.themes ?? scenario.themes).count > 1
    let plain = base + (isPlural ? "~{theme}" : "")
    func request(_ kind: OutputRequest.Kind, _ path: OutputPath?, or name: String) -> OutputRequest
    {
      guard let path else {
        return OutputRequest(kind, name, confinedTo: .init(folderOf: file.shownPath))
      }
      guard let file = path.file else { return OutputRequest(kind, path.text) }
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      return OutputRequest(
        kind, folder.appendingPathComponent(path.text).relativePath,
        confinedTo: .init(folderOf: file, place: path.location))
    }
    if output.gif.isRequested || !output.png.isRequested {
      requests.append(request(.gif, output.gif.path, or: plain + ".gif"))
    }
    if output.png.isRequested {
      requests.append(request(.png, output.png.path, or: plain + ".png"))
    }
    return requests
  }
}

extension Moment {
  /// The moment, or the end of an excerpt that is shorter: one moment stands for chapters of all
  /// lengths.
  fileprivate func clamped(to excerpt: Excerpt) -> Moment {
    if case .time(let time) = self { .time(min(time, excerpt.duration)) } else { self }
  }
}
