import AnimLayers
import AnimScenarioFormat
import Foundation

/// Works through a timeline on the virtual clock.
///
/// A step that waits for its predecessor opens a group, and the steps that go with it belong to the
/// same group; the group has ended when all its steps have.
@MainActor final class Script {
  private let groups: [[Step]]
  private let clock: MediaClock
  /// Starts an action and calls back when it has ended, at once or later.
  private let perform: (Step, @escaping @MainActor () -> Void) -> Void
  /// Whether the condition of a step holds.
  private let holds: (Step) -> Bool
  private var waiting: Int
  private var completion: @MainActor () -> Void = {}
  private let start: Double

  init(
    _ steps: [Step], clock: MediaClock, holds: @escaping (Step) -> Bool,
    perform: @escaping (Step, @escaping @MainActor () -> Void) -> Void
  ) {
    var groups: [[Step]] = []
    for step in steps {
      if case .withPrevious = step.start, !groups.isEmpty {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
    self.groups = groups
    self.clock = clock
    self.holds = holds
    self.perform = perform
    waiting = groups.count
    start = clock.now
  }

  /// Starts the timeline.
  ///
  /// - Parameter completion: Called when the last step has ended. The clock holds the script until then.
  func begin(completion: @escaping @MainActor () -> Void) {
    guard !groups.isEmpty else { return completion() }
    self.completion = completion
    // Groups with a time of their own wait for nobody; each of the others follows the one before it.
    for (index, group) in groups.enumerated() {
      if case .at(let time) = group[0].start {
        clock.schedule(at: start + time) { self.run(index) }
      } else if index == 0 {
        clock.schedule(at: start + group[0].delay) { self.run(0) }
      }
    }
  }

  private func run(_ index: Int) {
    let group = groups[index]
    var running = group.count
    for (position, step) in group.enumerated() {
      clock.schedule(after: position == 0 ? 0 : step.delay) { [self] in
        let finish: @MainActor () -> Void = {
          running -= 1
          if running == 0 { self.didEnd(index) }
        }
        if holds(step) { perform(step, finish) } else { finish() }
      }
    }
  }

  private func didEnd(_ index: Int) {
    waiting -= 1
    if waiting == 0 { completion() }
    guard index + 1 < groups.count else { return }
    let next = groups[index + 1][0]
    if case .at = next.start { return }
    clock.schedule(after: next.delay) { self.run(index + 1) }
  }
}

extension Step {
  /// Seconds between what the step waits for and its start.
  var delay: Double {
    switch start {
    case .afterPrevious(let delay), .withPrevious(let delay): delay
    case .at: 0
    }
  }
}
