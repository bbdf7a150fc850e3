/// When a step begins, as far as it is known without acting: what fingers and scrolling take is
/// not.
struct TimelineClock {
  /// Seconds since the start of the scenario; nothing once a step of unknown duration ran.
  private var start: Double? = 0
  private var end: Double? = 0
  private var chapter: Double? = 0

  mutating func begin(_ step: Step) {
    switch step.start {
    case .afterPrevious(let delay): start = end.map { $0 + delay }
    case .withPrevious(let delay): start = start.map { $0 + delay }
    case .at(let time): start = chapter.map { $0 + time }
    }
    run(step.action)
  }

  /// A child of a parallel group, which has just begun.
  mutating func beginTogether(_ step: Step) {
    switch step.start {
    case .afterPrevious(let delay), .withPrevious(let delay): start = start.map { $0 + delay }
    case .at(let time): start = chapter.map { $0 + time }
    }
    run(step.action)
  }

  private mutating func run(_ action: Action) {
    end = start.flatMap { start in action.knownDuration.map { start + $0 } }
  }

  /// Something happens whose duration is unknown.
  mutating func lose() { (start, end) = (nil, nil) }

  mutating func beginChapter() { chapter = start }

  /// The group ends no sooner than its child.
  mutating func extend(to child: TimelineClock) {
    end = end.flatMap { end in child.end.map { max(end, $0) } }
  }

  /// The group ends when its last child does.
  func ending(with last: TimelineClock) -> TimelineClock {
    var result = self
    result.end = last.end
    return result
  }

  /// ` (t = 1.20 s)`, or nothing.
  var text: String {
    guard let start, start < 1e6 else { return "" }
    let centiseconds = Int((start * 100).rounded())
    let fraction = centiseconds % 100
    return " (t = \(centiseconds / 100).\(fraction < 10 ? "0" : "")\(fraction) s)"
  }
}

extension Action {
  /// Seconds, if they do not depend on the layout or on what a finger sets off.
  var knownDuration: Double? {
    switch self {
    case .performBatchUpdates, .applySnapshot, .reconfigureItems: 0.3
    case .setCollectionViewLayout(let change): change.animated ? change.duration : 0
    case .animate(let animation): animation.delay + animation.duration
    case .rotateDevice(let rotation): rotation.delay + rotation.duration
    case .resize(let resize): resize.duration
    case .push(let push): push.duration
    case .pop(let pop): pop.animated ? pop.duration : 0
    case .scrollToItem(let scroll): scroll.animated ? 0.3 : 0
    case .setContentOffset(let change): change.animated ? 0.3 : 0
    case .camera(let camera): camera.duration
    case .wait(let seconds): seconds
    case .reloadData, .invalidateLayout, .layoutIfNeeded, .set, .toggleSelectedItem, .change,
      .selectItem, .deselectItem, .setTheme, .setContentSizeCategory, .mark, .chapter, .caption,
      .hideCaption, .speed, .still, .hide, .show, .parallel, .repeat:
      0
    case .startInteractiveTransition, .tap, .longPress, .drag, .fling, .pull, .pinch,
      .rotateGesture:
      nil
    }
  }
}

extension Step {
  /// The steps inside this one.
  public var children: [Step] {
    switch action {
    case .animate(let animation): animation.steps + animation.completion
    case .setCollectionViewLayout(let change): change.completion
    case .parallel(let steps), .repeat(_, let steps): steps
    default: []
    }
  }

  /// Whether the step, or one inside it, changes what the data source holds.
  var changesData: Bool {
    switch action {
    case .performBatchUpdates, .applySnapshot, .push, .pop, .chapter: true
    default: children.contains(where: \.changesData)
    }
  }
}
