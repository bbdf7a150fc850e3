import AnimInterfaceFiles
import AnimSourceRuntime
import AnimXML
import Foundation
import Testing
import UIKitCore

/// How controllers of storyboards are made, and the ways between them.
@MainActor struct SegueTests {
  private final class List: UIViewController {
    var made: [String] = []
    var isLeft: [String] = []
    var refuses = false

    func show(_ coder: NSCoder) -> Detail? { Detail(coder, "alone") }
    func show(_ coder: NSCoder, sender: UIButton?) -> Detail? {
      Detail(coder, sender?.currentTitle ?? "none")
    }
    func show(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? {
      segueIdentifier.flatMap { Detail(coder, $0) }
    }
    func unwind(_ segue: UIStoryboardSegue) {
      isLeft.append("\(type(of: segue.source)) \(segue.identifier ?? "-")")
    }
    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { !refuses }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      made.append((segue.destination as? Detail)?.name ?? "other")
    }
  }

  private final class Stack: UINavigationController {
    var steps: [String] = []
    override func unwind(for segue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
      steps.append("\(type(of: subsequentVC))")
    }
  }

  private final class Detail: UIViewController {
    let name: String
    init?(_ coder: NSCoder, _ name: String) {
      self.name = name
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
      name = "drawn"
      super.init(coder: coder)
    }
  }

  private final class Swap: UIStoryboardSegue {
    override func perform() {
      source.navigationController?.setViewControllers([destination], animated: false)
    }
  }

  private static let scenes = """
    <document initialViewController="n"><scenes>
      <scene><objects><navigationController customClass="Stack" id="n"><connections>
        <segue destination="l" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController customClass="List" storyboardIdentifier="list" id="l"><connections>
        <segue destination="d" kind="show" destinationCreationSelector="show:" identifier="1" id="s1"/>
        <segue destination="d" kind="show" destinationCreationSelector="show:sender:" identifier="2" id="s2"/>
        <segue destination="d" kind="show" destinationCreationSelector="show:sender:segueIdentifier:" identifier="3" id="s3"/>
        <segue destination="d" kind="show" destinationCreationSelector="gone:" identifier="4" id="s4"/>
        <segue destination="d" kind="presentation" modalPresentationStyle="fullScreen" identifier="5" id="s5"/>
        <segue destination="d" kind="custom" customClass="Swap" identifier="6" id="s6"/>
      </connections></viewController></objects></scene>
      <scene><objects><viewController customClass="Detail" title="Drawn" storyboardIdentifier="detail" id="d"><connections>
        <segue destination="x" kind="unwind" unwindAction="unwind:" identifier="back" id="u1"/>
        <segue destination="x" kind="unwind" unwindAction="nowhere:" identifier="away" id="u2"/>
      </connections></viewController><exit id="x" userLabel="Exit"/></objects></scene>
    </scenes></document>
    """

  /// Runs with the first screen on screen.
  private func inApp(_ body: (UINavigationController, List) throws -> Void) throws {
    let set = SourceSet()
    set.addClass(List.self, "List") { _ in List() }
    set.addClass(Stack.self, "Stack") { _ in Stack() }
    set.addClass(Detail.self, "Detail") { _ in nil }
    set.addSegue("Swap") { Swap(identifier: $0, source: $1, destination: $2) }
    set.addSegueAction("show:", List.show(_:))
    set.addSegueAction("show:sender:", List.show(_:sender:))
    set.addSegueAction("show:sender:segueIdentifier:", List.show(_:sender:segueIdentifier:))
    set.addAction(List.self, "unwind:", Selector("unwind(_:)", List.unwind(_:)))
    let root = try #require(XMLElement(xml: Data(Self.scenes.utf8)))
    let builder = InterfaceBuilder(
      [InterfaceDocument(name: "Main", isStoryboard: true, root: root)], sets: [set])
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 300, height: 500))
    builder.complete(&environment.interface)
    try environment.run {
      let navigation = try #require(builder.controller(nil, in: "Main") as? UINavigationController)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try body(navigation, try #require(navigation.topViewController as? List))
    }
  }

  @Test func `a storyboard's controller is made by whoever asks for it`() throws {
    try inApp { _, list in
      let storyboard = try #require(list.storyboard)
      let given = storyboard.instantiateViewController(identifier: "detail") { coder in
        Detail(coder, "given")
      }
      #expect(given.name == "given" && given.title == "Drawn" && given.storyboard === storyboard)
      let drawn: Detail = storyboard.instantiateViewController(identifier: "detail")
      #expect(drawn.name == "drawn")
      // What makes none leaves it to the storyboard.
      let left = storyboard.instantiateViewController(identifier: "detail") { _ in nil as Detail? }
      #expect(left.name == "drawn")
      let first = storyboard.instantiateInitialViewController { UINavigationController(coder: $0) }
      #expect(first?.topViewController is List)
      #expect(storyboard.instantiateInitialViewController { Detail($0, "a") }?.name == "a")
    }
  }

  @Test(arguments: [("1", "alone"), ("2", "Button"), ("3", "3"), ("4", "drawn")])
  func `a segue's action makes its destination`(identifier: String, name: String) throws {
    try inApp { navigation, list in
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      list.performSegue(withIdentifier: identifier, sender: button)
      #expect(list.made == [name])
      #expect((navigation.topViewController as? Detail)?.name == name)
    }
  }

  @Test func `an action is not asked for what it cannot take`() throws {
    try inApp { _, list in
      list.performSegue(withIdentifier: "2", sender: "a text")
      list.performSegue(withIdentifier: "2", sender: nil)
      #expect(list.made == ["drawn", "none"])
    }
  }

  @Test func `a segue says how its destination is presented`() throws {
    try inApp { _, list in
      list.performSegue(withIdentifier: "5", sender: nil)
      #expect(list.presentedViewController?.modalPresentationStyle == .fullScreen)
    }
  }

  @Test func `a segue of an app's own class goes its own way`() throws {
    try inApp { navigation, list in
      list.performSegue(withIdentifier: "6", sender: nil)
      #expect(list.made == ["drawn"])
      #expect(navigation.viewControllers.map { $0 is Detail } == [true])
    }
  }

  @Test(arguments: ["1", "5"])
  func `an unwind segue leads back to the controller that has its action`(way: String) throws {
    try inApp { navigation, list in
      list.performSegue(withIdentifier: way, sender: nil)
      let shown = list.presentedViewController ?? navigation.topViewController
      let detail = try #require(shown as? Detail)
      detail.performSegue(withIdentifier: "back", sender: nil)
      #expect(list.isLeft == ["Detail back"])
      #expect((navigation as? Stack)?.steps == ["List"])
      #expect(navigation.topViewController === list)
      #expect(navigation.presentedViewController?.isBeingDismissed ?? true)
    }
  }

  @Test func `an unwind segue that nobody takes leads nowhere`() throws {
    try inApp { navigation, list in
      list.performSegue(withIdentifier: "1", sender: nil)
      let detail = try #require(navigation.topViewController)
      list.refuses = true
      let source = UIEnvironment.current.interface
      #expect(source.segue(detail, "back", nil) == nil)
      #expect(source.segue(detail, "away", nil) == nil)
      #expect(navigation.topViewController === detail && list.isLeft.isEmpty)
    }
  }
}
