import Testing

@testable import AnimScenarioFormat

/// The tree: positions, the core schema, merges, what is refused.
@Suite struct YAMLTests {
  static func compose(_ text: String) -> (root: YAMLNode?, findings: [Finding]) {
    let findings = FindingCollector()
    let source = SourceText(text, file: "t")
    findings.add(source)
    return (YAMLComposer.compose(source, findings: findings), findings.findings)
  }

  static let places: [(String, [String])] = [
    ("a: {b: 1️⃣[1, 2]1️⃣}", ["a", "b"]), ("1️⃣a1️⃣: b", ["a", "key"]), ("a: 1️⃣'it''s'1️⃣", ["a"]),
    ("a: {b: 1, c: 1️⃣\"x\\ny\"1️⃣}", ["a", "c"]), ("a: &x 1️⃣word1️⃣", ["a"]),
    ("a: &x\n  1️⃣b1️⃣: 1", ["a"]), ("größe: {ä: 1️⃣über1️⃣}", ["größe", "ä"]),
    (
      "a:\r\n  b: "
        + "1️⃣11️⃣\r\n", ["a", "b"]
    ), ("\u{FEFF}a: 1️⃣11️⃣", ["a"]), ("1️⃣a1️⃣:\nb: 1", ["a"]),
  ]

  @Test(arguments: places) func `a caret marks the token`(marked: String, path: [String]) throws {
    let marked = MarkedText(marked)
    var node = try #require(Self.compose(marked.text).root)
    for key in path where key != "key" { node = try #require(node[key]) }
    let root = try #require(Self.compose(marked.text).root)
    let range = path.last == "key" ? root.entries?.first?.key.location : node.range
    let place = try #require(marked.places[1])
    let bom = marked.text.hasPrefix("\u{FEFF}") ? 1 : 0
    #expect(range?.line == place.line)
    #expect(range?.column == place.column - bom)
    #expect(range?.length == place.length)
  }

  @Test func `the core schema knows fewer words than YAML 1_1`() throws {
    let root = try #require(
      Self.compose("[true, yes, 'true', ~, 0x1F, 0o17, 1e3, .5, 1.2.3, off]").root)
    let nodes = try #require(root.elements)
    #expect(nodes.map(\.bool) == [true, nil, nil, nil, nil, nil, nil, nil, nil, nil])
    #expect(nodes.map(\.number) == [nil, nil, nil, nil, 31, 15, 1000, 0.5, nil, nil])
    #expect(
      nodes.map(\.isNull) == [false, false, false, true, false, false, false, false, false, false])
  }

  @Test func `own keys win over merged ones and earlier merges over later ones`() throws {
    let text = """
      x: &x {a: 1, b: 1}
      y: &y {b: 2, c: 2}
      z: {<<: [*x, *y], a: 3}
      """
    let merged = try #require(Self.compose(text).root?["z"])
    #expect(merged["a"]?.integer == 3)
    #expect(merged["b"]?.integer == 1)
    #expect(merged["c"]?.integer == 2)
  }

  @Test func `every duplicate key is found`() throws {
    let marked = MarkedText("a: 1\n1️⃣a1️⃣: 2\nb: {c: 1, 2️⃣'c'2️⃣: 2}\n3️⃣a3️⃣: 3")
    let findings = Self.compose(marked.text).findings
    #expect(findings.map(\.message.code) == [.duplicateKey, .duplicateKey, .duplicateKey])
    for (index, finding) in findings.enumerated() {
      let place = try #require(marked.places[index + 1])
      #expect(finding.range.line == place.line)
      #expect(finding.range.column == place.column)
    }
  }

  static let refused = [
    "a: [1, 2", "a: 'x", "a: b: c", "\ta: 1", "a: *nothing", "--- a\n--- b", "a: \u{1}",
    "%YAML 9.9\n--- a",
    String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
    (["a0: &a0 [x, x]"] + (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }).joined(
      separator: "\n"),
    (["- &a0 [x, x]"] + (1...40).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1)]" } + [
      "- ? *a40\n  : 1"
    ])
    .joined(separator: "\n"),
  ]

  @Test(arguments: refused.indices) func `what is no tree of reasonable size is refused`(index: Int)
  {
    let result = Self.compose(Self.refused[index])
    #expect(result.findings.count == 1)
    #expect(result.root == nil)
  }
}
