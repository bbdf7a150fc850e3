/// Walks the timeline with a simulated data source, and reports what cannot happen at its time.
///
/// Where the data depends on what fingers hit or conditions say, the state is unknown, and nothing
/// is reported until a chapter resets it. That of a controller is never known.
package struct TimelineCheck {
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
    reactionsChangeData = scenario.delegate.contains {
      $0.steps.contains(where: \.action.changesData)
    }
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

  /// Passes a step with errors, whose effect is unknown, and with it the data from there on.
  private mutating func passBroken(before step: Step) {
    let place = (step.location.line, step.location.column)
    while let next = broken.first, (next.line, next.column) <= place {
      broken.removeFirst()
      stack = [nil]
      clock.lose()
    }
  }

  mutating func perform(_ step: Step) {
    budget -= 1
    if budget == 0 { reading.report(.tooManySteps(Self.stepLimit), at: step.location) }
    guard budget > 0 else { return }
    guard step.condition == .constant(.bool(true)) || !step.action.changesData else {
      state = nil
      return
    }
    step.action.simulate(at: step.location, in: &self)
  }

  // MARK: Groups

  mutating func parallel(_ steps: [Step]) {
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

  mutating func `repeat`(_ steps: [Step], times: Int) {
    let whole = clock
    for _ in 0..<times where budget > 0 { walk(steps) }
    clock = whole.ending(with: clock)
  }

  // MARK: Data

  mutating func apply(
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

  /// A finger somewhere: what the app does about it is not known.
  mutating func touch() {
    if reactionsChangeData { loseData() }
  }

  mutating func touch(_ target: TouchTarget) {
    if case .item(let item) = target { check(item) }
    touch()
  }

  /// Nothing is known of the data until a chapter resets it.
  mutating func loseData() { state = nil }

  mutating func push(_ push: Action.Push) {
    if let dataSource = push.dataSource {
      stack.append(SimulatedDataSource(dataSource, seed: scenario.clock.seed))
    } else if push.filter == .constant(.bool(true)) {
      stack.append(state)
    } else {
      stack.append(nil)
    }
    if let scroll = push.scrollTo { check(scroll.item) }
  }

  /// A sheet: which data is in front, and until when, is up to fingers.
  mutating func present() { stack.append(nil) }

  /// The answer to an alert, or a row of a menu, which may delete its item.
  mutating func chooseButton(titled title: String) {
    let menu = scenario.collectionView.contextMenu
    if menu?.rows.contains(where: { $0.title == title && $0.isDestructive }) == true { loseData() }
  }

  mutating func pop() {
    if stack.count > 1 { stack.removeLast() }
  }

  mutating func beginChapter(resetting: Bool) {
    clock.beginChapter()
    if resetting { stack = [scenario.knownData] }
  }

  /// Keeps the data for what is expected at a mark.
  mutating func remember(_ mark: SourceName) { states[mark.text] = state }

  // MARK: Checks

  func check(_ item: Located<ItemReference>) {
    if case .path(let path) = item.value { check(Located(path, at: item.location)) }
  }

  func check(_ path: Located<ItemIndexPath>) {
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
