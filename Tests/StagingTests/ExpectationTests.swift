import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@MainActor struct ExpectationTests {
  /// Rows of 40 points at every 50, on a screen of 480.
  private func failures(_ expectation: String, _ timeline: String) throws -> [String] {
    let scenario = try scenario(
      """
      dataSource: {sections: [{header: A, items: 12}, {header: B, items: 12}]}
      layout:
        class: flow
        itemSize: [320, 40]
        minimumLineSpacing: 10
        headerReferenceSize: [320, 30]
        sectionHeadersPinToVisibleBounds: true
      expect: [\(expectation)]
      timeline:
      \(timeline)
      """)
    return try Rehearsal(scenario, theme: .light).failedExpectations().map(\.message.text)
  }

  private let scrolling =
    "  - animate: {duration: 1, curve: linear, do: [{setContentOffset: [0, 100]}]}\n  - mark: here"

  @Test(arguments: [
    "{at: here, contentOffset.y: 100}",
    "{at: 0.5, contentOffset.y: 50}",
    "{at: 50%, contentOffset.y: {between: [49, 51]}}",
    "{at: 0, item: [0, 1], frame.minY: 80}",
    "{at: 0, item: [0, 1], frame.height: 40, alpha: 1, transform.scale: 1, inside: bounds}",
    "{from: 0, to: end, contentOffset.y: {atMost: 100}}",
    "{from: 0, to: end, contentOffset.y: 't * 100', tolerance: 0.01}",
    "{from: 0, to: end, items: noOverlap}",
    "{from: 0, to: end, noJump: 2.1}",
    "{from: 0, to: end, settlesWithin: 1}",
    "{at: here, itemCount: 24}",
  ])
  func `what is so is no finding`(expectation: String) throws {
    #expect(try failures(expectation, scrolling) == [])
  }

  @Test(arguments: [
    "{from: 0, to: end, header: 0, frame.minY: {equals: 'max(0, contentOffset.y)'}}",
    "{from: 0, to: end, header: 0, pinnedToTop: true}",
  ])
  func `a header that sticks is pinned in every frame`(expectation: String) throws {
    let scrolling = "  - setContentOffset: {offset: [0, 100], animated: true}"
    #expect(try failures(expectation, scrolling) == [])
  }

  @Test func `a header is pinned until its section has been scrolled past`() throws {
    // The first section ends at 520.
    let scrolling = "  - setContentOffset: {offset: [0, 540], animated: true}"
    #expect(try failures("{from: 0, to: end, header: 0, pinnedToTop: true}", scrolling) == [])
    #expect(
      try failures("{from: 0, to: end, header: 1, pinnedToTop: true}", scrolling).count == 1)
    #expect(
      try failures("{from: 0, to: 0.1, header: 1, pinnedToTop: true}", scrolling).first?
        .hasPrefix("header 1 is not on screen") == true)
  }

  @Test(arguments: [
    ("{at: here, contentOffset.y: 90}", "'contentOffset.y' is 100, not 90 at 'here' (t = 1 s)"),
    (
      "{at: 0, item: [0, 1], frame.minY: {atLeast: 81}}",
      "'frame.minY' of item [0, 1] is 80, not at least 81 at t = 0 s"
    ),
    // The tenth row lies from 480 to 520, and the screen ends at 500.
    (
      "{at: 0.2, item: [0, 9], inside: bounds}",
      "item [0, 9] reaches 20 pt beyond the bounds at t = 0.2 s"
    ),
    ("{at: here, item: [1, 11], alpha: 1}", "item [1, 11] is not on screen at 'here' (t = 1 s)"),
    (
      "{from: 0, to: end, item: [0, 5], noJump: 1}",
      "item [0, 5] jumps 2 pt in one frame at t = 0.02 s"
    ),
    (
      "{from: 0, to: end, item: [0, 5], settlesWithin: 0.5}",
      "item [0, 5] is still 50 pt from rest at t = 0.5 s"
    ),
  ])
  func `what is not so is said with its time`(expectation: String, message: String) throws {
    #expect(try failures(expectation, scrolling).first == message)
  }

  @Test func `a finding has the place of the expectation`() throws {
    let scenario = try scenario(
      """
      dataSource: {sections: [{items: 3}]}
      layout: {class: flow}
      expect:
        - {at: 0, contentOffset.y: 1}
      timeline: [{wait: 0.1}]
      """)
    let finding = try #require(
      try Rehearsal(scenario, theme: .light).failedExpectations().first)
    #expect(finding.range.line == 6)
    #expect(finding.sourceLine == "  - {at: 0, contentOffset.y: 1}")
    #expect(finding.message.code == .failedExpectation)
  }

  /// Nine rows are on the first screen, two more come, and cells of seven that would come next are made ahead: before the first has gone.
  private let slow = "  - setContentOffset: {offset: [0, 100], animated: true}"

  @Test(arguments: [
    "{cellsMade: 18}", "{cellsMade: '<= 18'}", "{cellsMade: '>= 18'}", "{cellsMade: '== 11 + 7'}",
    "{cellsConfigured: {between: [18, 18]}, cellsReused: 0}",
    "{at: 0, cellsMade: 9}", "{from: 0.01, to: end, cellsMade: 9}",
    "{cellsMadePerFrame: '<= 9', layoutPassesPerFrame: '>= 0'}",
    "{cellsMadePerScreen: '18 * bounds.height / 100', tolerance: 0.01}",
    "{constraintPivots: 0, offscreenPasses: 0}",
  ])
  func `work is as much as it is expected to be`(expectation: String) throws {
    #expect(try failures(expectation, slow) == [])
  }

  @Test(arguments: [
    ("{at: 0, cellsMade: '<= 8'}", "'cellsMade' is 9, not at most 8 at t = 0 s"),
    ("{cellsMade: '<= 8'}", "'cellsMade' is 18, not at most 8 at t = 0 s"),
    ("{cellsMadePerFrame: '<= 5'}", "'cellsMadePerFrame' is 9, not at most 5 at t = 0 s"),
    (
      "{from: 0, to: 0, cellsMadePerScreen: 1}",
      "nothing is scrolled for 'cellsMadePerScreen' at t = 0 s"
    ),
  ])
  func `more work than is expected is said with its time`(
    expectation: String, message: String
  ) throws {
    #expect(try failures(expectation, slow) == [message])
  }

  @Test func `what exceeds a sum is where it does so`() throws {
    let found = try failures("{cellsMade: '<= 10'}", slow)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("'cellsMade' is 18, not at most 10 at t = 0.") == true)
  }

  @Test func `an expectation may stand alone, and bounds are included`() throws {
    func read(_ expectation: String) throws {
      _ = try scenario(
        """
        dataSource: {sections: [{items: 3}]}
        layout: {class: flow}
        expect: \(expectation)
        timeline: [{wait: 0.1}]
        """)
    }
    try read("{cellsMade: '<= 3'}")
    #expect(throws: ScenarioError.self) { try read("{cellsMade: '< 3'}") }
    #expect(throws: ScenarioError.self) { try read("{cellsMade: '<= nothing'}") }
  }

  @Test func `cells that pass over each other overlap`() throws {
    let crossing = "  - moveItem: {from: [0, 0], to: [0, 3]}"
    let found = try failures("{from: 0, to: end, items: noOverlap}", crossing)
    #expect(found.count == 1)
    #expect(found.first?.contains("item [0, 3]") == true)
  }

  @Test func `a mark is looked at before what follows it`() throws {
    let jump = "  - mark: before\n  - setContentOffset: {offset: [0, 60], animated: false}"
    #expect(try failures("{at: before, contentOffset.y: 0}", jump) == [])
  }
}
