import Testing

@testable import AnimScenarioFormat

/// `include:` and overrides.
@Suite struct InclusionTests {
  static let files = [
    "common/base.yaml": """
    canvas: {scale: 3, cornerRadius: 8}
    layout: {class: flow, itemSize: [60, 60]}
    include: more.yaml
    """,
    "common/more.yaml": "title: from more\ntheme: dark",
    "a.yaml": "include: b.yaml",
    "b.yaml": "include: a.yaml",
    "wrong.yaml": "titel: x", "list.yaml": "[a, b]", "words.yaml": "TOKEN=secret",
  ]

  struct Missing: Error {}

  static func read(_ text: String, overrides: [String] = []) throws -> Scenario {
    try ScenarioReader.read(text, file: "main.yaml", overrides: overrides) { path, _ in
      guard let text = files[path] else { throw Missing() }
      return text
    }.scenario
  }

  static func findings(_ text: String, overrides: [String] = []) -> [Finding] {
    do {
      _ = try read(text, overrides: overrides)
      return []
    } catch let error as ScenarioError {
      return error.findings
    } catch {
      return []
    }
  }

  static let head = "renderAnim: 1\ndataSource: {sections: [{items: 2}]}\n"

  @Test func `what a file says itself wins over what it includes`() throws {
    let scenario = try Self.read(Self.head + "include: common/base.yaml\ncanvas: {scale: 1}\n")
    #expect(scenario.canvas.scale == 1)
    #expect(scenario.canvas.cornerRadius == 8)
    #expect(scenario.title == "from more")
    #expect(scenario.themes == [.dark])
  }

  @Test func `a cycle is a finding at the line that closes it`() {
    let findings = Self.findings(Self.head + "layout: {class: flow}\ninclude: a.yaml")
    #expect(
      findings.map(\.message.text) == [
        "the file includes itself: 'a.yaml' includes 'b.yaml' includes 'a.yaml'"
      ])
    #expect(findings.first?.range.file == "b.yaml")
  }

  @Test func `a finding in an included file names that file`() {
    let findings = Self.findings(Self.head + "layout: {class: flow}\ninclude: wrong.yaml")
    #expect(findings.map(\.range.description) == ["wrong.yaml:1:1"])
  }

  @Test(arguments: ["list.yaml", "words.yaml"])
  func `a file that holds no keys is a finding that does not show it`(file: String) {
    let findings = Self.findings(Self.head + "layout: {class: flow}\ninclude: \(file)")
    #expect(findings.map(\.range.description) == ["main.yaml:4:10"])
    #expect(findings.first?.message.text.contains("'\(file)' is no part of a scenario") == true)
    #expect(!DiagnosticsForm.human.text(findings).contains("secret"))
  }

  @Test func `a file that is not there is a finding`() {
    let findings = Self.findings(Self.head + "layout: {class: flow}\ninclude: ../x.yaml")
    #expect(findings.map(\.message.text) == ["cannot read '../x.yaml': Missing()"])
  }

  @Test(arguments: [
    ("common/../x.yaml", "a/b.yaml", "a/x.yaml"), ("../x.yaml", "a/b.yaml", "x.yaml"),
    ("./x.yaml", "b.yaml", "x.yaml"), ("/x.yaml", "a/b.yaml", "/x.yaml"),
    ("x.yaml", "/a/b.yaml", "/a/x.yaml"),
    ("../../x.yaml", "a/b.yaml", "../x.yaml"), ("../x.yaml", "/b.yaml", "/../x.yaml"),
  ])
  func `paths are relative to the file that includes`(path: String, file: String, result: String) {
    #expect(Inclusion.resolve(path, from: file) == result)
  }

  @Test func `overrides replace and add values`() throws {
    let text = Self.head + "layout: {class: flow}\ntimeline: [{wait: 1}]"
    let scenario = try Self.read(
      text,
      overrides: ["canvas.scale=3", "timeline.0.wait=2", "title=a=b", "layout.itemSize=[9, 9]"])
    #expect(scenario.canvas.scale == 3)
    #expect(scenario.timeline[0].action as? Action.Wait == Action.Wait(seconds: 2))
    #expect(scenario.title == "a=b")
    #expect(scenario[layout: "layout"]?["itemSize"] == .size(SizeExpression(width: 9, height: 9)))
  }

  @Test(arguments: [
    ("canvas.scale=9", 14), ("canvas.scael=2", 8), ("nothing", 1), ("timeline.7.wait=1", 1),
    ("renderAnim.x=1", 1), ("canvas={", 9),
  ])
  func `a mistake in an override is marked in it`(override: String, column: Int) {
    let text = Self.head + "layout: {class: flow}\ntimeline: [{wait: 1}]"
    let findings = Self.findings(text, overrides: [override])
    #expect(findings.map(\.range.file) == ["--set \(override)"])
    #expect(findings.first?.range.column == column)
  }
}
