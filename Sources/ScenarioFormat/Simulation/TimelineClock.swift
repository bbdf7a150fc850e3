/// When a step begins, as far as it is known without acting: what fingers and scrolling take is
/// not, only that it is some time.
struct TimelineClock {
  /// A time in seconds since the start of the scenario.
  private struct Moment {
    /// It is then or, unless it is exact, later.
    var time = 0.0
    var isExact = true

    static func + (moment: Moment, seconds: Double) -> Moment {
      Moment(time: moment.time + seconds, isExact: moment.isExact)
    }
  }

  private var start = Moment()
  private var end = Moment()
  private var chapter = Moment()

  mutating func begin(_ step: Step) {
    switch step.start {
    case .afterPrevious(let delay): start = end + delay
    case .withPrevious(let delay): start = start + delay
    case .at(let time): start = chapter + time
    }
    run(step.action)
  }

  /// A child of a parallel group, which has just begun.
  mutating func beginTogether(_ step: Step) {
    switch step.start {
    case .afterPrevious(let delay), .withPrevious(let delay): start = start + delay
    case .at(let time): start = chapter + time
    }
    run(step.action)
  }

  private mutating func run(_ action: Action) {
    let known = action.knownDuration
    end = start + (known ?? action.leastDuration)
    if known == nil { end.isExact = false }
  }

  /// Something happens whose duration is unknown.
  mutating func lose() { (start.isExact, end.isExact) = (false, false) }

  mutating func beginChapter() { chapter = start }

  /// The group ends no sooner than its child.
  mutating func extend(to child: TimelineClock) {
    end = Moment(
      time: max(end.time, child.end.time), isExact: end.isExact && child.end.isExact)
  }

  /// When the step has ended at the earliest, in seconds.
  var earliestEnd: Double { end.time }

  /// The group ends when its last child does.
  func ending(with last: TimelineClock) -> TimelineClock {
    var result = self
    result.end = last.end
    return result
  }

  /// ` (t = 1.20 s)`, or nothing.
  var text: String {
    guard start.isExact, start.time < 1e6 else { return "" }
    let centiseconds = Int((start.time * 100).rounded())
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

extension Action {
  /// Seconds for which the fingers move, where it is unknown how long it all takes.
  fileprivate var leastDuration: Double {
    switch self {
    case .startInteractiveTransition(let transition): transition.duration
    case .longPress(let press): press.duration
    case .drag(let drag): drag.press + drag.duration
    case .fling(let fling): fling.duration
    case .pull(let pull): pull.duration + pull.hold
    case .pinch(let pinch): pinch.duration
    case .rotateGesture(let gesture): gesture.duration
    default: 0
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
