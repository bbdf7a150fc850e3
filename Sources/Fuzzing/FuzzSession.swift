import AnimLayers
package import AnimScenarioFormat
package import AnimStaging
import Foundation
import UIKitCore

/// Acts sequences out, without drawing them, and holds what comes of them to the rules.
@MainActor package final class FuzzSession {
  private let subject: FuzzSubject
  private let classes: SourceClasses
  private let rules: Set<FuzzRule>
  /// Nobody looks at pictures.
  private let pictures = PictureStore(isSketching: true)
  /// The scenarios with fewer items that were asked for.
  private var scenarios: [Int: Scenario] = [:]

  /// A session with a subject.
  ///
  /// - Parameters:
  ///   - subject: The scenario.
  ///   - classes: The classes of the sources that it names.
  ///   - rules: The rules that count.
  package init(
    _ subject: FuzzSubject, _ classes: SourceClasses,
    rules: Set<FuzzRule> = Set(FuzzRule.allCases)
  ) {
    self.subject = subject
    self.classes = classes
    self.rules = rules
  }

  /// The scenario of a sequence as a file says it.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - violation: What it shows: if it shows in an item, that is marked in the end.
  /// - Returns: All keys of the file.
  /// - Throws: What reading the scenario throws.
  package func description(
    of sequence: FuzzCase, marking violation: FuzzViolation? = nil
  ) throws -> ScenarioDescription {
    let script = try script(of: sequence)
    let changesLayout = script.moments.contains {
      [.setLayout, .startInteractiveTransition].contains($0.kind)
    }
    var result = subject.description(
      items: sequence.items, timeline: script.timeline(showing: violation),
      hasOtherLayout: changesLayout)
    if let violation, let item = violation.item, script.data.counts.indices.contains(item.section),
      item.item < script.data.counts[item.section]
    {
      let callout: ScenarioDescription = [
        "item": [.plain("\(item.section)"), .plain("\(item.item)")],
        "text": .text("expected \(violation.expected)"), "shows": ["frame", "alpha", "zIndex"],
      ]
      result["annotate"] = [
        ["callout": callout, "from": .plain("\(script.end)"), "color": "systemRed"]
      ]
    }
    return result
  }

  private func scenario(of sequence: FuzzCase) throws -> Scenario {
    guard let items = sequence.items else { return subject.scenario }
    if let known = scenarios[items] { return known }
    let scenario = try subject.scenario(items: items)
    scenarios[items] = scenario
    return scenario
  }

  private func script(of sequence: FuzzCase) throws -> FuzzScript {
    try FuzzScript(sequence.acts, in: subject, try scenario(of: sequence))
  }

  /// What came of a sequence.
  package struct Verdict: Codable, Sendable {
    /// The rule that it has broken; nil if it has not.
    package var violation: FuzzViolation?
    /// The numbers of the states that it has been in.
    package var features: [UInt32] = []
    /// The numbers of the branches of the sources that it has taken, if they are counted: those that were not told by an
    /// earlier sequence of the same batch.
    package var branches: [UInt32] = []

    /// A verdict on a sequence whose states are not known.
    package init(violation: FuzzViolation? = nil) { self.violation = violation }
  }

  /// Acts a sequence out.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - known: The signatures of wrong answers and of traps that are known, for what else is wrong to be found.
  /// - Returns: What came of it.
  /// - Throws: An error that is none of the layout's: the scenario cannot be acted out at all.
  package func verdict(
    on sequence: FuzzCase, ignoring known: Set<String> = []
  ) throws -> Verdict {
    let script: FuzzScript
    do {
      script = try self.script(of: sequence)
    } catch {
      // What asks for properties of items needs one that has them.
      guard sequence.items != nil else { throw error }
      return Verdict()
    }
    var verdict = Verdict()
    var states = FuzzFeatures()
    do {
      verdict.violation = try violation(script, try scenario(of: sequence), &states, known)
    } catch StageError.exception(let exception) {
      if rules.contains(.exception) {
        var violation = FuzzViolation(.exception, seen: exception.reason)
        violation.place = exception.caller
        violation.time = exception.time
        verdict.violation = violation
      }
    } catch StageError.outOfRange {
      // A touch or a formula leads to where nothing is, which is nobody's mistake.
    }
    verdict.features = states.numbers
    return verdict
  }

  private func violation(
    _ script: FuzzScript, _ scenario: Scenario, _ states: inout FuzzFeatures,
    _ known: Set<String>
  ) throws(StageError) -> FuzzViolation? {
    var scenario = scenario
    scenario.timeline = script.moments.map(\.step)
    let stage = try Stage(scenario, theme: scenario.themes[0], classes: classes, pictures: pictures)
    if let violation = try play(script, on: stage, &states) { return violation }
    guard !stage.collectionView.isTracking, !stage.collectionView.isDecelerating,
      FuzzExamination.hasRoom(stage)
    else { return nil }
    var examination = FuzzExamination(stage, after: script, rules: rules, ignoring: known)
    var found = try examination.violation()
    if found == nil, rules.contains(.fresh), !script.moments.isEmpty,
      isReproducible(script, stage)
    {
      found = try staleness(script, scenario, stage)
    }
    // What swings for long is nowhere in particular.
    if found != nil, try isMoving(script, scenario) { found = nil }
    return found
  }

  /// Whether anything still moves by itself after a sequence.
  private func isMoving(_ script: FuzzScript, _ scenario: Scenario) throws(StageError) -> Bool {
    let stage = try Stage(scenario, theme: scenario.themes[0], classes: classes, pictures: pictures)
    try stage.advance(to: script.end)
    let (before, bounds) = (stage.elements(), stage.collectionView.bounds)
    try stage.advance(to: script.end + 0.5)
    return ElementDifference(stage.elements(), expected: before, in: bounds) != nil
  }

  /// Acts all of a sequence out.
  private func play(
    _ script: FuzzScript, on stage: Stage, _ states: inout FuzzFeatures
  ) throws(StageError) -> FuzzViolation? {
    var previous: FuzzAct.Kind?
    for (number, moment) in script.moments.enumerated() {
      try stage.advance(to: moment.start - 0.001)
      let (view, before) = (stage.collectionView, stage.contentOffset)
      let isAtRest = moment.isAlone && !view.isTracking && !view.isDecelerating
      let lastShown = view.indexPathsForVisibleItems.max()
      let wasAtEnd = Self.isAtEnd(view)
      let shown = isAtRest && moment.kind.keepsCells ? views(on: stage) : nil
      let mustStay =
        isAtRest && rules.contains(.offset)
        && (moment.kind.keepsOffset || Self.isBelow(moment.changed, lastShown))
      let places = mustStay ? Self.places(on: stage) : [:]
      states.note(stage, before: moment.kind, after: previous, isAlone: moment.isAlone)
      previous = moment.kind
      let next = number + 1 < script.moments.count ? script.moments[number + 1].start : script.end
      if let shown {
        try stage.advance(to: next - 0.001)
        // Where a layout scrolls in the end of an update, what was leaving comes back in a cell of its own.
        if stage.contentOffset.isNear(before), let violation = exchange(of: shown, on: stage) {
          return violation
        }
      }
      guard mustStay, stage.mayRest(at: before) else { continue }
      try stage.advance(to: next - 0.001)
      // Conversations stay at their end, whatever comes there.
      if wasAtEnd, Self.isAtEnd(view) { continue }
      // A line that becomes higher may be held where it is.
      if let violation = Self.displacement(stage, from: before), !Self.hasStayed(places, on: stage)
      {
        return violation
      }
    }
    try stage.advance(to: script.end)
    states.noteEnd(stage)
    return nil
  }

  /// The views that show items, by the items' names; nil if nobody wants to know, or only the app knows the items.
  private func views(on stage: Stage) -> [String: UInt64]? {
    guard rules.contains(.identity), subject.scenario.controller == nil else { return nil }
    let sections = stage.data.sections
    // What a transform has taken off the screen may be let go of.
    let seen = stage.collectionView.bounds.insetBy(dx: 0.5, dy: 0.5)
    return Dictionary(
      stage.elements().compactMap { element in
        guard element.category == .cell, !element.isDisappearing, element.reaches(into: seen),
          sections.indices.contains(element.section),
          sections[element.section].items.indices.contains(element.item)
        else { return nil }
        return (sections[element.section].items[element.item].id, element.id)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// An item that was on screen before an update and is so after it, in another cell.
  private func exchange(of before: [String: UInt64], on stage: Stage) -> FuzzViolation? {
    let after = views(on: stage) ?? [:]
    let exchanged = before.keys.sorted().first { item in
      after[item].map { $0 != before[item] } ?? false
    }
    guard let item = exchanged else { return nil }
    var violation = FuzzViolation(.identity, seen: "another one")
    violation.element = "item '\(item)'"
    violation.expected = "the cell that it had before the update"
    return violation
  }

  /// Whether an update is about items behind all that are on screen.
  private static func isBelow(_ changed: [ItemIndexPath], _ lastShown: IndexPath?) -> Bool {
    guard let lastShown, !changed.isEmpty else { return false }
    return changed.allSatisfy { IndexPath(indexes: [$0.section, $0.item]) > lastShown }
  }

  /// Whether the end of the content is shown.
  private static func isAtEnd(_ view: UICollectionView) -> Bool {
    let (bounds, size, insets) = (view.bounds, view.contentSize, view.adjustedContentInset)
    return bounds.maxX >= size.width + insets.right - 0.5
      && bounds.maxY >= size.height + insets.bottom - 0.5
  }

  /// Where the middles of cells are on screen, by the cells' names.
  private static func places(on stage: Stage) -> [String: CGPoint] {
    let offset = stage.contentOffset
    return Dictionary(
      stage.elements().lazy.filter { $0.category == .cell && !$0.isDisappearing }.map {
        ($0.name, CGPoint(x: $0.center.x - offset.x, y: $0.center.y - offset.y))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a cell is where it was on screen, though its place in the content is another.
  private static func hasStayed(_ before: [String: CGPoint], on stage: Stage) -> Bool {
    let after = places(on: stage)
    return before.contains { name, place in after[name].map { $0.isNear(place) } ?? false }
  }

  /// A change of the content offset that the end of the content does not explain.
  private static func displacement(_ stage: Stage, from before: CGPoint) -> FuzzViolation? {
    let view = stage.collectionView
    let after = stage.contentOffset
    let insets = view.adjustedContentInset
    let limit = CGPoint(
      x: max(-insets.left, view.contentSize.width + insets.right - view.bounds.width),
      y: max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height))
    let isClamped =
      before.x > limit.x + 0.5 || before.y > limit.y + 0.5 || before.x < -insets.left - 0.5
      || before.y < -insets.top - 0.5
    guard !isClamped, max(abs(after.x - before.x), abs(after.y - before.y)) > 0.5 else {
      return nil
    }
    var violation = FuzzViolation(.offset, seen: "(\(after.x), \(after.y))")
    violation.element = "contentOffset"
    violation.expected = "(\(before.x), \(before.y))"
    return violation
  }

  // MARK: Compared with what never changed

  /// Whether a collection view that shows the same data from the beginning must look the same.
  private func isReproducible(_ script: FuzzScript, _ stage: Stage) -> Bool {
    // Layouts may have recognizers of their own.
    let isTouched = script.moments.contains { $0.kind.isTouch }
    return subject.scenario.controller == nil && !isTouched && !stage.hasSelfSizingElements
  }

  private func staleness(
    _ script: FuzzScript, _ scenario: Scenario, _ stage: Stage
  ) throws(StageError) -> FuzzViolation? {
    var scenario = scenario
    scenario.dataSource.sections = stage.data.sections
    scenario.timeline = script.moments.filter { $0.kind.isEnvironment }.map(\.step)
    let fresh = try Stage(scenario, theme: scenario.themes[0], classes: classes, pictures: pictures)
    try fresh.advance(to: script.end)
    // Turned and resized like the other one, without having been anything else.
    fresh.renewLayout(script.lastLayout)
    let (offset, selected) = (stage.contentOffset, stage.selectedItems)
    fresh.inWorld {
      fresh.collectionView.contentOffset = offset
      for path in selected {
        fresh.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
    // The old one is laid out at a time of its own, which it may have come past.
    try fresh.advance(to: script.end + 1)
    guard !fresh.hasSelfSizingElements else { return nil }
    if let difference = ElementDifference(
      contentSize: stage.contentSize, expected: fresh.contentSize)
    {
      return FuzzViolation(.fresh, difference)
    }
    guard fresh.contentOffset == offset else { return nil }
    let bounds = stage.inWorld { stage.collectionView.bounds }
    if let difference = ElementDifference(
      stage.elements(), expected: fresh.elements(), in: bounds)
    {
      return FuzzViolation(.fresh, difference)
    }
    return Self.oldLook(stage, fresh)
  }

  /// A cell that does not show what a new one shows in its place.
  private static func oldLook(_ stage: Stage, _ fresh: Stage) -> FuzzViolation? {
    for path in stage.collectionView.indexPathsForVisibleItems.sorted() {
      guard let old = stage.look(ofItem: path), let new = fresh.look(ofItem: path), old != new
      else { continue }
      // As they are written, the last bits of numbers do not count.
      let (shown, wanted) = ("\(old)".lines, "\(new)".lines)
      guard shown != wanted else { continue }
      let line = zip(shown, wanted).first { $0 != $1 }
      var violation = FuzzViolation(.fresh, seen: line?.0 ?? "\(shown.count) things drawn")
      violation.element = "cell [\(path.section),\(path.item)]"
      violation.expected = "a new cell's \(line?.1 ?? "\(wanted.count)")"
      return violation
    }
    return nil
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
