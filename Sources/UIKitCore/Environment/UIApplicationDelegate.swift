public import Foundation

/// A party that is told about an app's life.
///
/// The app is there already when sources are rendered, so none of it is called.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, which storyboards would set.
  var window: UIWindow? { get set }
  /// Called by UIKit once the app has been launched; never called here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws(UnimplementedRequirement) -> Bool
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
