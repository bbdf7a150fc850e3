import Foundation
import ScenarioFormat
import Staging
import TestSupport
import Testing

@MainActor struct ScenarioTraceTests {
  /// Where every element of every scenario in `Scenarios/` is, ten times a second.
  @Test(arguments: try scenarioNames())
  func `the elements of a scenario are where they were`(name: String) throws {
    let stage = try Stage(try scenario(named: name), theme: .light)
    var lines: [String] = []
    for tick in 0... {
      let time = Double(tick) / 50
      try stage.advance(to: time)
      guard tick.isMultiple(of: 5) else { continue }
      lines.append("t \(time)")
      lines += stage.trace().map { "  " + $0 }
      if stage.end != nil { break }
    }
    try Golden().expect(lines.joined(separator: "\n") + "\n", is: "\(name).txt")
  }

  @Test func `every golden belongs to a scenario`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    let goldens = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    #expect(goldens.sorted() == (try scenarioNames()))
  }
}
