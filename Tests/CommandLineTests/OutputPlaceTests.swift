import Foundation
import Testing

/// The places where outputs may lie, and the files that they may replace.
struct OutputPlaceTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("old", to: "victim.gif")
    try program.write(Program.smallScenario, to: "sub/a.yaml")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try program.bytes(of: name), as: UTF8.self)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.appendingPathComponent(name).path, withDestinationPath: target)
  }

  @Test(arguments: ["../victim.gif", "/nowhere/x.gif", "x/../../victim.gif"])
  func `a scenario does not write outside of its folder`(path: String) throws {
    try program.write(Program.smallScenario + "\noutput: {gif: {path: \(path)}}", to: "sub/a.yaml")
    for command in ["validate", "render"] {
      let outcome = try program.run(command, "sub/a.yaml")
      #expect(outcome.code == 65)
      #expect(outcome.errors.contains("sub/a.yaml:5:22: error: '\(path)' is not in the folder"))
    }
    #expect(try text("victim.gif") == "old")
  }

  @Test func `a scenario writes below its folder, wherever the program is started`() throws {
    try program.write(
      Program.smallScenario + "\noutput: {gif: {path: out/b.gif}}", to: "sub/a.yaml")
    #expect(try program.run("sub/a.yaml").code == 0)
    #expect(program.files() == ["sub/a.yaml", "sub/out/b.gif", "victim.gif"])
  }

  @Test func `links do not lead a scenario out of its folder`() throws {
    try program.write(
      Program.smallScenario + "\noutput: {gif: {path: out/victim.gif}}", to: "sub/a.yaml")
    try link("sub/out", to: "..")
    let outcome = try program.run("sub/a.yaml")
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix("sub/a.yaml:5:22: error: "), "\(outcome.errors)")
    // What is written without being asked for is no way out either.
    try link("sub/b.gif", to: "../victim.gif")
    try program.write(Program.smallScenario, to: "sub/b.yaml")
    #expect(try program.run("sub/b.yaml").code == 65)
    #expect(try text("victim.gif") == "old")
  }

  @Test func `a configuration does not write outside of its folder`() throws {
    try program.write("output: {gif: {path: ../victim.gif}}", to: "sub/.render-anim.yml")
    let outcome = try program.run("sub/a.yaml")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("sub/.render-anim.yml:1:22: error: "), "\(outcome.errors)")
    try program.write("output: {gif: {path: '{name}-x.gif'}}", to: "sub/.render-anim.yml")
    #expect(try program.run("sub/a.yaml").code == 0)
    #expect(program.files().contains("sub/a-x.gif"))
  }

  @Test func `a picture that a timeline saves has no path`() throws {
    try program.write(Program.smallScenario + "\ntimeline: [{still: ../victim}]", to: "sub/a.yaml")
    let outcome = try program.run("sub/a.yaml")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("sub/a.yaml:5:20: error: "), "\(outcome.errors)")
  }

  @Test func `an output does not replace what it is made of`() throws {
    let old = try text("sub/a.yaml")
    try link("link.gif", to: "sub/a.yaml")
    try FileManager.default.linkItem(
      at: program.folder.appendingPathComponent("sub/a.yaml"),
      to: program.folder.appendingPathComponent("hard.gif"))
    for output in ["sub/a.yaml", "sub/../sub/a.yaml", "link.gif", "hard.gif"] {
      for arguments in [
        ["sub/a.yaml", "--gif", output], ["still", "sub/a.yaml", "-o", output],
        ["sub/a.yaml", "--gif", "x.gif", "--deps", output],
        ["verify", "sub/a.yaml", "--junit", output],
      ] {
        let outcome = try program.run(arguments)
        #expect(outcome.code == 64, "\(arguments): \(outcome.errors)")
      }
    }
    #expect(try text("sub/a.yaml") == old)
    #expect(!program.files().contains("x.gif"))
  }

  @Test func `comparing and encoding do not replace their inputs`() throws {
    #expect(try program.run("sub/a.yaml", "--frames", "frames").code == 0)
    #expect(try program.run("still", "sub/a.yaml", "-o", "b.png").code == 0)
    let frame = try program.bytes(of: "frames/0000.png")
    for arguments in [
      ["diff", "frames/0000.png", "b.png", "./frames/0000.png"],
      ["diff", "frames", "frames", "frames"], ["diff", "b.png", "b.png", "--json", "b.png"],
      ["encode", "frames", "--apng", "frames/0000.png"],
      ["encode", "frames", "--frames", "frames/%04d.png"],
    ] {
      #expect(try program.run(arguments).code == 64, "\(arguments)")
    }
    #expect(try program.bytes(of: "frames/0000.png") == frame)
  }
}
