public import Foundation

/// Owns a view, makes it when it is first asked for, and is told when it comes and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var storedView: UIView?
  /// The controller that this one is a child of; nil for the outermost.
  open private(set) weak var parent: UIViewController? { didSet { keyObservers?.check() } }
  /// The controllers in this one, in the order in which they were added.
  open private(set) var children: [UIViewController] = []
  /// The text that stands for the controller in bars; setting it sets the navigation item's title.
  ///
  /// And that of the tab bar item, as Apple documents it.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }
  /// The controller that presented this one; nil unless this one is presented itself.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The presentation of another controller over this one; nil if nothing covers it.
  var presentation: ModalPresentation?
  /// The change that is under way, of which this controller is a part or the container.
  var transition: TransitionCoordinator?
  /// The scroll views that bars at the top and at the bottom follow, as far as they were named.
  var contentScrollViews = ContentScrollViews()
  private var storedSheet: UISheetPresentationController?
  /// The way in which the controller covers others when it is presented; `.automatic`, the default,
  /// is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the controller decides about the status bar where it does not cover the screen, false by default; kept, no status
  /// bar is drawn.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The movement of a presentation that covers the whole screen; `.coverVertical`, from below, by
  /// default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether fingers are to leave a sheet on screen, false by default.
  open var isModalInPresentation = false
  /// Whether presentations over the current context cover this controller, false by default; kept,
  /// not heeded.
  open var definesPresentationContext = false
  /// The size that the controller would like to have in a container, zero by default; previews of
  /// context menus heed it.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parent ?? customPresentation
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child would like to have another size; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called by apps alone; does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that a child will have once this controller's view has `parentSize`: the same unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Whether a tab bar is gone as long as the controller is on a stack, false by default.
  ///
  /// The stack asks all that are on it when it shows another one.
  open var hidesBottomBarWhenPushed = false
  /// Whether the tab bar is gone while the controller is on top of its stack, as was decided when it came there.
  var hidesBottomBar = false
  /// The edges at which the view extends below the bars of a navigation controller, all by default.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends below an opaque navigation bar too, false by default.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a scroll view of the controller makes room for the bars of a navigation controller though it need not scroll, true by default.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The appearance that the view has whatever its container's; `unspecified`, the default, for that one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overridingTraits.value(of: UITraitUserInterfaceStyle.self) ?? .unspecified }
    set { traitOverrides.override(UITraitUserInterfaceStyle.self, newValue) }
  }
  /// Traits that the controller, its view and what is in it have whatever the container's; none by default.
  open var traitOverrides: any UITraitOverrides {
    get { overridingTraits }
    set {
      overridingTraits = TraitOverrides(newValue)
      UIEnvironment.current.overridesTraits = true
      storedView?.changeTraits { storedView?.traitsOfOwner = overridingTraits }
    }
  }
  private var overridingTraits = TraitOverrides()
  /// Those who want to know of changes of some traits.
  var traitRegistrations: [TraitRegistration] = []
  /// The content of the navigation bar while this controller is on top.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: "")
    item.title = title
    return item
  }()
  /// The content of the navigation controller's bar at the bottom while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.layoutToolbar() } }
  /// The item that was asked for, or set; nil before.
  private(set) var ownTabBarItem: UITabBarItem?
  /// The title and image by which a tab bar controller offers this one among its own.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  /// The room that the container's bars cover at the edges of the view, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { storedView?.propagateSafeAreaChange() } }
  }
  /// Room in points that the safe area leaves out besides bars and the device's corners; zero by
  /// default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.propagateSafeAreaChange() } }
  }

  /// The controller's name for what is kept over launches, nil by default; kept, nothing is.
  open var restorationIdentifier: String?
  /// The class that makes the controller anew from what was kept; kept, nothing is.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Called once an app's state was restored; called by nobody.
  open func applicationFinishedRestoringState() {}

  /// The interface file that the view is made from, if `loadView` does not make it in code; without
  /// a name, one with the name of the class.
  open var nibName: String? { storedNibName }
  private let storedNibName: String?
  /// The description of the controller in a storyboard, in the form of the reader that made it.
  public var drawnScene: AnyObject?

  /// A controller whose view comes from the named interface file, or from one with the class's
  /// name, if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller that an interface file describes.
  public required init?(coder: NSCoder) {
    storedNibName = (coder as? InterfaceCoder)?.nibName
    super.init()
  }

  /// A controller of this class, whichever it is when the program runs, as `init(nibName:bundle:)` makes it.
  ///
  /// Apps call `dynamic(nibName:bundle:)`. Classes of lowered sources override this; others have `init(coder:)` alone that can
  /// be called without Objective-C's runtime.
  open class func madeDynamically(nibName: String?, bundle: Bundle?) -> UIViewController {
    guard let controller = self.init(coder: InterfaceCoder(nibName: nibName)) else {
      preconditionFailure(
        "Use of unimplemented initializer 'init(nibName:bundle:)' for class '\(self)'")
    }
    return controller
  }

  /// The same for `init()`.
  open class func madeDynamically() -> UIViewController {
    madeDynamically(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The view of the controller, which the first access loads; setting it replaces the view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      let old = storedView
      storedView = newValue
      newValue?.owner = self
      newValue?.traitsOfOwner = overridingTraits
      if let old, old !== newValue { replace(old, by: newValue) }
    }
  }

  /// Puts another view into the place that the controller's had among others, if it was on screen.
  private func replace(_ old: UIView, by new: UIView?) {
    guard let new, new.superview == nil, let parent = old.superview, parent.window != nil,
      let index = parent.subviews.firstIndex(where: { $0 === old })
    else { return }
    new.frame = old.frame
    new.autoresizingMask = old.autoresizingMask
    parent.insertSubview(new, at: index)
    old.removeFromSuperview()
    old.owner = nil
  }

  /// Whether the view's margins at the sides are `systemMinimumLayoutMargins` at least; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        viewIfLoaded?.layoutMarginsDidChange()
      }
    }
  }

  /// Called when the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// The view, or nil if it has not been loaded; reading it loads nothing.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes `view`: what was drawn in Interface Builder, or else a plain one as large as the screen.
  open func loadView() { makeView() }

  private func makeView() {
    let interface = UIEnvironment.current.interface
    if interface.loadView(self) { return }
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if interface.connect(self) { awakeFromNib() }
  }

  /// Loads the view unless that has been done: `loadView()`, then `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    guard !isLoading else {
      // A `loadView()` that asks for the view before it has set one.
      return makeView()
    }
    isLoading = true
    attempt("loadView()") { self.loadView() }
    if storedView == nil { makeView() }
    isLoading = false
    send("viewDidLoad()") { self.viewDidLoad() }
  }
  private var isLoading = false

  /// Called once, after the view was loaded.
  open func viewDidLoad() { runReplacement("UIViewController.viewDidLoad()") }
  /// Called before the view comes on screen, when its size may not be final.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between `viewWillAppear` and `viewDidAppear`, when the view is in its window with its
  /// final size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view came on screen, at the end of the animation.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen, at the end of the animation.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Was called before the screen turned, before iOS 8; by nobody here.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Was called while the screen turned, before iOS 8; by nobody here.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Was called after the screen turned, before iOS 8; by nobody here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Whether the children come and go with the controller, as long as their views are in its own; true unless overridden.
  ///
  /// Where it is false, the controller tells them itself: `beginAppearanceTransition(_:animated:)`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// How far the view has come.
  var appearance = AppearancePhase.disappeared
  /// Whether the view is on its way into a window or out of it without anything else that says so.
  var finishesByItself = false

  /// Deselects what is selected, in a controller that does so when it comes back.
  func clearSelectionOnAppearance(animated: Bool) {}

  private var isTransitionAnimated = false

  /// Tells a child of a container of the app's own that it comes or goes.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether `viewWillAppear(_:)` is called, or `viewWillDisappear(_:)`.
  ///   - animated: Whether the child is told that it does so in an animation.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    isTransitionAnimated = animated
    isAppearing ? tellWillAppear(animated) : tellWillDisappear(animated)
  }

  /// Tells a child that it has come or gone, as was begun.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing: tellDidAppear(isTransitionAnimated)
    case .disappearing: tellDidDisappear(isTransitionAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when bars or the device's corners cover another part of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Adds or changes constraints of the view: called once before the view's first layout, and again after its
  /// `setNeedsUpdateConstraints()`.
  ///
  /// Calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called by nobody: memory does not run short here.
  open func didReceiveMemoryWarning() {}

  // MARK: Traits and size

  /// The traits of what the view is in, and before it is in anything those of the container, or the current
  /// ones, but for the appearance that the controller has of its own.
  open var traitCollection: UITraitCollection {
    overridingTraits.applied(
      to: storedView?.superview?.traitCollection ?? parent?.traitCollection
        ?? UITraitCollection.current)
  }

  /// Gives a child traits of its own: those of `collection` that differ from the ones by default; nil for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitOverrides =
      collection.map { TraitOverrides(differencesOf: $0) } ?? TraitOverrides()
  }

  /// Called to set what the view shows, before it is laid out; the plain controller does nothing.
  ///
  /// Before `updateProperties()` of the view, and as often. Source: Apple's documentation of iOS 26.
  open func updateProperties() {}

  /// Called to say what is shown in place of content, first before the view is laid out; the plain controller does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Whether that is to be called.
  var needsUnavailableUpdate = true
  /// What is shown in place of content; nil for nothing.
  var unavailable: (any UIView & UIContentView)?

  /// Has `updateProperties()` called before the next layout and the next frame.
  open func setNeedsUpdateProperties() { storedView?.setNeedsUpdateProperties() }

  /// Calls `updateProperties()` now if that is needed.
  open func updatePropertiesIfNeeded() { storedView?.updatePropertiesIfNeeded() }

  /// Called after the view's traits changed, with those that it had.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the view takes on other traits.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called before the view takes on another size; `coordinator` animates along with that.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
    presentation?.presented.viewWillTransition(to: size, with: coordinator)
  }

  /// What can be done with the controller while it is previewed; asked by nobody.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Bars and orientation: what the simulated device is asked for, and may not heed

  /// Whether the status bar is to be hidden, false unless overridden.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar's text, by default that of the appearance.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The movement with which the status bar comes and goes; it comes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator is to be hidden, false unless overridden; none is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides on the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator is hidden; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides at which edges the system's gestures come second; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the system's gestures come second, none unless overridden; the system has none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: the system has no gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the interface turns with the device, true unless overridden; not asked since iOS 16.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the interface can have while the controller covers the screen: unless overridden, all on a tablet, and
  /// on a phone all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Has the interface turn where what is supported has changed: at once, if it lies otherwise than that.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    _ = viewIfLoaded?.window?.turn(toOneOf: .all)
  }
  /// The orientation in which the controller is presented; not asked.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Announces that what is said about the status bar changed; does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Announces that what is said about the home indicator changed; does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Editing

  /// Whether content can be edited, false by default; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Turns editing on or off, and the title of `editButtonItem` with it; overridden to follow
  /// along.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }

  /// A button that turns `isEditing` on and off.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  // MARK: Children

  /// Takes the child from the parent that it may have.
  open func addChild(_ child: UIViewController) {
    if let nearest = child.viewIfLoaded?.superview?.nearestOwner, nearest !== self {
      UIEnvironment.current.raise(
        "child view controller:<\(type(of: child))> should have parent view controller:"
          + "<\(type(of: nearest))> but requested parent is:<\(type(of: self))>")
      return
    }
    if child.parent != nil { child.removeFromParent() }
    child.tellWillMove(to: self)
    child.parent = self
    children.append(child)
  }

  /// Leaves the parent; the view stays where it is.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    tellDidMove(to: nil)
  }

  /// Exchanges the view of a child for that of another one, which comes where the first one is, in an animation.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is shown; it leaves its superview at the end.
  ///   - toViewController: A child whose view joins that superview.
  ///   - duration: In seconds.
  ///   - options: How the animation goes.
  ///   - animations: Changes of views.
  ///   - completion: Called at the end; its argument is false if the animation was interrupted.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self,
      let container = fromViewController.view.superview
    else {
      UIEnvironment.current.raise(
        "Children view controllers \(fromViewController) and \(toViewController) must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:toViewController:duration:"
          + "options:animations:completion:]")
      return
    }
    exchange(fromViewController, for: toViewController) { finish in
      let end = { (isFinished: Bool) in
        fromViewController.view.removeFromSuperview()
        finish()
        completion?(isFinished)
      }
      guard options.transitionStyle == nil else {
        let changes = {
          container.addSubview(toViewController.view)
          animations?()
        }
        return UIView.transition(
          with: container, duration: duration, options: options, animations: changes,
          completion: end)
      }
      container.addSubview(toViewController.view)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    }
  }

  /// Called after the controller joined a parent, or left it with nil.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before the controller joins a parent, or leaves it with nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// The nearest tab bar controller above this one.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// Sets the items of the bar at the bottom, at once even if `animated`.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: Presentation

  /// The controller that covers this one or the container around it.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The coordinator of the presentation, push or pop that is under way and concerns the controller or the containers
  /// around it; nil while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Covers the view with that of another controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ModalPresentation(viewControllerToPresent, over: self)?.begin(
      animated: flag, completion: completion)
  }

  /// Uncovers this controller or the container around it, or else ends what that covers.
  ///
  /// Of several that were presented one over the other, only the topmost is seen going.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let root = modalRoot
    guard let cover = root.presentation ?? root.presentingViewController?.presentation else {
      completion?()
      return
    }
    cover.endAll(animated: flag, completion: completion)
  }

  /// What presents the controller as a sheet, as it is configured before; nil in other styles.
  ///
  /// Always the same object.
  open var sheetPresentationController: UISheetPresentationController? {
    guard !(self is UIAlertController),
      [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) || isPopoverSheet
    else { return nil }
    let sheet = storedSheet ?? UISheetPresentationController(for: self)
    storedSheet = sheet
    // What is a popover elsewhere tells the popover's delegate as a sheet, too.
    if isPopoverSheet, sheet.delegate == nil { sheet.delegate = storedPopover?.delegate }
    return sheet
  }

  private var storedPopover: UIPopoverPresentationController?
  /// What presents the controller beside something, as it is configured before; nil in other styles.
  ///
  /// Always the same object. It is there for alerts and for what shares things as well, which are no popovers on phones.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard
      modalPresentationStyle == .popover || self is UIAlertController
        || self is UIActivityViewController
    else { return nil }
    let popover = storedPopover ?? UIPopoverPresentationController(for: self)
    storedPopover = popover
    return popover
  }

  /// Whether a popover is shown as a sheet: where the width is compact, unless its delegate does not want that.
  private var isPopoverSheet: Bool {
    guard modalPresentationStyle == .popover else { return false }
    let traits = UIEnvironment.current.traits
    guard traits.horizontalSizeClass == .compact else { return false }
    guard let popover = storedPopover else { return true }
    let wish =
      popover.delegate?.adaptivePresentationStyle?(for: popover, traitCollection: traits)
      ?? popover.delegate?.adaptivePresentationStyle?(for: popover)
    return wish != UIModalPresentationStyle.none
  }

  /// The app's own controller of the presentation, in the style `custom`.
  var customPresentation: UIPresentationController?

  /// What presents the controller; nil where that cannot be configured.
  open var presentationController: UIPresentationController? {
    if modalPresentationStyle == .popover, let popoverPresentationController {
      return popoverPresentationController
    }
    return customPresentation ?? sheetPresentationController ?? popoverPresentationController
  }

  /// Whether the controller is being presented, shown for the first time or pushed, while its view appears.
  open var isBeingPresented: Bool {
    transition != nil && presentingViewController != nil && isAppearingNow
  }
  /// Whether the controller is being dismissed, while its view disappears.
  open var isBeingDismissed: Bool {
    transition != nil && presentingViewController != nil && !isAppearingNow
  }
  /// Whether the controller comes to a parent, while its view appears.
  open var isMovingToParent: Bool { transition != nil && parent != nil && isAppearingNow }
  /// Whether the controller leaves its parent, while its view disappears.
  open var isMovingFromParent: Bool { isLeaving }
  private var isAppearingNow: Bool { presentingViewController?.presentation?.presented === self }
  /// Set while the navigation controller pops the controller.
  var isLeaving = false

  /// The outermost container around this controller.
  var modalRoot: UIViewController { parent?.modalRoot ?? self }

  /// Shows a controller in the way that suits: pushed if there is a navigation controller, else
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as detail of this one: in the split view controller around this one, and without one as
  /// `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  // MARK: Storyboards

  /// The source of animations that replace UIKit's own when the controller is presented or
  /// dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The storyboard that the controller comes from; nil if it was made in code.
  open package(set) var storyboard: UIStoryboard?

  /// Called before a segue is performed, to hand data to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a tap may perform a segue; true unless overridden, and not asked for segues of code.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the storyboard; an exception if there is none of that name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = UIEnvironment.current.interface.segue(self, identifier, sender) else {
      UIEnvironment.current.raise(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
      return
    }
    segue.begin(sender: sender)
  }

  /// Whether an unwind segue may lead here; true, where the controller has its action, unless overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  /// The nearest controller around this one, or itself, that has a method of its own for an action; here the nearest container.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).dropFirst().first {
      $0 is UINavigationController || $0 is UISplitViewController
    }
  }

  /// The children that an unwind segue may lead to, in the order in which they are asked; asked by apps alone.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  { children.filter { $0 !== childContaining(source) } }

  /// The child that an unwind segue comes from; nil if it comes from elsewhere.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }

  /// Keeps a key command; there are no keys.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Gives a key command up that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }
  private var ownKeyCommands: [UIKeyCommand] = []
  /// The key commands that were added; nil without any.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

  /// Called on the controllers that take a step of an unwind segue, before they dismiss what they present or pop what is above.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  open override var next: UIResponder? { storedView?.superview ?? parent }
}

/// The extent of a presented controller's view over what is below it.
///
/// `fullScreen` and `currentContext` cover all and take the presenter off screen, sheets leave its
/// top uncovered, all others lie over the whole screen.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, blurOverFullScreen
  case none = -1
  case automatic = -2
}

/// The movement of a presentation: from below, or fading in for all others.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// The movement with which a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// Orientations that a controller can be shown in.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit per orientation, as in UIKit.
  public let rawValue: UInt

  /// The orientations whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// Sideways, with the home button at the right.
  public static let landscapeRight = Self(rawValue: 8)
  /// Sideways, with the home button at the left.
  public static let landscapeLeft = Self(rawValue: 16)
  /// Sideways, on either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but that on its head.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
