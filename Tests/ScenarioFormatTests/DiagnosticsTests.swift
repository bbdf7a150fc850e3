import Foundation
import Testing

@testable import AnimScenarioFormat

/// The forms in which findings are written.
@Suite struct DiagnosticsTests {
  static let finding = Finding(
    message: .init(
      .unknownName, "unknown key 'a:b'", hint: "did you mean 'ab'?", replacement: "ab",
      notes: ["100% \"sure\""]),
    range: SourceRange(file: "x,y.yaml", line: 3, column: 5, length: 3), sourceLine: "\tö: a:b")

  @Test func `short is one line`() {
    #expect(
      DiagnosticsForm.short.text([Self.finding])
        == "x,y.yaml:3:5: error: unknown key 'a:b' [RA012]\n")
  }

  @Test(arguments: [DiagnosticsForm.human, .short, .xcode])
  func `what a scenario says makes no lines and no escapes of its own`(form: DiagnosticsForm) {
    let evil = "x\r\n::error::forged\u{1B}]0;title\u{07}\u{85}\u{202E}"
    let finding = Finding(
      message: .init(.unknownName, evil, hint: evil, notes: [evil]),
      range: SourceRange(file: "a\nb", line: 1, column: 1, length: 1), sourceLine: "y\u{1B}[2J")
    let lines = form.text([finding]).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("::error") || $0.hasPrefix("b:1") })
    let controls = form.text([finding]).unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
    #expect(form.text([finding]).contains("x␍␊::error::forged␛]0;title␇"))
  }

  /// Tabs are kept above the caret, so that it stands under its letter whatever a tab is worth.
  @Test func `human keeps tabs in front of the caret`() {
    let text = DiagnosticsForm.human.text([Self.finding])
    #expect(text.contains("    3 | \tö: a:b\n      | \t   ^~~ did you mean 'ab'?\n"))
  }

  /// A wide letter takes two columns, a combining mark none.
  @Test func `the caret stands under its letter behind wide ones`() {
    let finding = Finding(
      message: .init(.unknownName, "m"),
      range: SourceRange(file: "f", line: 1, column: 4, length: 1),
      sourceLine: "\u{6F22}e\u{301}x")
    let line = DiagnosticsForm.human.text([finding]).split(separator: "\n")[2]
    #expect(line == "      |    ^")
  }

  @Test func `colour adds escapes and nothing else`() {
    let plain = DiagnosticsForm.human.text([Self.finding])
    let colored = DiagnosticsForm.human.text([Self.finding], usesColor: true)
    #expect(colored != plain)
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test func `GitHub's separators are escaped`() {
    #expect(
      DiagnosticsForm.github.text([Self.finding])
        == "::error file=x%2Cy.yaml,line=3,col=5,endColumn=8,title=RA012::unknown key 'a:b'%0A"
        + "did you mean 'ab'?%0A100%25 \"sure\"\n")
  }

  @Test func `JSON is read back as it was`() throws {
    let data = Data(DiagnosticsForm.json.text([Self.finding, Self.finding]).utf8)
    let array = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(array.count == 2)
    #expect(array[0]["code"] as? String == "RA012")
    #expect(array[0]["line"] as? Int == 3)
    #expect(array[0]["length"] as? Int == 3)
    #expect(array[0]["notes"] as? [String] == ["100% \"sure\""])
  }

  @Test func `nothing found is nothing written`() {
    for form in DiagnosticsForm.allCases where form != .json { #expect(form.text([]) == "") }
    #expect(DiagnosticsForm.json.text([]) == "[]\n")
  }

  @Test func `a long line is shown around the mistake`() {
    let line = String(repeating: "x", count: 5000)
    let finding = Finding(
      message: Self.finding.message,
      range: SourceRange(file: "f", line: 1, column: 3000, length: 4), sourceLine: line)
    let shown = DiagnosticsForm.human.text([finding]).split(separator: "\n")
    #expect(shown.allSatisfy { $0.count < 220 })
    #expect(shown[2].contains("^~~~"))
  }

  @Test func `the schema is JSON and refers only to what it defines`() throws {
    let data = Data(JSONSchema.text.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["definitions"] as? [String: Any])
    for match in JSONSchema.text.matches(of: #/"#/definitions/([^"]+)"/#) {
      #expect(definitions[String(match.1)] != nil)
    }
  }
}
