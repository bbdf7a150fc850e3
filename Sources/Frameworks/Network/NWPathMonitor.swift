// What the framework brings along, as its headers do.
@_exported public import Foundation
public import AnimSourceRuntime

/// A way into the network.
public struct NWInterface: Hashable, Sendable {
  /// The kinds of ways.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  /// The kind of the way.
  public let type: InterfaceType
  /// Its name in the system.
  public let name: String
}

/// Whether and how the network can be reached: by WLAN, as a scenario's servers can be.
public struct NWPath: Hashable, Sendable {
  /// Whether the network can be reached.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  /// Whether the network can be reached: always.
  public let status = Status.satisfied
  /// The ways into it.
  public let availableInterfaces = [NWInterface(type: .wifi, name: "en0")]
  /// Whether every byte is paid for; never.
  public let isExpensive = false
  /// Whether the user wants to save bytes; never.
  public let isConstrained = false

  init() {}

  /// Whether the way in use is of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// Tells whether the network can be reached: once, a moment after it is started.
@preconcurrency @MainActor public final class NWPathMonitor {
  /// Told of the way into the network.
  public var pathUpdateHandler: (@MainActor (NWPath) -> Void)?
  /// The way into the network.
  public let currentPath = NWPath()
  /// The queue on which it tells.
  public private(set) var queue: SimulatedQueue?
  private let isMeant: Bool
  private var isCancelled = false

  /// A monitor of all ways.
  public init() { isMeant = true }
  /// A monitor of the ways of a kind, which tells of WLAN alone.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    isMeant = requiredInterfaceType == .wifi
  }

  /// Begins to tell.
  public func start(queue: SimulatedQueue) {
    self.queue = queue
    guard isMeant else { return }
    queue.async { [weak self] in
      guard let self, !isCancelled else { return }
      pathUpdateHandler?(currentPath)
    }
  }

  /// Tells no more.
  public func cancel() { isCancelled = true }
}
