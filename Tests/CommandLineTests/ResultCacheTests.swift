import Foundation
import Testing

/// What is kept of earlier runs, and when it is void.
struct ResultCacheTests {
  private static let scenario = """
    renderAnim: 1
    include: [parts/colors.part]
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {class: flow, itemSize: [15, 15], minimumInteritemSpacing: 2}
    timeline:
      - wait: 0.1
      - insertItems: [[0, 1]]
    """
  private static let colors = """
    cells: {default: [{view: {insets: 0, backgroundColor: "#007AFF"}}]}
    """

  /// A program with scenarios and references, long enough ago for them to be at rest.
  private func recorded() throws -> Program {
    let program = try Program()
    for name in ["a", "b"] { try program.write(Self.scenario, to: "Scenarios/\(name).yaml") }
    try program.write(
      Self.scenario.replacing("[parts/colors.part]", with: "[parts/others.part]"),
      to: "Scenarios/c.yaml")
    for name in ["colors", "others"] {
      try program.write(Self.colors, to: "Scenarios/parts/\(name).part")
    }
    Thread.sleep(forTimeInterval: 0.2)
    let outcome = try program.run("record", "--cache", "cache")
    #expect(outcome.code == 0, "\(outcome.errors)")
    Thread.sleep(forTimeInterval: 0.2)
    return program
  }

  private func verify(
    _ program: Program, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> String {
    let outcome = try program.run(
      ["verify", "--cache", "cache"] + arguments, environment: environment)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.errors.split(separator: "\n").last.map(String.init) ?? ""
  }

  private func change(_ name: String, _ text: String, _ new: String, _ program: Program) throws {
    let old = String(decoding: try program.bytes(of: name), as: UTF8.self)
    try program.write(old.replacing(text, with: new), to: name)
    Thread.sleep(forTimeInterval: 0.2)
  }

  @Test func `what has not changed is not compared again`() throws {
    let program = try recorded()
    #expect(try verify(program) == "3 passed; report: .render-anim/report/report.html")
    #expect(
      try verify(program)
        == "3 passed; all known from before; report: .render-anim/report/report.html")
    // Its report is the same as if it had been compared.
    let known = try program.bytes(of: ".render-anim/report/report.json")
    _ = try verify(program, "--jobs", "1")
    #expect(try program.bytes(of: ".render-anim/report/report.json") == known)
    #expect(
      try program.run("verify", "--no-cache").errors.hasSuffix(
        "3 passed; report: .render-anim/report/report.html\n"))
    #expect(try program.bytes(of: ".render-anim/report/report.json") == known)
    // One scenario, and an include with its users.
    try change("Scenarios/a.yaml", "wait: 0.1", "wait: 0.10", program)
    #expect(try verify(program).hasPrefix("3 passed; 2 known from before;"))
    try change("Scenarios/parts/colors.part", "#007AFF", "#007aff", program)
    #expect(try verify(program).hasPrefix("3 passed; 1 known from before;"))
    #expect(try verify(program).hasPrefix("3 passed; all known from before;"))
    // What was is known, too.
    try change("Scenarios/parts/colors.part", "#007aff", "#007AFF", program)
    #expect(try verify(program).hasPrefix("3 passed; all known from before;"))
  }

  @Test func `configurations, options, references and damage count`() throws {
    let program = try recorded()
    _ = try verify(program)
    // A configuration that was not there before.
    try program.write("clock: {seed: 1}\n", to: ".render-anim.yml")
    Thread.sleep(forTimeInterval: 0.2)
    #expect(try verify(program).hasPrefix("3 passed; report"))
    try FileManager.default.removeItem(
      at: program.folder.appendingPathComponent(".render-anim.yml"))
    #expect(try verify(program).hasPrefix("3 passed; all known from before"))
    #expect(try verify(program, "--seed", "7").hasPrefix("3 passed; report"))
    // Another font could be chosen only where the program has none: the machine's do not matter.
    try program.write("<fontconfig></fontconfig>", to: "fonts.conf")
    let environment = ["FONTCONFIG_FILE": program.folder.appendingPathComponent("fonts.conf").path]
    #expect(
      try verify(program, environment: environment).hasPrefix("3 passed; all known from before"))
    // A reference that is gone is missing, whatever was known.
    let manifest = program.folder.appendingPathComponent("References/a/light@1x")
    try FileManager.default.removeItem(at: manifest)
    #expect(try program.run("verify", "--cache", "cache").code == 66)
    // Every file of the cache damaged: all is compared again, and is right.
    for name in program.files() where name.hasPrefix("cache/results/") {
      try Data("damaged".utf8).write(to: program.folder.appendingPathComponent(name))
    }
    #expect(try program.run("record", "--cache", "cache").errors.contains("recorded  a/light@1x"))
    Thread.sleep(forTimeInterval: 0.2)
    #expect(try verify(program).hasPrefix("3 passed;"))
  }

  @Test func `failures are known with their pictures`() throws {
    let program = try recorded()
    try change("Scenarios/parts/colors.part", "#007AFF", "#0084FF", program)
    func outcome() throws -> (Program.Outcome, [UInt8], [UInt8]) {
      let outcome = try program.run("verify", "--cache", "cache")
      #expect(outcome.code == 1)
      return (
        outcome, try program.bytes(of: ".render-anim/report/diff/a/light@1x/0.png"),
        try program.bytes(of: ".render-anim/report/report.json")
      )
    }
    let first = try outcome()
    let second = try outcome()
    #expect(second.0.errors.contains("1 passed, 2 failed; all known from before"))
    #expect(second.0.errors.contains("colour #007AFF became #0084FF"))
    #expect(first.1 == second.1 && first.2 == second.2)
    // A picture that is gone is drawn again.
    for name in program.files() where name.hasPrefix("cache/results/cas/") {
      try FileManager.default.removeItem(at: program.folder.appendingPathComponent(name))
    }
    let third = try outcome()
    #expect(third.0.errors.contains("1 passed, 2 failed; 1 known from before"))
    #expect(third.1 == first.1)
  }

  @Test func `doubts are said again, and are errors if they are to be`() throws {
    let program = try Program()
    try program.write(
      Self.scenario.replacing(
        "include: [parts/colors.part]",
        with: "cells: {default: [{label: {text: A, font: {family: Nowhere}}}]}"),
      to: "Scenarios/a.yaml")
    Thread.sleep(forTimeInterval: 0.2)
    #expect(try program.run("record", "--cache", "cache").code == 0)
    Thread.sleep(forTimeInterval: 0.2)
    for _ in 0..<2 {
      let outcome = try program.run("verify", "--cache", "cache")
      #expect(
        outcome.code == 0 && outcome.errors.contains("font 'Nowhere' is not installed"),
        "\(outcome.errors)")
    }
    #expect(try program.run("verify", "--cache", "cache", "--strict").code == 65)
    // Once it is there, another one is drawn.
    #expect(try program.run("verify", "--cache", "cache", "-q").errors.isEmpty)
  }

  @Test func `two runs share a cache and a folder`() throws {
    let program = try recorded()
    let outcome = try program.shell(
      "{ for i in 1 2 3; do ($RENDER_ANIM verify -q --cache cache; echo $?) & done; } | cat")
    #expect(String(decoding: outcome.output, as: UTF8.self) == "0\n0\n0\n", "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    #expect(try verify(program).hasPrefix("3 passed; all known from before"))
  }

  @Test func `the cache says its size and is made smaller`() throws {
    let program = try recorded()
    _ = try verify(program)
    func sizes(_ arguments: String...) throws -> [String: Any] {
      let outcome = try program.run(["cache", "--cache", "cache", "--json"] + arguments)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return try #require(
        try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    }
    func files(_ name: String, _ sizes: [String: Any]) -> Int? {
      (sizes[name] as? [String: Any])?["files"] as? Int
    }
    let before = try sizes()
    // Three scenarios that were read, and three that were compared.
    #expect(files("results", before) == 6)
    #expect(files("removed", before) == nil)
    let after = try sizes("--max-size", "0B")
    #expect(files("removed", after) == 6 && files("results", after) == 0)
    #expect(try program.run("cache", "--cache", "cache").output.starts(with: Array("cache\n".utf8)))
    #expect(try verify(program).hasPrefix("3 passed; report"))
  }

  @Test func `what makes no sense is refused`() throws {
    let program = try recorded()
    for arguments in [
      ["--cache", "a", "--cache", "b"], ["--cache", "http://a", "--cache", "https://b"],
      ["--cache", "ftp://a"], ["--cache", "a", "--no-cache"], ["--cache-read-only"],
    ] {
      #expect(try program.run(["verify"] + arguments).code == 64, "\(arguments)")
    }
    program.searchPath = "/nowhere"
    let outcome = try program.run("verify", "--cache", "http://127.0.0.1:1/cache")
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("apt install curl"), "\(outcome.errors)")
  }

  @Test func `a server that is not there is no failure`() throws {
    let program = try recorded()
    let outcome = try program.run("verify", "--cache", "cache", "--cache", "http://127.0.0.1:1/x")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "warning: the cache 'http://127.0.0.1:1/x' does not answer; it goes on without"))
  }
}
