/// Walks the timeline with a simulated data source, and reports what cannot happen at its time.
///
/// Where the data depends on what fingers hit or conditions say, the state is unknown, and nothing
/// is reported until a chapter resets it. That of a controller is never known.
struct TimelineCheck {
  private let scenario: Scenario
  private let reading: Reading
  private let reactionsChangeData: Bool
  /// The data sources on the navigation stack; unknown ones are nothing.
  private var stack: [SimulatedDataSource?]
  private var states: [String: SimulatedDataSource] = [:]
  private var clock = TimelineClock()
  /// The steps with errors that are still to come.
  private var broken: ArraySlice<SourceRange>
  /// How many more steps are walked, with repetitions counted each time.
  private var budget = stepLimit

  private static let stepLimit = 100_000
  /// How many more items updates put into their places, all of a section's each time.
  private var work = workLimit

  private static let workLimit = 25_000_000

  static func check(_ scenario: Scenario, _ reading: Reading) {
    guard !reading.unsound.contains("dataSource") else { return }
    var check = TimelineCheck(scenario: scenario, reading: reading)
    check.walk(scenario.timeline)
    check.checkExpectations()
  }

  private init(scenario: Scenario, reading: Reading) {
    self.scenario = scenario
    self.reading = reading
    stack = [scenario.knownData]
    broken = reading.brokenSteps.sorted { ($0.line, $0.column) < ($1.line, $1.column) }[...]
    reactionsChangeData = scenario.delegate.contains { $0.steps.contains(where: \.changesData) }
  }

  private var state: SimulatedDataSource? {
    get { stack.last.flatMap { $0 } }
    set { stack[stack.count - 1] = newValue }
  }

  private mutating func walk(_ steps: [Step]) {
    for step in steps {
      passBroken(before: step)
      clock.begin(step)
      // A repetition knows how long it takes when it has been walked.
      perform(step)
      guard clock.earliestEnd <= Scenario.longestDuration || budget <= 0 else {
        reading.report(.endless(Scenario.longestDuration), at: step.location)
        budget = 0
        return
      }
    }
  }

  /// What a step with errors would have done is unknown, and so is the data from there on.
  private mutating func passBroken(before step: Step) {
    let place = (step.location.line, step.location.column)
    while let next = broken.first, (next.line, next.column) <= place {
      broken.removeFirst()
      stack = [nil]
      clock.lose()
    }
  }

  private mutating func perform(_ step: Step) {
    budget -= 1
    if budget == 0 { reading.report(.tooManySteps(Self.stepLimit), at: step.location) }
    guard budget > 0 else { return }
    guard step.condition == .constant(.bool(true)) || !step.changesData else {
      state = nil
      return
    }
    switch step.action {
    case .performBatchUpdates(let update): apply(at: step.location) { $0.apply(update) }
    case .applySnapshot(let snapshot): apply(at: step.location) { $0.apply(snapshot) }
    case .reconfigureItems(let paths): for path in paths { check(path) }
    case .tap(let target): touch(target)
    case .longPress(let press): touch(press.target)
    case .pinch(let pinch): touch(pinch.target)
    case .rotateGesture(let gesture): touch(gesture.target)
    case .selectItem(let selection), .deselectItem(let selection):
      for item in selection.items { check(item) }
    case .scrollToItem(let scroll): check(scroll.item)
    case .camera(let camera): if case .item(let item) = camera.subject { check(item) }
    case .change(let change): for cell in change.cells { check(cell.cell) }
    case .drag, .fling, .pull: if reactionsChangeData { state = nil }
    case .push(let push): self.push(push)
    case .pop: if stack.count > 1 { stack.removeLast() }
    case .chapter(let chapter): begin(chapter)
    case .mark(let mark): states[mark.text] = state
    case .animate(let animation): for step in animation.steps { perform(step) }
    case .setCollectionViewLayout(let change):
      if change.completion.contains(where: \.changesData) { state = nil }
    case .parallel(let steps): parallel(steps)
    case .repeat(let times, let steps): self.repeat(steps, times: times)
    case .reloadData, .invalidateLayout, .layoutIfNeeded, .startInteractiveTransition, .set,
      .toggleSelectedItem, .setContentOffset, .rotateDevice, .resize, .setTheme,
      .setContentSizeCategory, .wait, .caption, .hideCaption, .speed, .still, .hide, .show:
      break
    }
  }

  // MARK: Groups

  private mutating func parallel(_ steps: [Step]) {
    let whole = clock
    var end = whole
    for step in steps {
      clock = whole
      clock.beginTogether(step)
      perform(step)
      end.extend(to: clock)
    }
    clock = end
  }

  private mutating func `repeat`(_ steps: [Step], times: Int) {
    let whole = clock
    for _ in 0..<times where budget > 0 { walk(steps) }
    clock = whole.ending(with: clock)
  }

  // MARK: Data

  private mutating func apply(
    at location: SourceRange, _ change: (inout SimulatedDataSource) -> [UpdateProblem]
  ) {
    guard var data = state else { return }
    work -= data.counts.reduce(0, +)
    guard work > 0 else {
      reading.report(.tooMuchWork(Self.workLimit), at: location)
      budget = 0
      return
    }
    for problem in change(&data) { report(problem) }
    state = data
  }

  private mutating func touch(_ target: TouchTarget) {
    if case .item(let item) = target { check(item) }
    if reactionsChangeData { state = nil }
  }

  private mutating func push(_ push: Action.Push) {
    if let dataSource = push.dataSource {
      stack.append(SimulatedDataSource(dataSource, seed: scenario.clock.seed))
    } else if push.filter == .constant(.bool(true)) {
      stack.append(state)
    } else {
      stack.append(nil)
    }
    if let scroll = push.scrollTo { check(scroll.item) }
  }

  private mutating func begin(_ chapter: Action.Chapter) {
    clock.beginChapter()
    guard chapter.reset else { return }
    stack = [scenario.knownData]
  }

  // MARK: Checks

  private func check(_ item: Located<ItemReference>) {
    if case .path(let path) = item.value { check(Located(path, at: item.location)) }
  }

  private func check(_ path: Located<ItemIndexPath>) {
    guard let state, let problem = state.problem(with: path.value) else { return }
    reading.report(.outOfRange("\(problem) at this time\(clock.text)"), at: path.location)
  }

  /// Items that expectations name must be there at the mark.
  private func checkExpectations() {
    for expectation in scenario.expectations {
      guard case .at(.mark(let mark)) = expectation.moment, let state = states[mark.text],
        case .item(let item) = expectation.subject, case .path(let path) = item.value,
        let problem = state.problem(with: path)
      else { continue }
      reading.report(.outOfRange("\(problem) at the mark '\(mark.text)'"), at: item.location)
    }
  }

  private func report(_ problem: UpdateProblem) {
    switch problem.kind {
    case .illegal:
      reading.report(.illegalUpdate(problem.message + clock.text), at: problem.location)
    case .outOfRange(let summary, let moment):
      let when = moment == .before ? "at this time" : "after this update"
      reading.report(
        .outOfRange("\(summary) \(when)\(clock.text)", uikit: problem.message), at: problem.location
      )
    }
  }
}

extension Scenario {
  /// The data at the start; nil where a controller has data of its own.
  fileprivate var knownData: SimulatedDataSource? {
    controller == nil ? SimulatedDataSource(dataSource, seed: clock.seed) : nil
  }
}

extension Finding.Message {
  fileprivate static func tooManySteps(_ limit: Int) -> Self {
    .init(.outOfRange, "with its repetitions the timeline has more than \(limit) steps")
  }

  fileprivate static func endless(_ seconds: Double) -> Self {
    .init(.outOfRange, "the timeline does not end within \(seconds.shortText) seconds")
  }

  fileprivate static func tooMuchWork(_ limit: Int) -> Self {
    .init(.outOfRange, "the updates of the timeline arrange more than \(limit) items in all")
  }

  fileprivate static func outOfRange(_ text: String, uikit: String = "") -> Self {
    .init(.indexPath, text, notes: uikit.isEmpty ? [] : ["UIKit: \(uikit)"])
  }

  fileprivate static func illegalUpdate(_ text: String) -> Self {
    .init(.illegalUpdate, text)
  }
}
