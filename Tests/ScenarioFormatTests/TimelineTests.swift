import Testing

@testable import AnimScenarioFormat

/// What the reader knows about the timeline: index paths at their time, names that refer to
/// something.
@Suite struct TimelineTests {
  /// A timeline with at most one mistake, enclosed in 1️⃣, and how the finding begins; empty for
  /// none.
  struct Timeline: CustomTestStringConvertible, Sendable {
    let steps: String
    var says = ""
    var extra = ""
    var testDescription: String { steps }
  }

  static let dataTimelines = [
    Timeline(
      steps: "[{deleteItems: [[0, 2]]}, {tap: 1️⃣[0, 2]1️⃣}]",
      says: "index path [0, 2] is out of range: section 0 has 2 items at this time (t = 0.30 s)"),
    Timeline(steps: "[{insertItems: [[0, 3]]}, {tap: [0, 3]}]"),
    Timeline(
      steps: "[{insertItems: [1️⃣[0, 5]1️⃣]}]",
      says:
        "index path [0, 5] is out of range: section 0 has 4 items after this update (t = 0.00 s)"),
    Timeline(steps: "[{deleteItems: [[0, 0]]}, {chapter: {name: b, reset: true}}, {tap: [0, 2]}]"),
    Timeline(
      steps: "[{deleteItems: [[0, 0]]}, {chapter: b}, {tap: 1️⃣[0, 2]1️⃣}]",
      says: "index path [0, 2] is out of range: section 0 has 2 items at this time (t = 0.30 s)"),
    Timeline(
      steps: "[{repeat: {times: 3, do: [{deleteItems: [[0, 0]]}]}}, {tap: 1️⃣[0, 0]1️⃣}]",
      says: "index path [0, 0] is out of range: section 0 has 0 items at this time (t = 0.90 s)"),
    Timeline(
      steps: "[{parallel: [{wait: 2}, {wait: 1}]}, {tap: 1️⃣31️⃣}]",
      says: "index path [0, 3] is out of range: section 0 has 3 items at this time (t = 2.00 s)"),
    Timeline(
      steps: "[{wait: 1}, {wait: 5, with: previous}, {tap: 1️⃣31️⃣, at: 500ms}]",
      says: "index path [0, 3] is out of range: section 0 has 3 items at this time (t = 0.50 s)"),
    Timeline(
      steps: "[shake, {shake: {duration: 700ms}}, {tap: 1️⃣31️⃣}]",
      says: "index path [0, 3] is out of range: section 0 has 3 items at this time (t = 1.20 s)"),
    Timeline(
      steps: "[{drag: {from: [0, 0], by: [0, 9]}}, {tap: 1️⃣31️⃣}]",
      says: "index path [0, 3] is out of range: section 0 has 3 items at this time"),
    Timeline(
      steps: "[{push: {filter: item.color == selected.color}}, {tap: 9}, {pop: {}}, {tap: "
        + "1️⃣91️⃣}]",
      says: "index path [0, 9] is out of range: section 0 has 3 items at this time"),
    Timeline(steps: "[{deleteItems: [[0, 0]], when: t > 1}, {tap: 9}]"),
    Timeline(
      steps: "[{tap: 0}, {tap: 9}]", extra: "delegate: {didSelectItem: [{deleteItems: [[0, 0]]}]}"),
    Timeline(
      steps:
        "[{applySnapshot: {sections: [{id: section-0, items: [section-0.2, x]}]}}, {tap: 1️⃣21️⃣}]",
      says: "index path [0, 2] is out of range: section 0 has 2 items at this time (t = 0.30 s)"),
    Timeline(
      steps: "[{applySnapshot: {sections: [{id: a, items: [x, 1️⃣x1️⃣]}]}}]",
      says: "Fatal: supplied item identifiers are not unique."),
    Timeline(
      steps: "[{performBatchUpdates: {deleteItems: [[0, 0]], moveItem: {from: 1️⃣01️⃣, to: 1}}}]",
      says: "attempt to perform a delete and a move from the same index path (<NSIndexPath> "
        + "{length = 2, path = 0 - 0})"),
    Timeline(
      steps: "[{performBatchUpdates: {insertItems: [[0, 0]], numberOfItems: 1️⃣[3]1️⃣}}]",
      says:
        "Invalid update: invalid number of items in section 0.  The number of items contained in "
        + "an existing section after the update (3) must be equal to"
    ),
    Timeline(
      steps: "[{insertItems: {at: [[0, 0]], items: [{title: Hello}]}}, {mark: m}]",
      extra: "expect: [{at: m, item: [0, 3], alpha: 1}]"),
    Timeline(
      steps: "[{mark: m}]",
      says: "index path [0, 3] is out of range: section 0 has 3 items at the mark 'm'",
      extra: "expect: [{at: m, item: 1️⃣[0, 3]1️⃣, alpha: 1}]"),
  ]

  /// One mistake is one finding: what depends on the wrong part is not judged.
  static let consequences = [
    Timeline(
      steps: "[{1️⃣insertItem1️⃣: [[0, 3]]}, {tap: [0, 3]}]", says: "unknown action 'insertItem'"),
    Timeline(
      steps: "[{deleteItems: 1️⃣[0, 1]1️⃣}, {tap: [0, 9]}, {chapter: {name: a, reset: true}}]",
      says: "'[0, 1]' reads as one index path and as two items"),
    Timeline(
      steps: "[{1️⃣mrk1️⃣: a}]", says: "unknown action 'mrk'",
      extra: "expect: [{at: a, "
        + "items: noOverlap}]"),
    Timeline(
      steps: "[{cell: center, state: open}]", says: "unknown key 'stats' in 'template'",
      extra: "cells: {default: {views: [], 1️⃣stats1️⃣: {open: {}}}}"),
  ]

  static let nameTimelines = [
    Timeline(
      steps: "[{repeat: {times: 1000, do: [{repeat: {times: 1000, do: [{1️⃣mark1️⃣: m}]}}]}}]",
      says: "with its repetitions the timeline has more than 100000 steps"),
    Timeline(steps: "[{mark: a}, {mark: 1️⃣a1️⃣}]", says: "the mark 'a' is given twice"),
    Timeline(steps: "[{setCollectionViewLayout: 1️⃣bigg1️⃣}]", says: "no layout is named 'bigg'"),
    Timeline(steps: "[{set: {layout: 1️⃣bigg1️⃣}}]", says: "no layout is named 'bigg'"),
    Timeline(
      steps: "[{set: {1️⃣stat1️⃣: "
        + "3}}]", says: "'stat' cannot be set", extra: "variables: {state: 1}"),
    Timeline(steps: "[{shake: {1️⃣time1️⃣: 2}}]", says: "unknown key 'time' in 'shake'"),
    Timeline(steps: "[{shake: 1️⃣hard1️⃣}]", says: "expected a mapping"),
    Timeline(
      steps: "[{set: {1️⃣layout.itemSiz1️⃣: [1, 1]}}]", says: "no layout has a property 'itemSiz'"),
    Timeline(
      steps: "[]", says: "no mark is named 'ende'",
      extra: "expect: [{at: 1️⃣ende1️⃣, items: noOverlap}]"),
    Timeline(
      steps: "[{chapter: a}]", says: "no chapter is named 'b'",
      extra: "compare: [{name: x, left: a, right: 1️⃣b1️⃣}]"),
    Timeline(
      steps: "[{finder: {1️⃣alfa1️⃣: 1}}]", says: "unknown property 'alfa' of a view",
      extra: "overlays: [{id: finder, shape: oval}]"),
    Timeline(steps: "[{cell: center, state: 1️⃣open1️⃣}]", says: "no state is named 'open'"),
    Timeline(
      steps: "[]", says: "unknown key 'modeChang' in 'delegate'",
      extra: "variables: {mode: 1}\ndelegate: {1️⃣modeChang1️⃣: []}"),
    Timeline(
      steps: "[{wait: 1, 1️⃣tap1️⃣: 0}]",
      says: "'tap' stands in the same mapping as 'wait'; write one action per mapping"),
    Timeline(
      steps: "[{insertItems: {at: [[0, 0]], 1️⃣items1️⃣: [a, b]}}]",
      says: "'at' has 1 index path, but 'items' has 2 items"),
  ]

  @Test(arguments: dataTimelines + nameTimelines + consequences)
  func `a step is judged by what is there at its time`(timeline: Timeline) throws {
    let marked = MarkedText(
      """
      renderAnim: 1
      dataSource: {sections: [{items: 3}]}
      layouts: {small: {class: flow}, big: {class: list}}
      layout: small
      timeline: \(timeline.steps)
      \(timeline.extra)
      """)
    let findings = Scenarios.findings(marked.text)
    guard !timeline.says.isEmpty else {
      #expect(DiagnosticsForm.human.text(findings) == "")
      return
    }
    #expect(findings.count == 1, "\(DiagnosticsForm.human.text(findings))")
    let finding = try #require(findings.first)
    #expect(finding.message.text.hasPrefix(timeline.says), "\(finding.message.text)")
    let place = try #require(marked.places[1])
    #expect(finding.range.line == place.line)
    #expect(finding.range.column == place.column)
    #expect(finding.range.length == place.length)
  }

  @Test func `a key in the wrong place is told where it belongs`() throws {
    let findings = Scenarios.findings(Scenarios.minimal() + "\ndeleteItems: [[0, 1]]")
    #expect(
      findings.map(\.message.notes) == [
        ["'deleteItems' belongs in 'action' or 'performBatchUpdates'"]
      ])
  }

  @Test func `a step remembers where its action stands`() throws {
    let marked = MarkedText(Scenarios.minimal(timeline: "[{delay: 1, 1️⃣wait1️⃣: 2}]"))
    let step = try ScenarioReader.read(marked.text, file: "test.yaml").scenario.timeline[0]
    let place = try #require(marked.places[1])
    #expect(step.location.line == place.line && step.location.column == place.column)
    #expect(step.start == .afterPrevious(delay: 1))
  }

  @Test(arguments: [
    (
      "dataSource: {sections: [{itms: 3}]}\nlayout: {class: "
        + "flow}", "unknown key 'itms' in 'section'"
    ),
    (
      "dataSource: {sections: [{items: 3}]}\nlayouts: {a: {class: grid}}\nlayout: "
        + "a", "unknown layout class 'grid'"
    ),
    (
      "datasource: {sections: [{items: 3}]}\nlayout: {class: "
        + "flow}", "unknown key 'datasource' in 'scenario'"
    ),
  ])
  func `what depends on a mistake elsewhere is not reported`(head: String, says: String) {
    let text = "renderAnim: 1\n\(head)\ntimeline: [{tap: [0, 1]}]"
    #expect(Scenarios.findings(text).map(\.message.text) == [says])
  }

  @Test func `more items than anyone could show are refused`() {
    let sections = Array(repeating: "{items: 100000}", count: 11).joined(separator: ", ")
    let text = "renderAnim: 1\nlayout: {class: flow}\ndataSource: {sections: [\(sections)]}"
    #expect(
      Scenarios.findings(text).map(\.message.text)
        == ["the sections have more than 1000000 items in all"])
  }
}
