import Foundation
import Testing
import UIKitCore

/// Children of an app's own container, which come and go with their views.
@MainActor struct ContainerTests {
  /// Adds what it is told to a log.
  private class Screen: UIViewController {
    let name: String
    let log: CallLog
    var load: (Screen) -> Void = { _ in }

    init(_ name: String, _ log: CallLog) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    private func add(_ call: String) { log.add("\(name) \(call)") }
    override func viewDidLoad() {
      super.viewDidLoad()
      add("did load")
      load(self)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("will appear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      add("is appearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      add("did disappear")
    }

    func show(_ child: UIViewController, in view: UIView? = nil) {
      addChild(child)
      (view ?? self.view).addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  /// Tells its children itself, or does not.
  private final class Reserved: Screen {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let log = CallLog()

  private func showing(_ root: UIViewController, _ body: (World, UIWindow) -> Void) {
    inWorld { world in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = root
      body(world, window)
    }
  }

  @Test func `children come and go with their container`() {
    let (parent, child) = (Screen("parent", log), Screen("child", log))
    parent.load = { $0.show(child) }
    showing(parent) { _, window in
      #expect(
        log.take() == """
          parent did load
          child did load
          parent will appear
          child will appear
          parent is appearing
          child is appearing
          child did appear
          parent did appear
          """)
      window.rootViewController = UIViewController()
      #expect(
        log.take() == """
          parent will disappear
          child will disappear
          child did disappear
          parent did disappear
          """)
    }
  }

  @Test
  func `a child whose view joins a screen that is seen appears, and disappears when it leaves`() {
    let (parent, child) = (Screen("parent", log), Screen("child", log))
    showing(parent) { world, _ in
      log.take()
      let frame = UIView()
      parent.view.addSubview(frame)
      parent.show(child, in: frame)
      #expect(log.take() == "child did load\nchild will appear\nchild is appearing")
      world.clock.advance(to: 0.1)
      #expect(log.take() == "child did appear")
      frame.removeFromSuperview()
      #expect(log.take() == "child will disappear\nchild did disappear")
      parent.view.addSubview(frame)
      world.clock.advance(to: 0.2)
      #expect(log.take() == "child will appear\nchild is appearing\nchild did appear")
    }
  }

  @Test func `a container may tell its children itself`() {
    let (parent, child) = (Reserved("parent", log), Screen("child", log))
    parent.load = { $0.show(child) }
    showing(parent) { world, _ in
      world.clock.advance(to: 0.1)
      #expect(
        log.take().split(separator: "\n").filter { $0.hasPrefix("child") } == ["child did load"])
      child.beginAppearanceTransition(true, animated: false)
      #expect(log.take() == "child will appear")
      child.endAppearanceTransition()
      #expect(log.take() == "child did appear")
      child.endAppearanceTransition()
      #expect(log.take() == "")
    }
  }

  /// Asks for its view before it has made one.
  private final class Hasty: UIViewController {
    override func loadView() {
      view.backgroundColor = .red
      title = "loaded"
    }
  }

  @Test func `a view that is asked for while it is made is a plain one`() {
    inWorld { _ in
      let controller = Hasty()
      #expect(controller.view.backgroundColor == .red && controller.title == "loaded")
      #expect(controller.view.frame == UIScreen.main.bounds)
    }
  }

  @Test func `one child takes the place of another in an animation`() {
    let parent = Screen("parent", log)
    let (first, second) = (Screen("first", log), Screen("second", log))
    parent.load = { $0.show(first) }
    showing(parent) { world, _ in
      log.take()
      parent.addChild(second)
      var isFinished: Bool?
      parent.transition(
        from: first, to: second, duration: 0.5, options: .curveLinear,
        animations: { second.view.alpha = 0.5 }, completion: { isFinished = $0 })
      #expect(
        log.take() == """
          second did load
          first will disappear
          second will appear
          second is appearing
          """)
      #expect(second.view.superview === parent.view && first.view.superview === parent.view)
      world.clock.advance(to: 0.25)
      let opacity = second.view.layer.presentation(at: 0.25).properties.opacity
      #expect(isFinished == nil && abs(opacity - 0.75) < 1e-6)
      world.clock.advance(to: 1)
      #expect(log.take() == "first did disappear\nsecond did appear")
      #expect(first.view.superview == nil && isFinished == true)
    }
  }

  @Test
  func
    `a child of a navigation controller joins the stack, one of a tab bar controller gets a tab`()
  {
    inWorld { _ in
      let navigation = UINavigationController()
      let (first, second) = (UIViewController(), UIViewController())
      navigation.addChild(first)
      navigation.addChild(second)
      #expect(navigation.viewControllers == [first, second])
      #expect(first.parent === navigation && navigation.children == [first, second])
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.addChild(navigation)
      #expect(tabs.viewControllers?.last === navigation && tabs.viewControllers?.count == 2)
      #expect(tabs.children.count == 2 && tabs.tabBar.items?.count == 2)
    }
  }

  @Test func `a bar is 44 points high below the status bar, from the start`() throws {
    final class Root: UIViewController {
      var early = CGRect.zero
      override func viewDidLoad() { early = navigationController?.navigationBar.frame ?? .zero }
    }
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    environment.run {
      let root = Root()
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(root.early.height == 44 && root.early.width == 393)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
      #expect(root.view.safeAreaInsets.top == 103)
      navigation.navigationBar.isHidden = true
      window.layoutIfNeeded()
      #expect(root.view.safeAreaInsets.top == 59)
    }
  }
}
