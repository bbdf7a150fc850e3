public import Foundation

/// A copy of the app's interface.
///
/// There is one, a `UIWindowScene`, and it is in front all the time.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The scene was connected: posted once, as the app is launched, where it has scenes.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  // Posted by nobody: scenes are in front all the time.
  /// The scene was disconnected; never posted.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// The scene became active: posted once, as the app is launched, where it has scenes.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The scene is about to become inactive; never posted.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene is about to come to the front: posted once, as the app is launched, where it has scenes.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene went to the background; never posted.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// What UIKit keeps of the scene while it is not connected.
  public let session: UISceneSession
  /// The object that is told about the scene's life; UIKit keeps it, too, though it does not say so.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene: in front, once its app is started.
  package(set) open var activationState = ActivationState.foregroundActive
  /// A name for the app switcher, which nothing shows.
  open var title: String! = ""

  /// A scene of a session; UIKit makes it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// What caused the scene to be made: nothing but that the app was started.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Addresses to open; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the user did elsewhere and goes on with; nothing.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The answer to a notification; nil.
    open var notificationResponse: AnyObject? { nil }

    public override init() { super.init() }
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows, in the order in which they were made.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that keys are for; nil if there is none.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The traits of the device.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The plane in which the windows lie.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The way in which the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// How the app wants the scene to be.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// How the app wants the scene to be on a phone or a tablet.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The orientations that the interface is to have one of; nil leaves it as it is.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Preferences about the orientation; nil for none.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns the interface, while the device is held as it was, if it does not lie as the preferences want it.
  ///
  /// - Parameters:
  ///   - geometryPreferences: Those of `GeometryPreferences.iOS`; others do nothing.
  ///   - errorHandler: Called if the app or its controllers support none of the orientations.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard
      let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      let window = keyWindow, !window.turn(toOneOf: wanted)
    else { return }
    errorHandler?(GeometryError())
  }

  /// None of the orientations that were asked for is supported.
  private struct GeometryError: Error {}

  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known of the status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The frame in points: as high as the safe area's inset at the top.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the bar is hidden: never.
  open var isStatusBarHidden: Bool { false }
  /// The colour of the bar's text: that is up to controllers.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// What UIKit keeps of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String
    /// A purpose by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An ordinary scene of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  open var role: Role { .windowApplication }
  /// The configuration that the scene was made with.
  package(set) open var configuration: UISceneConfiguration
  /// The same in every run.
  open var persistentIdentifier: String { "scene" }
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the app's information; nil for none.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard whose first controller is the scene's; nil, the default, for that of the app's information.
  open var storyboard: UIStoryboard?

  /// A configuration of a name for scenes of a purpose.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// How a window goes.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions:
  UISceneDestructionRequestOptions
{
  /// The reason for which it goes; kept.
  open var windowDismissalAnimation = DismissalAnimation.standard
  /// The reason for which a window goes.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }
}

/// An address that the app is to open; nobody makes one.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A party that is told about a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called once, when the app has been started.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) throws(UnimplementedRequirement)
  /// Called once, after the scene was connected.
  func sceneWillEnterForeground(_ scene: UIScene) throws(UnimplementedRequirement)
  /// Called once, after the scene was connected.
  func sceneDidBecomeActive(_ scene: UIScene) throws(UnimplementedRequirement)
}

/// A party that is told about the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, which a storyboard would set.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window, and setting one does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindow {
  /// The scene that shows the window; there is one, and a window without it is not seen.
  public var windowScene: UIWindowScene? {
    get { hasNoScene ? nil : UIApplication.shared.windowScene }
    set {
      hasNoScene = newValue == nil
      if hasNoScene { isHidden = true }
    }
  }
}
