import SourceLowering
import Testing

struct LoweringTests {
  /// The first file as the compiler sees it, without the line that names it.
  private func lowered(_ text: String) -> String {
    let output = Lowering([SwiftSource(path: "A.swift", text: text)]).outputs[0]
    return output.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(foo:bar:) func a() {}", "                func a() {}"),
    ("@IBOutlet weak var a: B?", "          weak var a: B?"),
    ("@IBOutlet private var a: B!", "                  var a: B!"),
    ("@main class A {}", "      class A {}"),
    ("DispatchQueue.global().async {}", "SimulatedQueue.global().async {}"),
    ("@IBInspectable var a = 1", "               var a = 1"),
    ("@objcMembers class A {}", "             class A {}"),
    ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
    ("@available(iOS 9, *) class A {}", "@available(iOS 9, *) class A {}"),
    ("import UIKit.UIView", "import UIKit       "),
    ("import class UIKit.UIView", "import       UIKit       "),
    ("_ = d.collectionView!(v, layout: l)", "_ = d.collectionView(v, layout: l)"),
    ("DispatchQueue.main.async {}", "SimulatedQueue.main.async {}"),
    ("var t: Timer?", "var t: SimulatedTimer?"),
    ("_ = make!(v)", "_ = make!(v)"),
    ("a(#keyPath(UIView.layer.frame))", "a(\"layer.frame\")"),
    ("a(#keyPath(frame))", "a(\"frame\")"),
    ("func a() -> (B!) {}", "func a() ->  B?  {}"),
  ])
  func `what speaks to Objective-C leaves spaces`(source: String, result: String) {
    #expect(lowered(source) == result)
  }

  @Test func `a selector carries the method of the type around it`() {
    let text = """
      class A { struct B {}; func f() { add(#selector(pan(_:))); add(#selector(C.tap)) } }
      extension A { func g() { add(#selector(self.pan)) } }
      """
    let result = lowered(text)
    #expect(result.contains("add(Selector(\"pan(_:)\", A.pan(_:)))"))
    #expect(result.contains("add(Selector(\"C.tap\", C.tap))"))
    #expect(result.contains("add(Selector(\"self.pan\", A.pan))"))
  }

  @Test func `an optional method has a default that is missing, and a value that calls it`() {
    let result = lowered(
      "@objc public protocol P { @objc optional func size(_ a: Int, at b: Int) -> Double }")
    #expect(result.contains("protocol P : AnyObject {"))
    #expect(
      result.contains(
        "public func size(_ a: Int, at b: Int) -> Double "
          + "{ OptionalRequirement.missing(\"size(_:at:)\") }"))
    #expect(result.contains("func callAsFunction(_ a: Int, at b: Int) -> (Double)?"))
    #expect(result.contains("public var size: _Optional_P_size?"))
  }

  @Test func `an override moves from an extension into its class and keeps its line`() {
    let files = Lowering([
      SwiftSource(path: "A.swift", text: "class A: B {\n}\n"),
      SwiftSource(path: "E.swift", text: "\n\npublic extension A {\n  override func f() {}\n}"),
    ]).outputs
    #expect(
      files[0].text.contains(
        "#sourceLocation(file: \"E.swift\", line: 4)\npublic override func f() {}"))
    #expect(!files[1].text.contains("override"))
  }

  @Test func `a method of an extension that a subclass overrides moves too`() {
    let result = lowered(
      "class A {}\nextension A { func f() {}; func g() {} }\nclass B: A { override func f() {} }")
    #expect(result.contains("line: 2)\nfunc f() {}"))
    #expect(result.contains("extension A {            ; func g() {} }"))
  }

  @Test func `columns are those of the original`() {
    let text = "class A { func f() { add(#selector(pan), wrong) } }"
    let output = Lowering([SwiftSource(path: "A.swift", text: text)]).outputs[0]
    let line = output.text.split(separator: "\n")[1]
    let column = line.utf8.count - "wrong) } }".utf8.count + 1
    #expect(output.originalColumn(column, line: 1) == 42)
    #expect(output.originalColumn(5, line: 1) == 5)
  }

  @Test(arguments: [
    "class", "class A {", "\"\\(", "@objc(", "#selector(", "protocol P { func", "}",
  ])
  func `what is no Swift is left to the compiler`(text: String) {
    #expect(lowered(text).hasPrefix(String(text.prefix(1))) || text.hasPrefix("@"))
  }
}
