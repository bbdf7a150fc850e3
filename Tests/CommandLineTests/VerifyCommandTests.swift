import Foundation
import Testing

struct VerifyCommandTests {
  private static let scenario = """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {class: flow, itemSize: [15, 15], minimumInteritemSpacing: 2}
    cells: {default: [{view: {insets: 0, backgroundColor: "#007AFF"}}]}
    timeline:
      - wait: 0.1
      - insertItems: [[0, 1]]
      - wait: 0.1
    """

  /// A program in a folder with a scenario and its reference.
  private func recorded(_ text: String = scenario) throws -> Program {
    let program = try Program()
    try write(text, to: "Scenarios/a.yaml", of: program)
    let outcome = try program.run("record")
    #expect(outcome.code == 0, "\(outcome.errors)")
    return program
  }

  private func write(_ text: String, to name: String, of program: Program) throws {
    let folder = program.folder.appendingPathComponent(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try program.write(text, to: name)
  }

  @Test func `what was recorded is verified`() throws {
    let program = try recorded()
    #expect(
      program.files() == [
        "References/a/light@1x/frames.apng", "References/a/light@1x/layout.jsonl",
        "References/a/light@1x/manifest.json", "References/a/light@1x/scenario.json",
        "Scenarios/a.yaml",
      ])
    let outcome = try program.run("verify")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("passed  a/light@1x  (one unit in one pixel is seen)"))
    let files = program.files()
    for name in ["report.html", "report.json", "junit.xml"] {
      #expect(files.contains(".render-anim/report/\(name)"))
    }
    #expect(try program.run("verify", "--self").code == 0)
    #expect(try program.run("record").errors.contains("nothing to record"))
  }

  @Test func `counts that are asked for later are missed, recorded and compared`() throws {
    let program = try recorded()
    let asking = Self.scenario + "\nverify: {counts: true}\n"
    try program.write(asking, to: "Scenarios/a.yaml")
    let missing = try program.run("verify")
    #expect(missing.code == 0)
    #expect(missing.errors.contains("drifted  a/light@1x"), "\(missing.errors)")
    #expect(missing.errors.contains("has no counts to compare with"), "\(missing.errors)")
    #expect(try program.run("verify", "--strict").code == 1)
    #expect(try program.run("record").errors.contains("recorded  a/light@1x"))
    let same = try program.run("verify", "--strict")
    #expect(same.code == 0 && same.errors.contains("passed  a/light@1x"), "\(same.errors)")
    #expect(try program.run("record").errors.contains("nothing to record"))
    // Each item is asked for once more.
    let insertion = "  - insertItems: [[0, 1]]\n"
    try program.write(
      asking.replacing(insertion, with: insertion + "  - reloadData\n"), to: "Scenarios/a.yaml")
    let more = try program.run("verify")
    #expect(more.code == 1)
    #expect(more.errors.contains("cells configured"), "\(more.errors)")
  }

  @Test func `a scenario is compared with what another UIKit wrote`() throws {
    let program = try recorded()
    let trace = "References/a/light@1x/layout.jsonl"
    func outcome(_ arguments: String...) throws -> Program.Outcome {
      try program.run(["verify", "--against"] + arguments)
    }
    let same = try outcome(trace, "Scenarios/a.yaml", "--tolerance", "0", "--time-tolerance", "0")
    #expect(same.code == 0, "\(same.errors)")
    #expect(same.errors == "passed  a/light@1x\n")
    // Three items of 15 points share the 60 points of a line; the second becomes the third.
    let text = String(decoding: try program.bytes(of: trace), as: UTF8.self)
    try program.write(text.replacing("[22.5,0,15,15]", with: "[22.5,4,15,15]"), to: "mac.jsonl")
    let different = try outcome("mac.jsonl", "Scenarios/a.yaml", "--json", "-")
    #expect(different.code == 1)
    #expect(different.errors.contains("4 pt higher"), "\(different.errors)")
    let record = try JSONSerialization.jsonObject(with: Data(different.output)) as? [String: Any]
    #expect(record?["totals"] as? [String: Int] == ["failed": 1])
    #expect(try outcome("mac.jsonl", "Scenarios/a.yaml", "--tolerance", "4").code == 0)
    #expect(!program.files().contains { $0.hasPrefix(".render-anim/") })
    // What is wrong with the command line or the file.
    #expect(try outcome("mac.jsonl").code == 64)
    #expect(try outcome("mac.jsonl", "Scenarios/a.yaml", "--tolerance", "-1").code == 64)
    #expect(try outcome("no.jsonl", "Scenarios/a.yaml").code == 66)
    #expect(try outcome("Scenarios/a.yaml", "Scenarios/a.yaml").code == 65)
  }

  @Test func `a change fails, is reported, and can be accepted`() throws {
    let program = try recorded()
    try write(
      Self.scenario.replacing("#007AFF", with: "#0084FF"), to: "Scenarios/a.yaml", of: program)
    let outcome = try program.run(
      "verify", "--junit", "j.xml", "--summary-md", "s.md", "--json", "-")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("failed  a/light@1x"))
    #expect(outcome.errors.contains("colour #007AFF became #0084FF"))
    #expect(try program.run("verify", "--diagnostics", "github").errors.contains("::error file="))
    #expect(program.files().contains("j.xml") && program.files().contains("s.md"))
    let record = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    #expect(record?["totals"] as? [String: Int] == ["failed": 1])
    #expect(program.files().contains(".render-anim/report/diff/a/light@1x/0.png"))
    // Skipped first, then accepted.
    #expect(try program.run(["review"], input: "s\n").code == 0)
    #expect(try program.run("verify", "-q").code == 1)
    #expect(try program.run(["review"], input: "a\n").errors.contains("1 of 1 accepted"))
    #expect(try program.run("verify", "-q").code == 0)
  }

  @Test func `what failed is played beside what was expected`() throws {
    let program = try recorded()
    #expect(try program.run("verify", "-q").code == 0)
    #expect(!program.files().contains { $0.contains("debugger") })
    try write(
      Self.scenario.replacing("[15, 15]", with: "[15, 17]"), to: "Scenarios/a.yaml", of: program)
    let place = ".render-anim/report/debugger/a/light@1x.html"
    // What is known from before has its page too.
    for _ in 0..<2 {
      let outcome = try program.run("verify", "--json", "-")
      #expect(outcome.code == 1)
      let page = String(decoding: try program.bytes(of: place), as: UTF8.self)
      let data = try #require(page.firstMatch(of: /id="animation">(.*?)<\/script>/)?.output.1)
      let facts = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
      let expectation = try #require(facts?["expectation"] as? [String: Any])
      let causes = try #require(expectation["causes"] as? [[String: Any]])
      let text = "line 4: layout.itemSize changed from [15, 15] to [15, 17]"
      #expect(causes.first?["text"] as? String == text)
      // As it was recorded, in the content's points.
      let tracks = try #require(expectation["tracks"] as? [String: [[Any]]])
      #expect(tracks["cell [0,0]"]?.first?[..<5].map { $0 as? Double } == [0, 0, 0, 15, 15])
      #expect((expectation["frames"] as? [Any])?.isEmpty == false)
      #expect((expectation["differing"] as? [Double])?.first == 0)
      let report = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
      let verdict = (report?["verdicts"] as? [[String: Any]])?.first
      #expect(verdict?["debugger"] as? String == "debugger/a/light@1x.html")
    }
    let report = String(
      decoding: try program.bytes(of: ".render-anim/report/report.html"), as: UTF8.self)
    #expect(report.contains(#""debuggers":["a/light@1x"]"#))
  }

  @Test func `one number that changed is one cause and one annotation`() throws {
    let program = try recorded()
    try write(
      Self.scenario.replacing("[15, 15]", with: "[15, 16]"), to: "Scenarios/a.yaml", of: program)
    let text = "layout.itemSize changed from [15, 15] to [15, 16]"
    let outcome = try program.run("verify")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains("    Scenarios/a.yaml:4:33: \(text)\n    so that\n      "),
      "\(outcome.errors)")
    let service = try program.run(["verify"], environment: ["GITHUB_ACTIONS": "true"])
    let lines = service.errors.components(separatedBy: "\n").filter { $0.hasPrefix("::error") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "::error file=Scenarios/a.yaml,line=4,col=33,title=a/light@1x::\(text)") == true)
    let record = try JSONSerialization.jsonObject(
      with: Data(try program.run("verify", "--json", "-").output))
    let verdicts = (record as? [String: Any])?["verdicts"] as? [[String: Any]]
    #expect((verdicts?.first?["causes"] as? [Any])?.count == 1)
    #expect((verdicts?.first?["effects"] as? [Any])?.isEmpty == false)
  }

  @Test func `how it went is coloured if colours are asked for`() throws {
    let program = try recorded()
    let outcome = try program.run("verify", "--color", "always")
    #expect(outcome.errors.hasPrefix("\u{1B}[32mpassed\u{1B}[0m  a/light@1x"), "\(outcome.errors)")
    let failed = try program.run("verify", "nowhere.yaml", "--color", "always")
    #expect(failed.errors.hasPrefix("\u{1B}[31merror:\u{1B}[0m there is no"), "\(failed.errors)")
  }

  @Test func `pictures can stay beside the page`() throws {
    let program = try recorded()
    try write(
      Self.scenario.replacing("#007AFF", with: "#0084FF"), to: "Scenarios/a.yaml", of: program)
    func page(_ arguments: String...) throws -> String {
      #expect(try program.run(["verify"] + arguments).code == 1)
      return String(
        decoding: try program.bytes(of: ".render-anim/report/report.html"), as: UTF8.self)
    }
    #expect(try page().contains("data:image/png"))
    let linked = try page("--linked")
    #expect(!linked.contains("data:image/png"))
    #expect(linked.contains(#""expected/a/light@1x/0.png""#))
    #expect(program.files().contains(".render-anim/report/expected/a/light@1x/0.png"))
    #expect(try program.run("verify", "--self", "--linked").code == 64)
  }

  @Test func `several can be at work in one folder`() throws {
    let program = try recorded()
    try write(
      Self.scenario.replacing("#007AFF", with: "#0084FF"), to: "Scenarios/a.yaml", of: program)
    // The shell's own 'wait' would wait forever: signals of children do not reach it here.
    let outcome = try program.shell(
      "{ for i in 1 2; do ($RENDER_ANIM verify -q; echo $?) & done; } | cat")
    #expect(String(decoding: outcome.output, as: UTF8.self) == "1\n1\n")
    #expect(!outcome.errors.contains("error:"), "\(outcome.errors)")
    let report = program.files().filter { $0.hasPrefix(".render-anim/") }
    #expect(report.contains(".render-anim/report/diff/a/light@1x/0.png"))
    #expect(!report.contains { $0.contains(".partial") })
    let recording = try program.shell(
      "{ for i in 1 2; do ($RENDER_ANIM record -q; echo $?) & done; } | cat; $RENDER_ANIM verify")
    #expect(recording.code == 0, "\(recording.errors)")
    #expect(String(decoding: recording.output, as: UTF8.self) == "0\n0\n")
  }

  @Test func `a missing reference is missing input, one without a scenario is stale`() throws {
    let program = try recorded()
    try write(Self.scenario, to: "Scenarios/b.yaml", of: program)
    #expect(try program.run("verify").code == 66)
    try FileManager.default.removeItem(
      at: program.folder.appendingPathComponent("Scenarios/a.yaml"))
    #expect(try program.run("record", "--mode", "missing").code == 0)
    let outcome = try program.run("verify")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("stale  a/light@1x"))
    #expect(try program.run("verify", "--strict").code == 1)
    #expect(try program.run("record", "--prune", "--only", "b").code == 64)
    #expect(try program.run("record", "--prune").code == 0)
    #expect(!program.files().contains { $0.hasPrefix("References/a/") })
  }

  @Test func `nothing is recorded unless it may be`() throws {
    let program = try Program()
    try write(Self.scenario, to: "Scenarios/a.yaml", of: program)
    let outcome = try program.run("record", "--mode", "never")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("would record  a/light@1x"))
    #expect(try program.run("record", "--dry-run").code == 0)
    #expect(program.files() == ["Scenarios/a.yaml"])
  }

  @Test func `a broken reference, and two scenarios of one name, are errors`() throws {
    let program = try recorded()
    try program.write(
      "version https://git-lfs.github.com/spec/v1\n", to: "References/a/light@1x/frames.apng")
    let outcome = try program.run("verify")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("git lfs pull"))
    try write(Self.scenario, to: "a.yaml", of: program)
    let both = try program.run("verify", "Scenarios/a.yaml", "a.yaml")
    #expect(both.code == 65)
    #expect(both.errors.contains("have one name"))
  }
}
