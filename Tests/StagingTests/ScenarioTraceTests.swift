import Foundation
import ScenarioFormat
import Staging
import TestSupport
import Testing

/// Every scenario in `Scenarios/`.
@MainActor struct ScenarioTraceTests {
  /// Where every element is, ten times a second.
  @Test(arguments: try scenarioNames())
  func `the elements of a scenario are where they were`(name: String) throws {
    let rehearsal = try Rehearsal(try scenario(named: name), theme: .light)
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

  @Test(arguments: try scenarioNames())
  func `what a scenario expects is so, and UIKit has nothing to say against it`(
    name: String
  ) throws {
    let rehearsal = try Rehearsal(try scenario(named: name), theme: .light)
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
