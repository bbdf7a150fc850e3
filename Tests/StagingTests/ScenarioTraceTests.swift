import Foundation
import ScenarioFormat
import Staging
import TestSupport
import Testing

/// Every scenario in `Scenarios/`.
@MainActor struct ScenarioTraceTests {
  /// Where every element is, ten times a second; what the scenario expects is so, and UIKit has nothing
  /// to say against it.
  @Test(arguments: try scenarioNames())
  func `the elements of a scenario are where they were`(name: String) throws {
    var scenario = try scenario(named: name)
    // Pictures are made at the screen's resolution; where elements are does not depend on it.
    scenario.canvas.scale = 1
    let rehearsal = try Rehearsal(scenario, theme: .light)
    #expect(try rehearsal.failedExpectations() == [])
    #expect(rehearsal.warnings == [])
    let player = try rehearsal.whole.player()
    var lines: [String] = []
    for tick in 0... {
      let time = Double(tick) / 10
      try player.advance(to: time)
      lines.append("t \(time)")
      lines += player.stage.trace().map { "  " + $0 }
      if time >= rehearsal.duration { break }
    }
    try Golden().expect(lines.joined(separator: "\n") + "\n", is: "\(name).txt")
  }

  @Test(arguments: ScenarioTemplate.allCases)
  func `a template can be acted out as it stands`(template: ScenarioTemplate) throws {
    var scenario = try ScenarioReader.read(template.text(title: "Draft"), file: "draft.yaml")
      .scenario
    scenario.canvas.scale = 1
    let rehearsal = try Rehearsal(scenario, theme: .light)
    #expect(rehearsal.duration > 1)
    #expect(try rehearsal.failedExpectations() == [])
    #expect(rehearsal.warnings == [])
  }

  @Test func `every golden belongs to a scenario`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    let goldens = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    #expect(goldens.sorted() == (try scenarioNames()))
  }
}
