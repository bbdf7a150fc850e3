public import Foundation

extension UIApplication {
  /// The address at which a device shows the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The app is about to end; never posted.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The app has been launched: posted once, as that is so.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The user has taken a picture of the screen; never posted.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The day or the time zone has changed; never posted.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Whether the app may work in the background has changed; never posted.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Files are about to be locked with the device; never posted.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Files can be read again; never posted.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  /// Does nothing: no remote control is there.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing: no remote control is there.
  public func endReceivingRemoteControlEvents() {}

  /// Whether another app would open an address: those of the web and of mail, as far as code can tell.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "app-settings"].contains(url.scheme ?? "")
  }

  /// Opens nothing, as there is no other app; the answer is whether a device could.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(canOpenURL(url)) }

  /// Opens nothing, as there is no other app; the answer is whether a device could.
  @discardableResult public func openURL(_ url: URL) -> Bool { canOpenURL(url) }

  /// A wish for how an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The wish's name in UIKit.
    public let rawValue: String
    /// A wish by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only by an app that stands for the address.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A fact of an address that another app has the app open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The fact's name in UIKit.
    public let rawValue: String
    /// A fact by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The other app.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the other app says about it.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// Does nothing: the app is never in the background, so that nothing has to be allowed there.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Does nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Does nothing: nobody sends messages to the device.
  public func registerForRemoteNotifications() {}
  /// Does nothing.
  public func unregisterForRemoteNotifications() {}
  /// Whether somebody may send messages to the device: no.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether the device's content can be read: it can.
  public var isProtectedDataAvailable: Bool { true }
  /// Seconds that the app may still take in the background: it is never there.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Sends an action to a target; without one to the nearest responder that has the method, from the first responder on, or
  /// else from the sender.
  ///
  /// As recorded on iOS 26.1, neither windows nor the application are asked where there is no first responder and no sender.
  /// A method that is known by its name alone has nobody, but for `resignFirstResponder`.
  ///
  /// - Returns: Whether there was somebody to send it to.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? receiver(of: action, from: sender) else { return false }
    if let target = target as? UIResponder, action == Self.resigning {
      target.resignFirstResponder()
    } else {
      TargetAction(target, action).perform(sender, event)
    }
    return true
  }

  private static let resigning: Selector = "resignFirstResponder"

  private func receiver(of action: Selector, from sender: Any?) -> UIResponder? {
    let first = keyWindow?.firstResponder
    if action == Self.resigning { return first }
    return [first, sender as? UIResponder].lazy.compactMap { start in
      start.flatMap { sequence(first: $0) { $0.next }.first { action.isMethod(of: $0) } }
    }.first
  }

  /// Does nothing: fingers of scripts are heeded in any case.
  public func beginIgnoringInteractionEvents() {}
  /// Does nothing.
  public func endIgnoringInteractionEvents() {}
  /// Whether the app has hidden the status bar.
  ///
  /// Setting it hides it in apps whose `Info.plist` does not leave that to controllers.
  public var isStatusBarHidden: Bool {
    get { statusBarWish.isHidden ?? false }
    set { statusBarWish.isHidden = newValue }
  }
  /// The colour that the app has given the status bar's text.
  ///
  /// Setting it changes it in apps whose `Info.plist` does not leave that to controllers.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBarWish.style ?? .default }
    set { statusBarWish.style = newValue }
  }
  /// Whether the app can have several windows at once: no.
  public var supportsMultipleScenes: Bool { false }
  /// Whether the app has another icon by another name: no.
  public var supportsAlternateIcons: Bool { false }
}

/// A number of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A task by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What came of looking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// An action on the app's icon; nobody presses that.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// What there is to know of an action.
  struct Content {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
  }
  var content: Content

  /// The name of the action, for the app.
  open var type: String { content.type }
  /// The first line.
  open var localizedTitle: String { content.title }
  /// The second line.
  open var localizedSubtitle: String? { content.subtitle }
  /// The sign before the lines.
  open var icon: UIApplicationShortcutIcon? { content.icon }
  /// What the app wants to know about it.
  open var userInfo: [String: any NSSecureCoding]? { content.userInfo }

  /// An action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    content = Content(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
  }
}

/// The sign of an action on the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// A known sign.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  /// A known sign.
  public init(type: IconType) {}
  /// A sign of Apple's.
  public init(systemImageName: String) {}
  /// A sign of the app's.
  public init(templateImageName: String) {}
}

/// What was copied; it is empty at first.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private static let shared = UIPasteboard()
  /// What all apps share: the app alone.
  open class var general: UIPasteboard { shared }
  private var items_: [Any] = []
  /// The content has changed; never posted.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// A text.
  open var string: String? {
    get { items_.lazy.compactMap { $0 as? String }.first }
    set { items_ = newValue.map { [$0] } ?? [] }
  }
  /// Texts.
  open var strings: [String]? {
    get { items_.compactMap { $0 as? String } }
    set { items_ = newValue ?? [] }
  }
  /// A picture.
  open var image: UIImage? {
    get { items_.lazy.compactMap { $0 as? UIImage }.first }
    set { items_ = newValue.map { [$0] } ?? [] }
  }
  /// Pictures.
  open var images: [UIImage]? {
    get { items_.compactMap { $0 as? UIImage } }
    set { items_ = newValue ?? [] }
  }
  /// An address.
  open var url: URL? {
    get { items_.lazy.compactMap { $0 as? URL }.first }
    set { items_ = newValue.map { [$0] } ?? [] }
  }
  /// A colour.
  open var color: UIColor? {
    get { items_.lazy.compactMap { $0 as? UIColor }.first }
    set { items_ = newValue.map { [$0] } ?? [] }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
}

extension UIWindow {
  /// The height at which a window lies over others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// A height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of apps' windows.
    public static let normal = Level(0)
    /// That of the status bar.
    public static let statusBar = Level(1000)
    /// That of alerts.
    public static let alert = Level(2000)
    /// Whether the first one comes first.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// The sum, exactly, as far as 32 bits go.
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    /// The difference, exactly, as far as 32 bits go.
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }
  /// Whether the window is the one that keys are for.
  public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
}
