public import Foundation

extension UIApplication {
  /// The name of the app's other icon; nil, as it has none.
  public var alternateIconName: String? { nil }

  /// Answers that the app has no other icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported)) }

  /// The address at which a device shows what the app may notify of.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The seconds between two looks for news that are as few as possible.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The seconds between two looks for news that never come.
  public static let backgroundFetchIntervalNever: TimeInterval = .infinity
  /// Does nothing: nothing goes on in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Asks for another scene; the app has one, and the handler is told so.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// Asks for the end of a scene; it stays, and the handler is told so.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
}

extension UIScene {
  /// What is asked for with a scene; kept.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
    /// Asks for nothing more.
    public override init() { super.init() }
  }
}

/// What is asked for with the end of a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// An action on the app's icon that can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { content.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { content.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { content.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { content.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { content.userInfo = newValue }
  }
}

// MARK: Notifications before iOS 10

/// How an app may notify.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// One bit per way, as in UIKit.
  public let rawValue: UInt
  /// The ways whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By a number on its icon.
  public static let badge = Self(rawValue: 1)
  /// By a sound.
  public static let sound = Self(rawValue: 2)
  /// By a message.
  public static let alert = Self(rawValue: 4)
}

/// What can be done about a notification; kept.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {}

/// How an app wants to notify.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  /// The ways.
  public let types: UIUserNotificationType
  /// What can be done about notifications.
  public let categories: Set<UIUserNotificationCategory>?
  /// Ways of notifying.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
  }
}

/// A notification of the app's own; none comes up.
@preconcurrency @MainActor open class UILocalNotification: NSObject {
  /// When it would come up.
  open var fireDate: Date?
  /// The time zone of that.
  open var timeZone: TimeZone?
  /// The title.
  open var alertTitle: String?
  /// The text.
  open var alertBody: String?
  /// The words for what can be done about it.
  open var alertAction: String?
  /// The sound.
  open var soundName: String?
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// What the app knows about it.
  open var userInfo: [AnyHashable: Any]?
  /// What can be done about it.
  open var category: String?
  /// A notification of nothing.
  public override init() { super.init() }
}

/// The name of the usual sound of a notification.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
  /// Asks whether the app may notify; it may, and nothing comes of it.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    userNotificationSettings = notificationSettings
  }
  /// How the app may notify: as it asked.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    userNotificationSettings
  }
  /// Has a notification come up later; it does not.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [notification]
  }
  /// Has a notification come up; it does not.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Takes a notification back.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }
  /// Takes all notifications back.
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
}
