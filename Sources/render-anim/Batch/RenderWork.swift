import AnimWorkers

/// The part of a rendering that a process of its own does.
enum RenderWork: WorkerJob {
  /// Finds out about a layout that comes without a scenario.
  case study(LayoutWork)
  /// Reads a scenario and acts it out; `studies` says whether all that is to be drawn is listed too.
  case plan(ScenarioFile, studies: Bool)
  /// Renders it.
  ///
  /// - `tasks`: The largest number of frames that are worked on at once.
  /// - `announcesJobs`: Whether it is printed of each part that it is done.
  case render(ScenarioFile, tasks: Int, announcesJobs: Bool)

  enum Event: Codable, Sendable {
    case progress(ProgressBar.Change)
    case rendered(RenderedJob)
  }

  enum Answer: Codable, Sendable {
    case studied(LayoutWork.Answer)
    case planned(PlannedScenario)
    case rendered(RenderedScenario)
  }

  var subject: String {
    switch self {
    case .study(let work): work.subject
    case .plan(let file, _), .render(let file, _, _): file.path
    }
  }
}

/// The facts about a scenario when all of its jobs have been told of.
struct RenderedScenario: Codable, Sendable {
  /// The failures of its jobs; they have been printed.
  var failures: [CommandError] = []
  /// The expectations of it that do not hold.
  var unmet: CommandError?
  var events: [RunTimeline.Event] = []
}
