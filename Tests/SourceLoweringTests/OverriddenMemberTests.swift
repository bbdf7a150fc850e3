import AnimSourceLowering
import Testing

/// Members of extensions of UIKit's classes that subclasses override.
struct OverriddenMemberTests {
  private func lowered(_ text: String, importing modules: [Inventory] = []) -> String {
    Lowering([SwiftSource(path: "A.swift", text: text)], importing: modules).outputs[0].text
  }

  private func inventory(_ text: String) -> Inventory {
    Lowering([SwiftSource(path: "M.swift", text: text)]).inventory
  }

  @Test func `extensions of protocols, and what names a type within the class, stay as they are`() {
    let result = lowered(
      """
      protocol Source { associatedtype Element }
      extension Source { public func follow(_ on: @escaping (Element) -> Void) {} }
      class Stream<Element>: Source { func follow(_ on: @escaping (Element) -> Void) {} }
      class Just<Element>: Stream<Element> { override func follow(_ on: @escaping (Element) -> Void) {} }
      extension UIView { public enum Edge { case left }; open func set(to edge: Edge) {} }
      """)
    #expect(!result.contains("_Overriding_"))
    #expect(result.contains("override func follow("))
  }

  @Test(arguments: [
    ("FLAG", false), ("!FLAG", true), ("os(iOS)", true), ("os(macOS) || os(tvOS)", false),
    ("FLAG && swift(>=5)", false), ("(targetEnvironment(simulator))", false),
    ("canImport(Nothing)", true), ("os(iOS) && !DEBUG", true),
  ])
  func `classes of conditions that do not hold are not known`(condition: String, isKnown: Bool) {
    let known = inventory("#if \(condition)\nclass A: UIView {}\n#endif\nclass B: UIView {}")
    #expect(known.classes.map(\.name).contains("A") == isKnown)
    #expect(known.classes.map(\.name).contains("B"))
  }

  @Test func `a method of an extension asks those who override it, and is their super's`() {
    let result = lowered(
      """
      extension UIViewController { @objc func open(_ menu: Menu, at side: Int = 1) -> Bool { false } }
      class A: UIViewController { override func open(_ menu: Menu, at side: Int) -> Bool { super.open(menu, at: side) } }
      class B: A { override func open(_ menu: Menu, at side: Int) -> Bool { super.open(menu, at: side) } }
      """)
    #expect(
      result.contains("func _default_open(_ menu: Menu, at side: Int = 1) -> Bool { false }"))
    #expect(
      result.contains(
        "func open(_ menu: Menu, at side: Int = 1) -> Bool { if let own = self as? any "
          + "_Overriding_UIViewController_open___at__ { return own._override_open(menu, at: side) }; "
          + "return _default_open(menu, at: side) }"))
    #expect(
      result.contains(
        "protocol _Overriding_UIViewController_open___at__: AnyObject "
          + "{ func _override_open(_ menu: Menu, at side: Int) -> Bool }"))
    #expect(
      result.contains(
        "class A: UIViewController, _Overriding_UIViewController_open___at__ {          func "
          + "_override_open(_ menu: Menu, at side: Int) -> Bool { super._default_open(menu, at: side) } }"
      ))
    #expect(
      result.contains(
        "class B: A { override func _override_open(_ menu: Menu, at side: Int) -> Bool "
          + "{ super._override_open(menu, at: side) } }"))
  }

  @Test func `a property of an extension does so too, with what sets it`() {
    let result = lowered(
      """
      extension UIView { var level: Int { get { tag } set { tag = newValue } } }
      class A: UILabel { override var level: Int { get { 1 } set {} } }
      """)
    #expect(result.contains("var _default_level: Int { get { tag } set { tag = newValue } }"))
    #expect(result.contains("{ var _override_level: Int { get set } }"))
    #expect(
      result.contains(
        "set { if let own = self as? any _Overriding_UIView_level { own._override_level = newValue } "
          + "else { _default_level = newValue } }"))
    #expect(
      result.contains("class A: UILabel, _Overriding_UIView_level {          var _override_level"))
  }

  @Test func `extensions of UIKit's own classes override what is further up`() {
    let result = lowered(
      """
      extension UIViewController { @objc var top: UIViewController { self } }
      extension UINavigationController { override var top: UIViewController { topViewController ?? super.top } }
      """)
    #expect(
      result.contains(
        "var _override_top: UIViewController { topViewController ?? super._default_top }"))
    #expect(
      result.contains("extension UINavigationController: _Overriding_UIViewController_top {}"))
  }

  @Test func `extensions of a module's classes override what is further up`() {
    let module = inventory("public class Card: UIView {}; public class Wide: UIView {}")
    let result = lowered(
      """
      extension UIView { @objc func paint() {} }
      extension Card { @objc override func paint() { super.paint(); isHidden = true } }
      extension Wide { override func paint() { isHidden = false } }
      class Wider: Wide { override func paint() {} }
      """, importing: [module])
    #expect(result.contains("func _override_paint() { super._default_paint(); isHidden = true }"))
    #expect(result.contains("extension Card: _Overriding_UIView_paint__ {}"))
    // An extension's method cannot be overridden in turn.
    #expect(!result.contains("isHidden = false"))
    #expect(result.contains("class Wider: Wide, _Overriding_UIView_paint__ {"))
  }

  @Test func `a module's open method can be overridden where it is imported`() {
    let module = inventory(
      "extension UIViewController { @objc open func opened() {}; public func closed() {} }")
    let result = lowered(
      "class A: UIViewController { override func opened() {}; override func closed() {} }",
      importing: [module])
    #expect(result.contains("func _override_opened() {}"))
    #expect(result.contains("override func closed() {}"))
  }

  @Test(arguments: [
    "extension UIView { func f() {} }; class A: UIView { override func g() { super.f() } }",
    "class B: UIView { func f() {} }; class A: B { override func f() {} }",
    "extension UILabel { func f() {} }; class A: UIButton { override func f() {} }",
  ])
  func `what nobody overrides stays what it is`(text: String) {
    #expect(lowered(text).contains(text))
  }

  @Test func `which methods an object has may be said by its class`() {
    let result = lowered(
      "class P: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }"
    )
    #expect(
      result.contains(
        "class P: NSObject, RespondingOverride {          func _override_responds(to s: Selector!) "
          + "-> Bool { super._default_responds(to: s) } }"))
  }
}
