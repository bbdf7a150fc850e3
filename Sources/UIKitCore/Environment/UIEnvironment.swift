package import AnimCauses
public import AnimGeometry
import AnimLayers
public import AnimText
public import Foundation
import Synchronization

/// The simulated device that UIKit code sees: its screen, its traits, its application object.
///
/// What UIKit reaches through singletons (`UIScreen.main`, `UIApplication.shared`) belongs to the
/// environment of the task that asks, so that several simulations do not see each other.
@preconcurrency @MainActor public final class UIEnvironment {
  /// The device of the running simulation; outside of one, an iPhone with a 375 × 667 pt screen.
  nonisolated public static var current: UIEnvironment { CurrentEnvironment.value }

  /// Runs `body` on this device.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Not the main thread: where the main queue is drained by another one, that one acts.
    let outer = actingThread.withLock { thread in
      defer { thread = pthread_self() }
      return thread
    }
    defer { actingThread.withLock { $0 = outer } }
    return try CurrentEnvironment.$value.withValue(self) {
      try LayerFault.$observer.withValue(.init { UIEnvironment.current.raise($0) }) {
        // Not as they are now: they may change before the body ends.
        try UITraitCollection.$substitute.withValue(nil, operation: body)
      }
    }
  }

  /// The screen in points, in the current orientation.
  public var screenBounds: CGRect
  /// The traits of the screen, from which those of windows and views follow.
  public var traits: UITraitCollection {
    get { screenTraits }
    set { storedTraits.withLock { $0 = newValue } }
  }
  /// The traits of the screen, for whoever asks.
  nonisolated var screenTraits: UITraitCollection { storedTraits.withLock(\.self) }
  nonisolated private let storedTraits: Mutex<UITraitCollection>
  /// What the app keeps.
  nonisolated package let memory = AppMemory()
  /// The parts of the screen's edges that the device's corners cover, in points, in the current
  /// orientation.
  public var safeAreaInsets: UIEdgeInsets
  /// What `safeAreaInsets` are where the device lies on either side; nil for those of the same edges of the screen.
  public var landscapeSafeAreaInsets: UIEdgeInsets?
  /// The insets that a turned device had upright.
  var uprightSafeAreaInsets: UIEdgeInsets?
  /// The way in which the device is held, whether or not the interface follows.
  public internal(set) var deviceOrientation = UIDeviceOrientation.portrait
  /// The orientations that the app's information allows; nil for all that its controllers support.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask?
  /// The fonts that the device has; shared by simulations, since installed fonts do not change.
  nonisolated public let fonts: FontLibrary
  /// The pictures that `UIImage(named:)` finds.
  public var images: [String: UIImage] = [:]
  /// Finds a picture that is not among `images`; nil if there is none of that name.
  public var findImage: (_ name: String) -> UIImage? = { _ in nil }
  /// Finds a file of the app's project; nil if there is none of that name.
  public var findFile: (_ name: String) -> URL? = { _ in nil }
  /// The folder of the app's project; nil if there is none.
  public var resourceFolder: URL?
  /// The folders of the app's modules, in which and below which their resources are, by the modules' names.
  public var moduleFolders: [String: URL] = [:]
  /// What is said of how the app is built, by the names of Xcode's settings, which values in its `Info.plist` may name; none by default.
  public var buildSettings: [String: String] = [:]
  /// Whether an object has a method that is optional in UIKit, by its full name; nil where that cannot be seen.
  package var implements: (_ object: AnyObject, _ method: String) -> Bool? = { _, _ in nil }
  /// Finds the method of an object by its name in Objective-C; nil where the app declares none.
  package var findMethod: (_ object: AnyObject, _ name: String) -> Selector? = { _, _ in nil }
  /// The app's models of data with their names, which are Core Data's; none by default.
  package var dataModels: () -> [(name: String, model: AnyObject)] = { [] }
  /// Makes a picture in place of what a device has and this one lacks, of a size in points; nil for none.
  public var findStandIn: (_ picture: StandInPicture, _ size: CGSize) -> UIImage? = { _, _ in nil }
  /// What extensions of the app's have in place of members of UIKit's classes; nothing by default.
  package var replacements = MemberReplacements()
  /// The animations that were begun and not committed, the innermost last.
  var animationBlocks: [AnimationBlock] = []
  /// The common looks that an app has asked for.
  lazy var appearances = Appearances()
  /// Whether any view or controller has had traits of its own.
  var overridesTraits = false
  /// The views in windows whose properties are out of date, in the order in which they became so.
  var outdatedViews: [OutdatedView] = []
  /// What is being drawn on, innermost last.
  var contexts: [DrawingSurface] = []
  let associations = AssociatedObjects()
  /// The messages that UIKit would have printed or thrown, oldest first.
  public private(set) var messages: [UIKitMessage] = []
  /// The loop of which the first exception is, if it is of one.
  package internal(set) var loop: FeedbackLoop?
  /// The thread that runs code of the main actor on this device; nil while nothing runs.
  nonisolated let actingThread = Mutex<pthread_t?>(nil)
  /// Called on the first exception while the code that is to blame is still running.
  package var didRaise: (_ reason: String) -> Void = { _ in }
  /// What goes on where the app's code cannot, once parts of it are missing; nil where that ends the scene.
  package var rescue: CodeRescue?
  /// Whether code, or values that it is given on a phone, are missing: what an app does then is not its own fault.
  package internal(set) var isMissingParts = false
  /// How often code of the app did not come to its end: what it had begun is not going on any more.
  package internal(set) var unfinishedCount = 0
  /// Whether what can be shown is to be shown, whatever it takes: of a screen that no scenario describes.
  package var improvises = false
  /// Views that were removed in this turn, which those who hold them weakly still have.
  private var removedViews: [UIView] = []
  /// Those who wait for notifications on this device.
  nonisolated let observers = NotificationObservers()
  /// What tells of the device.
  private(set) lazy var device = UIDevice()
  /// The device's screen.
  public internal(set) lazy var screen = UIScreen(self)
  /// The keyboard on the screen.
  package private(set) lazy var keyboard = SoftwareKeyboard(self)
  /// The device's application object, with the windows.
  public internal(set) lazy var application = UIApplication(self)

  /// A device; left to itself, an iPhone with a 375 × 667 pt screen without a notch.
  public nonisolated init(
    screenBounds: CGRect = CGRect(x: 0, y: 0, width: 375, height: 667),
    traits: UITraitCollection = UITraitCollection(),
    safeAreaInsets: UIEdgeInsets = .zero,
    fonts: FontLibrary = FontLibrary()
  ) {
    self.screenBounds = screenBounds
    storedTraits = Mutex(traits)
    self.safeAreaInsets = safeAreaInsets
    self.fonts = fonts
  }

  /// The picture of that name, looked for once.
  func image(named name: String) -> UIImage? {
    if let known = images[name] { return known }
    let found = findImage(name)
    images[name] = found
    return found
  }

  /// Stands in for Interface Builder.
  public lazy var interface = InterfaceSource()
  /// Finds what a server answers at an address in the network; nil where there is no network.
  public var findAnswer: (_ url: URL, _ method: String) -> NetworkAnswer? = { _, _ in nil }
  /// Finds a colour that an app calls by name; nil if there is none of that name.
  public var findColor: (_ name: String) -> UIColor? = { _ in nil }

  func note(_ message: UIKitMessage) { messages.append(message) }

  private var serialNumbers = 0

  /// A number that nobody has had on this device, from 1.
  func takeSerialNumber() -> Int {
    serialNumbers += 1
    return serialNumbers
  }
}

/// A task-local of an isolated type has to be declared outside of it to be read from anywhere.
private enum CurrentEnvironment {
  /// The device outside of all simulations.
  static let outside = UIEnvironment()
  @TaskLocal static var value = outside
}

extension UIEnvironment {
  /// Whether what is posted now is heard of on this device: what is posted on it or outside of all simulations, and there all.
  nonisolated var hearsOfCurrent: Bool {
    let (here, outside) = (CurrentEnvironment.value, CurrentEnvironment.outside)
    return here === self || here === outside || self === outside
  }
}

/// The display of the simulated device.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
  /// The class and an address, which is the same in every run.
  nonisolated public override var description: String { numberedDescription }

  private unowned let environment: UIEnvironment

  init(_ environment: UIEnvironment) { self.environment = environment }

  /// The screen of the running simulation's device.
  public class var main: UIScreen { UIEnvironment.current.screen }

  /// The screen in points, in the current orientation.
  public var bounds: CGRect { environment.screenBounds }
  /// The screen in pixels, upright.
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
      height: max(bounds.width, bounds.height) * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { environment.traits.displayScale }
  /// Pixels of the panel per point, the same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// The traits of the device.
  public var traitCollection: UITraitCollection { environment.traits }
  /// The screen as it is held: the plane in which windows lie.
  public private(set) lazy var coordinateSpace: any UICoordinateSpace = ScreenSpace(self)
  /// The same plane: that the device is held otherwise is not heeded.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// Does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// All screens: that of the device.
  public class var screens: [UIScreen] { [main] }
  /// Pictures a second that the panel can show: as many as most have.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: never.
  public var isCaptured: Bool { false }
  /// How bright the panel is, from 0 to 1; setting it does nothing.
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
}

/// The running application.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  private unowned let environment: UIEnvironment

  init(_ environment: UIEnvironment) { self.environment = environment }

  /// The number on the app's icon, which is not shown.
  public var applicationIconBadgeNumber = 0
  /// The actions on the app's icon, which nobody presses.
  public var shortcutItems: [UIApplicationShortcutItem]?
  /// The notifications that are to come up, which none does.
  public var scheduledLocalNotifications: [UILocalNotification]? = []
  /// The look that the app itself has given the status bar; nil where it has said nothing.
  package var statusBarWish: (style: UIStatusBarStyle?, isHidden: Bool?)
  /// How the app asked to notify.
  var userNotificationSettings: UIUserNotificationSettings?

  /// The application of the running simulation's device.
  public class var shared: UIApplication { UIEnvironment.current.application }

  /// Posted by nobody: memory does not run short here.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The interface is about to turn.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface turns, and has its new size.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The status bar is about to have another frame; never posted.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar has another frame; never posted.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The app became active: posted once, as it is launched.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  // Posted by nobody: the app is in front all the time.
  /// The app is about to become inactive; never posted.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app went to the background; never posted.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to come from the background; never posted.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The attention that an app has.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The attention that the app has: active, but for the time in which it is started.
  public package(set) var applicationState = State.active
  /// What waits until the app that is being started enters the foreground; nil once it is there.
  private var waiting: [() -> Void]?

  /// Has what comes of entering the foreground wait, until that is so.
  package func beginLaunch() { waiting = waiting ?? [] }

  /// Does what has waited.
  package func enterForeground() {
    let actions = waiting ?? []
    waiting = nil
    for action in actions { action() }
  }

  /// Does something at once, or, while the app is being started, when it enters the foreground.
  func inForeground(_ action: @escaping () -> Void) {
    if waiting == nil { action() } else { waiting?.append(action) }
  }

  /// Whether the screen is to stay on, false by default; it always does.
  public var isIdleTimerDisabled = false
  /// Whether the status bar shows that something is being loaded: never, since iOS 13.
  ///
  /// Setting it does nothing.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The direction in which the user reads, by the device's traits.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The size of text that the user has chosen, by the device's traits.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    environment.traits.preferredContentSizeCategory
  }
  /// The app's delegate; nil where no sources have one.
  ///
  /// UIKit's property is weak, but the object is kept as long as the app.
  public var delegate: (any UIApplicationDelegate)?
  /// The one scene of the app.
  package private(set) lazy var windowScene = UIWindowScene(
    session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
  /// The scenes of the app: one with windows.
  public var connectedScenes: Set<UIScene> { [windowScene] }
  /// What UIKit keeps of the scenes.
  public var openSessions: Set<UISceneSession> { [windowScene.session] }
  /// The app's windows in the order in which they were made.
  public var windows: [UIWindow] { allWindows.filter { !($0 is KeyboardWindow) } }
  /// The same, and the keyboard's.
  var allWindows: [UIWindow] { joined.compactMap(\.window) }
  private var joined: [JoinedWindow] = []
  /// The window made first, which is there as long as the app.
  private var firstWindow: UIWindow?
  private var shownCount = 0
  /// What holds the layers of the windows that are seen; nil where nothing shows more than one.
  weak var screen: CALayer?
  /// The window that was made the one for keys.
  weak var namedKeyWindow: UIWindow?
  /// The window that was made the one for keys, or else the one made last; nil if there is none.
  public var keyWindow: UIWindow? {
    namedKeyWindow.flatMap { $0.isHidden ? nil : $0 } ?? windows.last { !$0.isHidden }
      ?? windows.last
  }

  func join(_ window: UIWindow) {
    firstWindow = firstWindow ?? window
    joined.removeAll { $0.window == nil }
    joined.append(JoinedWindow(window: window))
  }

  /// The next number for a window that is shown.
  func takeShownNumber() -> Int {
    shownCount += 1
    return shownCount
  }
  /// The frame of the status bar in points: as high as the safe area's inset at the top.
  public var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: environment.screenBounds.width, height: environment.safeAreaInsets.top)
  }
  /// The orientation of the interface of `keyWindow`; upright without one.
  public var statusBarOrientation: UIInterfaceOrientation {
    keyWindow?.interfaceOrientation ?? .portrait
  }
}

/// The device's kind.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated public override var description: String { numberedDescription }

  /// The device of the running simulation.
  public class var current: UIDevice { UIEnvironment.current.device }

  /// The device is held another way, as `orientation` says; posted before the interface follows.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The family of the device, by its traits.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIEnvironment.current.traits.userInterfaceIdiom
  }
  /// The name of the system, as an app on a phone would see it.
  public var systemName: String { "iOS" }
  /// The version of the system that is simulated.
  public var systemVersion: String { "18.0" }
  /// The name that a user gave the device: its model.
  public var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model: iPad for tablets, iPhone for all others.
  public var model: String { name }
  /// The way in which the device is held.
  public var orientation: UIDeviceOrientation { UIEnvironment.current.deviceOrientation }
  /// What tells this device from others: the same in every run.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// Whether apps run beside each other.
  public var isMultitaskingSupported: Bool { true }
  /// The charge from 0 to 1: full, as the status bar shows it.
  public var batteryLevel: Float { 1 }
  /// What the battery does.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// What the battery does: it is full.
  public var batteryState: BatteryState { .full }
  /// Whether the battery is watched: it is not, as nothing changes.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Does nothing: there is no sound.
  public func playInputClick() {}
  /// Does nothing: notifications are posted anyway.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: notifications are posted anyway.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIEnvironment {
  /// Keeps a view until the clock's next event, as what is autoreleased lives to the end of a turn of the run loop: apps put back what
  /// they hold weakly.
  func keepForThisTurn(_ view: UIView) {
    guard view.superview != nil else { return }
    if removedViews.isEmpty {
      MediaClock.current.schedule(after: 0) { [weak self] in self?.removedViews = [] }
    }
    removedViews.append(view)
  }
}
