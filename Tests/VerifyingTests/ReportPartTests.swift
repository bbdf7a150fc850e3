import Foundation
import Testing

@testable import AnimVerifying

@MainActor struct ReportPartTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("parts-\(UUID().uuidString)").path

  private func part(_ index: Int, of count: Int, plan: String = "a") -> Report.Part {
    Report.Part(plan: plan, index: index, count: count)
  }

  /// Writes the report of a part, and returns its folder.
  private func write(
    _ entries: [Report.Entry], _ part: Report.Part, to name: String
  ) throws -> String {
    let place = "\(folder)/\(name)"
    try ReportFolder(place).write(Report(entries), strict: false, part: part)
    return place
  }

  private func entry(_ name: String, seconds: Double = 0.123_456) throws -> Report.Entry {
    var entry = try Report.Entry(
      .error("why", name: name, file: "\(name).yaml"), source: "", acceptCommand: "")
    entry.seconds = seconds
    return entry
  }

  private func problem(_ folders: String...) -> String? {
    do {
      _ = try ReportParts(folders)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `parts become one report, whatever their order`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bad = try await verdict(on: changed("#007AFF", to: "#0084FF"), by: changed())
    let one = "\(folder)/one"
    try ReportFolder(one).writePictures(of: bad)
    let failed = try Report.Entry(bad, source: scenarioText, acceptCommand: "record")
    _ = try write([failed], part(0, of: 2), to: "one")
    let two = try write([entry("b"), entry("a")], part(1, of: 2), to: "two")
    let merged = try ReportParts([two, one]).merged(
      into: ReportFolder("\(folder)/all"), command: "merge")
    #expect(merged.verdicts.map(\.name) == ["a", "b", "six"])
    #expect(merged.summary == "1 failed, 2 errored")
    #expect(merged.junit(strict: false).contains(#"tests="3" failures="1" errors="2""#))
    #expect(merged.html.contains("colour #007AFF became #0084FF"))
    for kind in ["expected", "actual", "diff"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/all/\(kind)/six/0.png"))
    }
    // Two digits of what was measured.
    #expect(merged.durations == ["a": 0.12, "b": 0.12])
  }

  @Test func `parts that do not make a whole are refused`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try write([entry("a")], part(0, of: 3), to: "1")
    let second = try write([entry("b")], part(1, of: 3), to: "2")
    let third = try write([entry("c")], part(2, of: 3), to: "3")
    #expect(problem(third, first, second) == nil)
    #expect(problem(first, third) == "part 2 of 3 is missing")
    #expect(problem(third) == "parts 1, 2 of 3 are missing")
    let again = try write([entry("b")], part(1, of: 3), to: "again")
    #expect(problem(first, second, again, third)?.hasSuffix("are both part 2 of 3") == true)
    let other = try write([entry("b")], part(1, of: 3, plan: "b"), to: "other")
    #expect(problem(first, other, third)?.contains("parts of different plans") == true)
    #expect(problem("\(folder)/none")?.contains("is not what 'verify --shard' writes") == true)
    // The same reference twice, and a file that was cut off.
    let twice = try write([entry("a")], part(1, of: 3), to: "twice")
    func merge(_ folders: [String]) throws {
      _ = try ReportParts(folders).merged(into: ReportFolder("\(folder)/all"), command: "")
    }
    #expect(throws: ReportPartsError(description: "'a' is in two of the reports")) {
      try merge([first, twice, third])
    }
    let path = "\(second)/results.jsonl"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try String(text.dropLast(20)).write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: ReportPartsError.self) { try merge([first, second, third]) }
  }

  @Test func `thousands that passed are counted, and those that failed are shown`() async throws {
    let good = try Report.Entry(
      try await verdict(on: changed(), by: changed()), source: "", acceptCommand: "")
    let page = Report(
      [Report.Entry](repeating: good, count: HTMLReport.mostListed + 1) + [try entry("x")]
    )
    .html
    #expect(page.contains("\(HTMLReport.mostListed + 1) that passed are not listed"))
    #expect(page.contains(#""name":"x""#) && !page.contains(#""name":"six""#))
    #expect(!Report([good]).html.contains("are not listed"))
  }
}
