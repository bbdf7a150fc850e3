import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@MainActor struct RehearsalTests {
  private func rehearsal(
    _ timeline: String, _ more: String = "", longest: Double = Scenario.longestDuration
  ) throws -> Rehearsal {
    try Rehearsal(
      try scenario(
        """
        dataSource: {sections: [{items: 60}]}
        layouts:
          rows: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
          grid: {class: flow, itemSize: [50, 50]}
        layout: rows
        \(more)
        timeline:
        \(timeline)
        """), theme: .light, longest: longest)
  }

  /// The first element's line at some times of an excerpt.
  private func tops(_ excerpt: Excerpt?, at times: [Double]) throws -> [String?] {
    let player = try #require(excerpt).player()
    return try times.map { time in
      try player.advance(to: time)
      return player.stage.trace().first { $0.hasPrefix("cell [0,0]") }
    }
  }

  private func isClose(_ times: [Double], _ expected: [Double]) -> Bool {
    times.count == expected.count && zip(times, expected).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `the duration is that of the steps`() throws {
    #expect(try rehearsal("  - wait: 0.5\n  - wait: 0.25").duration == 0.75)
  }

  @Test func `an empty timeline has one moment`() throws {
    let rehearsal = try rehearsal("  []")
    #expect(rehearsal.duration == 0)
    #expect(try tops(rehearsal.whole, at: [0])[0]?.contains("frame 0,0,320,40") == true)
  }

  @Test func `slow motion takes longer to watch`() throws {
    let rehearsal = try rehearsal(
      "  - wait: 1\n  - speed: 0.25\n  - wait: 0.5\n  - mark: slow\n  - speed: 2\n  - wait: 1")
    // 1 s, then 0.5 s at a quarter of the speed, then 1 s at double speed.
    #expect(abs(rehearsal.duration - 3.5) < 1e-9)
    #expect(isClose(rehearsal.marks.map(\.time), [3]))
  }

  @Test func `a moment of a chapter counts from the chapter's beginning`() throws {
    let rehearsal = try rehearsal(
      """
        - chapter: {name: first}
        - setContentOffset: {offset: [0, 100], animated: false}
        - wait: 2
        - chapter: {name: second}
        - setContentOffset: {offset: [0, 300], animated: false}
        - wait: 1
      """)
    for (chapter, offset) in [("first", CGFloat(100)), ("second", CGFloat(300))] {
      let part = try #require(rehearsal.excerpt(chapter: chapter))
      let player = try #require(part.still(at: .fraction(0.5))).player()
      #expect(player.stage.presentedContentOffset.y == offset)
    }
  }

  @Test func `what is acted is the same at another speed`() throws {
    let slow = try rehearsal(
      "  - speed: 0.5\n  - animate: {duration: 1, curve: linear, do: [{setContentOffset: [0, 100]}]}"
    )
    let player = try slow.whole.player()
    try player.advance(to: 0.5)
    #expect(player.stage.presentedContentOffset.y == 25)
  }

  @Test func `what is hidden takes no time`() throws {
    let rehearsal = try rehearsal(
      """
        - wait: 0.5
        - hide
        - setContentOffset: {offset: [0, 200], animated: true}
        - mark: scrolled
        - show
        - wait: 0.5
      """)
    #expect(abs(rehearsal.duration - 1) < 1e-9)
    #expect(isClose(rehearsal.marks.map(\.time), [0.5]))
    let player = try rehearsal.whole.player()
    try player.advance(to: 0.49)
    #expect(player.stage.contentOffset.y == 0)
    try player.advance(to: 0.5)
    #expect(player.stage.contentOffset.y == 200)
  }

  @Test func `a chapter that is reset begins as the scenario does`() throws {
    let rehearsal = try rehearsal(
      """
        - chapter: first
        - insertItems: [[0, 0]]
        - chapter: {name: second, reset: true, set: {layout: grid}}
        - wait: 0.5
        - mark: late
      """)
    #expect(rehearsal.chapters.map(\.name) == ["first", "second"])
    #expect(isClose(rehearsal.chapters.map(\.start), [0, 0.3]))
    #expect(isClose(rehearsal.chapters.map(\.end), [0.3, 0.8]))
    #expect(isClose(rehearsal.marks.map(\.time), [0.8]))
    #expect(
      try tops(rehearsal.whole, at: [0.8]) == [
        "cell [0,0] frame 0,0,50,50 alpha 1 transform 1,0,0,1 z 0"
      ])
    #expect(
      try tops(rehearsal.excerpt(chapter: "second"), at: [0])[0]?.contains("frame 0,0,50,50")
        == true)
  }

  @Test func `the last moment of a chapter is before the next one begins`() throws {
    let rehearsal = try rehearsal(
      """
        - chapter: first
        - wait: 0.2
        - chapter: second
        - setContentOffset: {offset: [0, 300], animated: false}
        - wait: 0.2
      """)
    let first = try #require(rehearsal.excerpt(chapter: "first"))
    let player = try first.player()
    try player.advance(to: first.duration)
    #expect(player.stage.contentOffset.y == 0)
    let ending = try first.ending.player()
    #expect(ending.stage.contentOffset.y == 0)
    let second = try #require(rehearsal.excerpt(chapter: "second")).player()
    #expect(second.stage.contentOffset.y == 300)
  }

  @Test func `a step with a time of its own counts from its chapter`() throws {
    let rehearsal = try rehearsal(
      """
        - wait: 1
        - chapter: next
        - {mark: here, at: 0.5}
      """)
    #expect(isClose(rehearsal.marks.map(\.time), [1.5]))
  }

  @Test func `a property that a chapter sets holds for that chapter alone`() throws {
    let rehearsal = try rehearsal(
      """
        - chapter: {name: wide, reset: true, set: {layout.itemSize: [320, 80]}}
        - wait: 0.1
        - chapter: {name: plain, reset: true}
        - wait: 0.1
      """)
    #expect(
      try tops(rehearsal.excerpt(chapter: "wide"), at: [0])[0]?.contains("0,0,320,80") == true)
    #expect(
      try tops(rehearsal.excerpt(chapter: "plain"), at: [0])[0]?.contains("0,0,320,40") == true)
  }

  @Test func `a selection shows its parts in the order in which they are named`() throws {
    let rehearsal = try rehearsal(
      "  - animate: {duration: 1, curve: linear, do: [{setContentOffset: [0, 100]}]}")
    let excerpt = rehearsal.excerpt(of: [0.5...0.75, 0...0.25])
    #expect(abs(excerpt.duration - 0.5) < 1e-9)
    let player = try excerpt.player()
    var offsets: [Double] = []
    for time in [0, 0.125, 0.25, 0.5] {
      try player.advance(to: time)
      offsets.append((player.stage.presentedContentOffset.y * 2).rounded() / 2)
    }
    #expect(offsets == [50, 62.5, 0, 25])
  }

  @Test func `steps are noted with their places and times`() throws {
    let rehearsal = try rehearsal(
      "  - wait: 0.5\n  - insertItems: [[0, 0]]\n  - repeat: {times: 2, do: [{wait: 0.1}]}")
    #expect(rehearsal.steps.map(\.name) == ["wait", "insertItems", "repeat", "wait", "wait"])
    #expect(isClose(rehearsal.steps.map(\.start), [0, 0.5, 0.8, 0.8, 0.9]))
    #expect(isClose(rehearsal.steps.map(\.end), [0.5, 0.8, 1, 0.9, 1]))
    #expect(Set(rehearsal.steps.map(\.location.line)).count == 3)
  }

  @Test func `a still is the moment at which it stands`() throws {
    let rehearsal = try rehearsal("  - wait: 0.5\n  - still: hero\n  - wait: 0.5")
    #expect(rehearsal.stills.map(\.name) == ["hero"])
    #expect(isClose(rehearsal.stills.map(\.time), [0.5]))
    #expect(rehearsal.still(rehearsal.stills[0]).duration == 0)
  }

  @Test func `a timeline without an end is refused`() throws {
    #expect(throws: StageError.self) { try rehearsal("  - wait: 7", "clock: {fps: 1}", longest: 6) }
  }
}
