import AnimSourceLowering
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
    ("@objc (A) class B {}", "          class B {}"),
    ("  @objc (a:) func b() {}", "             func b() {}"),
    ("a(\"@objc (a)\")", "a(\"@objc (a)\")"),
    ("@available (iOS 9, *) func a() {}", "@available( iOS 9, *) func a() {}"),
    ("@IBOutlet weak var a: B?", "          weak var a: B?"),
    ("@IBOutlet private var a: B!", "                  var a: B!"),
    ("@main class A {}", "      class A {}"),
    ("DispatchQueue.global().async {}", "SimulatedQueue.global().async {}"),
    ("@IBInspectable var a = 1", "               var a = 1"),
    ("@objcMembers class A {}", "             class A {}"),
    ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
    ("@available(iOS 9, *) class A {}", "@available(iOS 9, *) class A {}"),
    ("import UIKit.UIView", "import UIKit       "),
    ("import os", "import AnimOS"),
    ("let a = CoreGraphics.log(b)", "let a = UIKit.log(b)"),
    ("var a: CoreGraphics.CGFloat", "var a: UIKit.CGFloat"),
    ("import CoreGraphics", "import CoreGraphics"),
    ("a = os.name", "a = os.name"),
    ("import class UIKit.UIView", "import       UIKit       "),
    ("_ = d.collectionView!(v, layout: l)", "_ = d.collectionView!.required(v, layout: l)"),
    ("DispatchQueue.main.async {}", "SimulatedQueue.main.async {}"),
    (
      "c.addObserver(forName: .a, object: nil, queue: .main) { _ in }",
      "c.addObserver(forName: .a, object: nil, queue: SimulatedOperationQueue.main) { _ in }"
    ),
    (
      "c.addObserver(forName: .a, object: nil, queue: .main, using: f)",
      "c.addObserver(forName: .a, object: nil, queue: SimulatedOperationQueue.main, using: f)"
    ),
    (
      "c.addObserver(forName: .a, object: nil, queue: nil) { _ in }",
      "c.addObserver(forName: .a, object: nil, queue: SimulatedOperationQueue.main) { _ in }"
    ),
    ("var t: Timer?", "var t: SimulatedTimer?"),
    ("a = Bundle.main.path(b)", "a = SimulatedBundle.main.path(b)"),
    ("a = Bundle.main", "a = Bundle.main"),
    ("a = Thread.isMainThread || Thread.current.isMainThread", "a = true || true"),
    ("a = Thread.current.name ?? b.isMainThread", "a = Thread.current.name ?? b.isMainThread"),
    ("a = NSMutableAttributedString()", "a = NSMutableAttributedString(string: \"\")"),
    ("_ = make!(v)", "_ = make!(v)"),
    ("a(#keyPath(UIView.layer.frame))", "a(\"layer.frame\")"),
    ("a(#keyPath(frame))", "a(\"frame\")"),
    ("#if os(iOS) || os(Linux)", "#if true || false"),
    ("#if canImport(SwiftUI) && canImport(UIKit)", "#if false && canImport(UIKit)"),
    ("protocol P { weak var a: B? { get } }", "protocol P {      var a: B? { get } }"),
    ("func a() -> (B!) {}", "func a() ->  B?  {}"),
    ("let a = b.c(d) as B!", "let a = b.c(d) as B?"),
    ("let a = e ?? b as B!", "let a = e ?? b as B?"),
    ("let a = b as! B", "let a = b as! B"),
    ("import Combine", "import AnimCombine"),
    ("var a: Combine.AnyCancellable?", "var a: AnimCombine.AnyCancellable?"),
    ("#if canImport(Combine)", "#if canImport(AnimCombine)"),
    // An app's own type of that name.
    ("let a = Combine.questions()", "let a = Combine.questions()"),
    ("let a = Combine.Just(1)", "let a = AnimCombine.Just(1)"),
    ("a.Combine.b()", "a.Combine.b()"),
  ])
  func `what speaks to Objective-C leaves spaces`(source: String, result: String) {
    #expect(lowered(source) == result)
  }

  @Test func `the window of the app's delegate is optional in two ways`() {
    #expect(
      lowered("let a = UIApplication.shared.delegate?.window")
        == "let a = Optional.some(UIApplication.shared.delegate?.window)")
    let said = "let a: UIWindow? = UIApplication.shared.delegate?.window"
    #expect(lowered(said) == said)
    #expect(
      lowered("if let a = UIApplication.shared.delegate!.window! {}")
        == "if let a = UIApplication.shared.delegate!.window {}")
  }

  @Test func `an object that a storyboard wakes is one that can be woken`() {
    let woken = "class A: NSObject { override func awakeFromNib() { super.awakeFromNib() } }"
    #expect(lowered(woken).hasPrefix("class A: NibObject {"))
    let text = lowered(woken + "\nclass B: NSObject { @objc dynamic var b = 1 }")
    #expect(text.contains("class A: NibObject {") && text.contains("class B: KeyValueObject {"))
    #expect(
      lowered("class A: UIView { override func awakeFromNib() {} }\nclass C: NSObject {}")
        .contains("class C: NSObject {}"))
  }

  @Test func `a class observes however its method is broken into lines`() {
    let result = lowered(
      """
      class A: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?) {}
      }
      """)
    #expect(result.hasPrefix("class A: KeyValueObject {"))
  }

  @Test func `properties that can be observed tell of their changes`() {
    let result = lowered(
      """
      class A: NSObject { @objc dynamic var a = 1; @objc var b = 2; dynamic var c: Int { 3 } }
      class B: A { dynamic private(set) var d: Int? }
      class C { dynamic var e = 4 }
      """)
    #expect(result.contains("class A: KeyValueObject {"))
    #expect(result.contains("dynamic var a = 1 { didSet { keyValueDidChange() } };"))
    #expect(result.contains("var b = 2;") && result.contains("var c: Int { 3 } }"))
    #expect(result.contains("var d: Int? { didSet { keyValueDidChange() } }"))
    #expect(result.contains("class C { dynamic var e = 4 }"))
    #expect(lowered("class A: NSObject {}").contains("class A: NSObject {}"))
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

  @Test func `a selector of another object's method is found by its name`() {
    let text = "class A { var b: B!; func f() { add(#selector(b.tap(_:)), of: b) } }"
    #expect(lowered(text).contains("add(Selector(\"b.tap(_:)\"), of: b)"))
  }

  @Test func `a selector in a generic type of an extension names that type alone`() {
    let text = """
      extension Combine.Publishers.Taps {
        final class Link<S: Subscriber> { func f() { add(#selector(tap)) } }
        func g() { add(#selector(tap)) }
      }
      """
    let result = lowered(text)
    #expect(
      result.contains(
        "final class Link<S: Subscriber> { func f() { add(Selector(\"tap\", Link.tap)) } }"))
    #expect(result.contains("func g() { add(Selector(\"tap\", Publishers.Taps.tap)) }"))
  }

  @Test func `the inverse of a set of characters can be changed`() {
    let use = "let a = CharacterSet.decimalDigits.inverted"
    #expect(lowered(use).hasPrefix(use + "\nextension Foundation.CharacterSet { var inverted:"))
    #expect(!lowered("let a = b.inverted").contains("CharacterSet"))
  }

  @Test func `readers of XML come with Foundation and UIKit`() {
    let use = "class A: NSObject, XMLParserDelegate {}"
    #expect(lowered("import UIKit\n" + use).hasPrefix("import UIKit; import FoundationXML"))
    #expect(!lowered("import UIKit\nclass XMLStyle {}").contains("FoundationXML"))
  }

  @Test func `digests that an app has by its header for C come with UIKit`() {
    #expect(
      lowered("import UIKit\nlet count = CC_MD5_DIGEST_LENGTH")
        .hasPrefix("import UIKit; import CommonCrypto"))
    #expect(!lowered("import UIKit\nlet CCount = 1").contains("CommonCrypto"))
  }

  @Test func `what Darwin has is found by the name of its module`() {
    #expect(
      lowered("let a = Darwin.ceil(b), c = d.Darwin.e").contains(
        "let a = UIKit.ceil(b), c = d.Darwin.e"))
  }

  @Test func `what an extension opens to subclasses of other modules stands in its class`() throws {
    let result = lowered(
      """
      open class Adapter: NSObject {}
      extension Adapter: UITableViewDataSource { open func rows() -> Int { 1 }; public func other() {} }
      """)
    let moved = try #require(result.firstRange(of: "open func rows()"))
    let end = try #require(result.firstRange(of: "extension Adapter"))
    #expect(moved.lowerBound < end.lowerBound)
    #expect(result[end.lowerBound...].contains("public func other()"))
  }

  @Test func `an optional method may throw, and a value calls it`() {
    let result = lowered(
      "@objc public protocol P { @objc optional func size(_ a: Int, at b: Int) -> Double }")
    #expect(result.contains("protocol P : AnyObject {"))
    #expect(
      result.contains("func size(_ a: Int, at b: Int) throws(UnimplementedRequirement) -> Double }")
    )
    #expect(
      result.contains(
        "public func size(_ a: Int, at b: Int) throws(UnimplementedRequirement) -> Double "
          + "{ try forwarded(from: self, \"size(_:at:)\", [a, b]) "))
    #expect(result.contains("func callAsFunction(_ a: Int, at b: Int) -> (Double)?"))
    #expect(result.contains("func callAsFunction(_ a: Int, _ b: Int) -> (Double)?"))
    #expect(result.contains("public var size: _Optional_P_size?"))
  }

  @Test func `calls of what is on the main actor are on it`() {
    let result = lowered("@MainActor @objc protocol P { @objc optional func tap(_ a: Int) }")
    #expect(result.contains("@preconcurrency @MainActor struct _Optional_P_tap {"))
    let other = lowered("@objc protocol P { @objc optional func tap(_ a: Int) }")
    #expect(other.contains("struct _Optional_P_tap {") && !other.contains("@MainActor struct"))
  }

  @Test func `a subclass's own method that begins like a protocol's is no answer to that`() {
    let text = Lowering([
      SwiftSource(
        path: "A.swift",
        text: """
          import UIKit
          class Base: NSObject, UITableViewDataSource {}
          class Rows<Element>: Base {
            func tableView(_ tableView: UITableView, observedEvent event: [Element]) {}
          }
          """)
    ]).outputs[0].text
    #expect(!text.contains("override"))
    #expect(!text.contains("UnimplementedRequirement"))
  }

  @Test func `a subclass may implement what its superclass's protocol leaves open`() {
    let result = lowered(
      "class A: UIViewController {}; extension A: UICollectionViewDataSource {}; class B: A { "
        + "func collectionView(_ a: Int, canMoveItemAt b: Int) -> Int { 1 }; func collectionViewOf() {} }; class C: B { "
        + "override func collectionView(_ a: Int, canMoveItemAt b: Int) -> Int { 2 } }")
    #expect(
      result.contains(
        "func collectionView(_ a: Int, canMoveItemAt b: Int) throws(UnimplementedRequirement) -> Int "
          + "{ throw UnimplementedRequirement() }"))
    #expect(
      result.contains("override func collectionView(_ a: Int, canMoveItemAt b: Int) -> Int { 1 }"))
    #expect(result.ranges(of: "override").count == 2)
    // Nothing says that this one conforms.
    let other = lowered("class A: UIView {}; class B: A { func collectionView(_ a: Int) {} }")
    #expect(!other.contains("override"))
  }

  @Test func `an optional method that throws by itself keeps its errors`() {
    let result = lowered("@objc protocol P { @objc optional func load() throws -> Int }")
    #expect(result.contains("func load() throws -> Int }"))
    #expect(result.contains("func load() throws -> Int { throw UnimplementedRequirement() }"))
    #expect(result.contains("catch is UnimplementedRequirement { return nil }"))
  }

  @Test(arguments: [
    ("d.size!(1).width", "d.size!.required(1).width"),
    ("d.size?(1).width", "d.size?(1)?.width"),
    ("d.size?(1)[0]", "d.size?(1)?[0]"),
    ("d.size?(1) ?? a", "d.size?(1) ?? a"),
    ("d.end!()", "d._optional_end!.required()"),
    ("d.other!(1).width", "d.other!(1).width"),
    ("d.scrollViewDidScroll!(v)", "d.scrollViewDidScroll!.required(v)"),
  ])
  func `what is called with a mark answers as in Objective-C`(call: String, result: String) {
    let text = lowered(
      "func f() { \(call) }; @objc protocol P { @objc optional func size(_ a: Int) -> [A]; "
        + "@objc optional func end() }")
    #expect(text.hasPrefix("func f() { \(result) }"))
  }

  @Test
  func `what an extension of UIKit's classes overrides is kept for the class to ask, or told of`() {
    let lowering = Lowering([
      SwiftSource(
        path: "E.swift",
        text: """
          extension UINavigationController {
            open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            open override func loadView() {}
          }
          """)
    ])
    let text = lowering.outputs[0].text
    #expect(text.contains("var _replaced_preferredStatusBarStyle: UIStatusBarStyle"))
    #expect(text.contains("func _replaced_viewWillAppear(_ animated: Bool)"))
    #expect(!text.contains("override") && !text.contains("loadView"))
    #expect(lowering.omittedOverrides.map(\.member) == ["loadView()"])
    #expect(lowering.omittedOverrides.map(\.line) == [4])
    let glue = Glue(lowering.inventory).code(without: []).text
    #expect(
      glue.contains(
        "set.addReplacement(\"UINavigationController.viewWillAppear(_:)\") "
          + "{ (owner: UINavigationController, arguments) in "
          + "owner._replaced_viewWillAppear(arguments[0] as! Bool) }"))
  }

  @Test(arguments: [
    ("import Photos\nlet l: CLLocation", "import Photos; import CoreLocation"),
    (
      "import UIKit\nlet c = UNUserNotificationCenter.self",
      "import UIKit; import UserNotifications"
    ),
    ("import UIKit\nlet c = UNIT", "import UIKit\n"),
    ("import UIKit\nlet w: UIWebView", "import UIKit; import WebKit"),
    ("import Photos\nimport CoreLocation\nlet l: CLLocation", "import Photos\n"),
    ("import CoreText", "import UIKit"),
  ])
  func `modules come with others as on iOS`(text: String, result: String) {
    let output = Lowering([SwiftSource(path: "A.swift", text: text + "\n")]).outputs[0].text
    #expect(output.contains(result))
  }

  @Test func `static members and constants are open no more`() {
    let output = Lowering([
      SwiftSource(path: "A.swift", text: "open class A { open static var a = 1; open let b = 2 }")
    ])
    #expect(output.outputs[0].text.contains("public static var a"))
    #expect(output.outputs[0].text.contains("public let b"))
  }

  @Test func `layers are copied by their own initialiser where they have it`() {
    let output = Lowering([
      SwiftSource(
        path: "A.swift",
        text: "class A: CALayer { @NSManaged weak var a: B!; override init() { super.init() } }\n"
          + "class C: CALayer {}; class D: A { override init(layer: Any) { super.init(layer: layer) } }"
      )
    ]).outputs[0].text
    #expect(!output.contains("A(layer: layer)") && !output.contains("weak"))
    #expect(output.contains("makeCopy(of layer: CALayer) -> CALayer { C(layer: layer) }"))
    #expect(output.contains("makeCopy(of layer: CALayer) -> CALayer { D(layer: layer) }"))
  }

  @Test func `an override moves from an extension into its class and keeps its line`() {
    let files = Lowering([
      SwiftSource(path: "A.swift", text: "class A: B {\n}\n"),
      SwiftSource(path: "E.swift", text: "\n\npublic extension A {\n  override func f() {}\n}"),
    ]).outputs
    #expect(
      files[0].text.contains(
        "#sourceLocation(file: \"E.swift\", line: 4)\n  public override func f() {}"))
    #expect(!files[1].text.contains("override"))
  }

  @Test func `an override moves into a class that is declared in another type`() {
    let text =
      "class Cell {}; enum A { class Cell: UIView {\n} }; extension A { class B: UIView {\n} }\n"
      + "extension A.Cell { override func f() {} }; extension App.A.B { override func g() {} }"
    let lines = lowered(text).split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("class Cell {}; enum A"))
    #expect(lines[2].trimmingPrefix { $0 == " " } == "override func f() {}")
    #expect(lines[4].hasSuffix("} }; extension A { class B: UIView {"))
    #expect(lines[6].trimmingPrefix { $0 == " " } == "override func g() {}")
    #expect(!lines[8...].joined().contains("override"))
  }

  @Test func `an override moves with what it depends on`() {
    let text = """
      class A: UIView {
      }
      extension A {
        #if os(macOS)
        override func layout() {}
        #elseif DEBUG
        override func f() {}
        #else
        override func layoutSubviews() {}
        #endif
      }
      #if os(iOS)
      extension A { override func g() {} }
      #endif
      """
    let declaration = lowered(text).split(separator: "extension")[0]
    let code = declaration.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
      .map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      code == [
        "class A: UIView {", "#if !(os(macOS)) && !(DEBUG)", "override func layoutSubviews() {}",
        "#endif",
        "override func g() {}", "}",
      ])
  }

  @Test func `an override that moves to another file has its imports there`() {
    let extended =
      "import UIKit\nimport Grid\n#if canImport(Maps)\nimport Maps\n#endif\nimport struct Kit.Size\n"
      + "extension A { override func f() {} }"
    let files = Lowering([
      SwiftSource(path: "A.swift", text: "import UIKit\nclass A: UIView {}"),
      SwiftSource(path: "E.swift", text: extended),
    ]).outputs
    let added = files[0].text.split(separator: "\n").suffix(5).map { $0.filter { $0 != " " } }
    #expect(
      added == ["importGrid", "#ifcanImport(Maps)", "importMaps", "#endif", "importKit"])
    #expect(files[0].text.ranges(of: "import UIKit").count == 1)
  }

  @Test func `a method of an extension that a subclass overrides moves too`() {
    let result = lowered(
      "class A {}\nextension A { func f() {}; func g() {} }\nclass B: A { override func f() {} }")
    #expect(result.contains("line: 2)\n              func f() {}"))
    #expect(result.contains("extension A {            ; func g() {} }"))
  }

  @Test(arguments: [
    "class A { func f() { add(#selector(pan), wrong) } }",
    "class A { @IBOutlet private var a: B!, wrong: C }",
    "let a = \"\\(#keyPath(UIView.layer.frame)) é \\(URLSession.shared)\", wrong = 1",
    "let t: Timer?, s = URLSession.shared, wrong = UUID()",
    "class A { func f() {\n  add(\n    #selector(\n      pan\n    ), wrong) } }",
    "class A {}\nextension A { override func f() { wrong() } }",
    "class A {}\npublic extension A {\n  override func f() { DispatchQueue.main.async { wrong() } }\n}",
    "class A {\n  func f() {} }; let wrong = 1; extension A { override func g() {} }",
    "override func prepareLayout() {\n  super.layoutAttributesForItemAtIndexPath(p); wrong() }",
    "@objc protocol P { @objc optional var a: Int { get } }; let wrong = 1",
  ])
  func `columns and lines are those of the original`(text: String) throws {
    let output = Lowering([SwiftSource(path: "A.swift", text: text)]).outputs[0]
    // What the compiler makes of the lines that say where the next one stands.
    var line = 0
    for row in output.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = row.firstMatch(of: /^#sourceLocation\(file: "A.swift", line: (\d+)\)/) {
        line = try #require(Int(match.1)) - 1
      }
      if let place = row.firstRange(of: "wrong") {
        let column = row[..<place.lowerBound].utf8.count + 1
        let original = text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
        let expected = try #require(original.firstRange(of: "wrong"))
        #expect(
          output.originalColumn(column, line: line)
            == original[..<expected.lowerBound].utf8.count + 1)
        return
      }
      line += 1
    }
    Issue.record("the place is gone")
  }

  @Test(arguments: [
    ("\"\\(#selector(f))\"", "\"\\(Selector(\"f\", A.f))\""),
    ("\"\\(#keyPath(L.width))\"", "\"\\(\"width\")\""),
    ("\"\"\"\n\\(URLSession.shared)\n\"\"\"", "\"\"\"\n\\(SimulatedURLSession.shared)\n\"\"\""),
    ("#\"\\#(UUID()) \\(UUID())\"#", "#\"\\#(sceneUUID()) \\(UUID())\"#"),
    (
      "\"\\(a ? \"\\(Timer.self)\" : \"Timer\")\"",
      "\"\\(a ? \"\\(SimulatedTimer.self)\" : \"Timer\")\""
    ),
  ])
  func `what is interpolated is code like any other`(text: String, result: String) {
    #expect(
      lowered("class A { func g() { _ = \(text) } }") == "class A { func g() { _ = \(result) } }")
  }

  @Test(arguments: [
    ("class Timer {}", "let t = Timer()"),
    ("struct A { class Timer {} }", "extension A { func f(t: Timer) {} }"),
    ("class B { enum Timer {} }", "class C: B { var t: Timer? }"),
    ("typealias UUID = Int", "let a = UUID()"),
    ("class Task {}", "func f() { Task.sleep(1) }"),
    ("class Bundle {}", "let a = Bundle.main.url(b)"),
    ("struct DispatchQueue {}", "let a = DispatchQueue.main"),
    ("func UUID() -> Int { 1 }", "let a = UUID()"),
    ("", "func f<Timer>(t: Timer) { _ = t as Timer }"),
    ("", "func f() { struct Timer {}; _ = Timer() }"),
    ("", "let a = b.Timer.c, d = E(Timer: 1), f: G = .Timer, h = \\I.Timer"),
    ("", "protocol P { associatedtype Timer; func f(t: Timer) }"),
  ])
  func `names that an app declares itself are its own, in all of its files`(
    declaration: String, use: String
  ) {
    let lowering = Lowering([
      SwiftSource(path: "Use.swift", text: use), SwiftSource(path: "A.swift", text: declaration),
    ])
    #expect(lowering.outputs[0].text.hasSuffix("\n" + use))
  }

  @Test func `what other files hide, and what names its module, is the system's`() {
    let lowering = Lowering([
      SwiftSource(
        path: "Use.swift", text: "let t: Timer, u: Foundation.UUID, d = Dispatch.DispatchQueue.main"
      ),
      SwiftSource(path: "A.swift", text: "private class Timer {}; class DispatchQueue {}"),
    ])
    #expect(
      lowering.outputs[0].text.hasSuffix(
        "let t: SimulatedTimer, u: Foundation.UUID, d = SimulatedQueue.main"))
    #expect(lowering.systemNames == ["Timer"])
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{ ", "}"), ("\"\\(", ")\""), ("a(", ")"), ("if a { ", "}"),
    ("class A { ", "}"), ("#if A\n", "\n#endif\n"), ("x.y?", ""), ("-a + ", ""), ("[A<", ">]"),
    ("f { g in ", "}"),
    ("a ? b : ", ""), ("else if a {} ", ""), ("@a(", ")"), ("#selector(", ")"), ("(A) -> ", ""),
    ("&", ""), ("try ", ""),
  ])
  func `nesting without end does not exhaust the stack`(open: String, close: String) {
    let text =
      "let v = " + String(repeating: open, count: 6_000) + "a"
      + String(repeating: close, count: 6_000)
    #expect(lowered(text).utf8.count >= text.utf8.count / 2)
  }

  @Test(arguments: [
    "class", "class A {", "\"\\(", "@objc(", "#selector(", "protocol P { func", "}", "import",
    "import class", "extension", "class A { override", "#if os(iOS)", "\\", "/a", "let a = /",
  ])
  func `what is no Swift is left to the compiler`(text: String) {
    #expect(lowered(text).hasPrefix(String(text.prefix(1))) || text.hasPrefix("@"))
  }

  @Test func `SwiftUI's views are kept where cells show them, and left out elsewhere`() {
    let view = "import SwiftUI\nstruct A: View {}\n"
    #expect(!lowered(view).contains("View"))
    #expect(lowered(view + "let a = UIHostingConfiguration {}").contains("struct A: View {}"))
  }

  @Test func `previews of views of UIKit's are left out where they stand`() {
    let text = lowered(
      """
      import SwiftUI
      extension UIView {
        private struct Preview: UIViewRepresentable {}
        func preview() -> some View { Preview(self) }
        func keep() {}
      }
      #if DEBUG
      struct APreviews: PreviewProvider { static var previews: some View { B() } }
      func other() {}
      #endif
      """)
    #expect(!text.contains("Preview") && !text.contains("some View"))
    #expect(text.contains("func keep() {}") && text.contains("func other() {}"))
  }

  @Test func `controllers of SwiftUI's views stand for what is left out`() {
    func hosting(_ text: String) -> String { lowered("import SwiftUI\n" + text) }
    #expect(
      hosting("let a = UIHostingController(rootView: Home(b: 1).padding())")
        == "import SwiftUI\nlet a = UIHostingController<AnyView>(standingFor: \"Home\")")
    #expect(
      hosting(
        "let a: UIHostingController<Home>; let c = Home(); let b = UIHostingController(rootView: c)"
      )
        == "import SwiftUI\nlet a: UIHostingController<AnyView>; let c = Home(); "
        + "let b = UIHostingController<AnyView>(standingFor: \"Home\")")
    let heir = hosting(
      "class A: UIHostingController<B> { init() { super.init(rootView: B()) } }")
    #expect(heir.contains("class A: UIHostingController<AnyView>"))
    #expect(heir.contains("super.init(standingFor: \"B\")"))
    let whole =
      "struct B: View {}; let a = UIHostingController(rootView: B()); UIHostingConfiguration {}"
    #expect(hosting(whole).contains("UIHostingController(rootView: B())"))
  }

  @Test func `convenience initialisers of UIKit's classes set properties by their setters`() {
    let text = lowered(
      "extension UIStackView { convenience init(_ a: Int, spacing: CGFloat) "
        + "{ self.init(); self.axis = a; alignment = b; spacing = c; self.layer.d = e; let f = g } }"
    )
    #expect(
      text.contains(
        "self.init(); (self as UIStackView).axis = a; (self as UIStackView).alignment = b; "
          + "spacing = c; (self as UIStackView).layer.d = e; let f = g"))
    let own = "extension Own { convenience init(a: Int) { self.init(); self.b = a } }"
    #expect(lowered(own).contains(own))
  }

  @Test func `what a view is besides is kept, without its body`() {
    let text = lowered(
      "import SwiftUI\nstruct A: Component, View { @State var a = 1; let b = 2; var body: some View { c } }\n"
        + "struct D: Equatable, View { let e = 1 }\n")
    #expect(text.contains("struct A: Component"))
    #expect(text.contains("let b = 2;") && !text.contains("View") && !text.contains("@State"))
    #expect(!text.contains("let e"))
  }

  @Test(arguments: [
    ("let b = Bundle(for: A.self)", "let b = SimulatedBundle.bundle(for: A.self)"),
    ("let b = Bundle(for: A.self).bundlePath", "let b = SimulatedBundle(for: A.self).bundlePath"),
    ("let b = Bundle(path: p)", "let b = Bundle(path: p)"),
  ])
  func `a class's bundle is that of its module`(text: String, result: String) {
    #expect(lowered(text) == result)
  }

  @Test func `files of a bundle that is kept are found in its folder`() {
    let text = lowered("let b = Bundle(for: A.self); let p = b.path(forResource: n, ofType: e)")
    #expect(text.contains("func path(forResource name: String?, ofType ext: String?) -> String?"))
    let own = lowered("extension Bundle { static let module = Bundle.main }")
    #expect(!own.contains("bundle(ofModuleOf: #fileID)"))
    #expect(lowered("let b = Bundle.module").contains("bundle(ofModuleOf: #fileID)"))
  }

  @Test(arguments: [
    ("let b = Bundle(url: u)", true), ("let b = u.flatMap(Bundle.init(url:))", true),
    ("let b = Bundle.main.url(b)", false),
  ])
  func `the bundle of a module is made of an address, too`(text: String, isAdded: Bool) {
    #expect(lowered(text).contains("convenience init?(url: URL)") == isAdded)
  }

  @Test(arguments: [
    ("let b = Bundle(identifier: i)", true), ("let b = Bundle.main.identifier(b)", false),
  ])
  func `a bundle is made of an identifier, too`(text: String, isAdded: Bool) {
    #expect(lowered(text).contains("convenience init?(identifier: String)") == isAdded)
  }

  @Test func `a class that is asked for is seen outside of its file`() {
    let text = "private class A: B {}; private protocol B {}; private class C {}"
    let lowering = Lowering([SwiftSource(path: "A.swift", text: text)], showing: "A")
    #expect(
      lowering.outputs[0].text.contains(
        "        class A: B {};         protocol B {}; private class C {}"))
    #expect(lowering.inventory.classes.filter(\.isVisible).map(\.name) == ["A"])
  }

  @Test
  func
    `what a class that is asked for overrides, and what its protocols ask for, is seen as far as it is`()
  {
    let text = """
      private protocol P { func gap(_ a: A) -> Int }
      private class A: B { fileprivate override func f() {}; fileprivate var p: P!; fileprivate init(_ p: P) {} }
      public class C: P { fileprivate func gap(_ a: A) -> Int { 1 }; fileprivate func other() {} }
      """
    let output = Lowering([SwiftSource(path: "A.swift", text: text)], showing: "A").outputs[0].text
    #expect(output.contains("{             override func f() {}; fileprivate var p: P!;"))
    #expect(output.contains(";             init(_ p: P) {}"))
    #expect(
      output.contains("{             func gap(_ a: A) -> Int { 1 }; fileprivate func other()"))
  }

  @Test func `an optional property is asked for by one of an optional type`() {
    let result = lowered("@objc protocol P: AnyObject { @objc optional var gap: Int { get } }")
    #expect(result.contains("protocol P: AnyObject, _Defaults_P, AnyObject {"))
    #expect(
      result.contains("@_disfavoredOverload var gap: Int { get throws(UnimplementedRequirement) }"))
    #expect(result.contains("var gap: (Int)? { try? self.gap as Int }"))
  }

  @Test(
    arguments: [
      ("let s = URLSession.shared", "SimulatedURLSession.shared"),
      ("let d = try Data(contentsOf: u)", "Data(simulatedContentsOf: u)"),
      ("try await Task.sleep(nanoseconds: 1)", "SimulatedTask.sleep(nanoseconds: 1)"),
      ("Task { }", "Task { }"),
      ("let d = UserDefaults.standard", "let d = SceneDefaults.standard"),
      ("func f(_ d: UserDefaults = .standard) {}", "_ d: UserDefaults = SceneDefaults.standard)"),
      ("let m = FileManager.default", "let m = SceneFileManager.default"),
      (
        "try m.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)",
        "m.sceneURL(for: "
      ),
      ("let h = NSHomeDirectory()", "let h = SceneFiles.homePath()"),
      ("let f = DateFormatter()", "let f = sceneFormatter(DateFormatter())"),
      ("let l = Locale.current", "let l = sceneLocale"),
      (
        "struct Locale { static let current = 1 }; let l = Locale.current", "let l = Locale.current"
      ),
      (#"let t = NSLocalizedString("a", comment: "")"#, #"let t = sceneLocalizedString("a", "#),
      ("Thread.sleep(forTimeInterval: 5)", "SimulatedTask.sleepThread(forTimeInterval: 5)"),
      ("sleep(3)", "SimulatedTask.sleepThread(3)"), ("a.sleep(3)", "a.sleep(3)"),
      ("import OSLog", "import AnimOS"),
      ("import UIKit\nclass A { @Published var b = 1 }", "import UIKit; import AnimCombine"),
      ("import UIKit\nlet a = CGImageSourceCreateWithURL(b, nil)", "import UIKit; import ImageIO"),
      ("import Foundation\nclass A: NSLock {}", "import Foundation; import CoreFoundation"),
      // Core Foundation's time is not the scene's.
      (
        "import Foundation\nlet a = NSLock(), b = CFAbsoluteTimeGetCurrent()", "import Foundation\n"
      ),
      ("import UIKit\nimport Combine\nvar b: AnyCancellable?", "import UIKit\nimport AnimCombine"),
      ("extension UIColor { open var a: Int { 1 } }", "{ public var a: Int { get {"),
      ("let k: NSAttributedStringKey", "let k: NSAttributedString.Key"),
      ("struct URLRequest {}; let r: URLRequest", "let r: URLRequest"),
    ])
  func `what Linux lacks, or does in its own time, has a stand-in`(text: String, result: String) {
    #expect(lowered(text).contains(result))
  }

  @Test(arguments: [
    (
      "if let f = p?.size(_:at:) { f(1, 2) }",
      "if let f = p?.size?._reference_size___at__() { f(1, 2) }"
    ),
    ("let s = #selector(P.size(_:at:))", nil), ("let f = P.size(_:at:)", nil),
    ("if let f = p?.other(_:at:) {}", nil),
  ])
  func `an optional method as a value is nil for who does not have it`(
    code: String, result: String?
  ) {
    let text =
      "func f(p: P?) { \(code) }; @objc protocol P { @objc optional func size(_ a: Int, at b: Int) -> Int }"
    let output = lowered(text)
    if let result {
      #expect(output.contains(result))
    } else {
      #expect(!output.contains("?._reference_"))
    }
    #expect(
      output.contains(
        "func _reference_size___at__() -> ((Int, Int) -> Int)? "
          + "{ AnimSourceRuntime.OptionalMethods.implements(\"size(_:at:)\", target) ? { self.required($0, at: $1) } : nil }"
      ))
  }

  @Test func `a method that has a selector of UIKit's by another label is called for it`() {
    let method = "func collectionView(_ v: V, layout l: L, sizeForItemAtIndexPath i: I) -> S { s }"
    #expect(
      lowered("class A { @objc \(method) }")
        == "class A {       \(method) ; func collectionView(_ v: V, layout l: L, sizeForItemAt i: I) -> S "
        + "{ self.collectionView(v, layout: l, sizeForItemAtIndexPath: i) } }")
    #expect(lowered("class A { \(method) }") == "class A { \(method) }")
    #expect(
      lowered("class A: B, UICollectionViewDelegate { @objc \(method) }")
        .hasPrefix("class A: B, UICollectionViewDelegateFlowLayout {"))
    #expect(
      lowered(
        "class A: UICollectionViewDelegate { @objc \(method) }; class C: A, UICollectionViewDelegateFlowLayout {}"
      )
      .hasPrefix("class A: UICollectionViewDelegate {"))
    let twin = "func collectionView(_ v: V, layout l: L, sizeForItemAt i: I) -> S { s }"
    #expect(!lowered("class A { @objc \(method); \(twin) }").contains("self."))
  }

  @Test func `the window of an app's delegate is optional once`() {
    #expect(
      lowered("a?.window??.bounds; a!.window!!.bounds; b??.c")
        == "a?.window?.bounds; a!.window!.bounds; b??.c")
  }

  @Test func `what is bound to the window of an app's delegate may be none`() {
    #expect(
      lowered("guard let a = UIApplication.shared.delegate?.window, let b = c?.window else {}")
        == "guard let a = Optional.some(UIApplication.shared.delegate?.window), let b = c?.window else {}"
    )
  }

  @Test func `a statement that is left out keeps its semicolon`() {
    let text = "func f() { a(); b() }"
    let source = SwiftSource(path: "A.swift", text: text)
    let parts = Lowering([source]).outputs[0].omissions(line: 1, column: 12)
    let part = parts.first { $0.grain == .statement }
    let output = Lowering([source], omitting: ["A.swift": Set([part].compactMap(\.self))]).outputs[
      0
    ].text
    #expect(part != nil)
    #expect(output.contains("()   ; b()"), Comment(rawValue: output))
  }

  @Test func `an optional method without parameters has a value of another name`() {
    let result = lowered(
      "@objc protocol P { @objc optional func end() }; func f(p: P?) { p?.end?(); p?.end() }")
    #expect(result.contains("var _optional_end: _Optional_P_end?"))
    #expect(result.contains("{ p?._optional_end?(); p?.end() }"))
  }

  @Test(arguments: [
    ("p?.end?(1)", "p?._optional_end?(1)"), ("p!.end!(at: 1)", "p!._optional_end!.required(at: 1)"),
    ("p?.end?(at: 1) { }", "p?._optional_end?(at: 1) { }"),
    ("let a = p?.end(_:)", "let a = p?._optional_end?._reference_end____()"),
    // Another protocol's, such as one of UIKit's.
    ("q?.end?(for: 1)", "q?.end?(for: 1)"), ("q?.begin?(1)", "q?.begin?(1)"),
  ])
  func `methods of the base name of one without parameters are called by its value`(
    call: String, result: String
  ) {
    let text = lowered(
      "func f() { \(call) }; @objc protocol P { @objc optional func end(); "
        + "@objc optional func end(_ a: Int); @objc optional func end(at a: Int); "
        + "@objc optional func end(at a: Int, then b: () -> Void) }; "
        + "@objc protocol Q { @objc optional func begin(_ a: Int); @objc optional func end(for a: Int) }"
    )
    #expect(text.hasPrefix("func f() { \(result) }"))
  }

  @Test func `methods that differ in their labels alone are called by one value`() {
    let result = lowered(
      "@objc protocol P { @objc optional func pager(_ a: Int, didSelect b: Int); "
        + "@objc optional func pager(_ a: Int, didDeselect b: Int) }")
    #expect(result.ranges(of: "var pager: _Optional_P_pager?").count == 1)
    #expect(result.contains("func callAsFunction(_ a: Int, didSelect b: Int) -> (Void)?"))
    #expect(result.contains("func callAsFunction(_ a: Int, didDeselect b: Int) -> (Void)?"))
    #expect(!result.contains("func callAsFunction(_ a: Int, _ b: Int)"))
  }

  @Test func `methods that differ in their types alone are values of functions with one name`() {
    let result = lowered(
      "@objc protocol P { @objc(aForSize:) optional func a(_ p: Int, for size: Double); "
        + "@objc(aForName:) optional func a(_ p: Int, for name: String) }")
    #expect(result.contains("func _reference_a___for__() -> ((Int, Double) -> Void)?"))
    #expect(result.contains("func _reference_a___for__() -> ((Int, String) -> Void)?"))
    #expect(result.contains("func callAsFunction(_ p: Int, for name: String) -> (Void)?"))
    #expect(!result.contains("var _reference_a___for__"))
  }

  @Test func `a method as a value takes closures that escape`() {
    let result = lowered(
      "@objc protocol P { @objc optional func a(then b: @escaping (Int) -> Void) }")
    #expect(
      result.contains("func _reference_a_then__() -> ((@escaping (Int) -> Void) -> Void)?"))
  }

  @Test func `default implementations of a public protocol can be used by the stage`() {
    let result = lowered(
      "public protocol P { func a(); func b() }; extension P { func a() {}; func c() {} }")
    #expect(result.contains("extension P { public func a() {}; func c() {} }"))
  }

  @Test(arguments: [
    (
      "class L: CALayer { override init() { super.init() } }",
      "convenience init(ofViewClass: Void) { self.init(); setNeedsLayout() }"
    ),
    (
      "struct S { class L: Base { init(a: Int) { super.init() } } }; class Base: CAShapeLayer {}",
      "required init(ofViewClass: Void) { fatalError("
    ), ("class L: CALayer { convenience init(a: Int) { self.init() } }", nil),
    ("class L: CALayer {}", nil), ("class L: Layer { init() {} }; class Layer {}", nil),
  ])
  func `a layer that declares initialisers can be made for a view`(text: String, added: String?) {
    let result = lowered(text)
    if let added {
      #expect(result.contains(added))
    } else {
      #expect(!result.contains("ofViewClass"))
    }
  }

  @Test(arguments: [
    ("class C: UITableViewCell { init(model: Int) {}; required init?(coder: NSCoder) {} }", "!"),
    ("class C: UITableViewCell { init(model: Int) {}; required init(coder: NSCoder) {} }", ""),
    ("class C: UITableViewHeaderFooterView { required init?(coder: NSCoder) {} }", "!"),
    (
      "class C: UITableViewCell { init(reuseIdentifier: String?) {}; required init?(coder: NSCoder) {} }",
      "!"
    ),
    (
      "class C: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) {}; "
        + "required init?(coder: NSCoder) {} }", nil
    ),
    (
      "class C: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }",
      nil
    ),
    ("class C: UITableViewCell { convenience init(model: Int) {} }", nil),
  ])
  func `a cell that its app makes itself needs no other initialisers`(text: String, mark: String?) {
    let result = lowered(text)
    guard let mark else {
      #expect(!result.contains("dequeuedWith"))
      return
    }
    #expect(
      result.contains(
        "required convenience init(dequeuedWith identifier: String) "
          + "{ self.init(coder: InterfaceCoder(frame: .zero))\(mark) }"))
  }

  @Test func `a cell that only a storyboard makes can be made with a frame`() {
    let result = lowered("class C: UICollectionViewCell { required init?(coder: NSCoder) {} }")
    #expect(result.contains("required convenience init(dequeuedWith frame: CGRect)"))
    let other = lowered("class C: UICollectionViewCell { override init(frame: CGRect) {} }")
    #expect(!other.contains("dequeuedWith"))
  }

  @Test(arguments: [
    (
      "override func collectionViewContentSize() -> CGSize { return CGSizeZero }",
      "override var collectionViewContentSize: CGSize { return CGSize.zero }"
    ),
    (
      "func layoutAttributesForItemAtIndexPath(path: NSIndexPath) -> A? {}",
      "func layoutAttributesForItem(at path: IndexPath) -> A? {}"
    ),
    (
      "super.layoutAttributesForSupplementaryViewOfKind(k, atIndexPath: p)",
      "super.layoutAttributesForSupplementaryView(ofKind: k, at: p)"
    ),
    (
      "NSIndexPath(forItem: 0, inSection: v.numberOfSections())",
      "IndexPath(item: 0, section: v.numberOfSections)"
    ),
    ("if let a = b where f(a) { g() }", "if let a = b , f(a) { g() }"),
    ("for a in b where a.c {}", "for a in b where a.c {}"),
    ("func f(a: Int, b: Int) {}", "func f(_ a: Int, b: Int) {}"),
    ("func f(at a: Int) {}", "func f(at a: Int) {}"),
    ("x.scrollDirection = .Vertical", "x.scrollDirection = .vertical"),
    ("self.dynamicType.a", "type(of: self).a"),
    ("UIColor.redColor()", "UIColor.red"),
    ("for (i, a) in b.enumerate() {}", "for (i, a) in b.enumerated() {}"),
    ("for var i = a; i < b.c; i++ { d() }", "for i in stride(from: a, to: b.c, by: 1) { d() }"),
    ("for (var i = 3; i >= 0; i--) {}", "for  i in stride(from: 3, through: 0, by: -1) {}"),
    ("a[i]++", "a[i] += 1"),
    ("a.i++", "a.i += 1"),
    ("a(CGFloat.max, Int.max)", "a(CGFloat.greatestFiniteMagnitude, Int.max)"),
    ("a.splice(b, atIndex: 0)", "a.insert(contentsOf: b, at: 0)"),
    ("let b = a[i++]", "let b = a[i++]"),
    ("a = b ? 0 : ++c", "a = b ? 0 : ++c"),
    (
      "for var i = 0; i < 360; i += a { b() }",
      "do { var i = 0; while i < 360 { defer { i += a }; b() } }"
    ),
    (
      "for (var i = 0; f(i); i++) { b() }",
      "do {  var i = 0; while f(i) { defer { i += 1  }; b() } }"
    ),
    ("var a: ((b: C, d: E) -> F)?", "var a: ((_ b: C, _ d: E) -> F)?"),
    ("a.numberOfSectionsInCollectionView!(b)", "a.numberOfSections!.required(in: b)"),
    ("func f(inout a: B) {}", "func f(_ a: inout  B) {}"),
    ("guard let a = b, c = d else {}", "guard let a = b, let c = d else {}"),
    ("a.sortInPlace { b($0) }", "a.sort { b($0) }"),
    ("a.reduce(0, combine: max)", "a.reduce(0,  max)"),
    (
      "func layoutAttributesForElementsInRect(r: CGRect) -> [AnyObject]? {}",
      "func layoutAttributesForElements(in r: CGRect) -> [UICollectionViewLayoutAttributes]? {}"
    ),
    (
      "func f() -> UICollectionViewLayoutAttributes! { let a = super.layoutAttributesForItemAtIndexPath(p) }",
      "func f() -> UICollectionViewLayoutAttributes! { let a = super.layoutAttributesForItem(at: p)! }"
    ),
    (
      "func f() -> A! { let a = super.layoutAttributesForItemAtIndexPath(p) }",
      "func f() -> A! { let a = super.layoutAttributesForItem(at: p) }"
    ),
  ])
  func `sources of Swift 2 get the present names`(former: String, present: String) {
    let sign = "; override func prepareLayout() {}"
    #expect(lowered(former + sign) == present + "; override func prepare() {}")
  }

  @Test func `a layout of Swift 2 may only say where items come from`() {
    let name = "initialLayoutAttributesForAppearingItem"
    #expect(
      lowered("override func \(name)AtIndexPath(p: NSIndexPath) -> A? {}").contains(
        "func \(name)(at p"))
  }

  @Test(arguments: [
    "class B { func f(path: IndexPath) {} }",
    "class B: UICollectionViewLayout { override func prepare() { super.prepare() } }",
    "class B { fileprivate var a = 1 }",
  ])
  func `a module of today may use a name that was UIKit's once`(other: String) {
    let own =
      "class A: Base { override func targetContentOffsetForProposedContentOffset(a: Int) {} }"
    let outputs = Lowering([
      SwiftSource(path: "A.swift", text: own), SwiftSource(path: "B.swift", text: other),
    ]).outputs
    #expect(outputs[0].text.hasSuffix("\n" + own))
    #expect(outputs[1].text.hasSuffix("\n" + other))
  }

  @Test func `names of a function's parameters in its type are no labels`() {
    #expect(
      lowered("var f: ((image: A, B) -> (c: C) -> Void)?; typealias G = (_ a: A, _: B) -> (d: D)")
        == "var f: ((_ image: A, B) -> (_ c: C) -> Void)?; typealias G = (_ a: A, _: B) -> (d: D)")
  }

  @Test func `a method that the sources declare to be overridden is none of UIKit's`() {
    let base = "class Base: UIView { func prepareLayout() {}; func f(of size: Int) {} }"
    let own = "class A: Base { override func prepareLayout() { f(of: 1) } }"
    let outputs = Lowering([
      SwiftSource(path: "A.swift", text: own), SwiftSource(path: "B.swift", text: base),
    ]).outputs
    #expect(outputs[0].text.hasSuffix("\n" + own))
    #expect(outputs[1].text.hasSuffix("\n" + base))
  }

  @Test func `nothing came before everything when it was compared`() {
    let sign = "; override func prepareLayout() {}"
    for text in ["if a?.count > 0 {}", "while i < self.b?.count() {}"] {
      let result = lowered(text + sign)
      #expect(result.contains("fileprivate func > <T: Comparable>(a: T?, b: T?) -> Bool"))
    }
    #expect(!lowered("if a > 0 {}" + sign).contains("fileprivate"))
  }

  @Test func `present sources keep what Swift 2 would call otherwise`() {
    let text = "func sort(a: Int) {}; x.scrollDirection = .Vertical; a.enumerate(); if b { c() }"
    #expect(lowered(text) == text)
  }

  @Test func `what a function does is left out where it is not to be compiled`() {
    let file = SwiftSource(
      path: "A.swift", text: "struct A {\n  func f() {\n    g()\n  }\n  func h() { i() }\n}")
    let parts = Lowering([file]).outputs[0].omissions(line: 3, column: 5)
    #expect(parts.map(\.grain) == [.statement, .body, .member, .declaration])
    #expect(parts.map(\.name) == ["f()", "f()", "f()", "A"])
    let body = parts[1]
    let text = Lowering([file], omitting: ["A.swift": [body]]).outputs[0].text
    #expect(!text.contains("g()"))
    #expect(text.contains("  func f() {\n"))
    #expect(text.contains("func h() { i() }"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
  }

  @Test(arguments: [
    ("let a = f(b.c(1)?.d, 2)", 11, "d", "let a = f(absent, 2)"),
    ("let a: Int = b.c", 14, "c", "let a: Int = absent"),
    ("if !b.c { d() }", 5, "c", "if !absent{ d() }"),
    ("while 1 == b {}", 12, "b", "while 1 == absent{}"),
  ])
  func `a value is left out alone where a name or a condition needs it`(
    line: String, column: Int, name: String, result: String
  ) throws {
    let file = SwiftSource(path: "A.swift", text: "func f() {\n\(line)\n}")
    let part = try #require(Lowering([file]).outputs[0].omissions(line: 2, column: column).first)
    #expect(part.grain == .value)
    #expect(part.name == name)
    let text = Lowering([file], omitting: ["A.swift": [part]]).outputs[0].text
    let shown = text.replacing(/AnimSourceRuntime\.absent\([^)]*\) +/, with: "absent")
    #expect(shown.contains(result), Comment(rawValue: text))
  }

  @Test(arguments: [
    // Nothing says what it is, or no more is lost with it than the statement.
    ("let a = b.c", 9), ("let a = b(c)", 9), ("a = f(b)", 7), ("let a = { b(c) }", 13),
    ("if a as? B == nil {}", 4),
  ])
  func `a value that nothing tells the type of is no part`(line: String, column: Int) {
    let file = SwiftSource(path: "A.swift", text: "func f() {\n\(line)\n}")
    let parts = Lowering([file]).outputs[0].omissions(line: 2, column: column)
    #expect(parts.first.map(\.grain) == .statement)
  }

  @Test func `what a closure returns is left out alone, and an attribute of a type`() throws {
    let file = SwiftSource(
      path: "A.swift",
      text:
        "@Model final class A {\n  lazy var a = B { i in\n    return i.c\n  }\n  @Own var b: Int\n}"
    )
    let output = Lowering([file]).outputs[0]
    let parts = output.omissions(line: 3, column: 14)
    #expect(parts.map(\.grain) == [.result, .member, .declaration])
    #expect(output.omissions(line: 1, column: 2).map(\.grain) == [.attribute, .declaration])
    #expect(output.omissions(line: 5, column: 4).map(\.grain) == [.member, .declaration])
    let omitted = [parts[0], output.omissions(line: 1, column: 2)[0]]
    let text = Lowering([file], omitting: ["A.swift": Set(omitted)]).outputs[0].text
    #expect(text.contains("return AnimSourceRuntime.absent(\"a\""), Comment(rawValue: text))
    #expect(!text.contains("@Model") && text.contains("final class A"))
  }

  @Test func `a closure of Swift 3 that is called without its argument has none`() {
    let source = SwiftSource(
      path: "A.swift",
      text: "var a: B = { _ -> B in B() }()\nvar b: C = { _ in 1 }\nvar c = { (_) -> B in B() }(1)")
    #expect(
      Lowering([source]).outputs[0].text.contains(
        "var a: B = { () -> B in B() }()\nvar b: C = { _ in 1 }\nvar c = { (_) -> B in B() }(1)"))
  }

  @Test func `a preview becomes a function where it is asked for, and nothing elsewhere`() {
    let source = SwiftSource(
      path: "A.swift", text: "#Preview(\"Wide\") {\n  A()\n}\n#Preview { B() }")
    #expect(SourcePreview.all(in: [source]).map(\.name) == ["Wide", nil])
    #expect(SourcePreview.all(in: [source]).map(\.line) == [1, 4])
    let shown = Lowering([source], previewing: ["A.swift"]).outputs[0].text
    #expect(
      shown.hasSuffix(
        """
        @MainActor func _renderAnimPreview0() -> UIViewController { AnimSourceRuntime.previewed {
          A()
        } }
        @MainActor func _renderAnimPreview1() -> UIViewController { AnimSourceRuntime.previewed { B() } }
        """))
    #expect(!Lowering([source]).outputs[0].text.contains("Preview"))
  }
}
