public import AnimGeometry
import AnimLayers
public import Foundation

/// The root of a view hierarchy: what the simulated screen shows.
///
/// The screen shows all windows that are visible. One that is made while another is on it is seen when it is shown.
@preconcurrency @MainActor open class UIWindow: UIView {
  let environment: UIEnvironment
  /// The way in which the device is held that shows the window.
  public internal(set) var orientation = UIDeviceOrientation.portrait
  /// The height at which the window lies over others, `normal` by default; of two of a height, the one shown last is in front.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { environment.application.arrangeWindows() } }
  }
  /// Whether the window was shown, and not hidden since.
  private(set) var isShown = false
  /// The number of the window among those that were shown, by which those of a level lie over each other.
  private(set) var shownNumber = 0
  /// Whether the screen showed another window when this one was made.
  private var isFurther = false
  /// Whether the window was taken off its scene.
  var hasNoScene = false
  let touches = TouchDispatcher()
  private weak var namedFirstResponder: UIResponder?
  private var layerRemoval: LayerRemoval?

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
    layerRemoval = LayerRemoval(layer)
    let application = environment.application
    let turned = application.windows.first
    isFurther = application.screen != nil
    waits = isFurther
    application.join(self)
    addGestureRecognizer(StatusBarTapRecognizer())
    // The device is held as it was.
    if isFurther, let turned, turned.orientation != .portrait {
      orientation = turned.orientation
      center = turned.center
      transform = turned.transform
    }
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
    environment.appearances.dress(self)
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
    set {
      namedFirstResponder = newValue
      environment.keyboard.follow()
    }
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

  /// Whether the window is not seen: so is one that is made while another is on the screen, until it is shown.
  open override var isHidden: Bool {
    get { super.isHidden || isFurther && !isShown }
    set {
      super.isHidden = newValue
      if newValue { takeAway() } else { comeUp() }
    }
  }

  /// Shows the window, and makes it the one that keys are for.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that keys are for, and tells it and the one before.
  open func makeKey() {
    let former = environment.application.namedKeyWindow
    environment.application.namedKeyWindow = self
    guard former !== self else { return }
    former?.resignKey()
    becomeKey()
  }

  /// Tells that the window is the one that keys are for; apps override it, and call `makeKey()`.
  open func becomeKey() {
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Tells that another window is the one that keys are for from now on.
  open func resignKey() {
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Posted when a window has become the one that keys are for.
  public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the one that keys are for.
  public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// Notes that the window is seen from now on.
  func noteShown() {
    guard !isShown else { return }
    isShown = true
    shownNumber = environment.application.takeShownNumber()
  }

  private func comeUp() {
    let isAnew = !isShown
    noteShown()
    environment.application.arrangeWindows()
    guard waits, isAnew || !isFurther else { return }
    waits = false
    showRootViewController()
  }

  private func takeAway() {
    guard isShown else { return }
    isShown = false
    environment.application.arrangeWindows()
    guard isFurther, !waits else { return }
    // It appears again when the window does.
    waits = true
    rootViewController?.tellWillDisappear(false)
    rootViewController?.tellDidDisappear(false)
  }
}

/// Takes a window's layer off the screen when the window is gone.
///
/// Not the window's own deinitializer: the compiler does not let an isolated one have subclasses in this module.
@MainActor private final class LayerRemoval {
  private let layer: CALayer

  init(_ layer: CALayer) { self.layer = layer }

  isolated deinit { layer.removeFromSuperlayer() }
}
