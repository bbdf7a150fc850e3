import AnimLayoutSources
import AnimScenarioFormat
import AnimStaging
import AnimWorkers
import Foundation

/// Finds out what a layout is, and how much of a synthesized scenario it bears.
///
/// Layouts are written for their own apps: one whose data never changes may crash when an item is
/// inserted. Each question to the layout and each attempt is left to a process of its own, which may crash.
@MainActor struct DryRun {
  private let paths: [String]
  private let className: String?
  private let options: GeneralOptions
  private let terminal: Terminal
  private let perform: (LayoutWork) async throws -> Outcome

  /// The outcome of a piece of work.
  enum Outcome {
    case answered(LayoutWork.Answer)
    /// The process came to its end, and what it printed.
    case ended(WorkerEnd, said: String)

    /// The outcome of a worker's job.
    ///
    /// - Parameters:
    ///   - outcome: The outcome as the pool of workers tells it.
    ///   - said: The text that the process printed.
    ///   - study: The part of the worker's answer that is about the layout.
    init<Job>(
      _ outcome: WorkerPool<Job>.Outcome, said: String, study: (Job.Answer) -> LayoutWork.Answer
    ) {
      switch outcome {
      case .answered(let answer): self = .answered(study(answer))
      case .ended(let end): self = .ended(end, said: said)
      }
    }
  }

  /// A dry run of a layout.
  ///
  /// - Parameters:
  ///   - paths: The Swift files and folders that declare the layout.
  ///   - className: The name of the layout's class; nil to choose one.
  ///   - options: The options that all commands share.
  ///   - terminal: The terminal for messages.
  ///   - perform: Has another process do a piece of work.
  init(
    _ paths: [String], className: String?, _ options: GeneralOptions, _ terminal: Terminal,
    perform: @escaping (LayoutWork) async throws -> Outcome
  ) {
    self.paths = paths
    self.className = className
    self.options = options
    self.terminal = terminal
    self.perform = perform
  }

  /// The scenario that a layout bears.
  struct Result {
    let synthesized: SynthesizedScenario
    var omitted: Set<SynthesizedScenario.Chapter> = []
    /// The message where the layout failed in the whole scenario; nil if it did not.
    var reason: String?
    /// Whether it shows nothing, or fails whatever is left out.
    var isUseless = false
    /// Whether it does so as there is nobody who makes the layout: it shows nothing, or asks for what cannot be made up.
    var needsOwner = false
  }

  /// The traits of the layout.
  ///
  /// - Throws: `SourceError` or `ScenarioError` if the sources, or what the command line says of the scenario,
  ///   cannot be used at all.
  func traits() async throws -> LayoutTraits {
    let declared = try LayoutTraits(paths, className: className)
    _ = try ScenarioFile(SynthesizedScenario(declared)).read(terminal.silent, options)
    return try await declared.asked { inquiry in
      switch try await perform(.ask(inquiry)) {
      case .answered(let answer): answer.traits
      case .ended: nil
      }
    }
  }

  /// The scenario that leaves out as little as possible; all of it if the layout bears none.
  ///
  /// - Throws: The errors of `traits()`.
  func result() async throws -> Result {
    let whole = SynthesizedScenario(try await traits())
    var reason: String?
    for omitted in Self.omissions where omitted.isSubset(of: whole.chapters) {
      let synthesized = SynthesizedScenario(whole.traits, without: omitted)
      let (complaint, isBlank) = try await outcome(of: ScenarioFile(synthesized))
      guard let complaint else {
        return Result(
          synthesized: synthesized, omitted: omitted, reason: reason, isUseless: isBlank,
          needsOwner: isBlank)
      }
      reason = reason ?? complaint
    }
    return Result(
      synthesized: whole, isUseless: true,
      needsOwner: reason?.contains("cannot be made up") == true)
  }

  /// The parts that may be left out, least first.
  private static let omissions: [Set<SynthesizedScenario.Chapter>] = [
    [], [.updates], [.scrolling], [.scrolling, .updates],
  ]

  /// Has the scenario acted out without drawing it; nil if nothing went wrong.
  func complaint(about file: ScenarioFile) async throws -> String? {
    try await outcome(of: file).complaint
  }

  /// Whether the scenario can be acted out, and something is to be seen.
  func shows(_ file: ScenarioFile) async throws -> Bool {
    let (complaint, isBlank) = try await outcome(of: file)
    return complaint == nil && !isBlank
  }

  /// What goes wrong when the scenario is acted out, and whether nothing is to be seen.
  private func outcome(
    of file: ScenarioFile
  ) async throws -> (complaint: String?, isBlank: Bool) {
    switch try await perform(.act(file)) {
    case .answered(let answer): return (answer.complaint, answer.isBlank)
    case .ended(let end, let said):
      return ((end.note.isEmpty ? "" : said) + CommandError(end, in: file.shownPath).text, false)
    }
  }
}

extension Set<SynthesizedScenario.Chapter> {
  /// The parts in words, in their order.
  var words: String {
    SynthesizedScenario.Chapter.allCases.filter(contains).map {
      switch $0 {
      case .scrolling: "scrolling"
      case .updates: "inserting and deleting items"
      }
    }.joined(separator: " and ")
  }
}
