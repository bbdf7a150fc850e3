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
    var mayChangeData = scenario.controller == nil
    for (number, act) in acts.enumerated() {
      if act.kind.changesData, !mayChangeData { continue }
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
      wasAtRest = act.pause == .rest
      // To thousandths, as it is written.
      start = act.pause.seconds.map { start + $0 } ?? end
      start = (start * 1000).rounded() / 1000
    }
    if wasAtRest == false { end += Self.rest }
    timeline.append(.mapping([.init("wait", 0.5), .init("at", .number(end))]))
  }

  /// Seconds in which everything comes to rest after an act has ended.
  private static let rest = 0.5

  // MARK: Choices

  private struct Choices {
    var numbers: ArraySlice<UInt16>

    mutating func next() -> Int { Int(numbers.popFirst() ?? 0) }
    /// A whole number from 0; 0 if there is nothing to choose from.
    mutating func below(_ count: Int) -> Int { count > 1 ? (next() * count) >> 16 : next() * 0 }
    /// From 0 to 1.
    mutating func fraction() -> Double { (Double(next()) / 655.36).rounded() / 100 }
  }

  /// The action of an act as a file says it, and about how long it takes, in seconds; nil if it cannot happen.
  private mutating func content(
    of act: FuzzAct
  ) -> (ScenarioDescription.Entry, duration: Double)? {
    var choices = Choices(numbers: act.choices[...])
    let name = act.kind.rawValue
    func entry(
      _ value: ScenarioDescription, _ duration: Double = 0.3, name: String = name
    ) -> (ScenarioDescription.Entry, Double) { (.init(name, value), duration) }
    switch act.kind {
    case .insertItems:
      guard let section = section(&choices, nonempty: false) else { return nil }
      let first = choices.below(data.counts[section] + 1)
      return entry(.paths(section, first..<first + 1 + choices.below(3)))
    case .deleteItems:
      guard let section = section(&choices, nonempty: true) else { return nil }
      let first = choices.below(data.counts[section])
      let most = min(3, data.counts[section] - first)
      return entry(.paths(section, first..<first + 1 + choices.below(most)))
    case .moveItem:
      guard let (from, to) = move(&choices) else { return nil }
      return entry(["from": .path(from), "to": .path(to)])
    case .reloadItems:
      guard let path = item(&choices) else { return nil }
      return entry(.list([.path(path)]))
    case .batchUpdates:
      guard let value = batch(&choices) else { return nil }
      return entry(value, name: "performBatchUpdates")
    case .insertSections: return entry([.int(choices.below(data.sections.count + 1))])
    case .deleteSections:
      guard data.sections.count > 1 else { return nil }
      return entry([.int(choices.below(data.sections.count))])
    case .reloadSections:
      guard !data.sections.isEmpty else { return nil }
      return entry([.int(choices.below(data.sections.count))])
    case .applySnapshot: return entry(snapshot(&choices))
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
      guard let path = item(&choices) else { return nil }
      return entry(["item": .path(path), "animated": .plain("\(choices.below(2) == 1)")])
    case .drag:
      guard data.counts.contains(where: { $0 > 0 }) || scenario.controller != nil else {
        return nil
      }
      let by = (choices.below(9) - 4, choices.below(9) - 4)
      return entry(
        ["from": middle, "by": [.int(by.0 * 60), .int(by.1 * 60 - 30)], "duration": 0.3], 2.6)
    case .fling:
      let velocity = (choices.below(5) - 2, choices.below(5) - 2)
      return entry(
        ["velocity": [.int(velocity.0 * 500), .int(velocity.1 * 500 - 400)], "from": middle], 2.6)
    case .tap:
      guard data.counts.contains(where: { $0 > 0 }) else { return nil }
      return entry(["at": middle], 0.3)
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
    case .setContentSizeCategory:
      let names = ["extraSmall", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]
      return entry(.text(names[choices.below(3)]), 0)
    case .setTheme:
      isDark.toggle()
      return entry(isDark ? "dark" : "light", 0)
    case .queryElements: return entry(["elements": rect(&choices)], 0, name: "queryLayout")
    case .queryItem:
      guard let path = item(&choices) else { return nil }
      return entry(["item": .path(path)], 0, name: "queryLayout")
    }
  }

  private var middle: ScenarioDescription { ["bounds.width / 2", "bounds.height / 2"] }

  /// The whole content, nothing, far away, negative, half of the screen, a line, and more than there is.
  private func rect(_ choices: inout Choices) -> ScenarioDescription {
    let rects: [ScenarioDescription] = [
      [0, 0, "contentSize.width", "contentSize.height"], [0, 0, 0, 0],
      [100000, 100000, 320, 480], [-2000, -2000, 500, 500],
      ["contentOffset.x", "contentOffset.y", "bounds.width", "bounds.height / 2"],
      ["contentOffset.x", "contentOffset.y + bounds.height / 2", "bounds.width", 1],
      [-1000, -1000, "contentSize.width + 2000", "contentSize.height + 2000"],
    ]
    return rects[choices.below(rects.count)]
  }

  // MARK: Data

  private func section(_ choices: inout Choices, nonempty: Bool) -> Int? {
    let sections = data.counts.indices.filter { !nonempty || data.counts[$0] > 0 }
    return sections.isEmpty ? nil : sections[choices.below(sections.count)]
  }

  private func item(_ choices: inout Choices) -> ItemIndexPath? {
    guard let section = section(&choices, nonempty: true) else { return nil }
    return ItemIndexPath(section: section, item: choices.below(data.counts[section]))
  }

  private func move(_ choices: inout Choices) -> (ItemIndexPath, ItemIndexPath)? {
    guard let from = item(&choices) else { return nil }
    let section = choices.below(data.counts.count)
    // The place is that after the update, when the item is gone from where it was.
    let places = data.counts[section] + (section == from.section ? 0 : 1)
    let to = ItemIndexPath(section: section, item: choices.below(places))
    return to == from ? nil : (from, to)
  }

  /// An item goes, another comes, and if there is a third, it is loaded anew.
  private func batch(_ choices: inout Choices) -> ScenarioDescription? {
    guard let gone = item(&choices) else { return nil }
    let section = choices.below(data.counts.count)
    let left = data.counts[section] - (section == gone.section ? 1 : 0)
    let come = ItemIndexPath(section: section, item: choices.below(left + 1))
    var entries: [ScenarioDescription.Entry] = [
      .init("deleteItems", .list([.path(gone)])), .init("insertItems", .list([.path(come)])),
    ]
    if let other = item(&choices), other != gone {
      entries.append(.init("reloadItems", .list([.path(other)])))
    }
    return .mapping(entries)
  }

  /// The same items in another order, without one of them or with another one.
  private func snapshot(_ choices: inout Choices) -> ScenarioDescription {
    var sections = data.sections.map { (id: $0.id, items: $0.items.map(\.id)) }
    for _ in 0..<1 + choices.below(3) {
      let index = choices.below(sections.count)
      guard sections.indices.contains(index) else { break }
      let count = sections[index].items.count
      switch choices.below(3) {
      case 0 where count > 0: sections[index].items.remove(at: choices.below(count))
      case 1 where count > 1:
        let item = sections[index].items.remove(at: choices.below(count))
        sections[index].items.insert(item, at: choices.below(count))
      default:
        let used = Set(sections.flatMap(\.items)).union(
          data.sections.flatMap { $0.items.map(\.id) })
        let id = (1...).lazy.map { "new-\($0)" }.first { !used.contains($0) } ?? ""
        sections[index].items.insert(id, at: choices.below(count + 1))
      }
    }
    return [
      "sections": .list(
        sections.map { ["id": .text($0.id), "items": .list($0.items.map { .text($0) })] })
    ]
  }
}

extension ScenarioDescription {
  fileprivate static func int(_ value: Int) -> Self { .plain("\(value)") }

  fileprivate static func number(_ value: Double) -> Self {
    .plain("\((value * 1000).rounded() / 1000)")
  }

  fileprivate static func path(_ path: ItemIndexPath) -> Self {
    [.int(path.section), .int(path.item)]
  }

  fileprivate static func paths(_ section: Int, _ items: Range<Int>) -> Self {
    .list(items.map { [.int(section), .int($0)] })
  }
}
