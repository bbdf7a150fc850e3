public import AnimSourceRuntime
import Foundation

/// Tells whether the network can be reached: by WLAN.
@preconcurrency @MainActor open class NetworkReachabilityManager {
  /// Whether it can.
  public enum NetworkReachabilityStatus: Equatable, Sendable {
    /// The ways.
    public enum ConnectionType: Sendable {
      case ethernetOrWiFi, cellular
      /// The latter, as before version 5.
      public static let wwan = ConnectionType.cellular
    }
    /// Nobody knows.
    case unknown
    /// It cannot.
    case notReachable
    /// It can.
    case reachable(ConnectionType)
  }
  /// Told of it.
  public typealias Listener = (NetworkReachabilityStatus) -> Void

  /// The one of the app.
  public static let `default`: NetworkReachabilityManager? = NetworkReachabilityManager()

  /// Told of it, as before version 5.
  open var listener: Listener?
  /// Where, as before version 5.
  open var listenerQueue = SimulatedQueue.main
  /// Whether it can.
  open var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
  /// Whether it can, as before version 5.
  open var networkReachabilityStatus: NetworkReachabilityStatus { status }
  /// Whether it can.
  open var isReachable: Bool { true }
  /// Whether it can by a mobile network.
  open var isReachableOnCellular: Bool { false }
  /// The same, as before version 5.
  open var isReachableOnWWAN: Bool { false }
  /// Whether it can by WLAN.
  open var isReachableOnEthernetOrWiFi: Bool { true }

  /// Of any server.
  public init?() {}
  /// Of a server.
  public init?(host: String) {}

  /// Begins to tell: once, a moment later.
  @discardableResult open func startListening(
    onQueue queue: SimulatedQueue = .main, onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    self.listener = listener
    queue.async { [weak self] in if let self { self.listener?(status) } }
    return true
  }
  /// Begins to tell, as before version 5.
  @discardableResult open func startListening() -> Bool {
    listenerQueue.async { [weak self] in if let self { listener?(status) } }
    return true
  }
  /// Tells no more.
  open func stopListening() { listener = nil }
}
