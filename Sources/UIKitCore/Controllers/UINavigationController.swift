public import Foundation

/// A party that is told when a navigation controller shows another controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller's view comes on screen.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool) throws(UnimplementedRequirement)
  /// Called when a controller's view is in its place.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool) throws(UnimplementedRequirement)
}

/// Shows the top one of a stack of controllers below a bar; what is pushed slides in from the
/// right.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The stack from its root to the controller on top; setting it replaces the stack without
  /// animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []
  /// A party that is told when another controller is shown; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top with the items of the stack.
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  /// Whether the bar is above the screen, false by default; the safe area follows.
  open var isNavigationBarHidden = false { didSet { barDidChange() } }
  /// Whether a swipe hides the bars, false by default; kept, not heeded.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars, false by default; kept, not heeded.
  open var hidesBarsOnTap = false
  /// A bar at the bottom with the top controller's `toolbarItems`.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Whether the bar at the bottom is below the screen, true by default; the safe area follows.
  open var isToolbarHidden = true { didSet { barDidChange() } }
  /// The gesture that pops the top controller in UIKit, from the left edge; here it does nothing.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()
  /// Sees how far the content of the top controller has been scrolled.
  private var scrolling: NSKeyValueObservation?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A navigation controller with a stack of one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// A navigation controller that an interface file describes, with an empty stack at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller on top of the stack; nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the one that covers the top of the stack, or else the top.
  open var visibleViewController: UIViewController? {
    stack.last?.presentedViewController ?? stack.last
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.heightDidChange = { [weak self] in self?.barDidChange() }
    view.addSubview(navigationBar)
    if let top = topViewController { place(top.view) }
    topDidChange()
  }

  private func place(_ view: UIView) {
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.insertSubview(view, belowSubview: navigationBar)
  }

  // MARK: Bar

  /// Hides or shows the bar, within 0.2 seconds if `animated` and the view is loaded.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard animated, isViewLoaded else {
      isNavigationBarHidden = hidden
      return
    }
    UIView.animate(withDuration: 0.2) {
      self.isNavigationBarHidden = hidden
      self.view.layoutIfNeeded()
    }
  }

  /// Hides or shows the bar at the bottom, within 0.2 seconds if `animated`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    UIView.animate(withDuration: animated ? 0.2 : 0) {
      self.isToolbarHidden = hidden
      self.viewIfLoaded?.layoutIfNeeded()
    }
  }

  /// Shows the items of the stack, and follows the scrolling of the top one.
  private func topDidChange() {
    navigationBar.items = stack.map(\.navigationItem)
    guard let top = topViewController, let scrollView = top.view.mainScrollView else {
      scrolling = nil
      navigationBar.scrolledDistance = 0
      return
    }
    scrolling = scrollView.observe(\.contentOffset) { [weak self] view, _ in
      MainActor.assumeIsolated { self?.contentDidScroll(view) }
    }
    contentDidScroll(scrollView)
  }

  private func contentDidScroll(_ scrollView: UIScrollView) {
    navigationBar.scrolledDistance =
      scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    layoutBar()
  }

  private func barDidChange() {
    guard isViewLoaded else { return }
    let covered = isNavigationBarHidden ? 0 : navigationBar.fullHeight
    for controller in stack {
      controller.barInsets.top = covered
      controller.barInsets.bottom = isToolbarHidden ? 0 : UIToolbar.height
    }
    layoutBar()
    layoutToolbar()
  }

  private func layoutToolbar() {
    guard !isToolbarHidden || toolbar.superview != nil else { return }
    if toolbar.superview == nil { view.insertSubview(toolbar, belowSubview: navigationBar) }
    if let items = topViewController?.toolbarItems, toolbar.items != items { toolbar.items = items }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    let top = view.bounds.height - (isToolbarHidden ? 0 : height)
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    if toolbar.frame != frame { toolbar.frame = frame }
  }

  private func layoutBar() {
    let bar = navigationBar
    bar.topInset = view.safeAreaInsets.top
    let extent =
      bar.showsLargeTitle ? max(0, UINavigationBar.largeTitleHeight - bar.scrolledDistance) : 0
    let height = bar.topInset + bar.rowHeight + extent
    let frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : 0, width: view.bounds.width, height: height)
    if bar.frame != frame { bar.frame = frame }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    barDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.viewWillAppear(animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    topViewController?.viewIsAppearing(animated)
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

  /// Puts a controller on top of the stack; its view slides in from the right with the system's
  /// spring if `animated`.
  ///
  /// An exception is raised for navigation controllers and for controllers that are on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      UIEnvironment.current.raise(
        "<\(type(of: self))> is pushing the same view controller instance "
          + "(<\(type(of: viewController))>) more than once which is not supported and is most likely "
          + "an error in the application")
      return
    }
    guard !(viewController is UINavigationController) else {
      UIEnvironment.current.raise("Pushing a navigation controller is not supported")
      return
    }
    let from = topViewController
    addChild(viewController)
    stack.append(viewController)
    show(viewController, from: from, isPush: true, animated: animated) {
      viewController.didMove(toParent: self)
    }
  }

  /// Takes the top controller off the stack, and answers it; nil for the root, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.removeLast()
    guard let top = topViewController else { return nil }
    popped.willMove(toParent: nil)
    show(top, from: popped, isPush: false, animated: animated) {
      popped.removeFromParent()
    }
    return popped
  }

  /// Takes all controllers but the root off the stack, and answers them from below; nil if there is
  /// the root only.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let between = Array(stack[1..<(stack.count - 1)])
    stack.removeSubrange(1..<(stack.count - 1))
    for controller in between { controller.removeFromParent() }
    return between + (popViewController(animated: animated).map { [$0] } ?? [])
  }

  /// Takes all controllers above a given one off the stack, and answers them from below.
  ///
  /// Nil, and nothing happens, if that controller is on top already or not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController), index < stack.count - 1 else {
      return nil
    }
    let between = Array(stack[(index + 1)..<(stack.count - 1)])
    stack.removeSubrange((index + 1)..<(stack.count - 1))
    for controller in between { controller.removeFromParent() }
    return between + (popViewController(animated: animated).map { [$0] } ?? [])
  }

  /// Replaces the whole stack; another top slides in.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let from = topViewController
    let gone = stack.filter { !viewControllers.contains($0) }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stack = viewControllers
    guard let to = topViewController, to !== from else { return topDidChange() }
    show(to, from: from, isPush: true, animated: animated && from != nil) {
      for controller in gone { controller.removeFromParent() }
    }
  }

  /// Replaces what is shown, with the callbacks in UIKit's order.
  private func show(
    _ to: UIViewController, from: UIViewController?, isPush: Bool, animated: Bool,
    completion: @escaping () -> Void
  ) {
    guard isViewLoaded else { return completion() }
    defer { topDidChange() }
    delegate?.navigationController?(self, willShow: to, animated: animated)
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
      self.delegate?.navigationController?(self, didShow: to, animated: animated)
    }
    let width = view.bounds.width
    UIView.withoutAnimation {
      place(to.view)
      if !isPush, let fromView = from?.view { view.bringSubviewToFront(fromView) }
      if animated { to.view.frame.origin.x = isPush ? width : -width * 0.3 }
      to.viewIsAppearing(animated)
    }
    guard animated else { return finish() }
    // The view below moves a third of the way, as UIKit shows it.
    UIView.animateSystemTransition {
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
    if let shared = from.viewIfLoaded { to.adopt(collectionView, in: shared) }
    to.viewWillAppear(animated)
    to.viewIsAppearing(animated)
    collectionView.setCollectionViewLayout(
      to.initialLayout, animated: animated
    ) { _ in
      from.viewDidDisappear(animated)
      to.viewDidAppear(animated)
      completion()
      self.delegate?.navigationController?(self, didShow: to, animated: animated)
    }
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

extension UIView {
  /// The scroll view whose content is below bars: the view itself or the nearest one in it.
  fileprivate var mainScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
