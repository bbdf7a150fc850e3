import AnimSourceLowering
import Testing

/// Views and controllers of classes that are known only when the program runs.
@Suite struct DynamicViewTests {
  private func lowered(_ text: String) -> String {
    let output = Lowering([SwiftSource(path: "A.swift", text: text)]).outputs[0].text
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  @Test(arguments: [
    (
      "struct H<V: UILabel> { let v = V(frame: .zero) }",
      "struct H<V: UILabel> { let v = V.dynamic(frame: .zero) }"
    ),
    (
      "class Q<R> where R: NSObject { func make() -> R { R() } }",
      "class Q<R> where R: NSObject { func make() -> R { R.dynamicObject() } }"
    ),
    (
      "func f<V>() -> V where V: UIView { V() }",
      "func f<V>() -> V where V: UIView { V.dynamic() }"
    ),
    (
      "func f(_ type: UIView.Type) { type.init(frame: r) }",
      "func f(_ type: UIView.Type) { type.dynamic(frame: r) }"
    ),
    (
      "struct L { let viewClass: UIView.Type?; func f() { self.viewClass.init() } }",
      "struct L { let viewClass: UIView.Type?; func f() { self.viewClass.dynamic() } }"
    ),
    (
      "protocol P { associatedtype V: UIView }; extension P { func f() -> V { V.init() } }",
      "protocol P { associatedtype V: UIView }; extension P { func f() -> V { V.dynamic() } }"
    ),
    (
      "struct H<V: UIView> {}; extension H { func f() { V() } }",
      "struct H<V: UIView> {}; extension H { func f() { V.dynamic() } }"
    ),
    (
      "class F<T: UITableViewHeaderFooterView> { let v = T.init(reuseIdentifier: nil) }",
      "class F<T: UITableViewHeaderFooterView> { let v = T.dynamic(reuseIdentifier: nil) }"
    ),
    (
      "class H<R> where R: UIPanGestureRecognizer { let r = R(target: nil, action: nil) }",
      "class H<R> where R: UIPanGestureRecognizer { let r = R.dynamic(target: nil, action: nil) }"
    ),
    (
      "func v<V: MKAnnotationView>(_ t: V.Type) -> V { t.init(annotation: a, reuseIdentifier: n) }",
      "func v<V: MKAnnotationView>(_ t: V.Type) -> V { t.dynamic(annotation: a, reuseIdentifier: n) }"
    ),
    (
      "typealias View = UIView; func f(_ type: View.Type) { type.init() }",
      "typealias View = UIView; func f(_ type: View.Type) { type.dynamic() }"
    ),
    (
      "protocol Styled: UIView {}; extension Styled { static func make() -> Self { Self() } }",
      "protocol Styled: UIView {}; extension Styled { static func make() -> Self { Self.dynamic() } }"
    ),
    (
      "extension CAGradientLayer { static func make() -> Self { let l = Self(); return l } }",
      "extension CAGradientLayer { static func make() -> Self { let l = objectMade(CAGradientLayer(), as: Self.self); return l } }"
    ),
    (
      "extension UIFont { static var big: Self { Self.init(name: n, size: 9)! } }",
      "extension UIFont { static var big: Self { objectMade(UIFont(name: n, size: 9), as: Self.self)! } }"
    ),
    (
      "extension UIImage { static func make() -> Self { .init(cgImage: c) } }",
      "extension UIImage { static func make() -> Self { objectMade(UIImage(cgImage: c), as: Self.self) } }"
    ),
    (
      "class UIBadge {}; extension UIBadge { static func make() -> Self { Self() } }",
      "class UIBadge {}; extension UIBadge { static func make() -> Self { Self() } }"
    ),
    (
      "extension CGRect { static func make() -> Self { Self() } }",
      "extension CGRect { static func make() -> Self { Self() } }"
    ),
    (
      "struct H<V: UIView> { let make: () -> V = V.init }",
      "struct H<V: UIView> { let make: () -> V = V.dynamic }"
    ),
    (
      "func f<C: UIViewController>() -> C { C() }",
      "func f<C: UIViewController>() -> C { C.dynamic() }"
    ),
    (
      "typealias S = UIViewController; func f(_ screen: S.Type) { screen.init() }",
      "typealias S = UIViewController; func f(_ screen: S.Type) { screen.dynamic() }"
    ),
    (
      "struct I { let screen: UIViewController.Type? }; func f(i: I) { if let s = i.screen { s.init() } }",
      "struct I { let screen: UIViewController.Type? }; func f(i: I) { if let s = i.screen { s.dynamic() } }"
    ),
    (
      "func f<C: UITableViewCell>(_ type: C.Type) { type.init(style: s, reuseIdentifier: n) }",
      "func f<C: UITableViewCell>(_ type: C.Type) { type.dynamic(style: s, reuseIdentifier: n) }"
    ),
    (
      "class H<V: UIView>: Base { typealias Root = V; func f() { view = Root() } }",
      "class H<V: UIView>: Base { typealias Root = V; func f() { view = Root.dynamic() } }"
    ),
    (
      "struct R { let type: UITableViewCell.Type; func f() { type.init(style: .value1, reuseIdentifier: nil) } }",
      "struct R { let type: UITableViewCell.Type; func f() { type.dynamic(style: .value1, reuseIdentifier: nil) } }"
    ),
    ("func f(_ type: Model.Type) { type.init() }", "func f(_ type: Model.Type) { type.init() }"),
    (
      "protocol P { associatedtype V: UIView }; extension Q where Self: P { func f() -> V { V() } }",
      "protocol P { associatedtype V: UIView }; extension Q where Self: P { func f() -> V { V.dynamic() } }"
    ),
    (
      "class K { var kinds = [String: UIView.Type](); func f() { if let kind = kinds[\"a\"] { kind.init() } } }",
      "class K { var kinds = [String: UIView.Type](); func f() { if let kind = kinds[\"a\"] { kind.dynamic() } } }"
    ),
    (
      "struct K { let kinds: [UIView.Type]; func f() { kinds[0].init(frame: r) } }",
      "struct K { let kinds: [UIView.Type]; func f() { kinds[0].dynamic(frame: r) } }"
    ),
    (
      "func kind() -> UIView.Type { UIView.self }; func f() { kind().init() }",
      "func kind() -> UIView.Type { UIView.self }; func f() { kind().dynamic() }"
    ),
    (
      "func f(_ a: AnyClass) { if let kind = a as? UIView.Type { kind.init() } }",
      "func f(_ a: AnyClass) { if let kind = a as? UIView.Type { kind.dynamic() } }"
    ),
    (
      "struct H<B: UIButton> { let b = B(type: .close) }",
      "struct H<B: UIButton> { let b = B.dynamic(type: .close) }"
    ),
    (
      "extension F where Self: UIView { static func make() -> Self { Self(frame: r) } }",
      "extension F where Self: UIView { static func make() -> Self { Self.dynamic(frame: r) } }"
    ),
    (
      "extension F where Self: UILabel { static func make() -> Self { self.init() } }",
      "extension F where Self: UILabel { static func make() -> Self { self.dynamic() } }"
    ),
    (
      "extension UIView { func another() -> Self { type(of: self).init(frame: r) } }",
      "extension UIView { func another() -> Self { type(of: self).dynamic(frame: r) } }"
    ),
    (
      "extension F where Self: UIView { static func f() -> Self { .init(frame: r) } }",
      "extension F where Self: UIView { static func f() -> Self { .dynamic(frame: r) } }"
    ),
    (
      "struct H<V: UIView> { let v: V = .init(); func f() -> V { g(); return .init() } }",
      "struct H<V: UIView> { let v: V = .dynamic(); func f() -> V { g(); return .dynamic() } }"
    ),
    (
      "struct H<V> {}; extension H where V: UIView { func f() -> V { V() } }",
      "struct H<V> {}; extension H where V: UIView { func f() -> V { V.dynamic() } }"
    ),
    (
      "func f<V>() -> V where V: Styled & Named, V: UIView { V() }",
      "func f<V>() -> V where V: Styled & Named, V: UIView { V.dynamic() }"
    ),
    (
      "protocol P where Self: UIViewController {}; extension P { static func f() -> Self { Self() } }",
      "protocol P where Self: UIViewController {}; extension P { static func f() -> Self { Self.dynamic() } }"
    ),
    (
      "extension F where Self: UIViewController { static func f() -> Self { self.init() } }",
      "extension F where Self: UIViewController { static func f() -> Self { self.dynamic() } }"
    ),
    (
      "#if os(iOS)\ntypealias Base = UIView\n#else\ntypealias Base = NSView\n#endif\nfunc f<V: Base>() -> V { V() }",
      "#if true\ntypealias Base = UIView\n#else\ntypealias Base = NSView\n#endif\nfunc f<V: Base>() -> V { V.dynamic() }"
    ),
    (
      "extension F where Self: UIViewController { static func f() -> Self { Self.init(nibName: n, bundle: b) } }",
      "extension F where Self: UIViewController { static func f() -> Self { Self.dynamic(nibName: n, bundle: b) } }"
    ),
    (
      "extension UIViewController { static func f<T: UIViewController>(_ type: T.Type) -> T { T(nibName: n, bundle: b) } }",
      "extension UIViewController { static func f<T: UIViewController>(_ type: T.Type) -> T { T.dynamic(nibName: n, bundle: b) } }"
    ),
    (
      "extension UIViewController { static func f() -> Self { self.init(nibName: n, bundle: b) } }",
      "extension UIViewController { static func f() -> Self { self.dynamic(nibName: n, bundle: b) } }"
    ),
    (
      "func f<T: UIView>(type: T.Type) -> T { g(type.init()) }; func h(_ type: Model.Type) { type.init() }",
      "func f<T: UIView>(type: T.Type) -> T { g(type.dynamic()) }; func h(_ type: Model.Type) { type.init() }"
    ),
    (
      "func f(type: UIViewController.Type) { type.init() }; func h(_ type: UIView.Type) { type.init() }",
      "func f(type: UIViewController.Type) { type.dynamic() }; func h(_ type: UIView.Type) { type.dynamic() }"
    ),
  ])
  func `a class of views or controllers that is not known yet is asked to make one`(
    text: String, result: String
  ) {
    #expect(lowered(text) == result)
  }

  @Test(arguments: [
    "let v = UIView(frame: .zero)", "struct H<V: Codable> { let v = V() }",
    "func f(_ type: Cell.Type) { type.init(frame: r) }",
    "struct H<V: UIView> { let v = V(frame: r, style: s) }",
    "struct H<V: UIView> { func f<V: Codable>() { V() } }", "let f = Foo.init()",
    "struct H<V: UIView> { let v = V(type: t) }", "let f = UIView.init",
    "protocol P: AnyObject {}; extension P { static func make() -> Self { Self() } }",
    "func f(_ v: UIView.Type) {}; func g(_ v: Foo.Type) { v.init() }",
    "func g(_ a: [UIView.Type], _ b: [Foo.Type]) { if let k = a[0] {}; if let k = b[0] { k.init() } }",
    "class C: UIView { init() { super.init(frame: .zero) } }",
    "extension F where Self: Codable { static func make() -> Self { Self() } }",
    "extension UIView { convenience init(a: A) { self.init(frame: a.frame) } }",
    "final class C: UIView { static func make() -> Self { Self(frame: r) } }",
    "struct S { static func make() -> Self { self.init() } }",
    "struct H<V: UIView> { let a: A = .init(); func f() -> V { g { return .init() } } }",
  ])
  func `everything else is made as it is written`(text: String) {
    #expect(lowered(text) == text)
  }

  @Test func `a class that requires the initialiser makes itself`() {
    let text = "class C: UIView { required init() { super.init(frame: r) } }; class D: C {}; "
    let made = "extension D { static func make() -> Self { Self() } }"
    #expect(lowered(text + made).hasSuffix(made))
    let framed = "extension D { static func make() -> Self { Self(frame: r) } }"
    #expect(lowered(text + framed).contains("Self.dynamic(frame: r)"))
    let other = "extension F where Self: D { static func make() -> Self { Self(frame: r) } }"
    #expect(lowered(text + other).contains("Self.dynamic(frame: r)"))
  }

  @Test(arguments: [
    "Plain.appearance().tintColor = .red",
    "let n = UINavigationController(navigationBarClass: Plain.self, toolbarClass: nil)",
  ])
  func `classes that UIKit makes views of say how`(text: String) {
    #expect(lowered("class Plain: UIView {}").contains("madeDynamically") == false)
    // Other modules may ask for what they see.
    #expect(
      lowered("open class Plain: UIView { public init() {} }").contains(
        "open override class func madeDynamically() -> UIView { Plain() }"))
    #expect(lowered("class Plain: UIView {}; \(text)").contains("{ Plain(frame: frame) }"))
  }

  @Test func `classes of views say how they are made, if they can be`() {
    let text = """
      func f(_ type: UIView.Type) { type.init() }
      class Plain: UIView {}
      public class Framed: Plain { public override init(frame: CGRect) { super.init(frame: frame) } }
      class Bare: UILabel { init() { super.init(frame: .zero) } }
      class Named: UIView { init(name: String) { super.init(frame: .zero) } }
      struct Outer { final class Inner: Framed {} }
      class Model { init() {} }
      open class Base: UIView {}
      class Both: UIView { init() { super.init(frame: .zero) }; override init(frame: CGRect) { super.init(frame: frame) } }
      """
    let lines = lowered(text).split(separator: "\n")
    let made = "override class func madeDynamically(frame: CGRect) -> UIView"
    #expect(lines[1].contains("{ \(made) { Plain(frame: frame) } }"))
    #expect(lines[2].contains("public \(made) { Framed(frame: frame) }"))
    #expect(lines[3].contains("override class func madeDynamically() -> UIView { Bare() }"))
    #expect(!lines[3].contains("Bare(frame"))
    #expect(!lines[4].contains("madeDynamically"))
    #expect(lines[5].contains("\(made) { Inner(frame: frame) }"))
    #expect(!lines[6].contains("madeDynamically"))
    #expect(lines[7].contains("open \(made) { Base(frame: frame) }"))
    // On one line, they have to be told apart.
    #expect(
      lines[8].contains(
        "{ Both(frame: frame) }; override class func madeDynamically() -> UIView { Both() }"))
  }

  @Test func `classes of controllers say how they are made, if they can be`() {
    let text = """
      func f(_ type: UIViewController.Type) { type.init() }
      class Plain: UIViewController {}
      class Coded: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil } }
      class Inherited: Coded {}
      class Stored: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class Paged: UIPageViewController {}
      """
    let lines = lowered(text).split(separator: "\n")
    let made = "override class func madeDynamically"
    #expect(
      lines[1].contains(
        "\(made)(nibName: String?, bundle: Bundle?) -> UIViewController { Plain(nibName: nibName, bundle: bundle) }"
      ))
    #expect(lines[2].contains("\(made)() -> UIViewController { Coded() }"))
    #expect(!lines[2].contains("Coded(nibName"))
    #expect(lines[3].contains("\(made)() -> UIViewController { Inherited() }"))
    #expect(!lines[4].contains("madeDynamically"))
    #expect(!lines[5].contains("madeDynamically"))
  }

  @Test func `views of an initialiser that a superclass declares are made by it`() {
    let text = """
      func f(_ type: UIView.Type) { type.init() }
      class Bare: UIView { init() { super.init(frame: .zero) } }
      class Barer: Bare {}
      class Stored: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }
      """
    let lines = lowered(text).split(separator: "\n")
    #expect(lines[2].contains("madeDynamically() -> UIView { Barer() }"))
    #expect(!lines[3].contains("madeDynamically"))
  }

  @Test func `an initialiser that is not available makes no view`() {
    let text =
      "func f(_ type: UIView.Type) { type.init() }\nclass Named: UIView { init(name: String) { super.init(frame: .zero) }; "
      + "@available(*, unavailable) init() { fatalError() }; @available(*, unavailable) override init(frame: CGRect) { fatalError() } }"
    #expect(!lowered(text).contains("madeDynamically"))
  }

  @Test func `what is added to a line of members is kept apart from them`() {
    let text = "func f(_ type: UIView.Type) { type.init() }; class Boxed: UIView { let mark = 1 }"
    #expect(lowered(text).contains("let mark = 1 ; override class func madeDynamically"))
  }

  @Test func `classes that descend from those of a module say how they are made, too`() {
    let base = "open class Cell: UIView {}; func f(_ type: Cell.Type) { type.init() }"
    let kit = Lowering([SwiftSource(path: "Kit.swift", text: base)])
    let app = Lowering(
      [SwiftSource(path: "A.swift", text: "class Red: Cell {}")], importing: [kit.inventory])
    #expect(app.outputs[0].text.contains("{ Red(frame: frame) }"))
  }

  @Test func `protocols and other names of a module that is imported stand for its views`() {
    let declarations =
      "public typealias Base = UIView; public protocol Styled: Base {}; typealias Own = UIView"
    let core = Lowering([SwiftSource(path: "Core.swift", text: declarations)])
    let kit = Lowering(
      [SwiftSource(path: "Kit.swift", text: "public typealias Item = Styled & Named")],
      importing: [core.inventory])
    func lowered(_ text: String) -> String {
      Lowering([SwiftSource(path: "A.swift", text: text)], importing: [kit.inventory])
        .outputs[0].text
    }
    #expect(lowered("extension Styled { static func f() -> Self { Self() } }").contains(".dynamic"))
    #expect(lowered("func f<V: Item>() -> V { V(frame: r) }").contains("V.dynamic(frame: r)"))
    #expect(lowered("func f(_ type: Base.Type) { type.init() }").contains("type.dynamic()"))
    // Nobody else sees that name, and an app's own hides that of a module.
    #expect(!lowered("func f<V: Own>() -> V { V() }").contains("dynamic"))
    let hidden = "protocol Styled {}; extension Styled { static func f() -> Self { Self() } }"
    #expect(!lowered(hidden).contains("dynamic"))
  }
}
