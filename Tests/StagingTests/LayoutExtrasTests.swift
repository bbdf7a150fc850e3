import AnimGeometry
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

/// What a scenario adds to a layout of any class.
@MainActor struct LayoutExtrasTests {
  /// Rows of 80 points on a screen of 480, unless `layout` says otherwise.
  private func stage(_ layout: String, items: Int = 12, _ timeline: String) throws -> Stage {
    try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: \(items)}]}
        collectionView: {alwaysBounceVertical: true}
        layout: \(layout)
        decorationViews: {shelf: [{view: {backgroundColor: systemBrown}}]}
        timeline: \(timeline)
        """), theme: .light)
  }

  private func line(_ name: String, of stage: Stage) -> String? {
    stage.trace().first { $0.hasPrefix(name + " ") }
  }

  @Test func `items are larger the nearer they are to the middle`() throws {
    let stage = try stage(
      "{class: flow, itemSize: [320, 80], minimumLineSpacing: 0, "
        + "effects: [{zoomByCenter: {zoomDistance: 160, zoomAmount: 0.5}}]}", "[{wait: 1}]")
    try stage.advance(to: 0)
    // The middle is at 240. Centres at 40, 120 and 200 are 200, 120 and 40 from it:
    // 1, 1 + 0.5 · (1 − 120/160) and 1 + 0.5 · (1 − 40/160).
    #expect(line("cell [0,0]", of: stage)?.contains("transform 1,0,0,1 ") == true)
    #expect(line("cell [0,1]", of: stage)?.contains("transform 1.125,0,0,1.125 ") == true)
    #expect(line("cell [0,2]", of: stage)?.contains("transform 1.375,0,0,1.375 ") == true)
  }

  @Test func `a stretchy header fills what a pull bares`() throws {
    let stage = try stage(
      "{class: flow, headerReferenceSize: [320, 250], effects: [stretchyHeader]}",
      "[{setContentOffset: {offset: [0, -100], animated: false}}, {wait: 1}]")
    try stage.advance(to: 0)
    let header = stage.trace().first { $0.contains("SectionHeader") }
    #expect(header?.contains("frame 0,-100,320,350 ") == true)
  }

  @Test func `each line of items has its decoration behind it`() throws {
    let stage = try stage(
      "{class: flow, itemSize: [100, 50], minimumLineSpacing: 10, cellZIndex: 1, decorations: "
        + "[{kind: shelf, each: row, frame: [0, 'row.maxY - 6', 'contentSize.width', 18]}]}",
      items: 7, "[{wait: 1}]")
    try stage.advance(to: 0)
    // Three items fit on a line of 320: lines end at 50, 110 and 170.
    #expect(
      stage.trace().filter { $0.hasPrefix("shelf") } == [
        "shelf [0,0] frame 0,44,320,18 alpha 1 transform 1,0,0,1 z 0",
        "shelf [0,1] frame 0,104,320,18 alpha 1 transform 1,0,0,1 z 0",
        "shelf [0,2] frame 0,164,320,18 alpha 1 transform 1,0,0,1 z 0",
      ])
    #expect(line("cell [0,6]", of: stage)?.hasSuffix(" z 1") == true)
  }

  /// Pages of 200 with gaps of 20, inset so that each can be in the middle: offsets are multiples
  /// of 220.
  private static let pages =
    "{class: flow, scrollDirection: horizontal, itemSize: [200, 400], minimumLineSpacing: 20, "
    + "sectionInset: [0, 60, 0, 60], snap: {to: nearestItemCenter}}"

  @Test func `scrolling comes to rest with the nearest item in the middle`() throws {
    let stage = try stage(
      Self.pages, "[{drag: {from: [250, 200], by: [-150, 0], release: bounce}}]")
    try stage.act()
    // The finger moved the content by 140, which is nearer to 220 than to 0.
    #expect(stage.contentOffset.x == 220)
  }

  @Test func `a flick rests at the item nearest to where it would have ended`() throws {
    let stage = try stage(
      Self.pages,
      "[{drag: {from: [250, 200], by: [-150, 0], release: {velocity: [-400, 0]}}}]")
    try stage.act()
    // 140 by the finger and 400 · 0.4995 after it: 340 is nearer to 440 than to 220.
    #expect(stage.contentOffset.x == 440)
  }

  @Test func `an offset that is snapped to stays inside the content`() throws {
    // Without insets the last of two pages cannot be in the middle: 420 − 320 is the end.
    let stage = try stage(
      "{class: flow, scrollDirection: horizontal, itemSize: [200, 400], minimumLineSpacing: 20, "
        + "snap: {to: nearestItemCenter}}", items: 2,
      "[{drag: {from: [250, 200], by: [-150, 0], release: bounce}}]")
    try stage.act()
    #expect(stage.contentOffset.x == 100)
  }

  // MARK: Appearing and disappearing

  /// Rows of 100 of which one grows to 300 in a second, at an even pace.
  private func expanding(_ item: Int, more: String = "", then: String = "") throws -> Stage {
    let step =
      "{toggle: layout.selectedItem}, "
      + "{animate: {duration: 1, curve: linear, do: [invalidateLayout, layoutIfNeeded]}}"
    return try stage(
      """
      {class: expandable, appearing: {from: previousAttributes, for: always},
        disappearing: {to: currentAttributes, for: always}\(more)}
      """, "[{selectItem: [0, \(item)]}, \(step)\(then.isEmpty ? "" : ", " + step), {wait: 1}]")
  }

  @Test func `rows that leave go to their new places without fading`() throws {
    let stage = try expanding(1)
    try stage.advance(to: 0.5)
    #expect(line("cell [0,1]", of: stage)?.contains("frame 0,100,320,200 ") == true)
    // From 400 to 600, which is below the screen.
    #expect(
      line("cell [0,4]", of: stage)
        == "cell [0,4] out frame 0,500,320,100 alpha 1 transform 1,0,0,1 z 0")
  }

  @Test func `rows that return start where they were`() throws {
    let stage = try expanding(1, then: "collapse")
    try stage.advance(to: 1.5)
    #expect(
      line("cell [0,4]", of: stage)
        == "cell [0,4] frame 0,500,320,100 alpha 1 transform 1,0,0,1 z 0")
  }

  @Test func `the selected row stays in view`() throws {
    // It comes to reach from 400 to 700 on a screen of 480.
    let stage = try expanding(4, more: ", targetContentOffset: keepSelectedItemVisible")
    try stage.advance(to: 0.5)
    #expect(stage.presentedContentOffset.y == 110)
    try stage.advance(to: 1)
    #expect(stage.contentOffset.y == 220)
  }

  /// Squares of 50 that shoot up from the bottom, small and turned, and shrink away.
  private func shooting(
    for trigger: String,
    disappearing: String = "transform: [{scale: 0.05}, {rotate: 170deg}], alpha: 0",
    _ timeline: String
  ) throws -> Stage {
    try stage(
      """
      {class: flow, itemSize: [50, 50],
        appearing: {for: \(trigger), transform: [{scale: 0.2}, {rotate: 180deg}],
          center: [bounds.midX, bounds.maxY]},
        disappearing: {for: \(trigger), \(disappearing)}}
      """, items: 4, timeline)
  }

  @Test func `an inserted item shoots up from the bottom, and the others only move`() throws {
    let stage = try shooting(for: "updates", "[{insertItems: [[0, 1]]}, {wait: 1}]")
    try stage.advance(to: 0)
    let new = try #require(stage.elements().first { $0.item == 1 && !$0.isDisappearing })
    #expect(new.center == CGPoint(x: 160, y: 480))
    #expect(abs(new.transform.m11 + 0.2) < 0.01 && new.alpha == 1)
    let others = stage.elements().filter { $0.item != 1 }
    #expect(others.count == 4 && others.allSatisfy { $0.transform == .identity && $0.alpha == 1 })
  }

  @Test func `a deleted item shrinks and turns where it is, then is gone`() throws {
    let stage = try shooting(for: "updates", "[{deleteItems: [[0, 0]]}, {wait: 1}]")
    try stage.advance(to: 0.28)
    let old = try #require(stage.elements().first { $0.isDisappearing })
    #expect(old.center == CGPoint(x: 25, y: 25))
    #expect(abs(old.transform.m11) < 0.2 && old.alpha < 0.1)
    try stage.advance(to: 0.5)
    #expect(!stage.elements().contains { $0.isDisappearing })
  }

  @Test func `a deleted item can fly past the viewer, seen forty times as large`() throws {
    let stage = try shooting(
      for: "updates",
      disappearing: "transform: [{perspective: 20000}, {translate: [0, 0, 19500]}], "
        + "center: [bounds.midX, bounds.midY], alpha: 0.2, zIndex: 1",
      "[{deleteItems: [[0, 0]]}, {wait: 1}]")
    try stage.advance(to: 0.28)
    let old = try #require(stage.elements().first { $0.isDisappearing })
    // w goes from 1 to 1 − 19500/20000.
    #expect(old.zIndex == 1 && old.transform.m44 < 1 && old.transform.m44 > 1.0 / 40)
    #expect(old.center.x > 25 && old.center.y > 25)
  }

  @Test func `a layout that answers rotation as it answers updates makes all items fly`() throws {
    let turn = "[{rotateDevice: {to: landscapeLeft, duration: 1}}]"
    let wrong = try shooting(for: "always", turn)
    try wrong.advance(to: 0.5)
    // Each is there twice: one shrinks away while its double shoots up.
    #expect(wrong.elements().map(\.item).sorted() == [0, 0, 1, 1, 2, 2, 3, 3])
    let right = try shooting(for: "updates", turn)
    try right.advance(to: 0.5)
    #expect(right.elements().map(\.item).sorted() == [0, 1, 2, 3])
    #expect(right.elements().allSatisfy { $0.transform == .identity && $0.alpha == 1 })
  }

  @Test func `while the bounds change, items of an update layout do not fade`() throws {
    let stage = try stage(
      "{class: flow, itemSize: [50, 50], appearing: {for: updates, alpha: 0}}",
      "[{rotateDevice: {to: landscapeLeft, duration: 1}}]")
    try stage.advance(to: 0.5)
    #expect(stage.trace().allSatisfy { $0.contains("alpha 1 ") })
  }
}

extension Stage {
  /// Acts everything out.
  func act() throws {
    var tick = 0
    while end == nil, tick < 2000 {
      try advance(to: Double(tick) / 50)
      tick += 1
    }
  }
}
