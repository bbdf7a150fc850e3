public import Foundation
import UIKitCore

/// What an app may do to be noticed.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// One bit per option, as in UserNotifications.
  public let rawValue: UInt

  /// The options whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number at the app's icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Texts on the screen.
  public static let alert = Self(rawValue: 4)
  /// Texts in cars.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds that are always heard.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button that leads to the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Quiet ones, without asking.
  public static let provisional = Self(rawValue: 64)
}

/// Whether an app may be noticed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one way of being noticed is on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// How texts come up.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// What the user lets an app do to be noticed.
@preconcurrency @MainActor open class UNNotificationSettings: NSObject {
  /// Whether the app may be noticed.
  public let authorizationStatus: UNAuthorizationStatus
  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
  /// Whether texts come up.
  open var alertSetting: UNNotificationSetting { setting }
  /// Whether there are sounds.
  open var soundSetting: UNNotificationSetting { setting }
  /// Whether there are numbers at the icon.
  open var badgeSetting: UNNotificationSetting { setting }
  /// Whether texts are on the locked screen.
  open var lockScreenSetting: UNNotificationSetting { setting }
  /// Whether texts are in the list of them all.
  open var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether there are sounds that are always heard: no.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// How texts come up.
  open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// The notifications of an app: they are kept, and none comes up.
///
/// The user lets an app be noticed as soon as it asks. What is added waits for good, as nobody looks at the screen from outside
/// of the app.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  /// The app's center.
  open class func current() -> UNUserNotificationCenter {
    UIEnvironment.current.single { UNUserNotificationCenter() }
  }

  /// The party that is told of notifications while the app is in front; held weakly, and never told.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether notifications can lead to the app's own settings: no.
  open var supportsContentExtensions: Bool { false }
  private var status = UNAuthorizationStatus.notDetermined
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [UNNotificationRequest] = []

  // MARK: Leave

  /// Answers that the app may be noticed.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    status = .authorized
    completionHandler(true, nil)
  }
  /// Answers that the app may be noticed.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    status = .authorized
    return true
  }
  /// Tells what the user lets the app do: nothing is decided before it has asked.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings(status)) }
  /// What the user lets the app do: nothing is decided before it has asked.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }

  // MARK: Categories

  /// Keeps the kinds of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  /// Tells which kinds are kept.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(categories) }
  /// The kinds that are kept.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

  // MARK: Requests

  /// Keeps a notification that is to come, in place of one of the same name.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler:
      (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }
  /// Keeps a notification that is to come, in place of one of the same name.
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }
  private func keep(_ request: UNNotificationRequest) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
  }
  /// Tells which notifications are to come.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }
  /// The notifications that are to come.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  /// Drops notifications that are to come, by their names.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  /// Drops all notifications that are to come.
  open func removeAllPendingNotificationRequests() { pending = [] }
  /// Tells which notifications have come: none.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }
  /// The notifications that have come: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Does nothing: none have come.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing: none have come.
  open func removeAllDeliveredNotifications() {}
  /// Answers that the number at the icon is set, which is seen nowhere.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

/// How a notification is shown while its app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// One bit per option, as in UserNotifications.
  public let rawValue: UInt

  /// The options whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number at the app's icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A text, by its older name.
  public static let alert = Self(rawValue: 4)
  /// A text in the list of them all.
  public static let list = Self(rawValue: 8)
  /// A text at the top of the screen.
  public static let banner = Self(rawValue: 16)
}

/// Told of notifications; never, as none comes up.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// How a notification is shown while the app is in front; never asked.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Told what the user did with a notification; never.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Told that the user wants to see the app's own settings; never.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
