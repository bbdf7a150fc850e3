import Testing

@testable import AnimScenarioFormat

/// What the reader says about a mistake, and where the caret stands.
@Suite struct FindingTests {
  /// A scenario with one mistake, enclosed in 1️⃣, and what is said about it.
  struct Misuse: CustomTestStringConvertible, Sendable {
    let yaml: String
    let code: FindingCode
    let says: String
    var hint = ""
    var testDescription: String { says }
  }

  static let misuses = [
    Misuse(
      yaml: Scenarios.minimal(timeline: "[{1️⃣insertItem1️⃣: [0, 3]}]"), code: .unknownName,
      says: "unknown action 'insertItem'", hint: "did you mean 'insertItems'?"),
    Misuse(
      yaml: Scenarios.minimal(timeline: "[{insertItems: 1️⃣[0, 3]1️⃣}]"), code: .wrongType,
      says: "'[0, 3]' reads as one index path and as two items", hint: "did you mean '[[0, 3]]'?"),
    Misuse(
      yaml: Scenarios.minimal(timeline: "[{wait: 1.2}, {deleteItems: [1️⃣[0, 40]1️⃣]}]"),
      code: .indexPath,
      says: "index path [0, 40] is out of range: section 0 has 25 items at this time (t = 1.20 s)"),
    Misuse(
      yaml: Scenarios.minimal(timeline: "[{deleteItems: [1️⃣[2, 0]1️⃣]}]"), code: .indexPath,
      says: "index path [2, 0] is out of range: there is 1 section at this time (t = 0.00 s)"),
    Misuse(
      yaml: Scenarios.minimal() + "\n1️⃣titel1️⃣: x", code: .unknownName,
      says: "unknown key 'titel' in 'scenario'", hint: "did you mean 'title'?"),
    Misuse(
      yaml: Scenarios.minimal() + "\ntitle: a\n1️⃣title1️⃣: b", code: .duplicateKey,
      says: "duplicate key 'title'; it was first given on line 5"),
    Misuse(
      yaml: Scenarios.minimal() + "\ncanvas: {scale: 1️⃣'2'1️⃣}", code: .wrongType,
      says: "expected 1, 2 or 3, found '2'"),
    Misuse(
      yaml: Scenarios.minimal() + "\ncanvas: {1️⃣margin1️⃣: 10, stage: {padding: 20}}",
      code: .conflictingKeys, says: "'margin' and the stage's 'padding' exclude each other"),
    Misuse(
      yaml: Scenarios.minimal() + "\ncollectionView: {bounces: 1️⃣yes1️⃣}", code: .wrongType,
      says: "expected true or false, found 'yes'",
      hint: "write true; YAML 1.2 reads 'yes' as text"),
    Misuse(
      yaml: Scenarios.minimal() + "\ncollectionView: {frame: [0, \"bounds.height 1️⃣+1️⃣\", 1, 1]}",
      code: .expressionSyntax, says: "the expression ends where a value is missing"),
    Misuse(
      yaml: Scenarios.minimal() + "\ncollectionView: {frame: [0, \"1 + 1️⃣bounds.widht1️⃣\", 1, "
        + "1]}",
      code: .expressionName, says: "'bounds' has no 'widht'",
      hint: "did you mean 'bounds.width'?"),
    Misuse(
      yaml: Scenarios.minimal() + "\ncanvas: {background: 1️⃣systemBleu1️⃣}", code: .unknownValue,
      says: "unknown colour 'systemBleu'", hint: "did you mean 'systemBlue'?"),
    Misuse(
      yaml: Scenarios.minimal() + "\noutput: {gif: {fps: 1️⃣601️⃣}}", code: .frameRate,
      says: "60 fps cannot be stored in a GIF; writing 50 fps"),
  ]

  @Test(arguments: misuses) func `a mistake is named and marked`(misuse: Misuse) throws {
    let marked = MarkedText(misuse.yaml)
    let findings = Scenarios.findings(marked.text)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message.code == misuse.code)
    #expect(finding.message.text == misuse.says)
    #expect(finding.message.hint == misuse.hint)
    let place = try #require(marked.places[1])
    #expect(finding.range.line == place.line)
    #expect(finding.range.column == place.column)
    #expect(finding.range.length == place.length)
  }

  @Test func `a person sees the line, a caret and what would be right`() {
    let findings = Scenarios.findings(Scenarios.minimal(timeline: "[{insertItem: [[0, 3]]}]"))
    #expect(
      HumanDiagnostics().text(findings) == """
        test.yaml:4:13: error: unknown action 'insertItem' [RA012]
            4 | timeline: [{insertItem: [[0, 3]]}]
              |             ^~~~~~~~~~ did you mean 'insertItems'?
        note: for example insertItems: [[0, 3]]

        """)
  }
}
