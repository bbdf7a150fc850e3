public import Foundation

/// When a notification comes.
@preconcurrency @MainActor open class UNNotificationTrigger: NSObject {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A notification comes after a time.
@preconcurrency @MainActor
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Seconds until it comes.
  public let timeInterval: TimeInterval

  /// A notification comes after a time in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it comes next, from now on.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification comes at a date.
@preconcurrency @MainActor open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the date has to be.
  public let dateComponents: DateComponents

  /// A notification comes when a date is as is said.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it comes next, from now on; nil for never.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A sound by its name.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String
  /// A sound by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A sound by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification; never heard.
@preconcurrency @MainActor open class UNNotificationSound: NSObject {
  /// The usual one.
  public static let `default` = UNNotificationSound()
  /// One that is always heard.
  public static let defaultCritical = UNNotificationSound()

  override init() { super.init() }
  /// One of the app's own.
  public init(named name: UNNotificationSoundName) { super.init() }
}

/// A file that a notification shows.
@preconcurrency @MainActor open class UNNotificationAttachment: NSObject {
  /// Its name among those of the notification.
  public let identifier: String
  /// Where it is.
  public let url: URL

  /// A file in a notification; never fails, as nobody reads it.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = URL
  }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// What a notification says.
@preconcurrency @MainActor open class UNNotificationContent: NSObject {
  /// The first line.
  open internal(set) var title = ""
  /// The second line.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number at the app's icon; nil for the one that is there.
  open internal(set) var badge: NSNumber?
  /// The sound; nil for none.
  open internal(set) var sound: UNNotificationSound?
  /// What the app keeps with it.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The name of its kind.
  open internal(set) var categoryIdentifier = ""
  /// The name of what it belongs to.
  open internal(set) var threadIdentifier = ""
  /// The files in it.
  open internal(set) var attachments: [UNNotificationAttachment] = []
  /// How urgent it is.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// An empty one.
  public override init() { super.init() }
}

/// What a notification is to say.
@preconcurrency @MainActor
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number at the app's icon; nil for the one that is there.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What the app keeps with it.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The name of its kind.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The name of what it belongs to.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The files in it.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// How urgent it is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
}

/// A notification that is to come.
@preconcurrency @MainActor open class UNNotificationRequest: NSObject {
  /// Its name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// A notification that is to come.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that has come; nobody makes one.
@preconcurrency @MainActor open class UNNotification: NSObject {
  /// When it came.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// What the user did with a notification; nobody makes one.
@preconcurrency @MainActor open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The button that was tapped.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// What the user has written in answer to a notification; nobody makes one.
@preconcurrency @MainActor
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  open var userText: String { "" }
}

/// The name of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of taking a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a button of a notification needs and does.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// One bit per option, as in UserNotifications.
  public let rawValue: UInt
  /// The options whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The button is red.
  public static let destructive = Self(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = Self(rawValue: 4)
}

/// A button of a notification.
@preconcurrency @MainActor open class UNNotificationAction: NSObject {
  /// Its name.
  public let identifier: String
  /// Its text.
  public let title: String
  /// What it needs and does.
  public let options: UNNotificationActionOptions

  /// A button of a notification.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// A button of a notification that lets the user write.
@preconcurrency @MainActor open class UNTextInputNotificationAction: UNNotificationAction {
  /// The text of the button that sends.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String

  /// A button that lets the user write.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// What a kind of notifications tells of and shows.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// One bit per option, as in UserNotifications.
  public let rawValue: UInt
  /// The options whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when one is taken away.
  public static let customDismissAction = Self(rawValue: 1)
  /// In cars, too.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// The title is shown where contents are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// The subtitle is shown where contents are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A kind of notifications, with its buttons.
@preconcurrency @MainActor open class UNNotificationCategory: NSObject {
  /// Its name.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// What it tells of and shows.
  public let options: UNNotificationCategoryOptions

  /// A kind of notifications.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
  }
}
