public import Foundation

/// Owns a view, makes it when it is first asked for, and is told when it comes and goes.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var title: String? { didSet { navigationItem.title = title } }
  /// Whom a present controller was presented by.
  open internal(set) weak var presentingViewController: UIViewController?
  /// What covers this controller's view and its own.
  var presentation: ModalPresentation?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var preferredContentSize = CGSize.zero
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// What the navigation bar shows while this controller is on top.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What the toolbar of the navigation controller shows.
  open var toolbarItems: [UIBarButtonItem]?
  /// How a tab bar controller shows this one among its own.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What bars of the container cover, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { storedView?.propagateSafeAreaChange() } }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.propagateSafeAreaChange() } }
  }

  /// The interface file that the view is made from, if `loadView` does not make it in code; without a
  /// name, one with the name of the class.
  public let nibName: String?
  /// What was drawn in a storyboard for the controller; known to whoever reads those.
  public var drawnScene: AnyObject?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView = newValue
      newValue?.owner = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes `view`: what was drawn in Interface Builder, or else a plain one as large as the screen.
  open func loadView() {
    let interface = UIEnvironment.current.interface
    if interface.loadView(self) { return }
    view = UIView(frame: UIScreen.main.bounds)
    if interface.connect(self) { awakeFromNib() }
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  /// Called by nobody: memory does not run short here.
  open func didReceiveMemoryWarning() {}

  // MARK: Traits and size

  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? UITraitCollection.current
  }

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
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presentation?.presented.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Bars and orientation: what the simulated device is asked for, and may not heed

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Editing

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

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
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  /// The nearest tab bar controller above this one.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// Covers the view with that of another controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ModalPresentation(viewControllerToPresent, over: self)?.begin(
      animated: flag, completion: completion)
  }

  /// Uncovers what this controller covers, or what covers it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let cover = presentation ?? modalRoot.presentingViewController?.presentation
    guard let cover else {
      completion?()
      return
    }
    cover.end(animated: flag, completion: completion)
  }

  /// The outermost container around this controller.
  var modalRoot: UIViewController { parent?.modalRoot ?? self }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Storyboards

  /// Whoever animates the controller's coming and going.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The storyboard that the controller comes from; nil if it was made in code.
  open internal(set) var storyboard: UIStoryboard?

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = UIEnvironment.current.interface.segue(self, identifier) else {
      UIEnvironment.current.raise(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
      return
    }
    segue.begin(sender: sender)
  }

  open override var next: UIResponder? { storedView?.superview ?? parent }
}

/// How a presented controller covers what is below it.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, blurOverFullScreen
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// Orientations that a controller can be shown in.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 2)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscapeRight = Self(rawValue: 8)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// How the destination comes on screen.
  public enum Kind: Sendable { case show, present, replace }

  private var kind = Kind.show
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, kind: Kind
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.kind = kind
  }

  open func perform() {
    switch kind {
    case .show, .replace: source.show(destination, sender: nil)
    case .present: source.present(destination, animated: true)
    }
  }

  /// Tells the source, and goes.
  public func begin(sender: Any?) {
    source.prepare(for: self, sender: sender)
    perform()
  }
}

/// Controllers that were drawn in Interface Builder, by the name of the file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// - Returns: An exception, and nil, if there is no such file.
  open func instantiateInitialViewController() -> UIViewController? {
    if let controller = UIEnvironment.current.interface.controller(nil, name) {
      controller.storyboard = self
      return controller
    }
    UIEnvironment.current.raise(
      "Could not find a storyboard named '\(name)' with an initial view controller in the folder of "
        + "the sources")
    return nil
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = UIEnvironment.current.interface.controller(identifier, name) {
      controller.storyboard = self
      return controller
    }
    UIEnvironment.current.raise(
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }
}
