import AnimSourceLowering
import Testing

/// What of a file can matter to other files.
struct InterfaceTests {
  private func interface(_ text: String) -> [UInt8] {
    Lowering([SwiftSource(path: "A.swift", text: text)]).outputs[0].interface
  }

  @Test(arguments: [
    ("func f() { a() }", "func f() { b() }"),
    ("class A { init() { a() } }", "class A { init() { b(); c() } }"),
    ("class A { deinit { a() } }", "class A { deinit {} }"),
    ("var a: Int { 1 }", "var a: Int { let b = 2; return b }"),
    ("var a: Int { get { 1 } set { b() } }", "var a: Int { get { 2 } set {} }"),
    ("class A { var a = 1 { didSet { b() } } }", "class A { var a = 1 { didSet { c() } } }"),
    ("struct A { subscript(i: Int) -> Int { 1 } }", "struct A { subscript(i: Int) -> Int { 2 } }"),
    (
      "class A { lazy var view: UIView = { let v = UIView(); return v }() }",
      "class A { lazy var view: UIView = { UIView() }() }"
    ),
    (
      "class A {\n func f() {}\n}",
      "class A {\n func f() {}\n\n private func g(a: Int) -> B? { nil }\n}"
    ),
    ("class A {\n func f() {}\n}", "class A {\n // It does.\n func f() {}\n}"),
    ("@objc private func f() {}\nvar a = 1", "\nvar a = 1"),
    ("struct A { func f() { func g() {} } }", "struct A { func f() { func h() -> Int { 1 } } }"),
  ])
  func `what functions do is not`(old: String, new: String) {
    #expect(interface(old) == interface(new))
  }

  @Test(arguments: [
    ("func f() {}", "func g() {}"),
    ("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"),
    ("var a = 1", "var a = 1.5"),
    ("var a: Int = 1", "var a: Int"),
    ("var a: Int { 1 }", "var a: Int { get { 1 } set {} }"),
    ("class A {}", "class A: B {}"),
    ("private func f() {}", "func f() {}"),
    ("private var a: Int", "var a: Int"),
    ("struct A {}", "struct A { private var a = 1 }"),
    ("let a = b\n(c)", "let a = b (c)"),
    ("enum A: Int { case a = 1 }", "enum A: Int { case a = 2 }"),
    ("import UIKit", "import Foundation"),
    ("#if DEBUG\nfunc f() {}\n#endif", "#if os(iOS)\nfunc f() {}\n#endif"),
    ("a()", "b()"),
    ("func f() { a() }", "func f()"),
  ])
  func `all else is`(old: String, new: String) {
    #expect(interface(old) != interface(new))
  }
}
