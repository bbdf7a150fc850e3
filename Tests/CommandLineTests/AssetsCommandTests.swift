import AnimCodecs
import AnimPixels
import Foundation
import Testing

/// The pictures of pages: made, shown, and kept fresh.
struct AssetsCommandTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.write(Self.scenario(), to: "Scenarios/square.yaml")
    try program.write(
      "# Title\r\n\r\n<!-- render-anim: Scenarios/square.yaml -->\r\n\r\nThe end", to: "README.md")
  }

  /// A square that comes, at the end of which there are two.
  static func scenario(_ more: String = "", alt: String = "A square comes.") -> String {
    """
    renderAnim: 1
    alt: \(alt)
    canvas: {size: [20, 20], scale: 1}
    clock: {fps: 10}
    dataSource: {sections: [{items: 1}]}
    layout: {class: flow, itemSize: [10, 10]}
    cells: {default: [{view: {insets: 0, backgroundColor: label}}]}
    timeline: [{wait: 0.1}, {insertItems: [[0, 1]]}]
    \(more)
    """
  }

  func text(_ name: String) throws -> String {
    String(decoding: try program.bytes(of: name), as: UTF8.self)
  }

  /// What the program answers; a failure is an issue.
  func assets(_ arguments: String...) throws {
    let outcome = try program.run(["assets"] + arguments)
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
  }

  /// The words of a check that fails.
  func problems(_ arguments: String..., code: Int32 = 1) throws -> String {
    let outcome = try program.run(["assets", "--check"] + arguments)
    #expect(outcome.code == code, Comment(rawValue: outcome.errors))
    return outcome.errors
  }

  struct Manifest: Decodable {
    struct Size: Decodable, Equatable {
      var width: Double
      var height: Double
    }
    struct Asset: Decodable {
      var path: String
      var name: String
      var theme: String
      var scale: Double
      var points: Size
      var pixels: Size
      var bytes: Int
      var alt: String
      var inputs: [String]
      var pages: [String]
      var command: String
    }
    var assets: [Asset]
  }

  func manifest(_ path: String = "assets/manifest.json") throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(try program.bytes(of: path)))
  }

  // MARK: Making

  @Test func `a mark is shown in light and dark, and all else on the page stays`() throws {
    try assets("README.md")
    #expect(
      program.files() == [
        "README.md", "Scenarios/square.yaml", "assets/manifest.json",
        "assets/square-poster@2x.png", "assets/square-poster~dark@2x.png", "assets/square@2x.gif",
        "assets/square~dark@2x.gif",
      ])
    let page = try text("README.md")
    #expect(
      page.hasPrefix("# Title\r\n\r\n<!-- render-anim: Scenarios/square.yaml -->\r\n<picture>"))
    #expect(page.hasSuffix("</picture>\r\n<!-- /render-anim -->\r\n\r\nThe end"))
    #expect(
      page.contains("<img src=\"assets/square@2x.gif\" width=\"20\" alt=\"A square comes.\">"))
    #expect(!page.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func `the manifest tells of each file what it is`() throws {
    try assets("README.md", "--theme", "light", "--scale", "1,3")
    let assets = try manifest().assets
    #expect(
      assets.map(\.path) == [
        "square-poster.png", "square-poster@3x.png", "square.gif", "square@3x.gif",
      ])
    for asset in assets {
      #expect(asset.name == "square")
      #expect(asset.theme == "light")
      #expect(asset.points == .init(width: 20, height: 20))
      #expect(asset.pixels == .init(width: 20 * asset.scale, height: 20 * asset.scale))
      #expect(asset.bytes == (try program.bytes(of: "assets/\(asset.path)")).count)
      #expect(asset.alt == "A square comes.")
      #expect(asset.inputs == ["../Scenarios/square.yaml"])
      #expect(asset.pages == ["../README.md"])
      #expect(asset.command == "render-anim assets README.md --scale 1,3 --theme light")
    }
    #expect(assets.map(\.scale) == [1, 3, 1, 3])
  }

  /// All scales are drawn of one acting, and themes differ.
  @Test func `the files are the frames of their scale and theme`() throws {
    try assets("README.md", "--scale", "1,2", "--format", "apng")
    let plain = try program.run(
      "Scenarios/square.yaml", "--apng", "plain~{theme}.apng", "--theme", "both", "--scale", "2")
    #expect(plain.code == 0, Comment(rawValue: plain.errors))
    for suffix in ["", "~dark"] {
      let theme = suffix.isEmpty ? "light" : "dark"
      #expect(
        try program.bytes(of: "assets/square\(suffix)@2x.apng")
          == program.bytes(of: "plain~\(theme).apng"))
    }
    let small = try PNGDecoder().decode(try program.bytes(of: "assets/square-poster.png"))
    let large = try PNGDecoder().decode(try program.bytes(of: "assets/square-poster@2x.png"))
    #expect(small.size.width == 20)
    #expect(large.size.width == 40)
    #expect(large.pixels.first == small.pixels.first)
  }

  @Test func `a fenced block is a scenario, whose mistakes have the page's places`() throws {
    let block = Self.scenario().replacing("\n", with: "\n  ")
    try program.write(
      "- a\n\n  ```render-anim {name: inside, themes: light}\n  \(block)\n  ```\n", to: "a.md")
    try assets("a.md")
    #expect(program.files().contains("assets/inside@2x.gif"))
    #expect(try text("a.md").contains("  ```\n  <picture>\n"))
    try program.write(try text("a.md").replacing("flow,", with: "flaw,"), to: "a.md")
    let outcome = try program.run("assets", "a.md")
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix("a.md:9:19: error: "), Comment(rawValue: outcome.errors))
  }

  @Test func `a list says what is made of which scenario, and names the pages`() throws {
    try program.write(
      """
      folder: Pictures
      pages: README.md
      defaults: {themes: light}
      assets:
        square: {scenario: Scenarios/square.yaml, formats: [apng, gif], scales: 1}
        alone: {scenario: Scenarios/square.yaml, path: "img/{name}-{theme}-{scale}", formats: png}
      """, to: "assets.yml")
    try program.write("<!-- render-anim: square -->\n", to: "README.md")
    try assets()
    #expect(
      program.files().filter { !$0.hasSuffix(".yml") && !$0.hasSuffix(".yaml") } == [
        "Pictures/manifest.json", "Pictures/square-poster.png", "Pictures/square.apng",
        "Pictures/square.gif", "README.md", "img/alone-light-2.png",
      ])
    #expect(
      try text("README.md").contains("<source type=\"image/apng\" srcset=\"Pictures/square.apng\">")
    )
    try assets("--check")
  }

  // MARK: DocC

  static let docC: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/docc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  @Test(.enabled(if: docC != nil, "docc is not installed"))
  func `DocC registers both variants of a picture`() throws {
    try program.write(
      """
      # Square

      What is here.

      @Metadata {
        @TechnologyRoot
      }

      ## Overview

      @Image(source: "square.gif")

      @Image(source: "other.gif", alt: "Not ours.")

      """, to: "Docs.docc/Docs.md")
    try assets("Docs.docc")
    #expect(
      try text("Docs.docc/Docs.md").contains(
        "@Image(source: \"square.gif\", alt: \"A square comes.\")\n\n@Image(source: \"other.gif\", "
      ))
    let docC = try program.run(
      [
        "convert", "Docs.docc", "--fallback-display-name", "Square",
        "--fallback-bundle-identifier", "test.square", "--output-path", "out",
      ], executable: URL(fileURLWithPath: try #require(Self.docC)))
    #expect(docC.code == 0, Comment(rawValue: docC.errors))
    struct Page: Decodable {
      struct Reference: Decodable {
        struct Variant: Decodable {
          var url: String
          var traits: [String]
        }
        var alt: String?
        var variants: [Variant]?
      }
      var references: [String: Reference]
    }
    let page = try JSONDecoder().decode(
      Page.self, from: Data(try program.bytes(of: "out/data/documentation/docs.json")))
    let picture = try #require(page.references["square.gif"])
    #expect(picture.alt == "A square comes.")
    let variants = try #require(picture.variants).map { variant in
      "\(variant.url.split(separator: "/").last ?? "") \(variant.traits.sorted().joined(separator: ","))"
    }
    #expect(variants.sorted() == ["square@2x.gif 2x,light", "square~dark@2x.gif 2x,dark"])
  }

  // MARK: Fresh or not

  @Test func `nothing is made twice, and a check of what is fresh is content`() throws {
    try assets("README.md")
    let files = try program.files().map { try program.bytes(of: $0) }
    let again = try program.run("assets", "README.md")
    #expect(again.errors == "4 assets: 0 made, 4 fresh\n")
    try assets("README.md", "--check")
    #expect(try program.files().map { try program.bytes(of: $0) } == files)
  }

  @Test func `a check tells what is missing, stale, changed, orphaned and not shown`() throws {
    #expect(
      try problems("README.md").contains(
        "README.md:3:1: error: 'assets/square@2x.gif' and 3 more are missing"))
    try assets("README.md")
    try program.write(Self.scenario("title: Another"), to: "Scenarios/square.yaml")
    let stale = try problems("README.md")
    #expect(stale.contains("'assets/square@2x.gif' and 3 more are stale"))
    #expect(stale.hasSuffix("note: 'render-anim assets README.md' repairs it\n"))
    try assets("README.md")
    try program.write("another file", to: "assets/square@2x.gif")
    #expect(
      try problems("README.md").contains("'assets/square@2x.gif' is not the file that was made"))
    try assets("README.md")
    try program.write(
      try text("README.md").replacing("A square comes.", with: "Words"), to: "README.md")
    #expect(
      try problems("README.md").contains(
        "README.md:3:1: error: 'README.md' does not show 'square' as it is"))
    try program.write("nothing", to: "README.md")
    #expect(
      try problems("README.md").contains("'assets/square@2x.gif' is shown by no page any more"))
  }

  @Test func `settings and includes are part of what an asset is made of`() throws {
    try program.write(Self.scenario("include: part.yaml"), to: "Scenarios/square.yaml")
    try program.write("title: One", to: "Scenarios/part.yaml")
    try assets("README.md", "--theme", "light")
    #expect(
      try manifest().assets.first?.inputs
        == ["../Scenarios/square.yaml", "../Scenarios/part.yaml"])
    try assets("README.md", "--theme", "light", "--check")
    #expect(
      try problems("README.md", "--theme", "light", "--set", "clock.fps=20").contains("stale"))
    try program.write("title: Two", to: "Scenarios/part.yaml")
    #expect(try problems("README.md", "--theme", "light").contains("stale"))
    try program.write("title: One", to: "Scenarios/part.yaml")
    try assets("README.md", "--theme", "light", "--check")
    try program.write("theme: dark", to: ".render-anim.yml")
    #expect(try problems("README.md", "--theme", "light").contains("stale"))
  }

  @Test func `what nothing shows any more is removed, unless it is another file`() throws {
    try assets("README.md")
    try program.write("precious", to: "assets/square@2x.gif")
    try program.write("nothing", to: "README.md")
    let outcome = try program.run("assets", "README.md")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("kept assets/square@2x.gif"))
    #expect(
      program.files() == [
        "README.md", "Scenarios/square.yaml", "assets/manifest.json", "assets/square@2x.gif",
      ])
    #expect(try manifest().assets.isEmpty)
  }

  @Test func `pages that are not named keep their assets`() throws {
    try program.write(
      "<!-- render-anim: {scenario: square, name: other, themes: light} -->\n", to: "B.md")
    try assets("README.md", "B.md")
    try assets("README.md")
    #expect(program.files().contains("assets/other@2x.gif"))
    try assets("README.md", "B.md", "--check")
  }

  @Test func `an author's words in DocC stay, and ours follow the scenario`() throws {
    try program.write(
      "@Image(source: square)\n@Image(source: square, alt: Mine)\n", to: "D.docc/D.md")
    try assets("D.docc", "--theme", "light")
    try program.write(Self.scenario(alt: "New words."), to: "Scenarios/square.yaml")
    try assets("D.docc", "--theme", "light")
    #expect(
      try text("D.docc/D.md")
        == "@Image(source: square, alt: \"New words.\")\n@Image(source: square, alt: Mine)\n")
  }

  // MARK: What cannot be

  @Test func `a budget lowers no scale: the name would lie`() throws {
    let outcome = try program.run("assets", "README.md", "--max-bytes", "60")
    #expect(outcome.code == 73)
    #expect(
      outcome.errors.contains(
        "README.md:3:1: error: 'assets/square@2x.gif': the GIF cannot be made smaller than"),
      Comment(rawValue: outcome.errors))
    #expect(program.files() == ["README.md", "Scenarios/square.yaml"])
  }

  @Test func `a file that is too large is not put into its place`() throws {
    let outcome = try program.run(
      "assets", "README.md", "--format", "apng", "--max-bytes", "60")
    #expect(outcome.code == 73)
    #expect(
      outcome.errors.contains("README.md:3:1: error: 'assets/square@2x.apng' would have "),
      Comment(rawValue: outcome.errors))
    #expect(program.files() == ["README.md", "Scenarios/square.yaml"])
  }

  @Test func `a file that was not made here is not replaced`() throws {
    try program.write("precious", to: "assets/square@2x.gif")
    let outcome = try program.run("assets", "README.md")
    #expect(outcome.code == 73)
    #expect(outcome.errors.contains("was not made by 'assets'"))
    #expect(try text("assets/square@2x.gif") == "precious")
    #expect(!program.files().contains("assets/square~dark@2x.gif"))
  }

  @Test(arguments: [
    ("<!-- render-anim: Scenarios/squares.yaml -->", 66, "a.md:1:19: error: there is no file"),
    ("<!-- render-anim: Scenarios/squares.yaml -->", 66, "did you mean 'Scenarios/square.yaml'?"),
    ("<!-- render-anim: nothing -->", 66, "a.md:1:19: error: there is no scenario 'nothing'"),
    ("\n<!-- render-anim: {scenario: square, formats: bmp} -->", 65, "a.md:2:47: error: no '.bmp'"),
    ("<!-- render-anim: {scenario: square, formats: y4m} -->", 65, "no format that pages show"),
    ("<!-- render-anim: {scenario: square, skale: 2} -->", 65, "a.md:1:38: error: unknown key"),
    ("<!-- render-anim: {name: x} -->", 65, "a.md:1:1: error: this mark names no scenario"),
    ("<!-- render-anim: {scenario: square, path: ../x} -->", 65, "is not in the folder"),
    ("<!-- render-anim: /etc/x.yaml -->", 66, "there is no file '/etc/x.yaml'"),
    ("```render-anim\nrenderAnim: 1\n", 65, "a.md:1:1: error: this block has no end"),
    ("<!-- /render-anim -->", 65, "a.md:1:1: error: this ends a snippet"),
    ("<!-- render-anim: {scenario: square, select: x..y..z} -->", 65, "is no part of a scenario"),
  ])
  func `a mistake on a page has its place`(page: String, code: Int32, message: String) throws {
    try program.write(page, to: "a.md")
    let outcome = try program.run("assets", "a.md")
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(message), Comment(rawValue: outcome.errors))
    #expect(try text("a.md") == page)
  }

  @Test func `a mistake on a page does not cost the others their assets`() throws {
    try program.write("<!-- render-anim: nothing -->\n", to: "a.md")
    let outcome = try program.run("assets", "a.md", "README.md")
    #expect(outcome.code == 66)
    #expect(program.files().contains("assets/square@2x.gif"))
    #expect(try text("README.md").contains("<picture>"))
  }

  @Test(arguments: [
    ["assets"], ["assets", "a.txt"], ["assets", "README.md", "README.md"],
    ["assets", "README.md", "--check", "--dry-run"], ["assets", "README.md", "--scale", "1,x"],
    ["assets", "README.md", "--format", "gif,"],
  ])
  func `a command line that makes no sense is refused`(arguments: [String]) throws {
    try program.write("text", to: "a.txt")
    #expect(try program.run(arguments).code == 64)
    #expect(!program.files().contains("assets/manifest.json"))
  }

  @Test(arguments: [
    "folder: ../x", "scenarios: ../other", "pages: ../other/README.md",
    "assets: {a: ../other/square.yaml}",
  ])
  func `a list reaches no further than its folder and the working directory`(
    list: String
  ) throws {
    try program.write(Self.scenario(), to: "other/square.yaml")
    try program.write("<!-- render-anim: square.yaml -->\n", to: "other/README.md")
    try program.write(list, to: "here/assets.yml")
    let outcome = try program.run(
      ["assets", "assets.yml"], folder: program.folder.appendingPathComponent("here"))
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.contains("is neither in the folder of this file nor in the working directory"),
      Comment(rawValue: outcome.errors))
    #expect(!program.files().contains { $0.hasSuffix(".gif") })
    let outside = try program.run(["assets", "here/assets.yml", "--dry-run"])
    #expect(!outside.errors.contains("is neither"), Comment(rawValue: outside.errors))
  }

  @Test func `a scenario is no list`() throws {
    let outcome = try program.run("assets", "Scenarios/square.yaml")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("is a scenario"))
  }

  // MARK: Words for people and programs

  @Test func `a dry run says what would be made, and makes nothing`() throws {
    let outcome = try program.run("assets", "README.md", "--dry-run")
    #expect(outcome.code == 0)
    let words = String(decoding: outcome.output, as: UTF8.self)
    #expect(words.contains("would make    assets/square@2x.gif"))
    #expect(words.contains("would update  README.md"))
    #expect(program.files() == ["README.md", "Scenarios/square.yaml"])
  }

  @Test func `JSON tells states, and diagnostics are for GitHub too`() throws {
    struct Summary: Decodable {
      struct Asset: Decodable {
        var path: String
        var state: String
      }
      var assets: [Asset]
      var pages: [String]
    }
    func summary(_ arguments: String...) throws -> Summary {
      let outcome = try program.run(["assets", "README.md", "--json", "-q"] + arguments)
      return try JSONDecoder().decode(Summary.self, from: Data(outcome.output))
    }
    #expect(Set(try summary("--check").assets.map(\.state)) == ["missing"])
    let made = try summary()
    #expect(Set(made.assets.map(\.state)) == ["made"])
    #expect(made.pages == ["README.md"])
    #expect(Set(try summary().assets.map(\.state)) == ["fresh"])
    try program.write("changed", to: "assets/square@2x.gif")
    let words = try problems("README.md", "--diagnostics", "github")
    #expect(
      words.hasPrefix(
        "::error file=README.md,line=3,col=1,title=changed::'assets/square@2x.gif' is not"),
      Comment(rawValue: words))
  }

  @Test func `runs at the same time do not spoil each other's work`() throws {
    let run = "( \"$RENDER_ANIM\" assets README.md -q || echo failed ) &"
    // The pipe ends when all of them have ended.
    let outcome = try program.shell("{ \(run) \(run) \(run) } 2>&1 | cat")
    #expect(String(decoding: outcome.output, as: UTF8.self) == "")
    try assets("README.md", "--check")
    #expect(!program.files().contains { $0.contains("partial") })
    #expect(try manifest().assets.count == 4)
  }
}
