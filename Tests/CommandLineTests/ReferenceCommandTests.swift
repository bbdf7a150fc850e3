import Foundation
import Testing

struct ReferenceCommandTests {
  private func output(_ arguments: String...) throws -> String {
    let outcome = try Program().run(arguments)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return String(decoding: outcome.output, as: UTF8.self)
  }

  @Test(arguments: ["insertion", "carousel", "stretchy", "sine", "expand"])
  func `every template is valid`(template: String) throws {
    let program = try Program()
    let made = try program.run("new", "my-scenario", "--template", template)
    #expect(made.code == 0, "\(made.errors)")
    #expect(program.files() == ["my-scenario.yaml", "render-anim.schema.json"])
    #expect(
      String(decoding: try program.bytes(of: "my-scenario.yaml"), as: UTF8.self)
        .contains("title: \"My scenario\""))
    let outcome = try program.run("validate", "my-scenario.yaml", "--strict")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `scenarios in several folders have one schema`() throws {
    let program = try Program()
    for name in ["Scenarios/a", "Scenarios/deep/b"] {
      let made = try program.run("new", name)
      #expect(made.code == 0, "\(made.errors)")
    }
    func firstLine(of file: String) throws -> Substring? {
      String(decoding: try program.bytes(of: file), as: UTF8.self).split(separator: "\n").first
    }
    let prefix = "# yaml-language-server: $schema="
    #expect(try firstLine(of: "Scenarios/a.yaml") == "\(prefix)../render-anim.schema.json")
    #expect(
      try firstLine(of: "Scenarios/deep/b.yaml") == "\(prefix)../../render-anim.schema.json")
    #expect(try firstLine(of: "render-anim.schema.json")?.hasPrefix("{") == true)
  }

  @Test func `a file that is there is not replaced unawares`() throws {
    let program = try Program()
    try program.write("precious", to: "a.yaml")
    #expect(try program.run("new", "a").code == 73)
    #expect(String(decoding: try program.bytes(of: "a.yaml"), as: UTF8.self) == "precious")
    #expect(try program.run("new", "a", "--force").code == 0)
  }

  @Test func `lists are for people and for programs`() throws {
    #expect(try output("list", "layouts").contains("flow"))
    let json = try output("list", "devices", "--json")
    let entries = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(entries?.contains { $0["name"] as? String == "iphone-5" } ?? false)
    let page = try output("list", "keys", "--markdown")
    #expect(page.hasPrefix("# Keys\n"))
    #expect(page.contains("\n## Clock\n"))
    #expect(try Program().run("list", "keys", "--json", "--markdown").code == 64)
    #expect(try Program().run("list", "everything").code == 64)
  }

  @Test func `the schema is JSON of draft 7`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try output("schema").utf8))
    let dialect = (object as? [String: Any])?["$schema"] as? String
    #expect(dialect == "http://json-schema.org/draft-07/schema#")
  }

  @Test func `a code is explained with an example`() throws {
    let text = try output("explain-code", "ra012")
    #expect(text.contains("did you mean 'insertItems'?"))
    #expect(try output("explain-code").contains("RA031"))
    #expect(try Program().run("explain-code", "RA999").code == 64)
  }

  @Test func `the manual has a section for every command`() throws {
    let page = try output("man")
    for command in ["render", "still", "sheet", "inspect", "explain", "validate", "encode"] {
      #expect(page.contains(".SS \"\(command)\""))
    }
    #expect(page.contains("65  a scenario is invalid"))
    #expect(page.contains(".SH FILES\n.TP\n.I \\&.render\\-anim.yml"))
    #expect(page.contains(".B render\\-anim new first && render\\-anim first.yaml"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `there is a completion script for a shell`(shell: String) throws {
    #expect(try output("completions", shell).contains("render-anim"))
  }

  /// No commit: the program under test was not installed.
  @Test func `the version is a line that begins with it, or JSON`() throws {
    let line = try output("version")
    #expect(line == (try output("--version")))
    let version = line.prefix { $0 != " " }
    #expect(line == "\(version) (drawing 1)\n")
    #expect(
      try output("version", "--json")
        == "{\"drawing\":1,\"grammar\":1,\"version\":\"\(version)\"}\n")
  }

  @Test func `an installed program tells the commit that it was built from`() throws {
    let program = try Program()
    try program.write("0123456789ab-changed\n", to: "share/render-anim/commit")
    let outcome = try program.shell(
      "mkdir bin && cp \"$RENDER_ANIM\" bin && bin/render-anim --version")
    #expect(
      String(decoding: outcome.output, as: UTF8.self).hasSuffix(
        " (commit 0123456789ab-changed, drawing 1)\n"))
  }

  @Test func `options can come from the environment, unless they are given`() throws {
    let program = try Program()
    try program.write(
      "renderAnim: 1\ndataSource: {sections: [{items: 1}]}\nlayout: {class: flow}", to: "a.yaml")
    let variables = ["RENDER_ANIM_SCALE": "1", "RENDER_ANIM_DRY_RUN": "yes"]
    func size(_ arguments: String...) throws -> String {
      let outcome = try program.run(
        ["a.yaml", "--gif", "a.gif"] + arguments, environment: variables)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return String(decoding: outcome.output, as: UTF8.self)
    }
    #expect(try size().contains("375 × 667"))
    #expect(try size("--scale", "2").contains("750 × 1334"))
    let wrong = try program.run(["a.yaml"], environment: ["RENDER_ANIM_DRY_RUN": "perhaps"])
    #expect(wrong.code == 64)
  }
}
