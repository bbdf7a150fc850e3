import AnimPixels
import Testing

@testable import AnimCaching

struct ActionResultTests {
  private let key = String(repeating: "ab", count: 32)
  private let other = String(repeating: "cd", count: 32)
  private let result = ActionResult(
    text: Array("{\"status\":\"passed\"}".utf8),
    files: [
      .init(path: "diff/a/0.png", digest: String(repeating: "0f", count: 32), size: 300),
      .init(path: "diff/a/7.png", digest: String(repeating: "1e", count: 32), size: 0),
    ])

  @Test func `a message is read as it was written`() {
    #expect(ActionResult(result.message(for: key), for: key) == result)
    let empty = ActionResult(text: [])
    #expect(ActionResult(empty.message(for: key), for: key) == empty)
  }

  @Test func `the bytes are those of the protocol`() {
    // Field 2 of 5 bytes, whose field 1 is "a" and whose field 2 is an empty digest; then field 5.
    let message = ActionResult(text: [65]).message(for: key)
    // Tag 5, type 2; a length of 1 + 13 + 64 bytes.
    #expect(Array(message.prefix(3)) == [5 << 3 | 2, 78, 65])
    #expect(WireFormat.field(1, UInt64(300)) == [8, 0xac, 2])
    #expect(WireFormat.field(2, "testing".utf8) == [0x12, 7] + Array("testing".utf8))
    #expect(WireFormat.field(1, UInt64(0)).isEmpty)
  }

  @Test func `the result of another action is none of this one`() {
    #expect(ActionResult(result.message(for: key), for: other) == nil)
  }

  @Test func `no byte can be changed or be missing`() {
    let message = result.message(for: key)
    for place in message.indices {
      var changed = message
      changed[place] ^= 1
      let read = ActionResult(changed, for: key)
      #expect(read == nil || read == result, "byte \(place)")
      #expect(ActionResult(Array(message[..<place]), for: key) == nil, "\(place) bytes")
    }
    #expect(ActionResult([], for: key) == nil)
  }

  @Test func `paths that lead elsewhere are not taken`() {
    for path in ["/etc/passwd", "../a", "a/../../b", ""] {
      let bad = ActionResult(
        text: [], files: [.init(path: path, digest: key, size: 1)])
      #expect(ActionResult(bad.message(for: key), for: key) == nil, "\(path)")
    }
    let bad = ActionResult(text: [], files: [.init(path: "a", digest: "../../x", size: 1)])
    #expect(ActionResult(bad.message(for: key), for: key) == nil)
  }

  @Test func `fields that are not known are passed over`() throws {
    // An exit code (4), metadata (9) and a fixed number, as other programs write them.
    let message =
      WireFormat.field(4, UInt64(1)) + WireFormat.field(9, [1, 2, 3]) + [6 << 3 | 5, 1, 2, 3, 4]
      + result.message(for: key)
    #expect(ActionResult(message, for: key) == result)
    #expect(WireFormat.fields([0xff, 0xff]) == nil)
    #expect(WireFormat.fields([0x0a, 5, 1]) == nil)
  }
}
