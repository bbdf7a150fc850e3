public import AnimGeometry
public import Foundation

/// The root of a view hierarchy: what the simulated screen shows.
@preconcurrency @MainActor open class UIWindow: UIView {
  let environment: UIEnvironment
  /// The way in which the device is held that shows the window.
  public internal(set) var orientation = UIDeviceOrientation.portrait
  /// The height at which the window lies over others, `normal` by default; kept, the window made last is in front.
  open var windowLevel = Level.normal
  let touches = TouchDispatcher()
  private weak var namedFirstResponder: UIResponder?

  public override init(frame: CGRect) {
    environment = UIEnvironment.current
    super.init(frame: frame)
    join()
  }

  /// A window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    environment = UIEnvironment.current
    super.init(frame: UIScreen.main.bounds)
    join()
  }

  private func join() {
    environment.application.windows.append(self)
    addGestureRecognizer(StatusBarTapRecognizer())
  }

  /// A window that covers the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Unsupported: windows are made in code, and this stops the program.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  open override var window: UIWindow? { self }

  /// The screen that shows the window.
  open var screen: UIScreen { environment.screen }

  open override var safeAreaInsets: UIEdgeInsets { environment.safeAreaInsets }

  open override var traitCollection: UITraitCollection {
    ownTraits(in: environment.traits)
  }

  /// Whether the root controller's view is not made before the window is shown, as that of a storyboard, which the
  /// app's delegates see first.
  package var waits = false

  /// Fills the window with the controller's view.
  open var rootViewController: UIViewController? {
    didSet {
      if waits { return }
      oldValue?.tellWillDisappear(false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.tellDidDisappear(false)
      showRootViewController()
    }
  }

  private func showRootViewController() {
    guard let rootViewController, let view = rootViewController.view else { return }
    rootViewController.tellWillAppear(false)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    rootViewController.tellIsAppearing(false)
    view.layoutIfNeeded()
    environment.application.inForeground { [weak self, weak rootViewController] in
      guard let rootViewController, self?.rootViewController === rootViewController else { return }
      rootViewController.tellDidAppear(false)
    }
  }

  /// What motion events go to first; nil for the window itself.
  ///
  /// What has left the window is none.
  var firstResponder: UIResponder? {
    get { namedFirstResponder.flatMap { $0.responderWindow === self ? $0 : nil } }
    set { namedFirstResponder = newValue }
  }

  private var awaitsRunLoop = false

  /// Lays everything out in the next turn of the run loop that advances the clock.
  func layOutInRunLoop() {
    guard !awaitsRunLoop else { return }
    awaitsRunLoop = true
    layer.clock.schedule(after: 0) { [weak self] in
      self?.awaitsRunLoop = false
      self?.layoutIfNeeded()
    }
  }

  /// Brings touches to recognizers and views.
  open func sendEvent(_ event: UIEvent) { touches.send(event) }

  /// Shows the window; there is no other that could be the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    guard waits else { return }
    waits = false
    showRootViewController()
  }
}
