import AnimTextFormats
import Testing

@Suite struct TextFormatsTests {
  private struct Value: Encodable {
    var path = "a/b"
    var closing = "</script>"
  }

  @Test func `keys are sorted and slashes stay`() throws {
    #expect(try JSONText(Value()).text == #"{"closing":"</script>","path":"a/b"}"#)
    #expect(
      try JSONText(Value(), isIndented: true).text
        == "{\n  \"closing\" : \"</script>\",\n  \"path\" : \"a/b\"\n}")
  }

  @Test func `no text ends the script that it stands in`() throws {
    let text = try JSONText(Value()).embedded
    #expect(text == #"{"closing":"\u003c/script>","path":"a/b"}"#)
  }

  @Test func `a number that is not finite is an error`() {
    #expect(throws: EncodingError.self) { try JSONText([Double.nan]) }
  }

  @Test func `words do not become markup`() {
    #expect(#"<a b="c">&amp;"#.escapedForMarkup == "&lt;a b=&quot;c&quot;&gt;&amp;amp;")
  }

  @Test func `what ends a property or a line is escaped`() {
    let command = WorkflowCommand(
      "error", [("file", "a,b:c%.yaml"), ("line", "3")], message: "50 %: a, b\r\nc")
    #expect(command.text == "::error file=a%2Cb%3Ac%25.yaml,line=3::50 %25: a, b%0D%0Ac")
  }
}
