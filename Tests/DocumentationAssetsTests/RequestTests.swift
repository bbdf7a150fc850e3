import AnimDocumentationAssets
import AnimScenarioFormat
import Testing

struct RequestTests {
  private func context(
    _ kind: PageKind?, page: String = "README.md"
  ) -> AssetContext {
    AssetContext(
      folder: "assets", page: page, kind: kind,
      place: SourceRange(file: page, line: 3, column: 1, length: 4)
    ) { name in
      switch name {
      case "gif", "webp", "mp4", "y4m": .animation
      case "png": .still
      default: .none("no '.\(name)' can be made")
      }
    }
  }

  private func request(
    _ settings: String, _ kind: PageKind? = .markdown, page: String = "README.md"
  ) throws -> AssetRequest {
    try AssetRequest(
      AssetReader.settings(settings, file: page), name: "a", scenario: .file("a.yaml"),
      in: context(kind, page: page))
  }

  private func paths(_ request: AssetRequest) -> [String] { request.files.map(\.path) }

  @Test func `without settings, a page gets GIFs and stills for light and dark`() throws {
    #expect(
      try paths(request("a.yaml")) == [
        "assets/a@2x.gif", "assets/a~dark@2x.gif", "assets/a-poster@2x.png",
        "assets/a-poster~dark@2x.png",
      ])
    #expect(
      try paths(request("a.yaml", .docC)) == ["assets/a@2x.gif", "assets/a~dark@2x.gif"])
  }

  @Test func `stills are made for videos of DocC, and where a moment is said`() throws {
    let video = try request("{formats: mp4, themes: light}", .docC)
    #expect(paths(video) == ["assets/a@2x.mp4", "assets/a-poster@2x.png"])
    let listed = try request("{themes: light}", nil)
    #expect(paths(listed) == ["assets/a@2x.gif"])
    let posed = try request("{themes: light, poster: 50%}", nil)
    #expect(paths(posed) == ["assets/a@2x.gif", "assets/a-poster@2x.png"])
    #expect(posed.looks.poster == "50%")
  }

  @Test func `a path is that of the page's folder`() throws {
    let request = try request(
      "{path: \"img/{name}\", themes: light, formats: png}", page: "Guides/a.md")
    #expect(paths(request) == ["Guides/img/a@2x.png"])
  }

  @Test(arguments: [
    ("{formats: bmp}", PageKind.markdown, "no '.bmp' can be made"),
    ("{formats: y4m}", .markdown, "'.y4m' is no format that pages show"),
    ("{formats: webp}", .docC, "DocC does not take '.webp'"),
    ("{widths: 300}", .docC, "DocC tells pictures by their scales"),
    ("{path: ../x}", .markdown, "is not in the folder of this file or below"),
    ("{path: \"{frame}\"}", .markdown, "none of the places"),
    ("{path: \"a{scale}\", widths: 300}", .markdown, "says nothing"),
  ])
  func `what cannot be met is told of`(settings: String, kind: PageKind, words: String) throws {
    let problem = #expect(throws: AssetProblem.self) { try request(settings, kind) }
    #expect(problem?.text.contains(words) == true)
  }

  @Test(arguments: [
    "{scales: []}", "{scales: [4]}", "{themes: sepia}", "{scale: 2, scales: 3}",
    "{scales: 2, widths: 300}", "{maxBytes: much}", "{poster: -1}", "[a]", "{name: a/b}",
  ])
  func `settings that mean nothing are findings`(settings: String) {
    #expect(throws: ScenarioError.self) { try request(settings) }
  }

  @Test func `settings hold over defaults, sizes as a whole`() throws {
    let own = try AssetReader.settings("{widths: 300, alt: Mine}", file: "a.md")
    let defaults = try AssetReader.settings("{scales: [1, 2], alt: All, fps: 25}", file: "b.yml")
    let both = own.over(defaults)
    #expect(both.widths == [300])
    #expect(both.scales == nil)
    #expect(both.alt == "Mine")
    #expect(both.fps == 25)
  }

  @Test func `what several pages ask of one scenario is acted out once`() throws {
    let first = try request("{scales: 1, themes: light}", nil)
    let second = try request("{scales: [1, 3], themes: light}", nil, page: "B.md")
    let (groups, problems) = AssetGroup.groups(of: [first, second])
    #expect(problems.isEmpty)
    let group = try #require(groups.first)
    #expect(groups.count == 1)
    #expect(group.files.map(\.path) == ["assets/a.gif", "assets/a@3x.gif"])
    #expect(group.actedScale == 3)
    #expect(group.pages["assets/a.gif"] == ["README.md", "B.md"])
    #expect(group.pages["assets/a@3x.gif"] == ["B.md"])
  }

  @Test func `one file is not made in two ways`() throws {
    let requests = [try request("{fps: 25}"), try request("{fps: 50}")]
    let (groups, problems) = AssetGroup.groups(of: requests)
    #expect(groups.map(\.looks.fps) == [25])
    #expect(problems.count == 1)
  }

  // MARK: The list

  @Test func `a list has assets by name, each a scenario or a mapping`() throws {
    let list = try AssetReader.list(
      """
      folder: Pictures
      pages: README.md
      defaults: {scales: [1, 2]}
      assets:
        a: Scenarios/a.yaml
        b: {scenario: Scenarios/b.yaml, maxBytes: 300KB}
      """, file: "assets.yml")
    #expect(list.folder?.text == "Pictures")
    #expect(list.pages.map(\.text) == ["README.md"])
    #expect(list.assets.map(\.name) == ["a", "b"])
    #expect(list.assets.map(\.value.scenario?.text) == ["Scenarios/a.yaml", "Scenarios/b.yaml"])
    #expect(list.assets[1].value.maxBytes == 300_000)
  }

  @Test(arguments: [
    ("assets: {a: {scales: 2}}", 1, 10, "needs the key 'scenario'"),
    ("asset: {a: a.yaml}", 1, 1, "unknown key 'asset'"),
    ("assets:\n  a: {scenario: a.yaml, scals: 2}", 2, 25, "unknown key 'scals'"),
    ("defaults: {name: a}", 1, 12, "unknown key 'name'"),
    ("assets: {a/b: a.yaml}", 1, 10, "cannot be the name of a file"),
  ])
  func `a mistake in a list is found at its place`(
    text: String, line: Int, column: Int, words: String
  ) throws {
    let error = #expect(throws: ScenarioError.self) {
      try AssetReader.list(text, file: "assets.yml")
    }
    let finding = try #require(error?.findings.first)
    #expect(finding.range.line == line)
    #expect(finding.range.column == column)
    #expect(finding.message.text.contains(words))
  }
}
