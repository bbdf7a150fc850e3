package import AnimScenarioFormat

/// The knowledge of a scenario from acting it out once, before anything is drawn.
///
/// Times are those of the picture, in seconds from its beginning: after `speed`, without what is
/// hidden, with chapters that start afresh one after another.
package struct Rehearsal: Sendable {
  /// A moment that has a name.
  package struct Mark: Hashable, Sendable {
    package let name: String
    package let time: Double
    let segment: Int
    let actedTime: Double
    /// The state that was seen then; nil for stills.
    let observation: Observation?
  }

  /// A part of the scenario with a name.
  package struct Chapter: Hashable, Sendable {
    package let name: String
    package let start: Double
    package let end: Double
  }

  /// A step that ran, at the time when it did; steps of a loop are there as often as they ran.
  package struct PerformedStep: Hashable, Sendable {
    /// The action as the scenario spells it.
    package let name: String
    package let location: SourceRange
    package let start: Double
    package let end: Double

    /// A step that ran from one time to another, in seconds.
    package init(name: String, location: SourceRange, start: Double, end: Double) {
      self.name = name
      self.location = location
      self.start = start
      self.end = end
    }
  }

  package let scenario: Scenario
  package var theme: Theme { context.theme }
  /// Seconds after which nothing changes.
  package let duration: Double
  /// In the order of the text.
  package let chapters: [Chapter]
  /// In the order in which they were reached.
  package let marks: [Mark]
  /// The moments that are saved as pictures of their own.
  package let stills: [Mark]
  /// In the order in which they began.
  package let steps: [PerformedStep]
  /// The warnings that UIKit would have printed, each once.
  package let warnings: [String]

  /// Whether a layout shows nothing at any step.
  package var isBlank: Bool { warnings.contains(Stage.blankLayoutWarning) }
  private let context: StageContext
  private let cutList: CutList

  /// Refuses what can be seen to be impossible without acting, or running the code of an app.
  ///
  /// - Throws: `StageError`.
  @MainActor package static func check(_ scenario: Scenario) throws {
    let segments = try scenario.segments()
    try CanvasExtent(segments).checkPicture(of: scenario)
    for segment in segments {
      try Stage.checkFeatures(of: segment)
      _ = try PictureShelf(
        segment, PictureStore(), trusting: SourceStudio.current.trustedPaths)
      _ = try ScriptedNetwork(segment, trusting: SourceStudio.current.trustedPaths)
    }
  }

  /// Acts the scenario out from beginning to end.
  ///
  /// - Parameters:
  ///   - scenario: The scenario with all of its chapters.
  ///   - theme: The appearance in which it is acted out.
  ///   - classes: The classes of the sources that the scenario names; nil to compile them.
  /// - Throws: `StageError`, or `CancellationError` if the task is cancelled meanwhile.
  @MainActor package init(
    _ scenario: Scenario, theme: Theme, classes: SourceClasses? = nil
  ) throws {
    try self.init(scenario, theme: theme, classes: classes, longest: Scenario.longestDuration)
  }

  /// Acts the scenario out up to a limit of time.
  ///
  /// - Parameters:
  ///   - scenario: The scenario with all of its chapters.
  ///   - theme: The appearance in which it is acted out.
  ///   - classes: The classes of the sources that the scenario names; nil to compile them.
  ///   - longest: The limit in seconds of acting; a longer animation is a mistake in the scenario.
  /// - Throws: `StageError`, or `CancellationError` if the task is cancelled meanwhile.
  @MainActor package init(
    _ scenario: Scenario, theme: Theme, classes: SourceClasses? = nil, longest: Double
  ) throws {
    let segments = try scenario.segments()
    let context = StageContext(
      segments: segments, theme: theme,
      classes: try classes ?? SourceStudio.current.classes(for: scenario), pictures: PictureStore())
    let extent = CanvasExtent(segments)
    try extent.checkPicture(of: scenario)
    var cutList = CutList()
    var stages: [Stage] = []
    var warnings: [String] = []
    var actedDuration = 0.0
    for index in segments.indices {
      let stage = try Stage(context, segment: index, extent: extent)
      var tick = 0
      while stage.end == nil {
        let time = Double(tick) / scenario.clock.fps
        guard actedDuration + time <= longest else {
          throw StageError.endless(seconds: longest, at: scenario.layout.location)
        }
        try stage.advance(to: time)
        tick += 1
        try Task.checkCancellation()
      }
      let end = stage.end ?? 0
      actedDuration += end
      cutList.append(segment: index, cues: stage.cues, end: end)
      warnings += stage.warnings.filter { !warnings.contains($0) }
      stages.append(stage)
    }
    context.classes.endHearing()
    if cutList.cuts.isEmpty {
      // A timeline that shows nothing for any time still has a picture: its last moment.
      let end = stages[segments.count - 1].end ?? 0
      cutList.append(
        Cut(segment: segments.count - 1, from: end, to: end, rate: 1, isSegmentEnd: true))
    }
    self.scenario = scenario
    self.context = context
    self.cutList = cutList
    self.warnings = warnings
    duration = cutList.duration
    var book = Book()
    for (index, stage) in stages.enumerated() { book.enter(stage, segment: index, cutList) }
    chapters = book.chapters(until: cutList.duration)
    marks = book.marks
    stills = book.stills
    steps = book.steps
  }

  // MARK: What can be played

  /// All of it.
  @MainActor package var whole: Excerpt {
    Excerpt(context: context, cutLists: [cutList])
  }

  /// Stretches of time in seconds, one after another; what lies beyond the end is cut off.
  @MainActor package func excerpt(of ranges: [ClosedRange<Double>]) -> Excerpt {
    Excerpt(context: context, cutLists: [cutList.excerpt(ranges)])
  }

  /// A chapter, or a comparison of two; nil if there is none of that name.
  @MainActor package func excerpt(chapter name: String) -> Excerpt? {
    if let chapter = chapters.first(where: { $0.name == name }) {
      return Excerpt(
        name: name, context: context,
        cutLists: [cutList.excerpt([chapter.range])])
    }
    guard let comparison = scenario.comparisons.first(where: { $0.name.text == name }),
      let left = chapters.first(where: { $0.name == comparison.left.text }),
      let right = chapters.first(where: { $0.name == comparison.right.text })
    else { return nil }
    return Excerpt(
      name: name, context: context,
      cutLists: [cutList.excerpt([left.range]), cutList.excerpt([right.range])],
      labels: comparison.labels)
  }

  /// Every chapter and then every comparison; all of it if there are none.
  @MainActor package var parts: [Excerpt] {
    let names = chapters.map(\.name) + scenario.comparisons.map(\.name.text)
    return names.isEmpty ? [whole] : names.compactMap { excerpt(chapter: $0) }
  }

  /// One moment; nil if it is a mark that was not reached.
  @MainActor package func still(at moment: Moment) -> Excerpt? {
    if case .mark(let name) = moment {
      return marks.first { $0.name == name.text }.map { still($0) }
    }
    return time(of: moment).map { excerpt(of: [$0...$0]) }
  }

  /// The moment that a mark or a `still` names.
  @MainActor package func still(_ mark: Mark) -> Excerpt {
    var moment = CutList()
    moment.append(
      Cut(
        segment: mark.segment, from: mark.actedTime, to: mark.actedTime, rate: 1,
        isSegmentEnd: false))
    return Excerpt(name: mark.name, context: context, cutLists: [moment])
  }

  /// When all that is shown at a time of an excerpt is shown in the whole, in seconds.
  @MainActor package func time(of time: Double, in excerpt: Excerpt) -> Double {
    guard let cut = excerpt.cutLists[0].cut(at: time) else { return time }
    return cutList.time(ofSegment: cut.segment, actedTime: cut.actedTime(at: time))
  }

  /// When a moment is shown, in seconds; nil for a mark that was not reached.
  package func time(of moment: Moment) -> Double? {
    switch moment {
    case .time(let time): min(time, duration)
    case .fraction(let fraction): duration * fraction
    case .mark(let name): marks.first { $0.name == name.text }?.time
    case .end: duration
    }
  }
}

extension Rehearsal.Chapter {
  var range: ClosedRange<Double> { start...max(start, end) }
}

extension CutList {
  /// Adds what is recorded of a segment.
  fileprivate mutating func append(segment: Int, cues: [StageCue], end: Double) {
    var cut = Cut(segment: segment, from: 0, to: 0, rate: 1, isSegmentEnd: false)
    var isRecording = true
    func close(at time: Double) {
      cut.to = time
      cut.isSegmentEnd = time == end
      if isRecording, cut.to > cut.from { append(cut) }
      cut.from = time
    }
    for cue in cues {
      switch cue.event {
      case .speed(let rate):
        close(at: cue.time)
        cut.rate = rate
      case .hide:
        close(at: cue.time)
        isRecording = false
      case .show:
        close(at: cue.time)
        isRecording = true
      case .chapter, .mark, .still: break
      }
    }
    close(at: end)
  }
}

/// Gathers what stages noted, in the times of the picture.
private struct Book {
  private(set) var marks: [Rehearsal.Mark] = []
  private(set) var stills: [Rehearsal.Mark] = []
  private(set) var steps: [Rehearsal.PerformedStep] = []
  private var starts: [(name: String, time: Double)] = []

  @MainActor mutating func enter(_ stage: Stage, segment: Int, _ cutList: CutList) {
    func time(_ actedTime: Double) -> Double {
      cutList.time(ofSegment: segment, actedTime: actedTime)
    }
    func mark(
      _ name: String, _ cue: StageCue, _ observation: Observation? = nil
    ) -> Rehearsal.Mark {
      var observation = observation
      observation?.time = time(cue.time)
      return .init(
        name: name, time: time(cue.time), segment: segment, actedTime: cue.time,
        observation: observation)
    }
    for cue in stage.cues {
      switch cue.event {
      case .mark(let name, let seen): marks.append(mark(name, cue, seen))
      case .still(let name): stills.append(mark(name, cue))
      case .chapter(let name): starts.append((name, time(cue.time)))
      case .speed, .hide, .show: break
      }
    }
    steps += stage.performedSteps.map { step in
      .init(
        name: step.name, location: step.location, start: time(step.start),
        end: time(step.end ?? stage.end ?? step.start))
    }
  }

  func chapters(until end: Double) -> [Rehearsal.Chapter] {
    starts.indices.map { index in
      let next = index + 1 < starts.count ? starts[index + 1].time : end
      return .init(name: starts[index].name, start: starts[index].time, end: next)
    }
  }
}
