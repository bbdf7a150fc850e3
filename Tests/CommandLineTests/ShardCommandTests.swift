import Foundation
import Testing

/// Parts of a work on several machines, and what single runs leave out.
struct ShardCommandTests {
  private static func scenario(_ color: String = "#007AFF") -> String {
    """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {class: flow, itemSize: [15, 15], minimumInteritemSpacing: 2}
    cells: {default: [{view: {insets: 0, backgroundColor: "\(color)"}}]}
    timeline:
      - wait: 0.1
    """
  }

  private func recorded(_ count: Int = 9) throws -> Program {
    let program = try Program()
    for number in 1...count { try program.write(Self.scenario(), to: "Scenarios/s\(number).yaml") }
    #expect(try program.run("record").code == 0)
    return program
  }

  private func names(in file: String, of program: Program) throws -> [String] {
    let record = try JSONSerialization.jsonObject(with: Data(try program.bytes(of: file)))
    return ((record as? [String: Any])?["verdicts"] as? [[String: Any]] ?? [])
      .compactMap { $0["name"] as? String }
  }

  @Test func `shards compare everything once, and their reports become one`() throws {
    let program = try recorded()
    try program.write(Self.scenario("#0084FF"), to: "Scenarios/s4.yaml")
    var all: [String] = []
    for number in 1...3 {
      let outcome = try program.run(
        "verify", "--shard", "\(number)/3", "--report", "parts/\(number)")
      #expect([0, 1].contains(outcome.code), "\(outcome.errors)")
      // What others compare is not stale.
      #expect(!outcome.errors.contains("stale"))
      all += try names(in: "parts/\(number)/report.json", of: program)
    }
    #expect(all.sorted() == (1...9).map { "s\($0)/light@1x" })
    let merged = try program.run(
      "merge-reports", "parts", "--report", "all", "--junit", "j.xml", "--json", "-", "--durations",
      "References/durations.json")
    #expect(merged.code == 1)
    #expect(merged.errors.contains("8 passed, 1 failed; report: all/report.html"))
    #expect(
      String(decoding: try program.bytes(of: "j.xml"), as: UTF8.self).contains(
        #"tests="9" failures="1""#))
    #expect(program.files().contains("all/diff/s4/light@1x/0.png"))
    #expect(program.files().contains("all/debugger/s4/light@1x.html"))
    // Divided by what was measured, it is another plan.
    #expect(try program.run("verify", "--shard", "2/3", "--report", "parts/2", "-q").code < 2)
    let missing = try program.run("merge-reports", "parts/1", "parts/3", "--report", "no")
    #expect(missing.code == 65 && missing.errors.contains("part 2 of 3 is missing"))
    try program.write(Self.scenario(), to: "Scenarios/s10.yaml")
    _ = try program.run("verify", "--shard", "2/3", "--report", "parts/2", "-q")
    let other = try program.run("merge-reports", "parts", "--report", "no")
    #expect(other.code == 65 && other.errors.contains("different plans"), "\(other.errors)")
    #expect(!program.files().contains { $0.hasPrefix("no/") })
  }

  @Test func `Bazel's variables are heeded`() throws {
    let program = try recorded(4)
    var tests = 0
    for index in 0..<2 {
      let place = program.folder.appendingPathComponent("bazel\(index)").path
      let outcome = try program.run(
        ["verify", "--no-cache"],
        environment: [
          "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": "\(place)/status", "XML_OUTPUT_FILE": "\(place)/test.xml",
          "TEST_UNDECLARED_OUTPUTS_DIR": "\(place)/outputs",
        ])
      #expect(outcome.code == 0, "\(outcome.errors)")
      let files = program.files()
      #expect(files.contains("bazel\(index)/status"))
      #expect(files.contains("bazel\(index)/outputs/report/results.jsonl"))
      let xml = String(decoding: try program.bytes(of: "bazel\(index)/test.xml"), as: UTF8.self)
      tests += xml.components(separatedBy: "<testcase").count - 1
    }
    #expect(tests == 4)
    #expect(!program.files().contains { $0.hasPrefix(".render-anim/") })
    let outcome = try program.run(
      ["verify"], environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"])
    #expect(outcome.code == 64)
  }

  @Test func `a job of GitLab has colours, an artifact's address and what a merge request shows`()
    throws
  {
    let program = try recorded(2)
    try program.write(Self.scenario("#0084FF"), to: "Scenarios/s2.yaml")
    let outcome = try program.run(
      ["verify", "--code-quality", "quality.json"],
      environment: [
        "GITLAB_CI": "true", "CI_JOB_URL": "https://gitlab.com/a/b/-/jobs/7",
        "CI_PROJECT_DIR": program.folder.path, "NO_COLOR": "",
      ])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("\u{1B}["))
    #expect(
      outcome.errors.contains(
        "https://gitlab.com/a/b/-/jobs/7/artifacts/file/.render-anim/report/report.html"),
      "\(outcome.errors)")
    let issues = try JSONSerialization.jsonObject(
      with: Data(try program.bytes(of: "quality.json")))
    let location = (issues as? [[String: Any]])?.first?["location"] as? [String: Any]
    #expect(location?["path"] as? String == "Scenarios/s2.yaml")
    #expect((location?["lines"] as? [String: Int])?["begin"] == 5)
  }

  @Test func `a part without scenarios is none that fails`() throws {
    let program = try recorded(1)
    let codes = try (1...3).map { try program.run("verify", "--shard", "\($0)/3", "-q").code }
    #expect(codes == [0, 0, 0])
  }

  @Test func `the first failure ends it, and the next run may look at failures alone`() throws {
    let program = try recorded(6)
    #expect(try program.run("verify", "--last-failed").code == 66)
    for number in [1, 4] {
      try program.write(Self.scenario("#0084FF"), to: "Scenarios/s\(number).yaml")
    }
    let first = try program.run("verify", "--fail-fast", "--jobs", "1", "--no-cache")
    #expect(first.code == 1)
    #expect(
      first.errors.contains("1 failed; 5 scenarios left out after a failure"), "\(first.errors)")
    #expect(try program.run("verify", "--no-cache").code == 1)
    let again = try program.run("verify", "--last-failed")
    #expect(again.code == 1)
    #expect(
      again.errors.contains("2 failed;") && !again.errors.contains("passed"), "\(again.errors)")
    for number in [1, 4] { try program.write(Self.scenario(), to: "Scenarios/s\(number).yaml") }
    #expect(try program.run("verify", "--last-failed").errors.contains("2 passed;"))
    let none = try program.run("verify", "--last-failed")
    #expect(none.code == 0 && none.errors == "nothing failed in the last run\n")
  }

  @Test func `names are listed, those of a pattern alone, and none is an error`() throws {
    let program = try recorded(3)
    func list(_ command: String, _ arguments: String...) throws -> String {
      let outcome = try program.run([command, "--list"] + arguments)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return String(decoding: outcome.output, as: UTF8.self)
    }
    #expect(try list("verify") == "s1/light@1x\ns2/light@1x\ns3/light@1x\n")
    #expect(try list("record", "--only", "s2") == "s2/light@1x\n")
    #expect(try list("verify", "--theme", "dark", "--only", "*2*") == "s2/dark@1x\n")
    for command in ["verify", "record"] {
      let outcome = try program.run(command, "--only", "s9")
      #expect(outcome.code == 66)
      #expect(
        outcome.errors.contains("'--only s9' matches none of the references"), "\(outcome.errors)")
      #expect(
        outcome.errors.contains("there are s1/light@1x, s2/light@1x, s3/light@1x"),
        "\(outcome.errors)")
    }
    // One that there is in another theme only.
    #expect(try program.run("verify", "--only", "s1/dark@1x").code == 66)
    #expect(!program.files().contains { $0.hasPrefix(".render-anim/report") })
  }
}
