import Foundation
import Testing

struct OpenOptionTests {
  /// A program in a folder with a scenario, and with a desktop that notes what it is to open.
  private func program() throws -> Program {
    let program = try Program()
    try program.write(Program.smallScenario, to: "a.yaml")
    try program.write(
      "#!/bin/sh\necho \"$1\" > opened.part && mv opened.part opened\n", to: "bin/xdg-open")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: program.folder.appendingPathComponent("bin/xdg-open").path)
    program.searchPath = program.folder.appendingPathComponent("bin").path + ":/usr/bin:/bin"
    return program
  }

  private func opened(_ program: Program) throws -> String {
    // The desktop is not waited for.
    for _ in 0..<200 where !program.files().contains("opened") { usleep(50_000) }
    return String(decoding: try program.bytes(of: "opened"), as: UTF8.self)
  }

  @Test(arguments: [
    (["a.yaml", "--gif", "b.gif", "--png", "b.png", "--open"], "b.gif"),
    (["still", "a.yaml", "-o", "b.png", "--open"], "b.png"),
    (["sheet", "a.yaml", "--frames", "1", "--open"], "a-sheet.png"),
  ])
  func `what was made is opened`(arguments: [String], file: String) throws {
    let program = try program()
    let outcome = try program.run(arguments)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try opened(program) == file + "\n")
  }

  @Test func `the report is opened even if it is of failures`() throws {
    let program = try program()
    let outcome = try program.run("verify", "a.yaml", "--open")
    #expect(outcome.code == 66)
    #expect(try opened(program) == ".render-anim/report/report.html\n")
  }

  @Test func `without a desktop nothing is made`() throws {
    let program = try program()
    program.searchPath = program.folder.path
    for arguments in [
      ["a.yaml", "--gif", "a.gif"], ["still", "a.yaml"], ["sheet", "a.yaml"], ["verify", "a.yaml"],
    ] {
      let outcome = try program.run(arguments + ["--open"])
      #expect(outcome.code == 69)
      #expect(outcome.errors.contains("xdg-utils"))
    }
    #expect(program.files() == ["a.yaml", "bin/xdg-open"])
  }

  @Test func `what a scenario is made of, and what took how long, is said if asked for`() throws {
    let program = try program()
    try program.write("canvas: {scale: 1}", to: ".render-anim.yml")
    let outcome = try program.run("a.yaml", "-v")
    #expect(outcome.errors.contains("a.yaml: made of itself and .render-anim.yml\n"))
    for part in ["read", "act", "render"] {
      #expect(outcome.errors.contains(try Regex("(?m)^\(part) +\\d+\\.\\d\\d s  a")))
    }
    #expect(try !program.run("a.yaml").errors.contains("made of"))
    #expect(try program.run("a.yaml", "-v", "-q").code == 64)
  }
}
