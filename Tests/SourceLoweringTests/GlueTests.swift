import AnimSourceLowering
import Testing

struct GlueTests {
  private func glue(_ text: String, answers: Set<String> = []) -> String {
    let lowering = Lowering([SwiftSource(path: "A.swift", text: text)])
    return Glue(lowering.inventory, for: .init(answers: answers)).code(without: []).text
  }

  @Test func `settable properties that other files see are offered`() {
    let code = glue(
      """
      class A: UICollectionViewFlowLayout {
        var stored = 1
        var observed: Int = 2 { didSet { f() } }
        var computed: Int { get { 1 } set {} }
        lazy var late: Int = { 3 }()
        let constant = 1
        var readOnly: Int { 1 }
        private(set) var guarded = 1
        private var hidden = 1
        static var shared = 1
        private func f() {}
      }
      """)
    for name in ["stored", "observed", "computed", "late"] {
      #expect(code.contains("property(A.self, \"\(name)\")"))
    }
    for name in ["constant", "readOnly", "guarded", "hidden", "shared"] {
      #expect(!code.contains("\"\(name)\""))
    }
  }

  @Test(arguments: ["*, unavailable", "swift, deprecated: 4, obsoleted: 5, renamed: \"B\""])
  func `what is only there to say what replaces it is not offered`(words: String) {
    let code = glue(
      "@available(\(words)) class A: UIView {}; class B: UIView { @available(\(words)) var a = 1 }; "
        + "@available(\(words)) struct C {}; @available(\(words)) enum D { case e }")
    #expect(code.contains("B.self"))
    for name in ["A", "C", "D"] {
      #expect(!code.contains(name + ".") && !code.contains(name + "("))
    }
    #expect(!code.contains("\"a\""))
  }

  // A storyboard holds the selector that Swift gives Objective-C: "With" joins a first label to the
  // name unless the label begins with a preposition.
  @Test(arguments: [
    ("toggle()", "toggle"), ("toggle(_ sender: UIView)", "toggle:"),
    ("toggle(sender: UIView)", "toggleWithSender:"),
    ("toggle(button sender: UIView)", "toggleWithButton:"),
    ("toggle(for sender: UIView)", "toggleFor:"),
    ("toggle(fromButton sender: UIView)", "toggleFromButton:"),
    ("toggle(form sender: UIView)", "toggleWithForm:"),
    ("toggle(_ sender: UIView, forEvent event: UIEvent)", "toggle:forEvent:"),
    ("toggle(sender: UIView, event: UIEvent)", "toggleWithSender:event:"),
    ("toggle(_ sender: UIView, _ event: UIEvent)", "toggle::"),
  ])
  func `an action has the name that Objective-C knows it by`(method: String, selector: String) {
    let code = glue("class A: UIView { @IBAction func \(method) {} }")
    #expect(code.contains("set.addAction(A.self, \"\(selector)\", "))
  }

  @Test func `objects that start an app may say so in an extension`() {
    let code = glue(
      """
      class Start: UIResponder {}
      class Scene: UIResponder {}
      extension Scene: UIWindowSceneDelegate {}
      extension Start: UIApplicationDelegate {}
      """)
    #expect(code.contains("set.addSceneDelegate { Scene() }"))
    #expect(code.contains("set.addAppDelegate { Start() }"))
  }

  @Test func `methods that make the destinations of segues can be called, private ones too`() {
    let code = glue(
      """
      class A: UIViewController {
        @IBSegueAction private func detail(_ coder: NSCoder, sender: Any?) -> B? { B(coder: coder) }
        @IBSegueAction func other(coder: NSCoder) -> B? { nil }
      }
      class B: UIViewController {}
      """)
    #expect(code.contains("set.addSegueAction(\"detail:sender:\", A.detail(_:sender:))"))
    #expect(code.contains("set.addSegueAction(\"otherWithCoder:\", A.other(coder:))"))
  }

  @Test func `what a property computes is not asked for when it is set`() {
    let code = glue(
      "extension UIView { @IBInspectable var radius: CGFloat { get { radius } set { a(newValue) } } }\n"
        + "class A: UIView { var gap = 1 }")
    #expect(code.contains("input.value(for: \\UIView.radius)"))
    #expect(code.contains("owner.radius = value"))
    #expect(code.contains("$1.assign(to: &$0.gap)"))
  }

  @Test func `segues of an app's own are made`() {
    let code = glue(
      """
      class Fade: UIStoryboardSegue {}
      class Slow: Fade {}
      class Other: NSObject {}
      """)
    for name in ["Fade", "Slow"] {
      let call = "{ \(name)(identifier: $0, source: $1, destination: $2) }"
      #expect(code.contains("set.addSegue(\"\(name)\") " + call))
    }
    #expect(!code.contains("addSegue(\"Other\")"))
  }

  @Test func `the stage answers a delegate's methods by argument label`() {
    let code = glue(
      """
      protocol D: AnyObject { func collectionView(_ v: UICollectionView, heightAt p: IndexPath) -> CGFloat }
      class A: UICollectionViewLayout { weak var delegate: D? }
      """)
    #expect(code.contains("extension AnimSourceRuntime.StageDelegateProxy: @retroactive D"))
    #expect(code.contains("answer(\"heightAt\", \"collectionView(_:heightAt:)\""))
    #expect(code.contains("connect(A.self) { $0.delegate = $1 }"))
  }

  @Test func `the stage answers what a protocol inherits, too`() {
    let code = glue(
      """
      protocol Presenting: AnyObject { func begin() }
      protocol Listing: Presenting { var titles: [String] { get } }
      class A: UIViewController { var presenter: Listing! }
      """)
    for name in ["Presenting", "Listing"] {
      #expect(code.contains("extension AnimSourceRuntime.StageDelegateProxy: @retroactive \(name)"))
    }
    #expect(code.contains("connect(A.self) { $0.presenter = $1 }"))
  }

  @Test func `a value of a protocol is one of what conforms to it in an extension`() {
    let code = glue(
      """
      protocol Listing { static var name: String { get } }
      final class Model { init(count: Int) {} }
      extension Model: Listing { static var name: String { "a" } }
      class A: UIViewController { var model: Listing! }
      """)
    #expect(
      code.contains("Model(count: part.value(\"count\")) as any Listing"), Comment(rawValue: code))
    #expect(code.contains("if $0.model == nil { $0.model = $1.made(\"model\") }"))
  }

  @Test
  func `a value of several protocols, or of one that others inherit, is of what conforms to them`()
  {
    let code = glue(
      """
      protocol Input { func load() }
      protocol Output { var titles: [String] { get } }
      typealias Listing = Input & Output
      private typealias Hidden = Input & Output
      protocol Sorted: Input {}
      final class Model: Listing { private init() {}; func load() {}; var titles: [String] { [] } }
      """)
    for name in ["Input", "Output", "Listing"] {
      #expect(
        code.contains("(part.value(\"Model\") as Model) as any \(name) }"), Comment(rawValue: code))
    }
    #expect(!code.contains("any Hidden") && !code.contains("any Sorted"))
  }

  @Test func `what whoever shows a controller sets of it is told by name, hidden or not`() {
    let code = glue(
      """
      struct Order {}
      final class Model {}
      protocol Presenting {}
      protocol OrderDelegate {}
      final class Badge: UIView {}
      class A: UIViewController {
        private var model: Model!
        fileprivate var presenter: Presenting!
        private var name: String!
        var order: Order?
        private var selected: Order?
        private(set) var chosen: Order?
        var made: Order? = nil
        static var shared: Model!
        weak var owner: Model!
        var badge: Badge!
        var title2: String?
        var caption: String?
        var orderDelegate: OrderDelegate?
        @IBOutlet var outlet: Model!
        lazy var late: Model! = Model()
        var orders: [Order]!
        var place: Place!
        var address: URL!
        var step: Step!
        var listing: Listing!
        var badges: [Badge]!
        func show() {
          if let caption = caption { title2 = caption }
        }
      }
      typealias Place = String
      typealias Listing = Presenting & OrderDelegate
      enum Step { case first }
      class B: UIView { private var model: Model! }
      """)
    let names =
      "\"model\", \"presenter\", \"name\", \"order\", \"caption\", \"orders\", \"place\", \"address\", \"step\", \"listing\""
    #expect(code.contains("set.addFields(A.self, [\(names)])"), Comment(rawValue: code))
    #expect(!code.contains("addFields(B.self"))
  }

  @Test func `what tells outlets of its change is not set while there are none`() {
    let code = glue(
      """
      struct Order {}
      class A: UIViewController {
        @IBOutlet var label: UILabel!
        var order: Order! { didSet { label.text = "" } }
        var other: Order!
      }
      class B: UIViewController { var order: Order! { didSet { title = "" } } }
      """)
    #expect(!code.contains("supply(A.self) { if $0.order"), Comment(rawValue: code))
    #expect(code.contains("supply(A.self) { if $0.other"))
    #expect(code.contains("supply(B.self) { if $0.order"))
    #expect(code.contains("set.addFields(A.self, [\"order\", \"other\"])"))
  }

  @Test func `what a protocol answers itself is left to it, unless the scenario answers`() {
    let text = """
      protocol D: AnyObject { func gap() -> Int }
      extension D { func gap() -> Int { 4 } }
      class A: UICollectionViewLayout { weak var delegate: D? }
      """
    #expect(!glue(text).contains("answer("))
    #expect(glue(text, answers: ["gap"]).contains("answer(\"gap\""))
  }

  @Test(arguments: [
    ("", "A()"), ("init(gap: Int = 1) {}", "A()"),
    ("init(gap: Int) {}", "A(gap: argument.value(\"gap\"))"),
    ("required init?(coder: NSCoder) {}", "A(coder: InterfaceCoder())"),
  ])
  func `an initialiser gets the arguments it cannot do without`(member: String, call: String) {
    #expect(glue("class A: UICollectionViewLayout { \(member) }").contains(call))
  }

  @Test func `objects of storyboards are made, if nothing has to be known for it`() {
    let code = glue(
      """
      class Rows: NSObject { @IBOutlet weak var table: UITableView?; @IBInspectable var count = 3 }
      class Item: UITabBarItem { override init() {}; required init?(coder: NSCoder) {} }
      class Pull: UIPercentDrivenInteractiveTransition { @IBOutlet var rows: Rows? }
      class Store: NSObject { init(name: String) {} }
      class Shared: NSObject { private override init() {} }
      class Model {}
      """)
    #expect(code.contains("set.addObject(\"Rows\") { Rows() }"))
    #expect(code.contains("outlet(Rows.self, \"table\""))
    #expect(code.contains("property(Rows.self, \"count\")"))
    #expect(code.contains("set.addObject(\"Item\") { Item() }"))
    #expect(code.contains("set.addObject(\"Pull\") { Pull() }"))
    for name in ["Store", "Shared", "Model"] {
      #expect(!code.contains("addObject(\"\(name)\")"))
    }
  }

  @Test func `what the owner of an object has to set is supplied`() {
    let code = glue("class A: UICollectionViewLayout { var rows: Int!; var a: Int?; var b: B! }")
    #expect(code.contains("if $0.rows == nil { $0.rows = $1.value(\"rows\") as Int }"))
    #expect(!code.contains("$0.a == nil") && !code.contains("$0.b == nil"))
  }

  @Test func `a class that only says what replaces it is left alone`() {
    let code = glue(
      "class A: UIView {}\n@available(*, unavailable, renamed: \"A\") class B: UIView {}")
    #expect(code.contains("A.self") && !code.contains("B.self"))
  }

  @Test func `what two protocols both answer themselves is answered by the stage`() {
    let code = glue(
      """
      protocol D: AnyObject { func gap() -> Int }
      extension D { func gap() -> Int { 4 } }
      protocol E: AnyObject { func gap() -> Int }
      extension E { func gap() -> Int { 5 } }
      class A: UICollectionViewLayout { weak var d: D?; weak var e: E? }
      """)
    #expect(code.ranges(of: "answer(\"gap\"").count == 1)
  }

  @Test func `descendants of the sources' own layouts are layouts`() {
    let code = glue("class A: UICollectionViewLayout {}\nclass B: A {}\nclass C {}")
    #expect(code.contains("set.addClass(B.self"))
    #expect(!code.contains("C.self"))
  }

  @Test(arguments: [
    ("struct S { let a: Int; var b = 2; var c: Int? }", "S(a: part.value(\"a\"))"),
    ("struct S { init(_ a: Int, b: Int) {} }", "S(part.value(\"a\"), b: part.value(\"b\"))"),
    ("class C {}", "C()"),
    ("enum A { enum B {} }; extension A.B { struct C {} }", "A.B.C()"),
  ])
  func `values of the sources can be made up`(text: String, call: String) {
    #expect(glue(text).contains("{ part in \(call) }"))
  }

  @Test func `values of a module that others see can be made up`() {
    let kit = Lowering([
      SwiftSource(
        path: "Kit.swift",
        text: """
          public struct Town { public init(name: String) {} }
          public protocol Guide {}
          public final class Local: Guide { public init() {} }
          public enum Side { case left, right }
          struct Hidden {}
          """)
    ])
    let code = Glue(kit.inventory, of: "Kit").code(without: []).text
    for part in [
      "Town(name: part.value(\"name\"))", "Local() as any Guide", "enumeration(Side.self",
    ] {
      #expect(code.contains(part), Comment(rawValue: code))
    }
    #expect(!code.contains("Hidden"))
  }

  @Test(arguments: [
    ("@escaping () -> Void", "a: { }"), ("(Int, [(Int, Int)]) -> ()", "a: { _, _ in }"),
    ("@escaping @MainActor (Int) -> Bool", "a: { _ in MainActor.assumeIsolated"),
    ("() async throws -> Int", "a: { MainActor.assumeIsolated"),
    ("@escaping (() -> Void)", "a: { }"), ("((Int, Int) -> Bool)", "a: { _, _ in MainActor"),
    ("(() -> Void)?", "a: part.value"), ("(Int, Int)", "a: part.value"),
  ])
  func `closures that values are made of are written out`(type: String, argument: String) {
    let code = glue("struct A { init(a: \(type)) {} }")
    #expect(code.contains(argument), Comment(rawValue: code))
  }

  @Test func `of a type that nobody else is to make it is what it holds itself`() {
    let code = glue(
      """
      class A { static let shared = A(); static let other = 1; private init() {} }
      struct B { static let first = B(1); private init(_ a: Int) {} }
      enum C { static let shared = 1 }
      """)
    #expect(code.contains("A.shared as A") && code.contains("B.first as B"))
    #expect(!code.contains("A.other") && !code.contains("C.shared"))
  }

  @Test func `classes without initialisers are made as their superclass is`() {
    let code = glue(
      """
      protocol P {}
      class A: NSObject {}
      class B: P {}
      class C { init(a: Int) {} }
      class D: C {}
      class E: Unknown {}
      """)
    for call in ["A()", "B()", "D(a: "] {
      #expect(code.contains("in \(call)"), Comment(rawValue: code))
    }
    #expect(!code.contains("in E("))
  }

  @Test func `an argument is of the class that the code takes it for`() {
    let code = glue(
      """
      class Model {}
      class LockModel: Model {}
      class OtherModel {}
      class Base: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      class Screen: Base {
        lazy var lock = model as! LockModel
        lazy var other = title as! OtherModel
      }
      """)
    #expect(code.contains("Screen(model: (argument.value(\"model\") as LockModel))"))
    #expect(code.contains("Base(model: argument.value(\"model\"))"))
  }

  @Test func `generic types are made for the arguments with which they are taken`() {
    let code = glue(
      """
      class Provider<API> { init(a: Int) {} }
      struct Service { let provider: Provider<String> }
      class Screen: UIViewController { init(provider: Provider<Int>) { super.init(nibName: nil, bundle: nil) } }
      """)
    #expect(code.contains("Provider<String>(a: ") && code.contains("Provider<Int>(a: "))
  }

  @Test func `a type of the sources can be made of all that its initialisers take`() {
    let code = glue("struct A { var x = 1; let y: Int }")
    #expect(code.contains("set.addMaker(\"A\", [\"y\"]) { part in A(y: part.value(\"y\")) }"))
    #expect(
      code.contains(
        "set.addMaker(\"A\", [\"x\", \"y\"]) "
          + "{ part in A(x: part.value(\"x\"), y: part.value(\"y\")) }"))
  }

  @Test func `what is nested in an extension of a generic type cannot be made`() {
    let code = glue(
      """
      struct Box<T> {}
      extension Box { struct Part { var a = 1 }; enum Kind { case a(Int) } }
      extension Plain { struct Part { var a = 1 } }
      struct Plain {}
      """)
    #expect(!code.contains("Box"))
    #expect(code.contains("Plain.Part"))
  }

  @Test func `a label that all methods of a protocol have tells none of them apart`() {
    let code = glue(
      """
      protocol D: AnyObject {
        func collectionView(_ v: UICollectionView, mozaik l: A, sizeAt p: IndexPath) -> CGFloat
        func collectionView(_ v: UICollectionView, mozaik l: A, gapIn section: Int) -> CGFloat
      }
      class A: UICollectionViewLayout { weak var delegate: D? }
      """)
    #expect(code.contains("answer(\"sizeAt\", "))
    #expect(code.contains("answer(\"gapIn\", "))
  }

  @Test func `methods that no label tells apart are asked by their names`() {
    let code = glue(
      """
      protocol D: AnyObject {
        func itemLength(in v: UICollectionView, breadth: CGFloat) -> CGFloat
        func headerLength(in v: UICollectionView, breadth: CGFloat) -> CGFloat
      }
      class A: UICollectionViewLayout { weak var delegate: D? }
      """)
    #expect(code.contains("answer(\"itemLength\", "))
    #expect(code.contains("answer(\"headerLength\", "))
  }

  @Test func `the cases of an enumeration that carry something are made by name`() {
    let code = glue(
      """
      enum Height { case fixed(points: CGFloat, Bool), ratio(CGFloat) }
      enum Plain { case a, b(Int) }
      """)
    #expect(
      code.contains(
        "set.addMaker(\"Height\", [\"points\", \"fixed\"], case: \"fixed\") "
          + "{ part in Height.fixed(points: part.value(\"points\"), part.value(\"fixed\")) }"))
    #expect(code.contains("set.addMaker(\"Plain\", [\"b\"], case: \"b\")"))
  }

  @Test func `a layout that is meant for storyboards alone is made as from one`() {
    let code = glue(
      """
      class A: UICollectionViewLayout { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class B: A {}
      class C: UICollectionViewLayout { override init() {}; required init?(coder: NSCoder) {} }
      """)
    #expect(code.contains("{ _ in A(coder: InterfaceCoder()) }"))
    #expect(code.contains("{ _ in B(coder: InterfaceCoder()) }"))
    #expect(code.contains("{ argument in C() }"))
  }

  @Test func `a controller that overrides the initialiser for nibs is made by it, as by none`() {
    let code = glue(
      """
      class A: UIViewController {
        init(style: Int) {}
        override init(nibName: String?, bundle: Bundle?) {}
        required init?(coder: NSCoder) {}
      }
      class B: A {}
      """)
    #expect(code.contains("A(nibName: nil, bundle: nil)"))
    #expect(code.contains("B(nibName: nil, bundle: nil)"))
  }

  @Test func `outlets and actions of generic classes are those of the classes below them`() {
    let code = glue(
      """
      class Plain: UIViewController { @IBOutlet var slider: UISlider! }
      class Base<T>: Plain {
        @IBOutlet weak var label: UILabel!
        @IBAction func tap(_ sender: Any) {}
      }
      class Middle<T>: Base<T> {}
      class Screen: Middle<Int> {}
      class Special: Screen {}
      """)
    #expect(code.contains("outlet(Screen.self, \"label\")"))
    #expect(code.contains("set.addAction(Screen.self, \"tap:\""))
    for other in ["Base.self", "Middle.self", "Screen.self, \"slider\"", "Special.self, \"label\""]
    {
      #expect(!code.contains(other), "\(other)")
    }
  }

  @Test func `outlets of a generic class of another module are connected if it shows them`() {
    let kit = Lowering([
      SwiftSource(
        path: "Kit.swift",
        text: "open class Base<T>: UIViewController { "
          + "@IBOutlet public var bar: UIView!; @IBOutlet var hidden: UIView! }")
    ])
    let app = Lowering(
      [SwiftSource(path: "A.swift", text: "import Kit\nclass Screen: Base<Int> {}")],
      importing: [kit.inventory])
    let code = Glue(app.inventory).code(without: []).text
    #expect(code.contains("outlet(Screen.self, \"bar\")"))
    #expect(!code.contains("\"hidden\""))
  }

  @Test func `outlets of other frameworks are connected`() {
    let text = "class A: UIViewController { @IBOutlet var map: MKMapView! }"
    #expect(glue(text).contains("import MapKit\n"))
    #expect(!glue(text.replacing("MKMapView", with: "UIView")).contains("import MapKit"))
  }

  @Test func `an outlet whose name is a word of Swift is connected by that word`() {
    let code = glue("class A: UIViewController { @IBOutlet var `switch`: UISwitch! }")
    #expect(code.contains("outlet(A.self, \"switch\")"))
    #expect(code.contains("owner.`switch` = "))
  }

  @Test func `a module tells of its classes, outlets and actions, be they public or not`() {
    let text = """
      class Card: UIView { @IBOutlet private var label: UILabel!; @IBInspectable var round: Bool = true }
      public class Base: UIViewController { @IBAction func tap(_ sender: Any) {} }
      class Model { var name = "" }
      """
    let kit = Lowering([SwiftSource(path: "Kit.swift", text: text)])
    let code = Glue(kit.inventory, of: "Kit").code(without: []).text
    #expect(code.contains("public func renderAnimFill_Kit("))
    #expect(code.contains("set.addImportedClass(Card.self, \"Card\")"))
    // A library has its nibs, or sets itself up.
    #expect(code.contains("outlet(Card.self, \"label\", nil, to: {"))
    #expect(code.contains("property(Card.self, \"round\")"))
    #expect(code.contains("set.addAction(Base.self, \"tap:\""))
    #expect(!code.contains("Model"))
    let app = Glue(.empty, importing: ["Kit"]).code(without: []).text
    #expect(app.contains("import Kit"))
    #expect(app.contains("renderAnimFill_Kit(set)"))
  }

  @Test
  func `classes tell which optional methods they have, unless they inherit from a generic one`() {
    let code = glue(
      """
      @objc protocol D { @objc optional func told(_ a: Int) }
      class A: D { func told(_ a: Int) {} }
      class B<T>: D { func told(_ a: Int) {} }
      class C: B<Int> {}
      class E: D {}
      """)
    #expect(code.contains("set.addOptionalMethods(A.self, [\"told(_:)\"])"))
    #expect(code.contains("set.addOptionalMethods(E.self, [])"))
    #expect(
      !code.contains("set.addOptionalMethods(B.self")
        && !code.contains("set.addOptionalMethods(C.self"))
  }

  @Test func `data sources of tables tell whether rows can be deleted and moved`() {
    let code = glue(
      """
      class A: UITableViewController {}
      class B: NSObject, UITableViewDataSource {
        func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      }
      extension B {
        func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
      }
      class C: UIView {}
      """)
    #expect(code.contains("set.addOptionalMethods(A.self, [])"))
    #expect(code.contains("set.addOptionalMethods(B.self, [\"tableView(_:commit:forRowAt:)\"])"))
    #expect(!code.contains("set.addOptionalMethods(C.self"))
  }

  @Test(arguments: [
    ("self.b = B(3)", true), ("self.b = b", true), ("fatalError(\"no\")", false),
  ])
  func `a layout is made as for storyboards where its values would be made up`(
    statement: String, isMade: Bool
  ) {
    let code = glue(
      """
      struct B { var c: Int }
      class A: UICollectionViewLayout {
        var b: B
        init(b: B) { self.b = b; super.init() }
        required init?(coder: NSCoder) { \(statement) }
      }
      """)
    #expect(code.contains("A(coder: InterfaceCoder()) ?? A(b: argument.value(\"b\"))") == isMade)
    #expect(code.contains("argument.gives([\"b\"])") == isMade)
  }

  @Test func `a number is made up unless the author has one for storyboards`() {
    func code(_ value: String) -> String {
      glue(
        """
        class A: UICollectionViewLayout {
          init(b: Int) { super.init() }
          required init?(coder: NSCoder) { self.b = \(value); super.init(coder: coder) }
        }
        """)
    }
    #expect(code("3").contains("InterfaceCoder"))
    #expect(!code("0").contains("InterfaceCoder"))
  }

  @Test func `closures whose answer is nothing ask the stage`() {
    let code = glue(
      """
      class A: UICollectionViewLayout {
        var size: ((IndexPath) -> CGSize) = { _ in .zero }
        var height: (_ section: Int) -> CGFloat = { _ in 0 }
        var name: (IndexPath) -> String = { _ in "" }
      }
      """)
    #expect(code.contains("if owner.size(IndexPath(item: 0, section: 0)) == .zero"))
    #expect(code.contains("if owner.height(0) == .zero"))
    #expect(!code.contains("owner.name("))
  }

  @Test func `an answer of several values is asked for one by one`() {
    let code = glue(
      """
      protocol GridDelegate {
        func range(_ view: UIView, at path: IndexPath) -> (start: Time, end: Time)
        var pair: (Int, Double) { get }
      }
      """)
    #expect(
      code.contains(
        "return (start: answer(\"range\", \"range(_:at:)\", [view, path], element: 0, \"start\"), "
          + "end: answer(\"range\", \"range(_:at:)\", [view, path], element: 1, \"end\"))"))
    #expect(code.contains("element: 1, \"1\")"))
  }
}
