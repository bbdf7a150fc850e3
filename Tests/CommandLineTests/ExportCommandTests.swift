import Foundation
import Testing

/// Scenarios that are written as tests for Apple's UIKit.
struct ExportCommandTests {
  private static let scenario = """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {class: flow, itemSize: [15, 15], minimumInteritemSpacing: 2}
    timeline:
      - wait: 0.1
      - insertItems: [[0, 1]]
    """

  @Test func `a scenario becomes a package that needs nothing but UIKit`() throws {
    let program = try Program()
    try program.write(Self.scenario, to: "a-b.yaml")
    let outcome = try program.run("export", "--xctest", "a-b.yaml", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors == "out: 1 of 1 scenarios\n")
    #expect(
      program.files().filter { $0.hasPrefix("out/") } == [
        "out/Package.swift", "out/README.md", "out/Sources/Scenarios/Scenarios.swift",
        "out/Tests/ScenarioTests/ABScenario.swift", "out/Tests/ScenarioTests/ABTests.swift",
        "out/Tests/ScenarioTests/ElementTrace.swift", "out/Tests/ScenarioTests/LayoutUpdates.swift",
        "out/Tests/ScenarioTests/TimelineStage.swift",
      ])
    let code = String(
      decoding: try program.bytes(of: "out/Tests/ScenarioTests/ABScenario.swift"), as: UTF8.self)
    #expect(code.contains("stage.at(0.1) { stage in\n"))
    #expect(code.contains("$0.insertItems(at: [[0, 1]])\n"))
    // Once more, over what is there.
    #expect(try program.run("export", "--xctest", "a-b.yaml", "-o", "out", "-q").errors.isEmpty)
  }

  @Test func `what cannot be exported is named, and the rest is written`() throws {
    let program = try Program()
    try program.write(Self.scenario, to: "s/a.yaml")
    try program.write(Self.scenario + "\n  - longPress: {item: [0, 0]}", to: "s/b.yaml")
    let outcome = try program.run("export", "--xctest", "s", "-o", "out")
    #expect(outcome.code == 69)
    #expect(
      outcome.errors
        == "s/b.yaml:8:5: error: 'longPress' in an exported test is not available\n"
        + "out: 1 of 2 scenarios\n")
    #expect(program.files().contains("out/Tests/ScenarioTests/ATests.swift"))
    #expect(!program.files().contains("out/Tests/ScenarioTests/BTests.swift"))
  }

  @Test func `two scenarios of one name are an error, and nothing is written`() throws {
    let program = try Program()
    try program.write(Self.scenario, to: "s/a.yaml")
    try program.write(Self.scenario, to: "t/a.yaml")
    let outcome = try program.run("export", "--xctest", "s", "t", "-o", "out")
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("t/a.yaml:4:"))
    #expect(!program.files().contains { $0.hasPrefix("out/") })
  }

  @Test func `the form of what is written must be said`() throws {
    let outcome = try Program().run("export", "a.yaml", "-o", "out")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("'--xctest'"))
  }
}
