public import Foundation

/// Who is told that a navigation controller shows another controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// Shows the top one of a stack of controllers; what is pushed slides in from the right.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The duration of a push or a pop, in seconds.
  private static let duration = 0.35

  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code: there are no storyboards here")
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    if let top = topViewController { place(top.view) }
  }

  private func place(_ view: UIView) {
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topViewController?.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    topViewController?.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    topViewController?.viewDidDisappear(animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let from = topViewController
    viewController.willMove(toParent: self)
    addChild(viewController)
    viewControllers.append(viewController)
    show(viewController, from: from, isPush: true, animated: animated) {
      viewController.didMove(toParent: self)
    }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    guard let top = topViewController else { return nil }
    popped.willMove(toParent: nil)
    show(top, from: popped, isPush: false, animated: animated) {
      popped.removeFromParent()
      popped.didMove(toParent: nil)
    }
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let between = Array(viewControllers[1..<(viewControllers.count - 1)])
    viewControllers.removeSubrange(1..<(viewControllers.count - 1))
    for controller in between { controller.removeFromParent() }
    return between + (popViewController(animated: animated).map { [$0] } ?? [])
  }

  /// Replaces what is shown, with the callbacks in UIKit's order.
  private func show(
    _ to: UIViewController, from: UIViewController?, isPush: Bool, animated: Bool,
    completion: @escaping () -> Void
  ) {
    guard isViewLoaded else { return completion() }
    delegate?.navigationController(self, willShow: to, animated: animated)
    let upper = isPush ? to : from
    if let upper = upper as? UICollectionViewController,
      upper.useLayoutToLayoutNavigationTransitions,
      let lower = (isPush ? from : to) as? UICollectionViewController
    {
      changeLayout(upper, lower, isPush: isPush, animated: animated, completion: completion)
      return
    }
    from?.viewWillDisappear(animated)
    to.viewWillAppear(animated)
    let finish = {
      from?.view.removeFromSuperview()
      from?.viewDidDisappear(animated)
      to.viewDidAppear(animated)
      completion()
      self.delegate?.navigationController(self, didShow: to, animated: animated)
    }
    let width = view.bounds.width
    UIView.withoutAnimation {
      place(to.view)
      if !isPush, let fromView = from?.view { view.bringSubviewToFront(fromView) }
      if animated { to.view.frame.origin.x = isPush ? width : -width * 0.3 }
    }
    guard animated else { return finish() }
    // The view below moves a third of the way, as UIKit shows it.
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      to.view.frame.origin.x = 0
      from?.view.frame.origin.x = isPush ? -width * 0.3 : width
    } completion: { _ in
      finish()
    }
  }

  /// A push or pop that changes the layout of the one collection view.
  ///
  /// The root's controller stays data source and delegate, as in UIKit; hand them over in
  /// `viewDidAppear` if that is wanted.
  private func changeLayout(
    _ upper: UICollectionViewController, _ lower: UICollectionViewController, isPush: Bool,
    animated: Bool, completion: @escaping () -> Void
  ) {
    guard let collectionView = lower.collectionView ?? upper.collectionView else { return }
    let (from, to) = isPush ? (lower, upper) : (upper, lower)
    from.viewWillDisappear(animated)
    to.adopt(collectionView)
    to.viewWillAppear(animated)
    collectionView.setCollectionViewLayout(
      to.collectionViewLayout, animated: animated
    ) { _ in
      from.viewDidDisappear(animated)
      to.viewDidAppear(animated)
      completion()
      self.delegate?.navigationController(self, didShow: to, animated: animated)
    }
  }
}

extension UICollectionViewController {
  /// Takes a collection view over from another controller.
  fileprivate func adopt(_ collectionView: UICollectionView) {
    let isFirst = !isViewLoaded
    view = collectionView
    collectionView.owner = self
    if isFirst { viewDidLoad() }
  }
}

extension UIViewController {
  /// The nearest navigation controller above this one.
  public var navigationController: UINavigationController? {
    var above = parent
    while let controller = above {
      if let navigation = controller as? UINavigationController { return navigation }
      above = controller.parent
    }
    return nil
  }
}
