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

  private mutating func run(_ action: any TimelineAction) {
    switch action.knownDuration {
    case .exactly(let seconds): end = start + seconds
    case .atLeast(let seconds):
      end = start + seconds
      end.isExact = false
    }
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
