import AnimSourceRuntime
public import Foundation
import UIKitCore

/// What is kept in secret, in memory alone and for the rest of the simulation.
@MainActor private final class Secrets {
  private var byService: [String: [String: Data]] = [:]
  static var current: Secrets { UIEnvironment.current.single(Secrets.init) }
  subscript(service: String, key: String) -> Data? {
    get { byService[service]?[key] }
    set { byService[service, default: [:]][key] = newValue }
  }
  func keys(_ service: String) -> [String] { (byService[service] ?? [:]).keys.sorted() }
  func removeAll(_ service: String) { byService[service] = nil }
}

// MARK: KeychainAccess

/// When an entry can be read; always.
public enum Accessibility: Sendable {
  case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly,
    whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
}

/// Who may read an entry; the app.
public struct AuthenticationPolicy: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Policies of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Who is there.
  public static let userPresence = AuthenticationPolicy(rawValue: 1)
  /// Whoever has a face or a finger that is known.
  public static let biometryAny = AuthenticationPolicy(rawValue: 2)
  /// Whoever has one that is known now.
  public static let biometryCurrentSet = AuthenticationPolicy(rawValue: 8)
  /// Whoever knows the device's number.
  public static let devicePasscode = AuthenticationPolicy(rawValue: 16)
}

/// How a server is spoken to.
public enum ProtocolType: Sendable { case ftp, http, https, smtp, imap, ssh }
/// How one says who asks.
public enum AuthenticationType: Sendable { case `default`, httpBasic, httpDigest, htmlForm }

/// The entries of a service.
@preconcurrency @MainActor public final class Keychain {
  /// The service.
  public let service: String

  /// The entries of the app.
  public init() { service = "app" }
  /// The entries of a service.
  public init(service: String) { self.service = service }
  /// The entries of a group of apps.
  public init(accessGroup: String) { service = accessGroup }
  /// The entries of a service and a group of apps.
  public init(service: String, accessGroup: String) { self.service = service }
  /// The entries of a server.
  public init(
    server: String, protocolType: ProtocolType,
    authenticationType: AuthenticationType = .default
  ) { service = server }
  /// The entries of a server.
  public init(
    server: URL, protocolType: ProtocolType, authenticationType: AuthenticationType = .default
  ) { service = server.absoluteString }

  /// When entries can be read; makes no difference.
  public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
  /// When and by whom entries can be read; makes no difference.
  public func accessibility(
    _ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy
  ) -> Keychain { self }
  /// Whether entries go to other devices; makes no difference.
  public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
  /// The name of entries for people; makes no difference.
  public func label(_ label: String) -> Keychain { self }
  /// What is said of entries; makes no difference.
  public func comment(_ comment: String) -> Keychain { self }
  /// What people are asked; nobody is.
  public func authenticationPrompt(_ authenticationPrompt: String) -> Keychain { self }

  /// The text under a key.
  public subscript(key: String) -> String? {
    get { self[data: key].map { String(decoding: $0, as: UTF8.self) } }
    set { self[data: key] = newValue.map { Data($0.utf8) } }
  }
  /// The text under a key.
  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }
  /// The data under a key.
  public subscript(data key: String) -> Data? {
    get { Secrets.current[service, key] }
    set { Secrets.current[service, key] = newValue }
  }
  /// The text under a key.
  public func get(_ key: String) throws -> String? { self[key] }
  /// The text under a key.
  public func getString(_ key: String) throws -> String? { self[key] }
  /// The data under a key.
  public func getData(_ key: String) throws -> Data? { self[data: key] }
  /// Keeps a text.
  public func set(_ value: String, key: String) throws { self[key] = value }
  /// Keeps data.
  public func set(_ value: Data, key: String) throws { self[data: key] = value }
  /// Lets an entry go.
  public func remove(_ key: String) throws { self[data: key] = nil }
  /// Lets all entries go.
  public func removeAll() throws { Secrets.current.removeAll(service) }
  /// Whether there is an entry.
  public func contains(_ key: String) throws -> Bool { self[data: key] != nil }
  /// The keys.
  public func allKeys() -> [String] { Secrets.current.keys(service) }
  /// The entries.
  public func allItems() -> [[String: Any]] {
    allKeys().map { ["key": $0, "value": self[$0] ?? "", "service": service] }
  }
}

// MARK: KeychainSwift

/// When an entry can be read; always.
public enum KeychainSwiftAccessOptions: Sendable {
  case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock,
    accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly,
    accessibleAlways, accessibleAlwaysThisDeviceOnly
}

/// Texts, data and truth by their keys.
@preconcurrency @MainActor open class KeychainSwift {
  private let prefix: String
  /// The group of apps that share the entries.
  open var accessGroup: String?
  /// Whether they go to other devices.
  open var synchronizable = false
  /// What the last call came to: 0 for success.
  open private(set) var lastResultCode: Int32 = 0

  /// Entries.
  public init() { prefix = "" }
  /// Entries whose keys begin with something.
  public init(keyPrefix: String) { prefix = keyPrefix }

  private subscript(key: String) -> Data? {
    get { Secrets.current["KeychainSwift", prefix + key] }
    set { Secrets.current["KeychainSwift", prefix + key] = newValue }
  }
  /// Keeps a text.
  @discardableResult open func set(
    _ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data(value.utf8), forKey: key, withAccess: access) }
  /// Keeps data.
  @discardableResult open func set(
    _ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool {
    self[key] = value
    return true
  }
  /// Keeps truth.
  @discardableResult open func set(
    _ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data([value ? 1 : 0]), forKey: key, withAccess: access) }
  /// The text under a key.
  open func get(_ key: String) -> String? { self[key].map { String(decoding: $0, as: UTF8.self) } }
  /// The data under a key.
  open func getData(_ key: String, asReference: Bool = false) -> Data? { self[key] }
  /// The truth under a key.
  open func getBool(_ key: String) -> Bool? { self[key]?.first.map { $0 == 1 } }
  /// Lets an entry go.
  @discardableResult open func delete(_ key: String) -> Bool {
    let known = self[key] != nil
    self[key] = nil
    return known
  }
  /// The keys.
  public var allKeys: [String] { Secrets.current.keys("KeychainSwift") }
  /// Lets all entries go.
  @discardableResult open func clear() -> Bool {
    Secrets.current.removeAll("KeychainSwift")
    return true
  }
}
