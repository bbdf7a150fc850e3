import AnimSourceLowering
import Foundation
import Testing

/// Members of objects whose class is not said.
struct ObjectMemberTests {
  private func lowered(_ text: String) -> String {
    let output = Lowering([SwiftSource(path: "A.swift", text: text)]).outputs[0].text
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ("let t = (a as AnyObject).tag", "let t = ObjectMembers(a as AnyObject).tag"),
    (
      "func f(i: AnyObject) { g(i.topAnchor) }",
      "func f(i: AnyObject) { g(ObjectMembers(i).topAnchor) }"
    ),
    ("let t = (a as? AnyObject)?.tag", "let t = ObjectMembers(a as? AnyObject)?.tag"),
    (
      "let h = (info[key]! as AnyObject).cgRectValue.height",
      "let h = ObjectMembers(info[key]! as AnyObject).cgRectValue.height"
    ),
    (
      "let t = (inset as AnyObject).uiEdgeInsetsValue.top",
      "let t = ObjectMembers(inset as AnyObject).uiEdgeInsetsValue.top"
    ),
    ("func f(_ s: AnyObject) { g(s.tag) }", "func f(_ s: AnyObject) { g(ObjectMembers(s).tag) }"),
    (
      "func f(a s: AnyObject?) { g(s?.tag, s!.tag) }",
      "func f(a s: AnyObject?) { g(ObjectMembers(s)?.tag, ObjectMembers(s)!.tag) }"
    ),
    (
      "func f() { let v = a as AnyObject; g(v.cgRectValue) }",
      "func f() { let v = a as AnyObject; g(ObjectMembers(v).cgRectValue) }"
    ),
    (
      "func f(s: AnyObject?) { if let s { g(s.tag) } }",
      "func f(s: AnyObject?) { if let s { g(ObjectMembers(s).tag) } }"
    ),
    (
      "func f() { guard let s = a as AnyObject? else { return }; g(s.tag) }",
      "func f() { guard let s = a as AnyObject? else { return }; g(ObjectMembers(s).tag) }"
    ),
    (
      "class A { weak var s: AnyObject?; func f() { g { s?.tag } } }",
      "class A { weak var s: AnyObject?; func f() { g { ObjectMembers(s)?.tag } } }"
    ),
    (
      "for s: AnyObject in all { s.removeFromSuperview() }",
      "for s: AnyObject in all { ObjectMembers(s).removeFromSuperview() }"
    ),
    ("for s in all { g(s.tag) }", "for s in all { g(s.tag) }"),
    ("g { (s: AnyObject) in s.tag }", "g { (s: AnyObject) in ObjectMembers(s).tag }"),
  ])
  func `a member of an object of any class is looked up in it`(text: String, result: String) {
    #expect(lowered(text) == result)
  }

  @Test func `an optional method of UIKit's is looked up in its protocol`() {
    #expect(
      lowered(
        "class A: _RXDelegateProxy { func f() { _forwardToDelegate?.scrollViewDidScroll?(s) } }")
        == "class A: _RXDelegateProxy { func f() { (_forwardToDelegate as? any UIScrollViewDelegate)?.scrollViewDidScroll?(s) } }"
    )
  }

  @Test func `notification centres conform to what all objects do`() {
    let text = lowered("protocol P {}; extension P { var p: Int { 1 } }; extension NSObject: P {}")
    #expect(text.contains("extension Foundation.NotificationCenter: P {}"))
    let other = lowered(
      "protocol P { init() }; extension P { init(_ a: Int) { self.init() } }; extension NSObject: P {}"
    )
    #expect(!other.contains("NotificationCenter"))
  }

  @Test func `observers are removed as Foundation for Linux does not do it`() {
    let text = lowered("class A { deinit { NotificationCenter.default.removeObserver(self) } }")
    #expect(text.contains("func removeObserver(_ observer: Any) { removeObserverOfScene(observer)"))
    #expect(!lowered("class A { deinit {} }").contains("removeObserver"))
  }

  @Test(arguments: [
    (
      "func f<P: Q>(_ p: P) where P.D: AnyObject, P.A: V { g(p) }",
      "func f<P: Q>(_ p: P) where                 P.A: V { g(p) }"
    ),
    (
      "func f<P: Q>(_ p: P) where P.A: V, P.D: AnyObject { g(p) }",
      "func f<P: Q>(_ p: P) where P.A: V                 { g(p) }"
    ),
    (
      "func f<P: Q>(_ p: P) where P.D: AnyObject { g(p) }",
      "func f<P: Q>(_ p: P)                      { g(p) }"
    ),
    (
      "func f<P: Q>(_ p: P, d: P.D) where P.D: AnyObject { weak var q = d }",
      "func f<P: Q>(_ p: P, d: P.D) where P.D: AnyObject { weak var q = d }"
    ),
    (
      "func f<P: Q>(_ p: P, d: P.D) where P.D: AnyObject { g(d === p) }",
      "func f<P: Q>(_ p: P, d: P.D)                      { g(d === p) }"
    ),
    (
      "func f<P: Q>(_ p: P, d: P.D) where P.D: AnyObject { g { [weak p] in d.h(p) } }",
      "func f<P: Q>(_ p: P, d: P.D)                      { g { [weak p] in d.h(p) } }"
    ),
  ])
  func `values of protocols are taken where objects are asked for and not needed`(
    text: String, result: String
  ) {
    #expect(lowered(text) == result)
  }

  @Test func `whatever an object is, it is asked for a method`() {
    #expect(
      lowered("let a = self.target?.responds(to: b), c = self.responds(to: b)")
        == "let a = (self.target as? any NSObjectProtocol)?.responds(to: b), c = self.responds(to: b)"
    )
  }

  @Test(arguments: [
    ("delegate?.menu?(self, at: 1)", "(delegate as? any Menu)?.menu?(self, at: 1)"),
    ("self.delegate?.open?(self)", "(self.delegate as? any Menu)?.open?(self)"),
    ("other.open?(self)", "(other as? any Menu)?.open?(self)"),
  ])
  func `an optional method of an object of any class is looked up in the protocol that declares it`(
    call: String, result: String
  ) {
    let text = lowered(
      "@objc protocol Menu { @objc optional func menu(_ m: A, at i: Int); @objc optional func open(_ m: A) }; "
        + "class A { weak var delegate: AnyObject?; var other: AnyObject; func f() { \(call) } }")
    #expect(text.contains("func f() { \(result) }"))
  }

  @Test(arguments: [
    "let t = (a as UIView).tag", "let t = (a as AnyObject).own", "func f(s: UIView) { g(s.tag) }",
    "func f(s: AnyObject) { let s = s as! UIView; g(s.tag) }",
    "func f(s: AnyObject) { if let s = s as? UIView { g(s.tag) } }",
    "func f(s: AnyObject) { guard let s = s as? UIView else { return }; g(s.tag) }",
    "func f(s: AnyObject) { g { s in s.tag } }", "func f(s: AnyObject...) { g(s.count) }",
    "func f(s: AnyObject) { for s in views { g(s.tag) } }",
    "func f(s: AnyObject) { switch s { case let s as UIView: g(s.tag); default: break } }",
    "func f(s: AnyObject) { s.removeFromSuperview?() }", "func f(s: [AnyObject]) { g(s.count) }",
    "func f(s: AnyObject) { class B { func h() { s.tag } } }",
  ])
  func `members of others are left as they are`(text: String) {
    #expect(lowered(text) == text)
  }

  @Test func `all members that are rewritten are there`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let place = root.appending(path: "Sources/SourceRuntime/ObjectMembers.swift")
    let source = try String(contentsOf: place, encoding: .utf8)
    let names = source.matches(of: /(?:var|func) ([a-zA-Z]+).*[{(]/).map { String($0.1) }
    #expect(names.contains("tag") && names.contains("location"))
    for name in names
    where !["uiView", "guide", "control", "barItem", "cast", "demand"].contains(name) {
      #expect(lowered("(a as AnyObject).\(name)") == "ObjectMembers(a as AnyObject).\(name)")
    }
  }
}
