import AnimDrawing
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@MainActor struct NarrationTests {
  private func rehearsal(_ timeline: String, _ more: String = "") throws -> Rehearsal {
    try Rehearsal(
      try scenario(
        """
        dataSource: {sections: [{id: all, items: [{id: a}, {id: b}, {id: c}, {id: d}]}]}
        layouts:
          rows: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
          grid: {class: flow, itemSize: [50, 50]}
        layout: rows
        \(more)
        timeline:
        \(timeline)
        """), theme: .light)
  }

  private func lists(_ excerpt: Excerpt, at times: [Double]) throws -> [DisplayList] {
    let player = try excerpt.player()
    return try times.map {
      try player.advance(to: $0)
      return player.displayList()
    }
  }

  private func glyphRuns(_ list: DisplayList) -> Int {
    list.items.count { if case .glyphs = $0.content { true } else { false } }
  }

  @Test func `a caption is shown until it is hidden`() throws {
    let rehearsal = try rehearsal(
      "  - wait: 0.5\n  - caption: Look\n  - wait: 0.5\n  - hideCaption\n  - wait: 0.5")
    let seen = try lists(rehearsal.whole, at: [0.4, 0.9, 1.5]).map(\.items.count)
    #expect(seen[0] < seen[1])
    #expect(seen[2] == seen[0])
  }

  @Test func `captions can be left out`() throws {
    var scenario = try rehearsal("  - caption: Look\n  - wait: 0.5").scenario
    let with = try lists(Rehearsal(scenario, theme: .light).whole, at: [0.5])[0]
    scenario.canvas.showsCaptions = false
    let without = try lists(Rehearsal(scenario, theme: .light).whole, at: [0.5])[0]
    #expect(glyphRuns(with) == glyphRuns(without) + 1)
  }

  @Test func `the camera looks at an item without leaving the picture`() throws {
    let rehearsal = try rehearsal("  - camera: {item: [0, 1], zoom: 2, duration: 0.4}")
    #expect(abs(rehearsal.duration - 0.4) < 1e-9)
    let player = try rehearsal.whole.player()
    try player.advance(to: 0.4)
    let quad = try #require(player.stage.elements().first { $0.item == 1 }).quad
    // Twice as large; the row's middle (160, 70) would leave nothing above, so the top edge stays.
    #expect(
      quad == [
        CGPoint(x: -160, y: 100), CGPoint(x: 480, y: 100), CGPoint(x: 480, y: 180),
        CGPoint(x: -160, y: 180),
      ])
  }

  @Test func `a smaller screen lays its content out anew`() throws {
    let scenario = try scenario(
      """
      dataSource: {sections: [{items: 4}]}
      layout: {class: flow, itemSize: [80, 50], minimumInteritemSpacing: 0}
      timeline: [{resize: {to: [160, 480], duration: 0.3}}]
      """)
    let rehearsal = try Rehearsal(scenario, theme: .light)
    #expect(rehearsal.whole.size.width == 320)
    let player = try rehearsal.whole.player()
    try player.advance(to: 0)
    #expect(places(of: 3, player.stage).contains(CGPoint(x: 240, y: 0)))
    try player.advance(to: 0.3)
    // Two by two, in a screen that stands in the middle of the picture.
    #expect(places(of: 3, player.stage) == [CGPoint(x: 160, y: 60)])
  }

  /// Where the top left corners of an item's cells are in the picture.
  private func places(of item: Int, _ stage: Stage) -> [CGPoint] {
    stage.elements().filter { $0.item == item }.map { $0.quad[0] }
  }

  @Test func `a theme changes colours that follow it`() throws {
    let rehearsal = try rehearsal("  - setTheme: dark\n  - wait: 0.5")
    let seen = try lists(rehearsal.whole, at: [0, 0.5])
    #expect(seen[0] != seen[1])
    let dark = try Rehearsal(rehearsal.scenario, theme: .dark)
    #expect(try lists(dark.whole, at: [0.5])[0] == seen[1])
  }

  @Test func `a snapshot moves, inserts and deletes by id`() throws {
    let rehearsal = try rehearsal(
      "  - applySnapshot: {sections: [{id: all, items: [d, new, a]}]}\n  - mark: there")
    let player = try rehearsal.whole.player()
    try player.advance(to: 0)
    #expect(player.stage.trace().contains { $0.hasPrefix("cell [0,0] frame 0,150,320,40") })
    #expect(player.stage.trace().filter { $0.contains(" out ") }.count == 2)
    try player.advance(to: 0.3)
    #expect(player.stage.trace().count == 3)
  }

  @Test func `two chapters stand side by side`() throws {
    let rehearsal = try rehearsal(
      """
        - chapter: one
        - wait: 0.5
        - chapter: {name: two, reset: true, set: {layout: grid}}
        - wait: 0.75
      """, "compare: [{name: both, left: one, right: two, labels: [Rows, Grid]}]")
    #expect(rehearsal.parts.map(\.name) == ["one", "two", "both"])
    let both = try #require(rehearsal.excerpt(chapter: "both"))
    #expect(both.duration == 0.75)
    #expect(both.size.width > 640)
    let list = try lists(both, at: [0.75])[0]
    #expect(Set(list.items.map(\.id)).count == list.items.count)
    #expect(glyphRuns(list) >= 2)
  }

  @Test func `what turns in a chapter of its own makes that chapter's picture square`() throws {
    let rehearsal = try rehearsal(
      """
        - chapter: still
        - wait: 0.1
        - chapter: {name: turn, reset: true}
        - rotateDevice: landscapeLeft
      """)
    #expect(rehearsal.excerpt(chapter: "still")?.size == CGSize(width: 320, height: 480))
    #expect(rehearsal.excerpt(chapter: "turn")?.size == CGSize(width: 480, height: 480))
    #expect(rehearsal.whole.size == CGSize(width: 480, height: 480))
  }

  @Test(arguments: [
    ("{rotateDevice: {to: landscapeLeft, duration: 0}}", 480.0, 320.0),
    ("{rotateDevice: {to: landscapeLeft, duration: 0}, delay: 0.1}", 480, 480),
    ("{rotateDevice: {to: landscapeLeft, duration: 0}, at: 0.1}", 480, 480),
    ("{rotateDevice: {to: landscapeLeft, duration: 0}, when: t > 5}", 480, 480),
    ("{rotateDevice: {to: landscapeLeft, duration: 0.2}}", 480, 480),
    ("{rotateDevice: {to: landscapeLeft, duration: 0}}, {rotateDevice: portrait}", 480, 480),
  ])
  func `a device that lies on its side from the beginning has a picture of that shape`(
    steps: String, width: Double, height: Double
  ) throws {
    let lines = steps.replacing("}, {", with: "}\n  - {")
    let rehearsal = try rehearsal("  - \(lines)\n  - wait: 0.2")
    #expect(rehearsal.whole.size == CGSize(width: width, height: height))
  }
}

@MainActor struct NavigationTests {
  private func stage(_ push: String) throws -> Stage {
    try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 4}]}
        layouts:
          rows: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
          grid: {class: flow, itemSize: [50, 50]}
        layout: rows
        timeline:
          - push: \(push)
          - mark: pushed
          - pop: {duration: 0.4}
        """), theme: .light)
  }

  private func first(_ stage: Stage) -> String? {
    stage.trace().first { $0.hasPrefix("cell [0,0] frame") }
  }

  private static let rows = "cell [0,0] frame 0,0,320,40 alpha 1 transform 1,0,0,1 z 0"
  private static let grid = "cell [0,0] frame 0,0,50,50 alpha 1 transform 1,0,0,1 z 0"

  @Test(arguments: ["layoutToLayout", "slide", "snapshots"])
  func `a push shows another layout and a pop the old one`(transition: String) throws {
    let stage = try stage("{transition: \(transition), layout: grid, duration: 0.5}")
    try stage.advance(to: 0.499)
    #expect(first(stage)?.hasPrefix("cell [0,0]") == true)
    try stage.advance(to: 0.5)
    #expect(stage.marks.map(\.time) == [0.5])
    try stage.advance(to: 1)
    #expect(first(stage) == Self.rows)
    #expect(stage.end == 0.9)
  }

  @Test func `a layout to layout push moves the cells of one collection view`() throws {
    let stage = try stage("{layout: grid, duration: 0.5}")
    try stage.advance(to: 0.25)
    // Half-way between 320 × 40 and 50 × 50.
    #expect(first(stage)?.hasPrefix("cell [0,0] frame 0,0,185,45") == true)
    try stage.advance(to: 0.5)
    #expect(first(stage)?.hasPrefix("cell [0,0] frame 0,0,50,50") == true)
  }

  @Test func `a layout to layout push to an item out of sight has one cell of each item`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 60}]}
        layouts:
          small: {class: flow, itemSize: [50, 50]}
          large: {class: flow, itemSize: [300, 300]}
        layout: small
        timeline:
          - push:
              layout: large
              useLayoutToLayoutNavigationTransitions: true
              scrollTo: {item: [0, 9], position: centeredVertically}
              duration: 0.5
        """), theme: .light)
    for moment in [0.02, 0.1, 0.25, 0.4, 0.49] {
      try stage.advance(to: moment)
      let cells = stage.trace().filter { $0.hasPrefix("cell ") }
        .map { String($0.prefix { $0 != "]" }) }
      #expect(cells.count == Set(cells).count, "at \(moment)")
      // It travels; a copy of it that stands at the end would be there at once.
      let item = try #require(stage.trace().first { $0.hasPrefix("cell [0,9] ") })
      #expect(!item.contains(",300,300 "))
    }
  }

  @Test func `a frame grows together with its layout`() throws {
    let stage = try stage(
      "{transition: frameAndLayout, from: {rect: [20, 60, 280, 60], layout: grid}, "
        + "to: {layout: rows}, duration: 0.5}")
    try stage.advance(to: 0.25)
    #expect(first(stage)?.hasPrefix("cell [0,0] frame 0,0,185,45") == true)
    try stage.advance(to: 0.5)
    #expect(first(stage) == Self.rows)
  }

  @Test func `a pushed view with a frame of its own folds up again`() throws {
    let stage = try stage(
      "{transition: frameAndLayout, from: {rect: [20, 60, 280, 60], layout: grid}, "
        + "to: {layout: rows}, duration: 0.5}")
    try stage.advance(to: 0.7)
    #expect(first(stage) == Self.rows)
    try stage.advance(to: 1)
    #expect(stage.end == 0.9)
    #expect(first(stage) == Self.rows)
  }

  @Test func `a push can scroll to an item of what it shows`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 3}, {items: 30}]}
        layout: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
        timeline:
          - tap: [1, 2]
          - push:
              filter: item.section == selected.section
              scrollTo: {item: [0, 12], position: top}
              duration: 0.3
        """), theme: .light)
    try stage.advance(to: 2)
    // The only section left is the second one, and its rows are 50 points apart.
    #expect(stage.contentOffset.y == 600)
  }

  @Test func `a filter keeps what it says`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: [{kind: a}, {kind: b}, {kind: a}, {kind: b}]}]}
        layout: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
        timeline:
          - tap: [0, 1]
          - push: {filter: "item.kind == selected.kind", duration: 0.3}
          - wait: 0.1
          - pop: {duration: 0.3}
          - wait: 0.1
        """), theme: .light)
    try stage.advance(to: 5)
    #expect(stage.trace().count == 4)
    let other = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: [{kind: a}, {kind: b}, {kind: a}, {kind: b}]}]}
        layout: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
        timeline:
          - tap: [0, 1]
          - push: {filter: "item.kind == selected.kind", duration: 0.3}
          - wait: 0.1
        """), theme: .light)
    try other.advance(to: 5)
    #expect(other.trace().count == 2)
  }
}

@MainActor struct TouchEndTests {
  @Test func `a tap ends when what the app does about it has ended`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 4}]}
        layout: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
        collectionView: {alwaysBounceVertical: true}
        delegate:
          didSelectItem:
            - animate: {duration: 0.4, do: [{set: {layout.itemSize: [320, 80]}}, layoutIfNeeded]}
        timeline:
          - tap: [0, 1]
          - mark: tapped
        """), theme: .light)
    try stage.advance(to: 3)
    let up = try #require(stage.marks.first?.time)
    #expect(up > 0.4)
    #expect(stage.trace().first?.contains("frame 0,0,320,80") == true)
    // The mark comes when the cells have arrived, not when the finger is lifted.
    let again = try Stage(try scenario(Self.plain), theme: .light)
    try again.advance(to: 3)
    let lifted = try #require(again.marks.first?.time)
    #expect(abs(up - lifted - 0.4) < 1e-6)
  }

  private static let plain = """
    dataSource: {sections: [{items: 4}]}
    layout: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
    timeline:
      - tap: [0, 1]
      - mark: tapped
    """
}
