import Testing

@testable import AnimScenarioFormat

/// What a scenario says of servers.
struct NetworkReplyTests {
  @Test(arguments: [
    ("https://a.b/c", "https://a.b/c", true), ("https://a.b/c", "https://a.b/c?page=2#top", true),
    ("https://a.b/c", "https://a.b/c/d", false), ("https://a.b/c*", "https://a.b/c/d?e", true),
    ("a.b/c", "http://a.b/c", true), ("a.b/c", "https://x.a.b/c", false),
    ("*.b/c", "https://x.a.b/c", true), ("*/c/*/e", "https://a.b/c/d/e", true),
    ("*/c/*/e", "https://a.b/c/e", false), ("*", "https://a.b", true),
    ("https://a.b/c?page=2", "https://a.b/c?page=2", true),
    ("https://a.b/c?page=2", "https://a.b/c?page=1", false),
    ("*?*page=2*", "https://a.b/c?x=1&page=2", true),
    ("*?*page=2*", "https://a.b/c", false), ("a*a", "https://a", false),
    ("ab*ba", "https://aba", false),
  ])
  func `an address is meant by a pattern`(pattern: String, address: String, isMeant: Bool) {
    #expect(NetworkReply.Pattern(pattern).matches(address, method: "GET") == isMeant)
  }

  @Test func `a pattern can be for one method`() {
    let pattern = NetworkReply.Pattern("post https://a.b/*")
    #expect(pattern.matches("https://a.b/c", method: "POST"))
    #expect(!pattern.matches("https://a.b/c", method: "GET"))
    #expect(NetworkReply.Pattern("a.b/*").matches("https://a.b/c", method: "DELETE"))
  }

  private func replies(_ text: String) throws -> [Named<NetworkReply>] {
    try ScenarioReader.read(Scenarios.minimal() + "\nnetwork: " + text, file: "test.yaml").scenario
      .network
  }

  @Test func `replies are files or say what they are, in the order of the text`() throws {
    let replies = try replies(
      "{'*/b': movies.json, '*/a': {status: 404, body: 'none', delay: 2}, '*': {error: offline}}")
    #expect(replies.map(\.name) == ["*/b", "*/a", "*"])
    #expect(replies[0].value.file?.text == "movies.json" && replies[0].value.status == 200)
    #expect(replies[1].value.body == "none" && replies[1].value.delay == 2)
    #expect(replies[2].value.failure == .offline)
  }

  @Test(arguments: [
    ("{'*': {file: a.json, body: 'b'}}", "exclude each other"),
    ("{'*': {madeUp: true, body: 'b'}}", "what is made up has no"),
    ("{'*': {status: 20}}", "from 100 to 599"), ("{'*': {error: broken}}", "broken"),
    ("[a]", "answers of servers"),
  ])
  func `what cannot be is told with its place`(text: String, message: String) {
    let findings = Scenarios.findings(Scenarios.minimal() + "\nnetwork: " + text)
    #expect(findings.count == 1)
    #expect(findings.first.map { "\($0)" }?.contains(message) == true, "\(findings)")
  }
}
