import AnimScenarioFormat
import Foundation

/// A sequence with what it happens to: the steps of a timeline.
package struct FuzzScript {
  /// A step with what it came from.
  struct Moment {
    /// The number of the act, from 0.
    let act: Int
    let kind: FuzzAct.Kind
    /// Seconds from the beginning.
    let start: Double
    /// Whether everything was at rest, and will be before the next one.
    let isAlone: Bool
    let step: Step
    /// The index paths of an update that only adds or removes items; empty for any other.
    let changed: [ItemIndexPath]
  }

  private(set) var moments: [Moment] = []
  /// The steps as a file says them.
  private(set) var timeline: [ScenarioDescription] = []
  /// When all has come to rest, in seconds.
  private(set) var end = 0.2
  /// The data in the end, unless fingers change it.
  private(set) var data: SimulatedDataSource

  private let scenario: Scenario
  private var layout: Int
  private var isLandscape = false
  private var isDark: Bool

  /// The steps of a sequence.
  ///
  /// - Parameters:
  ///   - acts: What happens; what is impossible when it would happen is left out.
  ///   - subject: The scenario that it happens in.
  ///   - scenario: The scenario with the items that there are.
  /// - Throws: `ScenarioError` if a step is none, which is a mistake of this program.
  init(_ acts: [FuzzAct], in subject: FuzzSubject, _ scenario: Scenario) throws(ScenarioError) {
    self.scenario = scenario
    data = SimulatedDataSource(scenario.dataSource, seed: scenario.clock.seed)
    layout = scenario.layouts.firstIndex { $0.name == scenario.layout.text } ?? 0
    isDark = scenario.themes[0] == .dark
    var start = end
    var wasAtRest = true
    /// When the transition ends that a finger moves.
    var transitionEnd = 0.0
    var mayChangeData = scenario.controller == nil
    for (number, act) in acts.enumerated() {
      if act.kind.changesData, !mayChangeData { continue }
      if start < transitionEnd, !act.kind.fitsIntoTransition { continue }
      // It begins where everything is at rest.
      if act.kind == .startInteractiveTransition, !wasAtRest { continue }
      guard let (content, duration) = content(of: act) else { continue }
      let description = ScenarioDescription.mapping([content, .init("at", .number(start))])
      let place = SourceRange(file: scenario.file, line: number + 1, column: 1, length: 0)
      guard let step = try ScenarioReader.steps([description], at: { _ in place }).first else {
        continue
      }
      var changed: [ItemIndexPath] = []
      if let update = (step.action as? any BatchAction)?.update {
        _ = data.apply(update)
        if act.kind == .insertItems || act.kind == .deleteItems {
          changed = (update.insertedItems + update.deletedItems).map(\.value)
        }
      } else if let apply = step.action as? Action.ApplySnapshot {
        _ = data.apply(apply.snapshot)
      }
      if act.kind.isTouch, subject.reactsToTouches { mayChangeData = false }
      timeline.append(description)
      moments.append(
        Moment(
          act: number, kind: act.kind, start: start, isAlone: wasAtRest && act.pause == .rest,
          step: step, changed: changed))
      end = max(end, start + duration + Self.rest)
      if act.kind == .startInteractiveTransition { transitionEnd = start + duration }
      wasAtRest = act.pause == .rest
      // To thousandths, as it is written.
      start = act.pause.seconds.map { start + $0 } ?? end
      start = (start * 1000).rounded() / 1000
    }
    if wasAtRest == false { end += Self.rest }
    timeline.append(.mapping([.init("wait", 0.5), .init("at", .number(end))]))
  }

  /// The name of the layout in the end.
  var lastLayout: SourceName {
    scenario.layouts.indices.contains(layout)
      ? SourceName(scenario.layouts[layout].name, at: scenario.layout.location) : scenario.layout
  }

  /// Seconds in which everything comes to rest after an act has ended.
  private static let rest = 0.5

  // MARK: What shows a mistake

  /// The steps, and behind them those that show what breaks a rule, such as a reload that changes what is shown.
  ///
  /// - Parameter violation: What breaks it; nil for the steps alone.
  /// - Returns: The steps as a file says them.
  func timeline(showing violation: FuzzViolation?) -> [ScenarioDescription] {
    let disturbances = violation.map { self.disturbances(for: $0) } ?? []
    guard !disturbances.isEmpty else { return timeline }
    // What is wrong is seen for a while before it becomes what it should be.
    var (steps, time) = (Array(timeline.dropLast()), end + 0.5)
    for (content, duration) in disturbances {
      steps.append(.mapping([content, .init("at", .number(time))]))
      time += duration
    }
    steps.append(.mapping([.init("wait", 0.5), .init("at", .number(time))]))
    return steps
  }

  /// What `FuzzExamination` does to show it, with the seconds that each of it takes.
  private func disturbances(
    for violation: FuzzViolation
  ) -> [(content: ScenarioDescription.Entry, duration: Double)] {
    let offsets = (violation.offsets ?? []).map { offset in
      ScenarioDescription.Entry(
        "setContentOffset",
        ["offset": .list(offset.map(ScenarioDescription.number)), "animated": .plain("false")])
    }
    switch violation.rule {
    case .passes: return [(.init("layoutIfNeeded", .plain("")), 0.05)]
    case .invalidation: return [(.init("invalidateLayout", .plain("")), 0.05)]
    case .reload: return [(.init("reloadData", .plain("")), 0.05)]
    case .scrolledBack: return offsets.map { ($0, 0.3) }
    case .rotatedTwice:
      let turns = [!isLandscape, isLandscape].map { turned in
        ScenarioDescription.Entry(
          "rotateDevice", ["to": .text(turned ? "landscapeLeft" : "portrait")])
      }
      return turns.map { ($0, 1) } + offsets.map { ($0, 0.3) }
    default: return []
    }
  }

  // MARK: Choices

  /// The action of an act as a file says it, and about how long it takes, in seconds; nil if it cannot happen.
  private mutating func content(
    of act: FuzzAct
  ) -> (ScenarioDescription.Entry, duration: Double)? {
    var choices = FuzzChoices(numbers: act.choices[...])
    let updates = FuzzUpdates(data)
    let name = act.kind.rawValue
    func entry(
      _ value: ScenarioDescription, _ duration: Double = 0.3, name: String = name
    ) -> (ScenarioDescription.Entry, Double) { (.init(name, value), duration) }
    switch act.kind {
    case .insertItems:
      guard let section = updates.section(&choices, nonempty: false) else { return nil }
      let first = choices.below(data.counts[section] + 1)
      return entry(.paths(section, first..<first + 1 + choices.below(3)))
    case .deleteItems:
      guard let section = updates.section(&choices, nonempty: true) else { return nil }
      let first = choices.below(data.counts[section])
      let most = min(3, data.counts[section] - first)
      return entry(.paths(section, first..<first + 1 + choices.below(most)))
    case .moveItem:
      guard let (from, to) = updates.move(&choices) else { return nil }
      return entry(["from": .path(from), "to": .path(to)])
    case .reloadItems:
      guard let path = updates.item(&choices) else { return nil }
      return entry(.list([.path(path)]))
    case .batchUpdates:
      guard let value = updates.batch(&choices) else { return nil }
      return entry(value, name: "performBatchUpdates")
    case .insertSections: return entry([.int(choices.below(data.sections.count + 1))])
    case .deleteSections:
      guard data.sections.count > 1 else { return nil }
      return entry([.int(choices.below(data.sections.count))])
    case .reloadSections:
      guard !data.sections.isEmpty else { return nil }
      return entry([.int(choices.below(data.sections.count))])
    case .applySnapshot: return entry(updates.snapshot(&choices))
    case .reloadData, .invalidateLayout, .layoutIfNeeded: return entry(.plain(""), 0)
    case .setContentOffset:
      let way = (choices.fraction(), choices.fraction())
      let isAnimated = choices.below(2) == 1
      return entry(
        [
          "offset": [
            .text("max(contentSize.width - bounds.width, 0) * \(way.0)"),
            .text("max(contentSize.height - bounds.height, 0) * \(way.1)"),
          ], "animated": .plain("\(isAnimated)"),
        ], isAnimated ? 0.3 : 0)
    case .scrollToItem:
      guard let path = updates.item(&choices) else { return nil }
      return entry(["item": .path(path), "animated": .plain("\(choices.below(2) == 1)")])
    case .drag:
      guard data.counts.contains(where: { $0 > 0 }) || scenario.controller != nil else {
        return nil
      }
      let by = (choices.below(9) - 4, choices.below(9) - 4)
      return entry(
        ["from": place(&choices), "by": [.int(by.0 * 60), .int(by.1 * 60 - 30)], "duration": 0.3],
        2.6)
    case .fling:
      let velocity = (choices.below(5) - 2, choices.below(5) - 2)
      return entry(
        [
          "velocity": [.int(velocity.0 * 500), .int(velocity.1 * 500 - 400)],
          "from": place(&choices),
        ], 2.6)
    case .tap:
      guard data.counts.contains(where: { $0 > 0 }) || scenario.controller != nil else {
        return nil
      }
      return entry(["at": place(&choices)], 0.3)
    case .longPress: return entry(["at": place(&choices), "duration": 0.6], 1.2)
    case .rotateDevice:
      isLandscape.toggle()
      return entry(["to": isLandscape ? "landscapeLeft" : "portrait"])
    case .resize:
      let factors = [0.75, 0.5, 1.25, 0.25, 0.01]
      let size = scenario.canvas.size
      let factor = (factors[choices.below(5)], factors[choices.below(5)])
      return entry([
        "to": [
          .int(max(1, Int(size.width * factor.0))), .int(max(1, Int(size.height * factor.1))),
        ]
      ])
    case .setLayout:
      layout = (layout + 1 + choices.below(scenario.layouts.count - 1)) % scenario.layouts.count
      let isAnimated = choices.below(2) == 0
      return entry(
        ["layout": .text(scenario.layouts[layout].name), "animated": .plain("\(isAnimated)")],
        name: "setCollectionViewLayout")
    case .startInteractiveTransition:
      let other = (layout + 1 + choices.below(scenario.layouts.count - 1)) % scenario.layouts.count
      let isFinished = choices.below(2) == 0
      let progress = choices.fraction()
      if isFinished { layout = other }
      return entry(
        [
          "to": .text(scenario.layouts[other].name), "finish": .plain("\(isFinished)"),
          "progress": .number(progress), "duration": 0.3,
        ], 1)
    case .setContentSizeCategory:
      let names = ["extraSmall", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]
      return entry(.text(names[choices.below(3)]), 0)
    case .setTheme:
      isDark.toggle()
      return entry(isDark ? "dark" : "light", 0)
    case .queryElements: return entry(["elements": rect(&choices)], 0, name: "queryLayout")
    case .queryItem:
      guard let path = updates.item(&choices) else { return nil }
      return entry(["item": .path(path)], 0, name: "queryLayout")
    case .stall:
      let seconds = [0.1, 0.4][choices.below(2)]
      return entry(["busyFor": .number(seconds)], seconds, name: "disturb")
    case .stopReuse: return entry(["reusesViews": false], 0, name: "disturb")
    case .preferHeights:
      return entry(["preferredHeights": .int(1 + choices.below(7))], name: "disturb")
    }
  }

  /// Where a finger goes down: mostly not in the middle.
  private func place(_ choices: inout FuzzChoices) -> ScenarioDescription {
    guard choices.below(4) > 0 else { return middle }
    let (x, y) = (choices.fraction(), choices.fraction())
    return [.text("bounds.width * \(x)"), .text("bounds.height * \(y)")]
  }

  private var middle: ScenarioDescription { ["bounds.width / 2", "bounds.height / 2"] }

  /// The whole content, nothing, far away, negative, half of the screen, a line, and more than there is.
  private func rect(_ choices: inout FuzzChoices) -> ScenarioDescription {
    let rects: [ScenarioDescription] = [
      [0, 0, "contentSize.width", "contentSize.height"], [0, 0, 0, 0],
      [100000, 100000, 320, 480], [-2000, -2000, 500, 500],
      ["contentOffset.x", "contentOffset.y", "bounds.width", "bounds.height / 2"],
      ["contentOffset.x", "contentOffset.y + bounds.height / 2", "bounds.width", 1],
      [-1000, -1000, "contentSize.width + 2000", "contentSize.height + 2000"],
    ]
    return rects[choices.below(rects.count)]
  }
}
