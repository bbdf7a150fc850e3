import AnimDocumentationAssets
import AnimScenarioFormat
import Testing

struct PageScannerTests {
  @Test func `marks, blocks and directives are found at their places`() throws {
    let page = try TestPage(
      """
      # Title
      <!-- render-anim: a.yaml -->
        ```render-anim {name: b}
        renderAnim: 1
        ```
      @Image(source: "c.gif")
      """, .docC)
    #expect(page.problems.isEmpty)
    #expect(page.elements.map(\.place.line) == [2, 3, 6])
    #expect(page.elements.map(\.place.column) == [1, 3, 1])
    #expect(page.elements[1].content == .block(scenario: "\n\n\n  renderAnim: 1\n"))
  }

  @Test(arguments: [
    "`<!-- render-anim: a.yaml -->`", "Text <!-- render-anim: a.yaml -->",
    "```md\n<!-- render-anim: a.yaml -->\n```", "~~~\n```render-anim\nrenderAnim: 1\n```\n~~~",
    "````md\n```render-anim\nrenderAnim: 1\n```\n````", "<!--\n<!-- render-anim: a.yaml\n-->",
    "<!-- a comment on render-anim: -->", "``` `render-anim` ```", "@Image(source: \"a.gif\")",
  ])
  func `what only speaks of marks asks for nothing`(text: String) throws {
    let page = try TestPage(text)
    #expect(page.elements.isEmpty)
    #expect(page.problems.isEmpty)
  }

  @Test func `an element of HTML whose content is no markup asks for nothing`() throws {
    let page = try TestPage(
      "<script>\n<!-- render-anim: a.yaml -->\n</SCRIPT>\n<!-- render-anim: b.yaml -->\n", .html,
      file: "a.html")
    #expect(page.elements.map(\.place.line) == [4])
  }

  @Test(arguments: [
    ("text\n<!-- /render-anim -->", 2, "no beginning"),
    ("<!-- render-anim: a.yaml --> text", 1, "text behind it"),
    ("```render-anim\nrenderAnim: 1", 1, "no end"),
  ])
  func `a mark that is not whole is told of`(text: String, line: Int, words: String) throws {
    let problem = try #require(try TestPage(text).problems.first)
    #expect(problem.place.line == line)
    #expect(problem.text.contains(words))
  }

  @Test func `settings have the places of the page`() throws {
    let page = try TestPage("é\n  <!-- render-anim: {scenario: a.yaml, scales: [9]} -->\n")
    let settings = try #require(page.elements.first?.settings)
    let error = #expect(throws: ScenarioError.self) {
      try AssetReader.settings(settings, file: "README.md")
    }
    let finding = try #require(error?.quoting(page.text).findings.first)
    #expect(finding.range == SourceRange(file: "README.md", line: 2, column: 49, length: 1))
    #expect(finding.sourceLine == "  <!-- render-anim: {scenario: a.yaml, scales: [9]} -->")
  }

  @Test(arguments: [
    ("@Image(source: \"a b.gif\", alt: \"say \\\"hi\\\"\")", "a b.gif", "say \"hi\""),
    ("@Image(source: a, alt: b)", "a", "b"),
    ("@Image(\n  source: a\n  alt: \"(b)\"\n)", "a", "(b)"),
    ("@Video (source:a.mp4, alt:\"b\") { words }", "a.mp4", "b"),
  ])
  func `arguments of directives are words or quoted`(
    text: String, source: String, alt: String
  ) throws {
    let page = try TestPage(text, .docC)
    guard case .directive(let directive) = try #require(page.elements.first).content else {
      Issue.record("it is no directive")
      return
    }
    #expect(directive.source == source)
    #expect(directive.arguments["alt"]?.value == alt)
  }

  @Test(arguments: ["@Image(source: \"a", "@Image(source)", "@Images(source: a)", "@Image"])
  func `what is no directive is text`(text: String) throws {
    #expect(try TestPage(text, .docC).elements.isEmpty)
  }

  @Test(arguments: [
    ("a.md", PageKind.markdown), ("x/Docs.docc/Articles/a.md", .docC), ("a.tutorial", .docC),
    ("A.HTML", .html), ("a.txt", nil),
  ])
  func `the kind of a page is told by its path`(path: String, kind: PageKind?) {
    #expect(PageKind(path: path) == kind)
  }
}
