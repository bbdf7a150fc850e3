import AnimSourceLowering
import Testing

/// Sources that are lowered for a package of one's own, tests among them.
struct PackageLoweringTests {
  /// What the compiler sees of each file, without the two lines that name it.
  private func lowered(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map { SwiftSource(path: "\($0).swift", text: $1) }
    return Lowering(sources, for: .package).outputs.map { output in
      output.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        .joined(separator: "\n")
    }
  }

  @Test(arguments: [
    ("import XCTest", true), ("@testable import Grid", true), ("let a = 1", false),
    ("#if canImport(UIKit)\nimport UIKit\n#endif", true),
  ])
  func `a file that imports anything imports UIKit, in a line of its own`(
    text: String, imports: Bool
  ) throws {
    let output = Lowering([SwiftSource(path: "a/A.swift", text: text)], for: .package).outputs[0]
    let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasSuffix(Lowering.mark))
    #expect(lines[0].hasPrefix("import UIKit; import AnimSourceRuntime  ") == imports)
    #expect(lines[1] == "#sourceLocation(file: \"a/A.swift\", line: 1)")
    #expect(lines.dropFirst(2).joined(separator: "\n") == text)
  }

  @Test(arguments: [
    "let a = UUID()", "DispatchQueue.main.async {}", "var t: Timer?", "a = Bundle.main.path(b)",
    "let d = try Data(contentsOf: url)", "Task.sleep(1)", "let s = URLSession.shared",
  ])
  func `clocks, files and the network stay the system's`(text: String) {
    #expect(lowered(text) == [text])
  }

  @Test(arguments: [
    ("a = NSAttributedString()", "a = NSAttributedString(string: \"\")"),
    ("let k: NSAttributedStringKey", "let k: NSAttributedString.Key"),
    ("@objc func a() {}", "      func a() {}"), ("#if os(iOS)", "#if true"),
  ])
  func `what Linux lacks is rewritten`(text: String, result: String) {
    #expect(lowered(text) == [result])
  }

  @Test(arguments: [
    (
      "@MainActor final class T: XCTestCase { func testA() {} }",
      "@preconcurrency @MainActor final class T: XCTestCase { func testA() {} }"
    ),
    (
      "class T { @MainActor func testA() {} }",
      "class T { @preconcurrency @MainActor func testA() {} }"
    ),
    ("@preconcurrency @MainActor class T {}", "@preconcurrency @MainActor class T {}"),
    (
      "class T: U { @MainActor override func a() {} }",
      "class T: U {            override func a() {} }"
    ),
    (
      "class T: U { @MainActor override func a() async {} }",
      "class T: U { @preconcurrency @MainActor override func a() async {} }"
    ),
    ("@MainActor extension T {}", "@MainActor extension T {}"),
    ("let f: @MainActor () -> Void = {}", "let f: @MainActor () -> Void = {}"),
    ("var a: Int { @MainActor get { 1 } }", "var a: Int { @MainActor get { 1 } }"),
  ])
  func `test cases on the main actor are found, and override what is not on it`(
    text: String, result: String
  ) {
    #expect(lowered(text) == [result])
  }

  @Test func `outlets stay private, where nothing fills them in`() {
    #expect(
      lowered("class A { @IBOutlet private var b: B! }")
        == ["class A {           private var b: B! }"])
  }

  @Test func `a manifest may describe targets by functions of its own`() {
    let text = """
      let package = Package(name: "A", targets: ([
        [.ourTarget(name: "Kit", dependencies: [.target(name: "Base")])], Target.more(),
        [.target(name: "Base", path: "Lib"), .testTarget(name: "KitTests"), .binaryTarget(name: "B", path: "b")],
      ] as [[Target]]).flatMap { $0 })
      """
    let targets = PackageManifest(SwiftSource(path: "Package.swift", text: text)).targets
    #expect(targets.map(\.name) == ["Kit", "Base"])
    #expect(targets.map(\.path) == [nil, "Lib"])
  }

  @Test func `rectangles intersect as in Core Graphics, unless the sources say how`() {
    let use = "let a = b.intersects(c)"
    let own = "extension CGRect { func intersects(_ other: CGRect) -> Bool { true } }"
    #expect(lowered("let a = 1", use)[1].hasPrefix(use + "\nextension CGRect { func intersects("))
    #expect(lowered("let a = 1", use)[0] == "let a = 1")
    #expect(lowered(use, own) == [use, own])
    #expect(lowered("// intersects") == ["// intersects"])
  }

  @Test func `a test may have parts with names`() {
    let use = "XCTContext.runActivity(named: \"a\") { _ in }"
    #expect(lowered(use)[0].hasPrefix(use + "\nstruct XCTActivity { let name: String }; "))
  }

  @Test func `a test case can be a delegate`() {
    let test = "import XCTest\nclass T: XCTestCase, UIScrollViewDelegate {}"
    #expect(
      lowered(test)[0].hasPrefix(test + "\nextension XCTestCase: @retroactive NSObjectProtocol {"))
    let plain = "import XCTest\nclass T: XCTestCase {}"
    #expect(lowered(plain) == [plain])
  }

  @Test func `what an override calls can be seen where it moves to`() {
    let texts = lowered(
      "class A {}",
      "extension A { override var b: Int { c() + self.d } }\nprivate func c() -> Int { 1 }\n"
        + "fileprivate extension A { var d: Int { 2 } }\nprivate func e() {}")
    #expect(texts[0].contains("override var b: Int { c() + self.d }"))
    #expect(texts[1].contains("\n        func c() -> Int { 1 }"))
    #expect(texts[1].contains("\n            extension A { var d: Int { 2 } }"))
    #expect(texts[1].contains("\nprivate func e() {}"))
  }

  @Test func `an invalidation context may have initialisers of its own`() {
    let text = "class C: UICollectionViewLayoutInvalidationContext { init(a: Int) {} }"
    #expect(lowered(text)[0].contains("public required init(dynamically: Void) { fatalError("))
    let plain = "class C: UICollectionViewLayoutInvalidationContext { override init() {} }"
    #expect(lowered(plain) == [plain])
  }
}
