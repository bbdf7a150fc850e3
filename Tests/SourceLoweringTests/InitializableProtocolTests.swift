import AnimSourceLowering
import Testing

/// Protocols that ask any object for `init()`.
struct InitializableProtocolTests {
  private func lowered(_ text: String) -> String {
    Lowering([SwiftSource(path: "A.swift", text: text)]).outputs[0].text
  }

  @Test(arguments: [
    ("func make<T: P>() -> T { T() }", "func make<T: P>() -> T { T.dynamicObject() }"),
    (
      "struct B<T: P> { var `class`: [String: T.Type]; func f() { self.class[n]?.init() } }",
      "struct B<T: P> { var `class`: [String: T.Type]; func f() { self.class[n]?.dynamicObject() } }"
    ),
    (
      "extension P { init(_ f: (Self) -> Void) { self.init(); f(self) } }",
      "extension P { init(_ f: (Self) -> Void) { self = Self.dynamicObject(); f(self) } }"
    ),
    (
      "extension P { static func make() -> Self { self.init() } }",
      "extension P { static func make() -> Self { self.dynamicObject() } }"
    ),
    (
      "class S: P { required init() {} }",
      "class S: P { required init() {} ; static func dynamicObject() -> Self { self.init() } }"
    ),
  ])
  func `what any object is asked for is made as the program runs`(text: String, result: String) {
    let output = lowered("extension NSObject: P {}; protocol P: class { init() }\n\(text)")
    #expect(output.contains("protocol P"))
    #expect(output.contains("static func dynamicObject() -> Self }"))
    #expect(output.contains(result), Comment(rawValue: output))
  }

  @Test func `a protocol that no class of Objective-C conforms to keeps its initialiser`() {
    let text =
      "protocol P { init() }; class A: P { required init() {} }; func f<T: P>() -> T { T() }"
    #expect(lowered(text).contains(text))
  }
}
