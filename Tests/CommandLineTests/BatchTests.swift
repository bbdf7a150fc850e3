import AnimCodecs
import AnimPixels
import Foundation
import Testing

struct BatchTests {
  private func write(_ names: String..., theme: String = "light", to program: Program) throws {
    for name in names {
      try program.write(
        """
        renderAnim: 1
        theme: \(theme)
        canvas: {size: [30, 20], scale: 1}
        dataSource: {sections: [{items: 2}]}
        layout: {class: flow, itemSize: [10, 10]}
        timeline: [{wait: 0.04}]
        """, to: "\(name).yaml")
    }
  }

  @Test func `places in a path are filled in for each scenario and theme`() throws {
    let program = try Program()
    try write("a", "b", to: program)
    let outcome = try program.run(
      "a.yaml", "b.yaml", "-o", "out/{name}~{theme}@{scale}x.gif", "--theme", "both", "--scale", "2"
    )
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files() == [
        "a.yaml", "b.yaml", "out/a~dark@2x.gif", "out/a~light@2x.gif", "out/b~dark@2x.gif",
        "out/b~light@2x.gif",
      ])
    #expect(outcome.errors.contains("4 outputs"))
  }

  @Test func `a path with a theme in it shows all themes of the scenario, others the first`() throws
  {
    let program = try Program()
    try write("a", theme: "[dark, light]", to: program)
    let outcome = try program.run("a.yaml", "--gif", "{theme}.gif", "--png", "still.png")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files() == ["a.yaml", "dark.gif", "light.gif", "still.png"])
    #expect(try program.run("a.yaml", "--theme", "dark", "--png", "dark.png").code == 0)
    #expect(try program.bytes(of: "still.png") == (try program.bytes(of: "dark.png")))
  }

  @Test func `without outputs there is a GIF for each theme`() throws {
    let program = try Program()
    try write("a", theme: "[dark, light]", to: program)
    #expect(try program.run("a.yaml").code == 0)
    #expect(program.files() == ["a.yaml", "a~dark.gif", "a~light.gif"])
  }

  @Test func `many jobs make the bytes that one makes`() throws {
    let program = try Program()
    try write("a", "b", "c", to: program)
    let scenarios = ["a.yaml", "b.yaml", "c.yaml"]
    #expect(try program.run(scenarios + ["--gif", "1/{name}.gif", "--jobs", "1"]).code == 0)
    #expect(try program.run(scenarios + ["--gif", "5/{name}.gif", "--jobs", "5"]).code == 0)
    for name in ["a", "b", "c"] {
      #expect(try program.bytes(of: "1/\(name).gif") == (try program.bytes(of: "5/\(name).gif")))
    }
  }

  @Test func `the kind of an output follows from its extension`() throws {
    let program = try Program()
    try write("a", to: program)
    let outcome = try program.run(
      "a.yaml", "-o", "a.apng", "-o", "a.png", "-o", "frames/{frame}.png", "-o", "a.y4m",
      "--fps", "25")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files() == [
        "a.apng", "a.png", "a.y4m", "a.yaml", "frames/0000.png", "frames/0001.png",
      ]
    )
    let header = try program.bytes(of: "a.y4m").prefix(10)
    #expect(String(decoding: header, as: UTF8.self) == "YUV4MPEG2 ")
  }

  @Test(arguments: [
    ["a.yaml", "-o", "a.avi"], ["a.yaml", "-o", "{title}.gif"], ["a.yaml", "-o", "{frame}.gif"],
    ["a.yaml", "-o", "a.mkv"],
    ["a.yaml", "--theme", "both", "-o", "a.gif"], ["a.yaml", "a.yaml"],
    ["a.yaml", "--json-summary", "--gif", "-"], ["x/a.yaml", "a.yaml", "-o", "{name}.gif"],
  ])
  func `outputs that cannot be meant are usage errors`(arguments: [String]) throws {
    let program = try Program()
    try write("a", to: program)
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("x"), withIntermediateDirectories: true)
    try write("x/a", to: program)
    let outcome = try program.run(arguments)
    #expect(outcome.code == 64, "\(outcome.errors)")
    #expect(program.files() == ["a.yaml", "x/a.yaml"])
  }

  @Test func `a dry run says what would be made`() throws {
    let program = try Program()
    try write("a", to: program)
    let outcome = try program.run("a.yaml", "--gif", "a.gif", "--png", "a.png", "--dry-run")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files() == ["a.yaml"])
    #expect(
      String(decoding: outcome.output, as: UTF8.self) == """
        a.gif  3 frames  1.06 s  30 × 20
        a.png   1 frame          30 × 20

        """)
  }

  @Test func `a summary for programs tells of what was made and what failed`() throws {
    let program = try Program()
    try write("a", to: program)
    let outcome = try program.run("a.yaml", "b.yaml", "--gif", "{name}.gif", "--json-summary")
    #expect(outcome.code == 66)
    let summary = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let rendered = summary?["rendered"] as? [[String: Any]]
    #expect(rendered?.first?["scenario"] as? String == "a.yaml")
    let output = (rendered?.first?["outputs"] as? [[String: Any]])?.first
    #expect(output?["frames"] as? Int == 3)
    #expect(output?["duration"] as? Double == 1.06)
    #expect(output?["width"] as? Int == 30)
    let failed = summary?["failed"] as? [[String: Any]]
    #expect(failed?.first?["code"] as? Int == 66)
  }

  @Test func `make learns what a file is made of, included files too`() throws {
    let program = try Program()
    try program.write("canvas: {size: [30, 20], scale: 1}\nrenderAnim: 1\n", to: "base one.yaml")
    try program.write(
      """
      renderAnim: 1
      include: base one.yaml
      dataSource: {sections: [{items: 2}]}
      layout: {class: flow, itemSize: [10, 10]}
      """, to: "a.yaml")
    let outcome = try program.run(
      "a.yaml", "--gif", "a.gif", "--png", "a.png", "--deps", "a.d", "--timings", "t.json")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      String(decoding: try program.bytes(of: "a.d"), as: UTF8.self)
        == "a.gif a.png: \\\n  a.yaml \\\n  base\\ one.yaml\n")
    let timings = try JSONSerialization.jsonObject(with: Data(try program.bytes(of: "t.json")))
    #expect(((timings as? [String: Any])?["traceEvents"] as? [Any])?.count == 3)
  }

  @Test func `strictness makes errors of warnings`() throws {
    let program = try Program()
    try write("a", to: program)
    let text = String(decoding: try program.bytes(of: "a.yaml"), as: UTF8.self)
    try program.write(text + "\noutput: {gif: {fps: 60}}", to: "a.yaml")
    #expect(try program.run("a.yaml", "--png", "a.png").code == 0)
    #expect(try program.run("validate", "a.yaml", "--strict").code == 65)
    #expect(try program.run("a.yaml", "--png", "b.png", "--strict").code == 65)
    #expect(program.files() == ["a.png", "a.yaml"])
  }

  @Test func `the standard input can have a name`() throws {
    let program = try Program()
    let outcome = try program.run(
      "-", "-o", "{name}.png", "--assume-filename", "deep/a.yaml", input: "renderAnim: 2")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("deep/a.yaml:1:"))
  }

  @Test func `a gallery has a GIF, a sheet and a place on the page for each scenario`() throws {
    let program = try Program()
    try write("a", "b", to: program)
    let outcome = try program.run(
      "gallery", "a.yaml", "b.yaml", "-o", "out", "--title", "Two & more")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files() == [
        "a.yaml", "b.yaml", "out/a-sheet.png", "out/a.gif", "out/b-sheet.png", "out/b.gif",
        "out/index.html",
      ])
    let page = String(decoding: try program.bytes(of: "out/index.html"), as: UTF8.self)
    #expect(page.contains("<h1>Two &amp; more</h1>"))
    #expect(page.contains("\"scenario\":\"../b.yaml\""))
  }

  @Test func `a gallery shows GIFs that were made with other settings`() throws {
    let program = try Program()
    try write("a", "b", to: program)
    #expect(try program.run("a.yaml", "--gif", "out/a.gif", "--width", "32").code == 0)
    let own = try program.bytes(of: "out/a.gif")
    let words = ["gallery", "a.yaml", "b.yaml", "-o", "out"]
    let missing = try program.run(words + ["--keep-gif", "a,b"])
    #expect(missing.code == 66)
    #expect(missing.errors.contains("there is no 'out/b.gif'"))
    #expect(try program.run(words + ["--keep-gif", "c"]).code == 64)
    #expect(program.files() == ["a.yaml", "b.yaml", "out/a.gif"])

    let outcome = try program.run(words + ["--keep-gif", "a"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files() == [
        "a.yaml", "b.yaml", "out/a-sheet.png", "out/a.gif", "out/b-sheet.png", "out/b.gif",
        "out/index.html",
      ])
    #expect(try program.bytes(of: "out/a.gif") == own)
    let page = String(decoding: try program.bytes(of: "out/index.html"), as: UTF8.self)
    #expect(page.contains("\"gif\":\"a.gif\""))
    // It is made by nothing in a plan either, and the page is made of it.
    let plan = try program.run(["plan", "--make"] + words + ["--keep-gif", "a"])
    #expect(plan.code == 0, "\(plan.errors)")
    let rules = String(decoding: plan.output, as: UTF8.self).components(separatedBy: "\n\n")
    let makers = rules.dropFirst().filter { $0.prefix { $0 != ":" }.contains("out/a.gif") }
    #expect(makers.isEmpty)
    #expect(rules.contains { $0.hasPrefix("out/index.html :") && $0.contains("out/a.gif") })
    #expect(rules.contains { $0.hasPrefix("out/b.gif out/b-sheet.png") })
  }
}
