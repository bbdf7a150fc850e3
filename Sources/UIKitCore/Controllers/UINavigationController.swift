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
  /// Asked for an animation that replaces UIKit's own when a controller is pushed or popped; nil for
  /// UIKit's.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked for what drives the app's own animation; nil for nothing.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)?
}

/// Shows the top one of a stack of controllers below a bar; what is pushed slides in from the
/// right.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What happens to the stack in a transition.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// The stack from its root to the controller on top; setting it replaces the stack without
  /// animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  var stack: [UIViewController] = [] { didSet { prepareItems() } }

  /// Gives the bar its items before the view is there, when apps change them already.
  private func prepareItems() {
    guard !isViewLoaded else { return }
    navigationBar.items = stack.flatMap(\.stackedItems)
    hasPreparedItems = true
  }

  private var hasPreparedItems = false

  /// A party that is told when another controller is shown; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top with the items of the stack.
  open private(set) lazy var navigationBar =
    (barClasses.navigation as? UINavigationBar.Type)?.madeDynamically(frame: .zero)
    as? UINavigationBar ?? UINavigationBar(frame: .zero)
  /// Whether the bar is above the screen, false by default; the safe area follows.
  open var isNavigationBarHidden = false { didSet { barDidChange() } }
  /// Whether a swipe hides the bars, false by default; kept, not heeded.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars, false by default; kept, not heeded.
  open var hidesBarsOnTap = false
  /// A bar at the bottom with the top controller's `toolbarItems`.
  open private(set) lazy var toolbar: UIToolbar! =
    (barClasses.tools as? UIToolbar.Type)?.madeDynamically(frame: .zero) as? UIToolbar
    ?? UIToolbar(frame: .zero)
  /// The classes of the bars; nil for those of UIKit.
  private var barClasses: (navigation: AnyClass?, tools: AnyClass?) = (nil, nil)
  /// Whether the bar at the bottom is below the screen, true by default; the safe area follows.
  open var isToolbarHidden = true { didSet { barDidChange() } }
  /// The swipe from the left edge that takes the top controller off the stack, as far as the finger goes.
  ///
  /// It does where the way back is seen, or where a delegate of the app's decides.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    makePopGestureRecognizer()
  /// The pop that a swipe leads.
  var scrubbedPop: ScrubbedAnimations?
  /// Whether the delegate has been told of the controller that was shown first.
  private var hasAppeared = false
  /// The controllers of the stack that are told that they have moved to it once they have appeared.
  var arriving: [UIViewController] = []
  /// Sees how far the content of the top controller has been scrolled.
  private var scrolling: NSKeyValueObservation?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A navigation controller with an empty stack, whose bars are of given classes; nil for those of UIKit.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    barClasses = (navigationBarClass, toolbarClass)
  }

  /// A navigation controller with a stack of one.
  ///
  /// As recorded on iOS 26.1, the root is told that it moves here now, and that it has moved when it has appeared.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    arriving = [rootViewController]
    prepareItems()
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

  /// False: the controllers of the stack are told in their turn.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The root's item, unless this controller was given one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The controller on top while the bar is hidden; else the bar decides by its style.
  open override var childForStatusBarStyle: UIViewController? {
    replaced("UINavigationController.childForStatusBarStyle")
      ?? (isNavigationBarHidden ? topViewController : nil)
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    replaced("UINavigationController.preferredStatusBarStyle")
      ?? (navigationBar.barStyle == .black ? .lightContent : .default)
  }
  open override var childForStatusBarHidden: UIViewController? {
    replaced("UINavigationController.childForStatusBarHidden") ?? topViewController
  }
  open override var prefersStatusBarHidden: Bool {
    replaced("UINavigationController.prefersStatusBarHidden") ?? super.prefersStatusBarHidden
  }
  open override var shouldAutorotate: Bool {
    replaced("UINavigationController.shouldAutorotate") ?? super.shouldAutorotate
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    replaced("UINavigationController.supportedInterfaceOrientations")
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    replaced("UINavigationController.preferredInterfaceOrientationForPresentation")
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    runReplacement("UINavigationController.viewWillLayoutSubviews()")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    navigationBar.goBack = { [weak self] in self?.goBack() }
    // A subclass that is a delegate is the bar's own.
    navigationBar.delegate = self as? any UINavigationBarDelegate
    navigationBar.heightDidChange = { [weak self] in self?.barDidChange() }
    view.addSubview(navigationBar)
    if let interactivePopGestureRecognizer {
      view.addGestureRecognizer(interactivePopGestureRecognizer)
    }
    // The first controller may ask for it as it loads its view.
    layoutBar()
    decideBottomBar()
    if let top = topViewController { place(top) }
    topDidChange()
    runReplacement("UINavigationController.viewDidLoad()")
  }

  /// Puts the view of a controller of the stack into its place, below all bars.
  func place(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.frame = contentFrame(of: controller)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertBelowBars(content)
  }

  func insertBelowBars(_ content: UIView) {
    let isToolbarThere = view.subviews.contains(toolbar)
    view.insertSubview(content, belowSubview: isToolbarThere ? toolbar : navigationBar)
  }

  /// Where the view of a controller is: all of this one's, unless it is not to reach below a bar.
  private func contentFrame(of controller: UIViewController) -> CGRect {
    let (covered, inset) = (bars(over: controller), insets(of: controller))
    let reachesDown = controller.edgesForExtendedLayout.contains(.bottom)
    return view.bounds.inset(
      by: UIEdgeInsets(
        top: covered.top > 0 && inset.top == 0 ? view.safeAreaInsets.top + covered.top : 0,
        left: 0,
        bottom: covered.bottom > 0 && !reachesDown
          ? view.safeAreaInsets.bottom + covered.bottom : 0,
        right: 0))
  }

  /// The heights of the bars at the top and at the bottom while a controller is on top, in points
  /// without the device's own insets.
  private func bars(over controller: UIViewController) -> (top: CGFloat, bottom: CGFloat) {
    (
      hidesBar ? 0 : navigationBar.fullHeight(for: controller.innermost.navigationItem),
      isToolbarHidden ? 0 : UIToolbar.height
    )
  }

  /// The parts of a controller's view that bars cover.
  ///
  /// As Apple documents `extendedLayoutIncludesOpaqueBars` and `edgesForExtendedLayout`: none of the view
  /// of a controller that is not to reach below a bar, or not below an opaque one.
  private func insets(of controller: UIViewController) -> UIEdgeInsets {
    let (covered, edges) = (bars(over: controller), controller.edgesForExtendedLayout)
    let reachesBelowBar = navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    return UIEdgeInsets(
      top: edges.contains(.top) && reachesBelowBar ? covered.top : 0, left: 0,
      bottom: (edges.contains(.bottom) ? covered.bottom : 0)
        - (controller.hidesBottomBar ? barInsets.bottom : 0), right: 0)
  }

  override var barInsets: UIEdgeInsets { didSet { if barInsets != oldValue { updateInsets() } } }

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

  /// Whether another stack holds this one, as that of the first column of a collapsed split view controller holds the
  /// others; its bar shows the items of both.
  private var isNested: Bool { outerStack?.stack.contains(self) == true }
  private var outerStack: UINavigationController? { parent as? UINavigationController }
  private var hidesBar: Bool { isNavigationBarHidden || isNested || navigationBar.isHidden }

  /// Takes the top controller off the stack, or off that on top of it, if the bar's delegate lets its item go.
  private func goBack() {
    let inner = (topViewController as? UINavigationController).flatMap {
      $0.stack.count > 1 ? $0 : nil
    }
    let shrinking = inner ?? self
    guard shrinking.stack.count > 1, let top = shrinking.topViewController else { return }
    let item = top.innermost.navigationItem
    let delegate = navigationBar.delegate
    guard delegate?.navigationBar?(navigationBar, shouldPop: item) ?? true else { return }
    shrinking.popViewController(animated: true)
    delegate?.navigationBar?(navigationBar, didPop: item)
  }

  /// Shows the items of the stack, and follows the scrolling of the top one.
  func topDidChange() {
    defer { if isNested, let outerStack, outerStack.isViewLoaded { outerStack.topDidChange() } }
    // As recorded, the bar's delegate is asked about the first item when the bar has none.
    if hasPreparedItems { navigationBar.items = [] }
    hasPreparedItems = false
    let (old, items) = (navigationBar.items ?? [], stack.flatMap(\.stackedItems))
    if let new = items.last, old == items.dropLast() {
      _ = navigationBar.delegate?.navigationBar?(navigationBar, shouldPush: new)
    }
    navigationBar.items = items
    guard !isNested, let top = topViewController?.innermost,
      let scrollView = top.contentScrollView(for: .top) ?? top.view.mainScrollView
    else {
      scrolling = nil
      navigationBar.scrolledDistance = 0
      layoutBar()
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
    scrollView.uncoveredTop =
      hidesBar
      ? 0 : min(max(0, navigationBar.scrolledDistance), navigationBar.collapsibleHeight)
    scrollView.restlessTop = hidesBar ? 0 : navigationBar.hidingSearchHeight
    layoutBar()
    // Content that an animation scrolls takes the bar's look along.
    if UIView.inheritedAnimationDuration > 0 { navigationBar.layoutBackground() }
  }

  private func barDidChange() {
    guard isViewLoaded else { return }
    updateInsets()
    if let top = topViewController, let content = top.viewIfLoaded, content.superview === view {
      let frame = contentFrame(of: top)
      // What slides in or out is on its way.
      if content.frame.origin.x == 0, content.frame != frame { content.frame = frame }
    }
    layoutBar()
    layoutToolbar()
  }

  /// Tells all controllers of the stack how much bars cover while they are on top.
  func updateInsets() {
    for controller in stack { controller.barInsets = insets(of: controller) }
  }

  /// Shows the toolbar as it is meant to be: the items of the controller on top.
  func layoutToolbar() {
    guard isViewLoaded, !isToolbarHidden || toolbar.superview != nil else { return }
    if toolbar.superview == nil { view.insertSubview(toolbar, belowSubview: navigationBar) }
    if let items = topViewController?.toolbarItems, toolbar.items != items { toolbar.items = items }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    let top = view.bounds.height - (isToolbarHidden ? 0 : height)
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    if toolbar.frame != frame { toolbar.frame = frame }
  }

  /// A child joins the stack, as if it were pushed without an animation.
  open override func addChild(_ childController: UIViewController) {
    guard !stack.contains(childController) else { return super.addChild(childController) }
    pushViewController(childController, animated: false)
  }

  private func layoutBar() {
    let bar = navigationBar
    bar.topInset = view.safeAreaInsets.top
    let height = bar.currentHeight
    let frame = CGRect(
      x: 0, y: hidesBar ? -height : bar.topInset, width: view.bounds.width, height: height)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    guard !bar.isExchanging, bar.bounds.size != frame.size || bar.center != center else { return }
    // Apps move it by its transform.
    bar.bounds.size = frame.size
    bar.center = center
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    barDidChange()
    runReplacement("UINavigationController.viewDidLayoutSubviews()")
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared, let topViewController {
      delegate?.navigationController?(self, willShow: topViewController, animated: animated)
    }
    topViewController?.tellWillAppear(animated)
    runReplacement("UINavigationController.viewWillAppear(_:)", animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    topViewController?.tellIsAppearing(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let topViewController { finishAppearing(topViewController, animated: animated) }
    if !hasAppeared, let topViewController {
      delegate?.navigationController?(self, didShow: topViewController, animated: animated)
    }
    hasAppeared = true
    runReplacement("UINavigationController.viewDidAppear(_:)", animated)
  }

  /// Tells a controller of the stack that it has appeared and, the first time, that it has moved here.
  func finishAppearing(_ controller: UIViewController, animated: Bool) {
    controller.tellDidAppear(animated)
    guard let index = arriving.firstIndex(of: controller) else { return }
    arriving.remove(at: index)
    controller.tellDidMove(to: self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    topViewController?.tellWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    topViewController?.tellDidDisappear(animated)
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
    push(viewController, animated: animated)
  }

  /// Puts any controller on top of the stack, also one with a stack of its own.
  ///
  /// - Parameters:
  ///   - viewController: The controller that comes.
  ///   - animated: Whether it slides in.
  ///   - willShow: Called when it is on the stack and has not been loaded.
  ///   - completion: Called when all others know that it is there.
  func push(
    _ viewController: UIViewController, animated: Bool, willShow: () -> Void = {},
    completion: @escaping () -> Void = {}
  ) {
    let from = topViewController
    stack.append(viewController)
    addChild(viewController)
    willShow()
    show(viewController, from: from, .push, animated: animated) {
      self.stack.removeAll { $0 === viewController }
      viewController.removeFromParent()
    } completion: {
      viewController.tellDidMove(to: self)
      completion()
    }
  }

  /// Takes the top controller off the stack, and answers it; nil for the root, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.count > 1 ? pop(to: stack.count - 1, animated: animated).last : nil
  }

  /// Takes all controllers but the root off the stack, and answers them from below; nil if there is
  /// the root only.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 1, animated: animated) : nil
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
    return pop(to: index + 1, animated: animated)
  }

  /// Takes all controllers off the stack but the first `count`, and answers them.
  @discardableResult
  func pop(
    to count: Int, animated: Bool, completion: @escaping () -> Void = {}
  ) -> [UIViewController] {
    let before = stack
    let popped = Array(stack[count...])
    stack.removeSubrange(count...)
    for controller in popped { controller.tellWillMove(to: nil) }
    show(stack[count - 1], from: popped.last, .pop, animated: animated) {
      self.stack = before
    } completion: {
      for controller in popped { controller.removeFromParent() }
      completion()
    }
    return popped
  }

  /// Replaces the whole stack; another top slides in.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (from, before) = (topViewController, stack)
    let gone = stack.filter { !viewControllers.contains($0) }
    arriving.removeAll { gone.contains($0) }
    for controller in viewControllers where controller.parent !== self {
      super.addChild(controller)
      controller.tellDidMove(to: self)
    }
    stack = viewControllers
    guard let to = topViewController, to !== from else { return topDidChange() }
    // As Apple documents it: back to a controller that was below, and else forward.
    let operation: Operation = before.contains(to) ? .pop : .push
    show(to, from: from, operation, animated: animated && from != nil) {
      self.stack = before
    } completion: {
      for controller in gone { controller.removeFromParent() }
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

extension UIViewController {
  /// What is seen of a controller on a stack: the controller, or the top of the stack that it has itself.
  fileprivate var innermost: UIViewController {
    (self as? UINavigationController)?.topViewController?.innermost ?? self
  }

  /// What a bar has of a controller on a stack: its item, or those of the stack that it has itself.
  fileprivate var stackedItems: [UINavigationItem] {
    (self as? UINavigationController)?.stack.flatMap(\.stackedItems) ?? [navigationItem]
  }
}

extension UIView {
  /// The scroll view whose content is below bars: the view itself or the nearest one in it.
  fileprivate var mainScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
