import AnimGeometry
import Foundation
import TestSupport
import Testing
import UIKitCore

@MainActor struct ViewControllerTests {
  @Test
  func
    `a controller makes its view's constraints before the first layout, and when it is asked to`()
  {
    final class Maker: UIViewController {
      let box = UIView()
      var calls = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
      }
      override func updateViewConstraints() {
        calls += 1
        if calls == 1 {
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 50),
            box.heightAnchor.constraint(equalToConstant: 40),
          ])
        }
        super.updateViewConstraints()
      }
    }
    inWorld { world in
      let (controller, window) = (Maker(), UIWindow())
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.calls == 1)
      #expect(controller.box.frame == CGRect(x: 20, y: 30, width: 50, height: 40))
      controller.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(controller.calls == 1)
      controller.view.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      #expect(controller.calls == 2)
    }
  }

  @Test func `of views that scroll sideways the first one makes room for a bar, and others do not`()
  {
    inWorld { _ in
      let root = UIViewController()
      let strips = (0..<3).map { number in
        let strip = UIScrollView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 180))
        strip.contentSize = CGSize(width: number < 2 ? 900 : 200, height: 60)
        root.view.addSubview(strip)
        return strip
      }
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: root)
      window.layoutIfNeeded()
      #expect(strips[0].adjustedContentInset.top > 40)
      #expect(strips[1].adjustedContentInset.top == 0)
      // What may be meant to scroll up and down keeps clear of it.
      #expect(strips[2].adjustedContentInset.top == strips[2].safeAreaInsets.top)
    }
  }

  @Test func `a window has the common tint of windows`() {
    inWorld { _ in
      UIWindow.appearance().tintColor = .systemGreen
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      #expect(root.view.tintColor == .systemGreen)
    }
  }

  @Test func `a controller appears when its view has been laid out`() {
    inWorld { _ in
      let controller = Witness(nibName: nil, bundle: nil)
      let window = UIWindow()
      window.rootViewController = controller
      #expect(
        controller.calls == [
          "did load", "will appear", "is appearing", "did lay out", "did appear",
        ])
    }
  }

  @Test func `the guides of old know the room that bars take before they are laid out`() {
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 320, height: 667), safeAreaInsets: insets)
    inWorld(environment) { _ in
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.layoutIfNeeded()
      #expect(controller.topLayoutGuide.length == 64)
      #expect(controller.bottomLayoutGuide.length == 34)
    }
  }

  private final class Conversation: UIViewController {
    let bar: UIView
    let isResponder: Bool

    init(_ bar: UIView, isResponder: Bool) {
      (self.bar, self.isResponder) = (bar, isResponder)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { isResponder }
    override var inputAccessoryView: UIView? { bar }
  }

  private final class Bar: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 50 + safeAreaInsets.bottom)
    }
  }

  @Test(arguments: [(true, 0.0, 583.0, 84.0), (true, 44, 623, 44), (false, 44, 0, 44)])
  func `the bar above the keyboard is at the lower edge of a controller that can be the responder`(
    _ isResponder: Bool, _ made: CGFloat, _ top: CGFloat, _ height: CGFloat
  ) {
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    inWorld(UIEnvironment(safeAreaInsets: insets)) { _ in
      let bar = Bar(frame: CGRect(x: 0, y: 0, width: 0, height: made))
      let window = UIWindow()
      window.rootViewController = Conversation(bar, isResponder: isResponder)
      window.layoutIfNeeded()
      #expect(bar.frame.minY == top && bar.frame.height == height)
      #expect((bar.superview == nil) == !isResponder && bar.frame.width == (isResponder ? 375 : 0))
    }
  }

  @Test func `a title is shown in a bar that content makes room for`() throws {
    try inWorld(UIEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
    {
      _ in
      let controller = GridOfSquares(collectionViewLayout: UICollectionViewFlowLayout())
      controller.title = "Squares"
      let navigation = UINavigationController(rootViewController: controller)
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
      #expect(navigation.navigationBar.topItem?.title == "Squares")
      let view = try #require(controller.collectionView)
      #expect(view.safeAreaInsets.top == 64)
      #expect(view.adjustedContentInset.top == 64)
      #expect(view.contentOffset.y == -64)
      navigation.setNavigationBarHidden(true, animated: false)
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets.top == 20)
    }
  }

  @Test func `what is beyond the screen is not covered by bars`() {
    inWorld(UIEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))) {
      _ in
      let window = UIWindow()
      let view = UIView(frame: CGRect(x: 300, y: 600, width: 200, height: 200))
      window.addSubview(view)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
  }

  @Test func `a large title goes away as content comes up`() throws {
    try inWorld { _ in
      let controller = GridOfSquares(collectionViewLayout: UICollectionViewFlowLayout())
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.bounds.height == 96)
      let view = try #require(controller.collectionView)
      view.contentOffset.y += 30
      #expect(navigation.navigationBar.bounds.height == 66)
      view.contentOffset.y += 300
      #expect(navigation.navigationBar.bounds.height == 44)
    }
  }

  @Test func `a bar button calls its target`() throws {
    try inWorld { _ in
      let controller = Witness(nibName: nil, bundle: nil)
      let item = UIBarButtonItem(
        barButtonSystemItem: .add, target: controller,
        action: Selector("add") { target, _ in (target as? Witness)?.calls.append("add") })
      controller.navigationItem.rightBarButtonItem = item
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.layoutIfNeeded()
      let hit = window.hitTest(CGPoint(x: 350, y: 22), with: nil)
      let button = try #require(hit as? UIButton)
      button.sendActions(for: .primaryActionTriggered)
      #expect(controller.calls.last == "add")
    }
  }

  @Test func `a presented controller comes from below and goes again`() {
    inWorld { world in
      let (below, above) = (Witness(nibName: nil, bundle: nil), Witness(nibName: nil, bundle: nil))
      above.modalPresentationStyle = .fullScreen
      let window = UIWindow()
      window.rootViewController = below
      below.calls = []
      below.present(above, animated: true)
      #expect(below.presentedViewController === above)
      #expect(above.presentingViewController === below)
      #expect(below.calls == ["will disappear"])
      world.clock.advance(to: 1)
      #expect(below.calls == ["will disappear", "did disappear"])
      #expect(above.view.frame == window.bounds)
      above.dismiss(animated: true)
      world.clock.advance(to: 2)
      #expect(below.calls.suffix(3) == ["will appear", "is appearing", "did appear"])
      #expect(below.presentedViewController == nil)
      #expect(above.view.window == nil)
    }
  }

  @Test func `an alert is dismissed before its button's handler runs`() throws {
    try inWorld { world in
      let below = Witness(nibName: nil, bundle: nil)
      let window = UIWindow()
      window.rootViewController = below
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Yes", style: .destructive) { _ in
          below.calls.append("yes, \(below.presentedViewController == nil)")
        })
      below.present(alert, animated: true)
      world.clock.advance(to: 1)
      // Two buttons side by side in a card of 270 points.
      let card = CGRect(x: 375 / 2 - 135, y: 0, width: 270, height: 667)
      let hit = window.hitTest(
        CGPoint(x: card.maxX - 60, y: 667 / 2 + 30), with: nil)
      let button = try #require(hit as? UIButton)
      #expect(button.currentTitle == "Yes")
      button.sendActions(for: .touchUpInside)
      world.clock.advance(to: 2)
      #expect(below.calls.last == "yes, true")
    }
  }

  @Test func `a long press moves an item that may be moved`() throws {
    try inWorld { world in
      let controller = GridOfSquares(collectionViewLayout: UICollectionViewFlowLayout())
      let window = UIWindow()
      window.rootViewController = controller
      window.layoutIfNeeded()
      let finger = FingerScript.longPress(
        at: CGPoint(x: 25, y: 25), duration: 0.7)
      window.perform(finger)
      world.clock.advance(to: 0.6)
      let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(0, 0)))
      #expect(cell.layer.zPosition > 0 || cell.center != CGPoint(x: 25, y: 25))
    }
  }

  @Test func `what is about to come on screen is told of`() throws {
    try inWorld { _ in
      let source = Prefetcher()
      let controller = GridOfSquares(collectionViewLayout: UICollectionViewFlowLayout())
      let window = UIWindow()
      window.rootViewController = controller
      let view = try #require(controller.collectionView)
      view.prefetchDataSource = source
      window.layoutIfNeeded()
      view.contentOffset.y = 1
      view.layoutIfNeeded()
      let shown = Set(view.indexPathsForVisibleItems)
      #expect(!source.paths.isEmpty)
      #expect(shown.isDisjoint(with: source.paths))
      // Nobody is told twice.
      let count = source.paths.count
      view.contentOffset.y = 2
      view.layoutIfNeeded()
      #expect(source.paths.count == count)
    }
  }

  @Test func `a delegate may animate the cell that it is told of`() throws {
    try inWorld { world in
      let controller = GridOfSquares(collectionViewLayout: UICollectionViewFlowLayout())
      controller.fadesIn = true
      let window = UIWindow()
      window.rootViewController = controller
      window.layoutIfNeeded()
      let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(0, 0)))
      #expect(cell.layer.presentation(at: world.clock.now).properties.opacity == 0)
      world.clock.advance(to: 1)
      #expect(cell.layer.presentation(at: world.clock.now).properties.opacity == 1)
    }
  }
}

private final class Witness: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() { calls.append("did load") }
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }

  override func viewDidLayoutSubviews() {
    if calls.last == "is appearing" { calls.append("did lay out") }
  }
}

private final class GridOfSquares: UICollectionViewController {
  var fadesIn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 500 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard fadesIn else { return }
    cell.alpha = 0
    UIView.animate(withDuration: 0.5) { cell.alpha = 1 }
  }
}

@MainActor private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  var paths: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { paths += indexPaths }

  @Test func `a button of a bar that gets a longer title stays at its edge`() {
    inWorld { _ in
      let controller = UIViewController()
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      controller.navigationItem.rightBarButtonItem = item
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.layoutIfNeeded()
      let button = item.makeView()
      let edge = button.frame
      item.title = "Finish"
      window.layoutIfNeeded()
      #expect(button.frame.maxX == edge.maxX && button.frame.width > edge.width)
    }
  }
}
