import Testing

@testable import AnimActions

struct ActionKeyTests {
  private func digest(_ parts: (String, String, String?)...) -> String {
    var key = ActionKey()
    for part in parts { key.add(part.0, part.1, part.2) }
    return key.digest
  }

  @Test func `the order of parts does not matter, everything else does`() {
    let key = digest(("input", "a", "1"), ("input", "b", "2"))
    #expect(key.count == 64)
    #expect(key == digest(("input", "b", "2"), ("input", "a", "1")))
    #expect(key != digest(("input", "a", "2"), ("input", "b", "1")))
    #expect(key != digest(("input", "a", "1"), ("include", "b", "2")))
    #expect(key != digest(("input", "a", "1")))
    #expect(key != digest(("input", "a", "1"), ("input", "b", "2"), ("input", "b", "2")))
  }

  @Test func `what is not there is not what is empty`() {
    #expect(digest(("input", "a", nil)) != digest(("input", "a", "")))
    #expect(digest(("input", "a", "-")) != digest(("input", "a", nil)))
  }

  @Test func `parts do not run into one another`() {
    #expect(digest(("a", "b c", "d")) != digest(("a b", "c", "d")))
    #expect(digest(("a", "b\n1:a 1:b 1:c", "d")) != digest(("a", "b", "d"), ("a", "b", "c")))
  }
}
