public import Foundation

/// A party that is told about an app's life.
///
/// Where a scenario shows the screen that an app starts with, the methods are called as far as they stand here; where
/// it names a controller, the app is there already.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, which storyboards would set.
  var window: UIWindow? { get set }
  /// Called once, before the app is in front.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws(UnimplementedRequirement) -> Bool
  /// Called once the app has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws(UnimplementedRequirement) -> Bool
  /// Called in place of the method above, where that is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication) throws(UnimplementedRequirement)
  /// How the app's scene is made; asked once, after the app has been launched, if it has scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) throws(UnimplementedRequirement) -> UISceneConfiguration
  /// Called once the app is in front.
  func applicationDidBecomeActive(
    _ application: UIApplication
  ) throws(UnimplementedRequirement)
  /// The orientations that a window may have; asked whenever the device turns, in place of the app's information.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) throws(UnimplementedRequirement) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// No window, and setting one does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplication {
  /// A key of the reasons for which an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
