public import AnimSourceRuntime
public import Foundation

extension Notification.Name {
  /// Posted when the network can be reached, or cannot any more.
  public static let reachabilityChanged = Notification.Name("reachabilityChanged")
}

/// The same, as it was called.
public let ReachabilityChangedNotification = Notification.Name.reachabilityChanged

/// Tells whether the network can be reached: by WLAN.
@preconcurrency @MainActor public final class Reachability {
  /// Told of it.
  public typealias NetworkReachable = (Reachability) -> Void
  /// Told of it.
  public typealias NetworkUnreachable = (Reachability) -> Void

  /// How the network can be reached.
  public enum Connection: CustomStringConvertible, Sendable {
    case unavailable, wifi, cellular, none
    /// In words.
    public var description: String {
      switch self {
      case .wifi: "WiFi"
      case .cellular: "Cellular"
      case .unavailable, .none: "No Connection"
      }
    }
  }
  /// How the network can be reached, as before version 4.
  public enum NetworkStatus: Sendable { case notReachable, reachableViaWiFi, reachableViaWWAN }

  /// Told that it can.
  public var whenReachable: NetworkReachable?
  /// Told that it cannot.
  public var whenUnreachable: NetworkUnreachable?
  /// Whether a mobile network counts.
  public var allowsCellularConnection = true
  /// Where notifications are posted.
  public var notificationCenter = NotificationCenter.default
  /// How it can.
  public var connection: Connection { .wifi }
  /// How it can, as it was called.
  public var currentReachabilityStatus: NetworkStatus { .reachableViaWiFi }
  /// Whether it can, as it was called.
  public var isReachable: Bool { true }
  /// Whether it can by WLAN, as it was called.
  public var isReachableViaWiFi: Bool { true }
  /// Whether it can by a mobile network, as it was called.
  public var isReachableViaWWAN: Bool { false }
  /// How it can, in words.
  public var description: String { connection.description }
  private var isRunning = false

  /// Of any server.
  ///
  /// - Throws: Nothing.
  public init(queueQoS: DispatchQoS = .default, targetQueue: SimulatedQueue? = nil) throws {}
  /// Of a server.
  ///
  /// - Throws: Nothing.
  public init(
    hostname: String, queueQoS: DispatchQoS = .default, targetQueue: SimulatedQueue? = nil
  ) throws {}

  /// Begins to tell: once, a moment later.
  ///
  /// - Throws: Nothing.
  public func startNotifier() throws {
    guard !isRunning else { return }
    isRunning = true
    SimulatedQueue.main.async { [weak self] in
      guard let self, isRunning else { return }
      whenReachable?(self)
      notificationCenter.post(name: .reachabilityChanged, object: self)
    }
  }
  /// Tells no more.
  public func stopNotifier() { isRunning = false }
}
