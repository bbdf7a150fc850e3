import AnimDocumentationAssets
import AnimScenarioFormat
import Testing

struct PageEditTests {
  private let files = [
    AssetEntry("a@2x.gif"), AssetEntry("a~dark@2x.gif", .animation, .dark),
    AssetEntry("a-poster@2x.png", .poster), AssetEntry("a-poster~dark@2x.png", .poster, .dark),
  ]

  @Test func `a picture is for light and dark, and a still for those who wish for less motion`()
    throws
  {
    let page = try TestPage("<!-- render-anim: a.yaml -->\n\nMore\n")
    #expect(
      page.showing(try Snippet(files, in: "x y")) == """
        <!-- render-anim: a.yaml -->
        <picture>
          <source media="(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)" \
        srcset="x%20y/a-poster~dark@2x.png">
          <source media="(prefers-reduced-motion: reduce)" srcset="x%20y/a-poster@2x.png">
          <source media="(prefers-color-scheme: dark)" srcset="x%20y/a~dark@2x.gif">
          <img src="x%20y/a@2x.gif" width="20" alt="Words">
        </picture>
        <!-- /render-anim -->

        More

        """)
  }

  @Test func `better formats come before the one that all browsers know`() throws {
    let page = try TestPage("<!-- render-anim: a.yaml -->\n")
    let shown = page.showing(
      try Snippet([
        AssetEntry("a.gif", scale: 1), AssetEntry("a@2x.gif"), AssetEntry("a.webp", scale: 1),
        AssetEntry("a@2x.webp"),
      ]))
    let webp = try #require(
      shown.firstRange(of: "type=\"image/webp\" srcset=\"a.webp 1x, a@2x.webp 2x\""))
    let gif = try #require(
      shown.firstRange(of: "<img src=\"a.gif\" srcset=\"a.gif 1x, a@2x.gif 2x\""))
    #expect(webp.lowerBound < gif.lowerBound)
  }

  @Test func `pictures of several widths are told by them`() throws {
    let page = try TestPage("<!-- render-anim: a.yaml -->\n", .html)
    let shown = page.showing(
      try Snippet(
        [AssetEntry("a-30w.gif", scale: 1.5), AssetEntry("a-50w.gif", scale: 2.5)], width: 15))
    #expect(
      shown.contains(
        "<img src=\"a-30w.gif\" srcset=\"a-30w.gif 30w, a-50w.gif 50w\" sizes=\"15px\" "
          + "width=\"15\" height=\"8\" alt=\"Words\">"), Comment(rawValue: shown))
  }

  @Test func `a page in HTML shows a video with its poster`() throws {
    let page = try TestPage("<!-- render-anim: a.yaml -->\n", .html)
    let shown = page.showing(
      try Snippet([AssetEntry("a@2x.mp4"), AssetEntry("a-poster@2x.png", .poster)]))
    #expect(shown.contains("width=\"20\" height=\"10\" poster=\"a-poster@2x.png\""))
    #expect(shown.contains("<source src=\"a@2x.mp4\" type=\"video/mp4\">"))
  }

  @Test func `words cannot end an attribute`() throws {
    let files = [AssetEntry("a.gif", alt: "\"<b>\" & \\")]
    let markdown = try TestPage("<!-- render-anim: a.yaml -->\n")
    #expect(
      markdown.showing(try Snippet(files)).contains("alt=\"&quot;&lt;b&gt;&quot; &amp; \\\""))
    let docC = try TestPage("@Image(source: a)", .docC)
    let shown = docC.showing(try Snippet(files))
    let again = try TestPage(shown, .docC)
    guard case .directive(let directive) = try #require(again.elements.first).content else {
      Issue.record("it is no directive")
      return
    }
    #expect(directive.arguments["alt"]?.value == "\"<b>\" & \\")
  }

  // MARK: Directives

  @Test func `a directive gets the words and the poster that it lacks`() throws {
    let files = [AssetEntry("a@2x.mp4"), AssetEntry("a-poster@2x.png", .poster)]
    let page = try TestPage("@Video(\n  source: \"a.mp4\"\n)\n", .docC)
    #expect(
      page.showing(try Snippet(files))
        == "@Video(\n  source: \"a.mp4\", poster: \"a-poster.png\", alt: \"Words\"\n)\n")
  }

  @Test func `an author's words stay, and those that were made follow the scenario`() throws {
    let snippet = try Snippet([AssetEntry("a@2x.gif")])
    let page = try TestPage("@Image(source: \"a.gif\", alt: \"Old\")", .docC)
    #expect(page.showing(snippet) == "@Image(source: \"a.gif\", alt: \"Old\")")
    #expect(
      page.showing(snippet, replacing: ["Old"]) == "@Image(source: \"a.gif\", alt: \"Words\")")
  }

  @Test func `a mark in a catalog shows a directive without theme and scale`() throws {
    let page = try TestPage("<!-- render-anim: a -->\n", .docC)
    #expect(
      page.showing(try Snippet(files))
        == "<!-- render-anim: a -->\n@Image(source: \"a.gif\", alt: \"Words\")\n"
        + "<!-- /render-anim -->\n")
  }

  // MARK: All else

  /// Pages whose every byte outside of snippets is to stay, with what is odd about them.
  static let pages = [
    "\u{FEFF}# BOM\n<!-- render-anim: a -->\nend",
    "<!-- render-anim: a -->",
    "windows\r\n<!-- render-anim: a -->\r\ntrailing  \r\n\r\n\r\n",
    "mixed\r\n<!-- render-anim: a -->\nold mac\rline \u{2028} separator\n",
    "- item\n\t<!-- render-anim: a -->\n\n\n  text\n",
    "```render-anim\nrenderAnim: 1\n```",
    "~~~~ render-anim\nrenderAnim: 1\n~~~~\n\u{1F3A8}\u{0301} end",
    "<!-- render-anim:\n  scenario: a\n  name: b -->\n<!-- render-anim: c -->\n",
    "# t\n<!-- render-anim: a -->\nold\n<!-- /render-anim -->\n\ntext <!-- /render-anim -->\n",
  ]

  @Test(arguments: pages)
  func `every byte that is not the snippet's stays`(text: String) throws {
    let snippet = try Snippet(files)
    let page = try TestPage(text)
    #expect(!page.elements.isEmpty)
    let shown = page.showing(snippet)
    // Taken out again, snippets leave the page as it was.
    let lines = try TestPage(shown)
    #expect(lines.problems.isEmpty)
    #expect(without(shown) == without(text))
    #expect(lines.showing(snippet) == shown, "it is complete")
  }

  /// The text without snippets and their ends, and without a line break at the very end, which a
  /// snippet needs before it.
  private func without(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var skips = false
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let words = String(decoding: line, as: UTF8.self).trimmingPrefix { $0 == " " || $0 == "\t" }
      if words.hasPrefix("<picture>") || words.hasPrefix("old") && text.contains("\nold\n") {
        skips = true
      }
      if words.hasPrefix("<!-- /render-anim -->") {
        skips = false
        continue
      }
      if !skips { result += Array(line) + [0x0A] }
    }
    while let last = result.last, last == 0x0A || last == 0x0D { result.removeLast() }
    return result
  }
}
