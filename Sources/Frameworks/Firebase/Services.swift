import AnimSourceRuntime
public import Foundation
import UIKitCore

// Services that are told something and say nothing, or what the app itself has said.

// MARK: Counting

/// What counts what people do; nothing is counted.
public enum Analytics {
  /// Does nothing.
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
  /// Does nothing.
  public static func setUserProperty(_ value: String?, forName name: String) {}
  /// Does nothing.
  public static func setUserID(_ userID: String?) {}
  /// Does nothing.
  public static func setScreenName(_ screenName: String?, screenClass screenClassOverride: String?)
  {}
  /// Does nothing.
  public static func setAnalyticsCollectionEnabled(_ enabled: Bool) {}
  /// Does nothing.
  public static func setSessionTimeoutInterval(_ interval: TimeInterval) {}
  /// Does nothing.
  public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
  /// Does nothing.
  public static func resetAnalyticsData() {}
  /// Does nothing.
  public static func handleOpen(_ url: URL) {}
  /// Does nothing.
  public static func handleUserActivity(_ userActivity: Any) {}
  /// Does nothing.
  public static func handleEvents(
    forBackgroundURLSession identifier: String, completionHandler: (() -> Void)?
  ) {}
  /// What tells the app; nothing.
  public static func appInstanceID() -> String? { nil }
}

/// The event `add_payment_info`.
public let AnalyticsEventAddPaymentInfo = "add_payment_info"
/// The event `add_to_cart`.
public let AnalyticsEventAddToCart = "add_to_cart"
/// The event `add_to_wishlist`.
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
/// The event `app_open`.
public let AnalyticsEventAppOpen = "app_open"
/// The event `begin_checkout`.
public let AnalyticsEventBeginCheckout = "begin_checkout"
/// The event `ecommerce_purchase`.
public let AnalyticsEventEcommercePurchase = "ecommerce_purchase"
/// The event `level_up`.
public let AnalyticsEventLevelUp = "level_up"
/// The event `login`.
public let AnalyticsEventLogin = "login"
/// The event `post_score`.
public let AnalyticsEventPostScore = "post_score"
/// The event `purchase`.
public let AnalyticsEventPurchase = "purchase"
/// The event `remove_from_cart`.
public let AnalyticsEventRemoveFromCart = "remove_from_cart"
/// The event `screen_view`.
public let AnalyticsEventScreenView = "screen_view"
/// The event `search`.
public let AnalyticsEventSearch = "search"
/// The event `select_content`.
public let AnalyticsEventSelectContent = "select_content"
/// The event `select_item`.
public let AnalyticsEventSelectItem = "select_item"
/// The event `share`.
public let AnalyticsEventShare = "share"
/// The event `sign_up`.
public let AnalyticsEventSignUp = "sign_up"
/// The event `tutorial_begin`.
public let AnalyticsEventTutorialBegin = "tutorial_begin"
/// The event `tutorial_complete`.
public let AnalyticsEventTutorialComplete = "tutorial_complete"
/// The event `view_item`.
public let AnalyticsEventViewItem = "view_item"
/// The event `view_item_list`.
public let AnalyticsEventViewItemList = "view_item_list"
/// The event `view_search_results`.
public let AnalyticsEventViewSearchResults = "view_search_results"
/// The parameter `content` of an event.
public let AnalyticsParameterContent = "content"
/// The parameter `content_type` of an event.
public let AnalyticsParameterContentType = "content_type"
/// The parameter `currency` of an event.
public let AnalyticsParameterCurrency = "currency"
/// The parameter `index` of an event.
public let AnalyticsParameterIndex = "index"
/// The parameter `item_category` of an event.
public let AnalyticsParameterItemCategory = "item_category"
/// The parameter `item_id` of an event.
public let AnalyticsParameterItemID = "item_id"
/// The parameter `item_name` of an event.
public let AnalyticsParameterItemName = "item_name"
/// The parameter `items` of an event.
public let AnalyticsParameterItems = "items"
/// The parameter `level` of an event.
public let AnalyticsParameterLevel = "level"
/// The parameter `method` of an event.
public let AnalyticsParameterMethod = "method"
/// The parameter `price` of an event.
public let AnalyticsParameterPrice = "price"
/// The parameter `quantity` of an event.
public let AnalyticsParameterQuantity = "quantity"
/// The parameter `score` of an event.
public let AnalyticsParameterScore = "score"
/// The parameter `screen_class` of an event.
public let AnalyticsParameterScreenClass = "screen_class"
/// The parameter `screen_name` of an event.
public let AnalyticsParameterScreenName = "screen_name"
/// The parameter `search_term` of an event.
public let AnalyticsParameterSearchTerm = "search_term"
/// The parameter `source` of an event.
public let AnalyticsParameterSource = "source"
/// The parameter `success` of an event.
public let AnalyticsParameterSuccess = "success"
/// The parameter `transaction_id` of an event.
public let AnalyticsParameterTransactionID = "transaction_id"
/// The parameter `value` of an event.
public let AnalyticsParameterValue = "value"
/// The name `sign_up_method`.
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"

// MARK: Crashes and speed

/// What tells of crashes; nothing is told.
public final class Crashlytics {
  /// What tells of crashes.
  public static func crashlytics() -> Crashlytics { Crashlytics() }
  /// What tells of crashes, by the name that it had once.
  public static func sharedInstance() -> Crashlytics { Crashlytics() }
  /// What an app starts with.
  public static func start(withAPIKey apiKey: String) -> Crashlytics { Crashlytics() }
  /// Nothing.
  public init() {}
  /// Does nothing.
  public func log(_ msg: String) {}
  /// Does nothing.
  public func record(error: any Error) {}
  /// Does nothing.
  public func record(error: any Error, userInfo: [String: Any]?) {}
  /// Does nothing.
  public func recordError(_ error: any Error) {}
  /// Does nothing.
  public func recordError(_ error: any Error, withAdditionalUserInfo userInfo: [String: Any]?) {}
  /// Does nothing.
  public func setUserID(_ userID: String?) {}
  /// Does nothing.
  public func setUserIdentifier(_ identifier: String?) {}
  /// Does nothing.
  public func setUserEmail(_ email: String?) {}
  /// Does nothing.
  public func setUserName(_ name: String?) {}
  /// Does nothing.
  public func setCustomValue(_ value: Any?, forKey key: String) {}
  /// Does nothing.
  public func setObjectValue(_ value: Any?, forKey key: String) {}
  /// Does nothing.
  public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
  /// Does nothing.
  public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
  /// Does nothing.
  public func sendUnsentReports() {}
  /// Whether there was a crash; never.
  public func didCrashDuringPreviousExecution() -> Bool { false }
  /// Does nothing: the app goes on.
  public func crash() {}
}

/// What several services began with.
public final class Fabric {
  /// The services.
  public static func with(_ kits: [Any]) -> Fabric { Fabric() }
  /// The services.
  public static func sharedSDK() -> Fabric { Fabric() }
  /// Whether much is written into a log; nothing is.
  public var debug = false
}

/// What measures how long something takes; nothing is measured.
public final class Performance {
  /// Whether something is measured.
  public var isDataCollectionEnabled = false
  /// Whether something is measured.
  public var isInstrumentationEnabled = false
  /// What measures.
  public static func sharedInstance() -> Performance { Performance() }
  /// A measurement.
  public static func startTrace(name: String) -> Trace? { Trace() }
  /// A measurement.
  public func trace(name: String) -> Trace? { Trace() }
}

/// A measurement.
public final class Trace {
  /// Does nothing.
  public func start() {}
  /// Does nothing.
  public func stop() {}
  /// Does nothing.
  public func incrementMetric(_ metricName: String, by incrementValue: Int64) {}
  /// Does nothing.
  public func setValue(_ value: Int64, forMetric metricName: String) {}
  /// Does nothing.
  public func setValue(_ value: String, forAttribute attribute: String) {}
}

// MARK: Messages

/// What gets messages; none come.
open class Messaging {
  /// Who is told.
  public weak var delegate: (any MessagingDelegate)?
  /// The system's token.
  public var apnsToken: Data?
  /// The service's token.
  public var fcmToken: String? { "token" }
  /// Whether it begins by itself.
  public var isAutoInitEnabled = true
  /// Whether it has a line of its own.
  public var shouldEstablishDirectChannel = false

  /// What gets messages.
  public static func messaging() -> Messaging { OneThread.single { Messaging() } }
  init() {}
  /// The service's token.
  public func token(completion: @escaping (String?, (any Error)?) -> Void) {
    OneThread.whenAnswered { completion("token", nil) }
  }
  /// The service's token.
  public func token() async throws -> String { "token" }
  /// Gives the token up.
  public func deleteToken(completion: @escaping ((any Error)?) -> Void) {
    OneThread.whenAnswered { completion(nil) }
  }
  /// Asks for messages on a subject.
  public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
    OneThread.whenAnswered { completion?(nil) }
  }
  /// Asks for none.
  public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
    OneThread.whenAnswered { completion?(nil) }
  }
  /// Sets the system's token.
  public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) {
    self.apnsToken = apnsToken
  }
  /// Tells of a message.
  @discardableResult public func appDidReceiveMessage(
    _ message: [AnyHashable: Any]
  ) -> MessagingMessageInfo { MessagingMessageInfo() }
}

/// The kind of a token.
public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }
/// What is known of a message.
public final class MessagingMessageInfo {
  /// Whether it is new.
  public let status = 0
}
/// A message that comes by a line of its own; none do.
public final class MessagingRemoteMessage {
  /// What it says.
  public let appData: [AnyHashable: Any] = [:]
}

/// Who is told of messages.
public protocol MessagingDelegate: AnyObject {
  /// Called when there is another token.
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
  /// Called when there is another token.
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String)
  /// Called when there is another token.
  func messaging(_ messaging: Messaging, didRefreshRegistrationToken fcmToken: String)
  /// Called for messages that come by a line of their own.
  func messaging(_ messaging: Messaging, didReceive remoteMessage: MessagingRemoteMessage)
}

extension MessagingDelegate {
  /// Does nothing.
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
  /// Does nothing.
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String) {}
  /// Does nothing.
  public func messaging(_ messaging: Messaging, didRefreshRegistrationToken fcmToken: String) {}
  /// Does nothing.
  public func messaging(_ messaging: Messaging, didReceive remoteMessage: MessagingRemoteMessage) {}
}

/// What tells the app.
public final class InstanceID {
  /// What tells the app.
  public static func instanceID() -> InstanceID { InstanceID() }
  /// Its token.
  public func token() -> String? { "token" }
  /// Its token.
  public func instanceID(handler: @escaping (InstanceIDResult?, (any Error)?) -> Void) {
    OneThread.whenAnswered { handler(InstanceIDResult(), nil) }
  }
  /// Gives it up.
  public func deleteID(handler: @escaping ((any Error)?) -> Void) {
    OneThread.whenAnswered { handler(nil) }
  }
}

/// What tells the app.
public final class InstanceIDResult {
  /// Its token.
  public let token = "token"
  /// Its name.
  public let instanceID = "instance"
}

// MARK: Settings from afar

/// Settings: those that the app itself says, as no server is asked.
open class RemoteConfig {
  /// How often a server would be asked.
  public var configSettings = RemoteConfigSettings()
  /// When one was asked.
  public var lastFetchTime: Date? { nil }
  /// How that ended.
  public var lastFetchStatus: RemoteConfigFetchStatus { .noFetchYet }
  private var defaults: [String: Any] = [:]

  init() {}
  /// The settings.
  public static func remoteConfig() -> RemoteConfig { OneThread.single { RemoteConfig() } }
  /// Says settings.
  public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }
  /// Says settings.
  public func setDefaults(_ defaults: [String: Any]) { self.defaults = defaults }
  /// Says the settings of a file of the app's.
  public func setDefaults(fromPlist fileName: String?) {
    guard let fileName,
      let path = MainActor.assumeIsolated({
        SimulatedBundle.main.path(forResource: fileName, ofType: "plist")
      }), let data = FileManager.default.contents(atPath: path),
      let table = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return }
    defaults = table
  }
  /// Says settings by a value's properties.
  public func setDefaults<T: Encodable>(from value: T) throws {
    defaults = try Firestore.Encoder().encode(value)
  }
  /// The settings as a value's properties.
  public func decoded<T: Decodable>(asType: T.Type = T.self) throws -> T {
    try FirestoreFields.value(T.self, of: defaults)
  }
  /// Calls a closure when there are others; there never are.
  @discardableResult public func addOnConfigUpdateListener(
    remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
  ) -> ConfigUpdateListenerRegistration { ConfigUpdateListenerRegistration() }
  /// Asks for settings; there are no others.
  public func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
    OneThread.whenAnswered { completionHandler?(.success, nil) }
  }
  /// Asks for settings; there are no others.
  public func fetch(
    withExpirationDuration expirationDuration: TimeInterval,
    completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
  ) { fetch(completionHandler: completionHandler) }
  /// Asks for settings; there are no others.
  public func fetchAndActivate(
    completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
  ) { OneThread.whenAnswered { completionHandler?(.successUsingPreFetchedData, nil) } }
  /// Asks for settings; there are no others.
  @discardableResult public func fetchAndActivate() async throws
    -> RemoteConfigFetchAndActivateStatus
  { .successUsingPreFetchedData }
  /// Takes settings that came; none did.
  public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {
    OneThread.whenAnswered { completion?(false, nil) }
  }
  /// Takes settings that came; none did.
  @discardableResult public func activateFetched() -> Bool { false }
  /// A setting.
  public func configValue(forKey key: String?) -> RemoteConfigValue {
    RemoteConfigValue(key.flatMap { defaults[$0] })
  }
  /// A setting.
  public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
  /// A setting as a value; nil if it is no such value.
  public subscript<T: Decodable>(decodedValue key: String) -> T? {
    try? configValue(forKey: key).decoded()
  }
}

/// What has changed.
public final class RemoteConfigUpdate {
  /// The names of settings.
  public let updatedKeys: Set<String> = []
}

/// What ends calls.
public final class ConfigUpdateListenerRegistration {
  /// Ends them.
  public func remove() {}
}

/// How often a server would be asked.
public final class RemoteConfigSettings {
  /// After how many seconds.
  public var minimumFetchInterval: TimeInterval = 43200
  /// For how many seconds is waited.
  public var fetchTimeout: TimeInterval = 60
  /// Settings.
  public init() {}
  /// Settings.
  public init(developerModeEnabled: Bool) {}
}

/// How asking ended.
public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
/// How asking ended.
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
  case successFetchedFromRemote, successUsingPreFetchedData, error
}
/// Where a setting comes from.
public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }

/// A setting.
public final class RemoteConfigValue {
  private let value: Any?
  init(_ value: Any?) { self.value = value }
  /// As a text.
  public var stringValue: String! { value.map { "\($0)" } ?? "" }
  /// As a number.
  public var numberValue: NSNumber! {
    NSNumber(value: Values.number(value) ?? Double(stringValue) ?? 0)
  }
  /// As truth.
  public var boolValue: Bool {
    Values.number(value).map { $0 != 0 }
      ?? ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased())
  }
  /// As data.
  public var dataValue: Data { value as? Data ?? Data(stringValue.utf8) }
  /// As what JSON says.
  public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }
  /// As a value.
  public func decoded<T: Decodable>(asType: T.Type = T.self) throws -> T {
    if let value = try? FirestoreFields.value(T.self, of: value ?? NSNull()) { return value }
    return try JSONDecoder().decode(T.self, from: dataValue)
  }
  /// Where it comes from.
  public var source: RemoteConfigSource { value == nil ? .static : .default }
}

// MARK: Functions of servers

/// Functions of servers, which nobody has.
public final class Functions {
  /// The functions.
  public static func functions() -> Functions { Functions() }
  /// The functions.
  public static func functions(region: String) -> Functions { Functions() }
  /// One of them.
  public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable(name) }
  /// Does nothing: no server is asked.
  public func useEmulator(withHost host: String, port: Int) {}
}

/// A function of a server, which fails.
public final class HTTPSCallable {
  private let name: String
  init(_ name: String) { self.name = name }
  /// For how many seconds is waited.
  public var timeoutInterval: TimeInterval = 70
  private var failure: NSError {
    serviceError("com.firebase.functions", 14, "The function '\(name)' is not there.")
  }
  /// Calls it, which fails.
  public func call(
    _ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void
  ) {
    let failure = failure
    OneThread.whenAnswered {
      OneThread.missParts()
      completion(nil, failure)
    }
  }
  /// Calls it, which fails.
  @discardableResult public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult {
    throw failure
  }
}

/// What a function says.
public final class HTTPSCallableResult {
  /// What.
  public let data: Any
  init(data: Any) { self.data = data }
}

// MARK: Links

/// Links that lead into an app; none do.
public final class DynamicLinks {
  /// The links.
  public static func dynamicLinks() -> DynamicLinks { DynamicLinks() }
  /// The link that an address is; none.
  public func dynamicLink(fromCustomSchemeURL url: URL) -> DynamicLink? { nil }
  /// Whether an address is a link; never.
  public func handleUniversalLink(
    _ url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void
  ) -> Bool { false }
}

/// A link.
public final class DynamicLink {
  /// Where it leads.
  public let url: URL? = nil
}
