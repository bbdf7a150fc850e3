import AnimGeometry
import AnimLayers
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Pushes and pops with animations of the app's own, and what bars do meanwhile.
@MainActor struct NavigationTransitionTests {
  /// Fades the new view in, within a second.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var completes = true
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var ends: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      guard let view = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { [completes] _ in
        transitionContext.completeTransition(completes)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let animator = Fade()
    private(set) var operations: [UINavigationController.Operation] = []
    private(set) var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return animator
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append(viewController.title ?? "") }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func showing(_ navigation: UINavigationController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return window
  }

  @Test func `the delegate's animation takes the place of the slide`() throws {
    try inWorld { world in
      let (first, second, delegate) = (controller("first"), controller("second"), Delegate())
      let navigation = UINavigationController(rootViewController: first)
      let window = showing(navigation)
      navigation.delegate = delegate
      navigation.pushViewController(second, animated: true)
      #expect(delegate.operations == [.push])
      let context = try #require(delegate.animator.context)
      #expect(context.view(forKey: .from) === first.view)
      #expect(first.view.superview === context.containerView)
      #expect(context.initialFrame(for: first) == window.bounds)
      world.clock.advance(to: 0.5)
      #expect(second.view.layer.presentation()?.opacity == 0.5)
      #expect(second.view.frame.minX == 0)
      #expect(delegate.shown == [])
      world.clock.advance(to: 1.1)
      #expect(delegate.shown == ["second"])
      #expect(second.view.superview === navigation.view)
      #expect(first.view.superview == nil)
      #expect(context.containerView.superview == nil)
      navigation.popViewController(animated: true)
      #expect(delegate.operations == [.push, .pop])
      world.clock.advance(to: 3)
      #expect(navigation.viewControllers == [first])
      #expect(first.view.superview === navigation.view)
      #expect(second.parent == nil)
      #expect(delegate.animator.ends == [true, true])
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a pop that is given up leaves the stack as it was`() {
    inWorld { world in
      let (first, second, delegate) = (controller("first"), controller("second"), Delegate())
      let navigation = UINavigationController(rootViewController: first)
      let window = showing(navigation)
      navigation.pushViewController(second, animated: false)
      navigation.delegate = delegate
      delegate.animator.completes = false
      navigation.popViewController(animated: true)
      world.clock.advance(to: 2)
      #expect(navigation.viewControllers == [first, second])
      #expect(second.view.superview === navigation.view)
      #expect(first.view.superview == nil)
      #expect(navigation.navigationBar.topItem === second.navigationItem)
      #expect(delegate.shown == [])
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a stack that goes back to a controller is popped`() {
    inWorld { _ in
      let (first, second, delegate) = (controller("first"), controller("second"), Delegate())
      let navigation = UINavigationController(rootViewController: first)
      let window = showing(navigation)
      navigation.pushViewController(second, animated: false)
      navigation.delegate = delegate
      navigation.setViewControllers([first], animated: true)
      #expect(delegate.operations == [.pop])
      withExtendedLifetime(window) {}
    }
  }

  // MARK: Bars

  /// A controller with a list, and with a large title or without.
  private final class Listing: UIViewController {
    let list = UIScrollView(frame: .zero)

    init(_ mode: UINavigationItem.LargeTitleDisplayMode) {
      super.init(nibName: nil, bundle: nil)
      navigationItem.largeTitleDisplayMode = mode
      title = "\(mode)"
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 100, height: 5000)
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }
  }

  @Test func `what is left behind keeps its content in place, and the bar shrinks on the way`()
    throws
  {
    try inWorld { world in
      let (large, small) = (Listing(.always), Listing(.never))
      let navigation = UINavigationController(rootViewController: large)
      navigation.navigationBar.prefersLargeTitles = true
      let window = showing(navigation)
      #expect(large.list.contentOffset.y == -96)
      navigation.pushViewController(small, animated: true)
      window.layoutIfNeeded()
      #expect(large.list.contentOffset.y == -96)
      #expect(small.list.contentOffset.y == -44)
      let bar = navigation.navigationBar
      #expect(bar.layer.presentation()?.frame.height == 96)
      world.clock.advance(to: 0.1)
      window.layoutIfNeeded()
      let height = try #require(bar.layer.presentation()?.frame.height)
      #expect(height > 44 && height < 96)
      world.clock.advance(to: 1)
      #expect(bar.layer.presentation()?.frame.height == 44)
      #expect(bar.subviews.count == 3)

      navigation.popViewController(animated: true)
      window.layoutIfNeeded()
      #expect(large.list.contentOffset.y == -96)
      #expect(bar.layer.presentation()?.frame.height == 44)
      let title = try #require(bar.content.subviews.compactMap { $0 as? UILabel }.first)
      #expect(title.layer.presentation()?.opacity == 0)
      world.clock.advance(to: 1.1)
      #expect(title.layer.presentation()?.opacity == 0)
      let width = window.bounds.width
      let x = try #require(large.view.layer.presentation()?.frame.minX)
      #expect(x > -0.3 * width && x < 0)
      world.clock.advance(to: 2)
      #expect(bar.layer.presentation()?.frame.height == 96)
    }
  }

  @Test func `a bar follows the scroll view that it is told of`() {
    inWorld { _ in
      let (content, holder, list) = (UIViewController(), UIView(), UIScrollView())
      holder.addSubview(list)
      content.view.addSubview(holder)
      let navigation = UINavigationController(rootViewController: content)
      let window = showing(navigation)
      list.contentSize = CGSize(width: 100, height: 5000)
      list.contentOffset.y = 100
      #expect(navigation.navigationBar.scrolledDistance == 0)
      content.setContentScrollView(list)
      #expect(content.contentScrollView(for: .top) === list)
      #expect(content.contentScrollView(for: .bottom) === list)
      list.contentOffset.y = 200
      #expect(navigation.navigationBar.scrolledDistance == 200 + list.adjustedContentInset.top)
      content.setContentScrollView(nil, for: .top)
      #expect(content.contentScrollView(for: .bottom) === list)
      #expect(navigation.navigationBar.scrolledDistance == 0)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `headers are pinned below what is left of a large title`() {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.headerReferenceSize = CGSize(width: 100, height: 30)
      layout.sectionHeadersPinToVisibleBounds = true
      let list = UICollectionView.showing(ListDataSource(counts: [50]), in: layout)
      let content = UIViewController()
      content.view = list
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = true
      let window = showing(navigation)
      #expect(list.contentOffset.y == -96)
      let places: [(CGFloat, CGFloat)] = [(-96, 0), (-76, 0), (-20, 24), (300, 344)]
      for (offset, top) in places {
        list.contentOffset.y = offset
        window.layoutIfNeeded()
        let header = list.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
        #expect(header?.frame.minY == top)
      }
    }
  }

  @Test func `content begins below a bar that nothing shines through`() {
    inWorld(UIEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))) {
      _ in
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.isTranslucent = false
      let window = showing(navigation)
      #expect(content.view.frame.minY == 64)
      #expect(content.view.frame.maxY == window.bounds.height)
      #expect(content.view.safeAreaInsets.top == 0)
      content.extendedLayoutIncludesOpaqueBars = true
      navigation.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(content.view.frame.minY == 0)
      #expect(content.view.safeAreaInsets.top == 64)
    }
  }

  @Test func `a toolbar that is asked for while the content loads is in front of it`() {
    final class Content: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.isToolbarHidden = false
        toolbarItems = [UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)]
      }
    }
    inWorld { _ in
      let content = Content()
      let navigation = UINavigationController(rootViewController: content)
      let window = showing(navigation)
      let toolbar: UIView = navigation.toolbar
      #expect(toolbar.frame.maxY == window.bounds.height)
      #expect(navigation.toolbar.items?.count == 1)
      let order = navigation.view.subviews.map { $0 === toolbar ? 1 : $0 === content.view ? 0 : 2 }
      #expect(order == [0, 1, 2])
    }
  }

  @Test func `a navigation controller has the tab of its root`() {
    inWorld { _ in
      let root = controller("Inbox")
      root.tabBarItem.badgeValue = "3"
      let navigation = UINavigationController(rootViewController: root)
      #expect(navigation.tabBarItem === root.tabBarItem)
      root.title = "All"
      #expect(navigation.tabBarItem.title == "All")
      let own = UITabBarItem(title: "Own", image: nil, tag: 0)
      navigation.tabBarItem = own
      #expect(navigation.tabBarItem === own)
    }
  }

  @Test func `a stack in the place of the title is as large as what is in it`() {
    inWorld { _ in
      let content = UIViewController()
      let (line, button) = (UILabel(), UILabel())
      (line.text, button.text) = ("Two lines", "below each other")
      let stack = UIStackView(arrangedSubviews: [line, button])
      stack.axis = .vertical
      content.navigationItem.titleView = stack
      let window = showing(UINavigationController(rootViewController: content))
      #expect(stack.bounds.width == button.intrinsicContentSize.width)
      #expect(stack.bounds.height > line.intrinsicContentSize.height)
      #expect(abs(stack.center.x - window.bounds.midX) <= 0.5)
    }
  }
}
