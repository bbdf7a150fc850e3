import AnimScenarioFormat
import AnimScenarioFormat
import AnimStaging
import Testing

@MainActor struct ScriptTests {
  private func marks(_ timeline: String) throws -> ([String], end: Double?) {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 2}]}
        layout: {class: flow}
        timeline:
        \(timeline)
        """), theme: .light)
    for tick in 0...250 { try stage.advance(to: Double(tick) / 50) }
    return (stage.marks.map { "\($0.name) \(($0.time * 100).rounded() / 100)" }, stage.end)
  }

  @Test func `a step starts when the one before it has ended`() throws {
    let (marks, end) = try marks(
      """
        - wait: 0.5
        - insertItems: [[0, 0]]
        - mark: inserted
        - wait: 0.25
        - mark: late
      """)
    #expect(marks == ["inserted 0.8", "late 1.05"])
    #expect(end == 1.05)
  }

  @Test func `a step can go with the one before it`() throws {
    let (marks, end) = try marks(
      """
        - wait: 1
        - {mark: together, with: previous, delay: 0.2}
        - mark: after
      """)
    #expect(marks == ["together 0.2", "after 1.0"])
    #expect(end == 1)
  }

  @Test func `a step can have a time of its own`() throws {
    let (marks, _) = try marks(
      """
        - wait: 1
        - {mark: early, at: 0.3}
        - {mark: delayed, delay: 0.1}
      """)
    #expect(marks == ["early 0.3", "delayed 0.4"])
  }

  @Test func `a step whose condition does not hold takes no time`() throws {
    let (marks, end) = try marks(
      """
        - {wait: 1, when: "t > 5"}
        - mark: end
      """)
    #expect(marks == ["end 0.0"])
    #expect(end == 0)
  }

  @Test func `the path of an animation does not depend on the ticks`() throws {
    let text = """
      dataSource: {sections: [{items: 5}]}
      layout: {class: flow}
      timeline: [{insertItems: [[0, 0]]}, {deleteItems: [[0, 3]]}, {wait: 1}]
      """
    let often = try Stage(try scenario(text), theme: .light)
    for tick in 0...45 { try often.advance(to: Double(tick) / 100) }
    let once = try Stage(try scenario(text), theme: .light)
    try once.advance(to: 0.45)
    #expect(often.trace() == once.trace())
  }
}
