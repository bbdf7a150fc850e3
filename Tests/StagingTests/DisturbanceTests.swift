import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

@MainActor @Suite struct DisturbanceTests {
  private func stage(_ layout: String, _ timeline: String) throws -> Stage {
    try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 60}]}
        layout: \(layout)
        cells: {default: {list: {text: Row}}}
        timeline:
        \(timeline)
        """), theme: .light)
  }

  private static let rows = "{class: flow, itemSize: [320, 40], minimumLineSpacing: 10}"

  @Test func `what is due while code does not return happens when it does`() throws {
    let stage = try stage(
      Self.rows,
      "  - disturb: {busyFor: 0.5}\n  - mark: late\n    at: 0.2\n  - mark: later\n    at: 0.7")
    try stage.advance(to: 0.3)
    #expect(stage.marks.isEmpty)
    try stage.advance(to: 0.49)
    #expect(stage.marks.isEmpty)
    try stage.advance(to: 1)
    #expect(stage.marks.map(\.time) == [0.5, 0.7])
  }

  @Test func `nobody lays out while code does not return`() throws {
    let stage = try stage(
      Self.rows, "  - parallel: [{setContentOffset: [0, 500]}, {disturb: {busyFor: 0.5}}]")
    try stage.advance(to: 0.4)
    #expect(stage.elements().contains { $0.item == 0 })
    try stage.advance(to: 0.6)
    #expect(stage.elements().map(\.item).min() == 10)
  }

  @Test func `cells that left come back unless they are not to be used again`() throws {
    for reuses in [true, false] {
      let stage = try stage(
        Self.rows,
        "  - disturb: {reusesViews: \(reuses)}\n  - setContentOffset: [0, 1000]\n    at: 0.1")
      try stage.advance(to: 0.05)
      let before = Set(stage.collectionView.visibleCells.map(ObjectIdentifier.init))
      let kept = stage.collectionView.visibleCells
      try stage.advance(to: 1)
      let after = Set(stage.collectionView.visibleCells.map(ObjectIdentifier.init))
      withExtendedLifetime(kept) { #expect(before.isDisjoint(with: after) == !reuses) }
    }
  }

  @Test func `cells prefer heights that follow from a number, until they prefer their own`() throws
  {
    let list = "{class: compositional, sections: [{list: plain}]}"
    let stage = try stage(
      list,
      """
        - disturb: {preferredHeights: 3}
          at: 0.1
        - disturb: {preferredHeights: 0}
          at: 1
      """)
    func heights() -> [CGFloat] { stage.elements().map(\.size.height) }
    try stage.advance(to: 0.05)
    let own = heights()
    try stage.advance(to: 0.9)
    let preferred = stage.data.sections[0].items.map {
      stage.memory.preferredHeight(ofItem: $0.id)
    }
    #expect(Set(preferred).count == 8)
    for (height, wanted) in zip(heights(), preferred) { #expect(height == wanted) }
    try stage.advance(to: 2)
    #expect(heights() == own)
  }

  @Test func `a layout is asked for what is on screen before an update is told`() throws {
    let stage = try stage(
      Self.rows, "  - performBatchUpdates: {deleteItems: [[0, 0]], asksLayoutFirst: true}")
    try stage.advance(to: 1)
    #expect(stage.data.sections[0].items.count == 59)
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 59)
  }
}
