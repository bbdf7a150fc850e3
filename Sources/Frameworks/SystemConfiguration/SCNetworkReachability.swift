public import AnimSourceRuntime
// What the framework brings along, as its headers do.
@_exported public import Foundation
public import UIKitCore

/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Flags of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// By way of a connection that is made when it is needed.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// It can be.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be made before.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// One is made as soon as something is sent.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// Somebody has to do something before.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// One is made on demand.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The address is the device's own.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Without a router between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// By a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

// The names of the flags before they were a set.

/// It can be.
public let kSCNetworkFlagsReachable = 1 << 1
/// A connection has to be made before.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// By way of a connection that is made when it is needed.
public let kSCNetworkFlagsTransientConnection = 1
/// One is made as soon as something is sent.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// Somebody has to do something before.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// The address is the device's own.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// Without a router between.
public let kSCNetworkFlagsIsDirect = 1 << 17

/// What is told of changes, and what it is handed.
public typealias SCNetworkReachabilityCallBack =
  @MainActor (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
  ) -> Void

/// What a callback is handed, and who keeps it.
@unsafe public struct SCNetworkReachabilityContext {
  /// The version of this structure; 0.
  public var version: Int
  /// What a callback is handed.
  public var info: UnsafeMutableRawPointer?
  /// Keeps `info`.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets `info` go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes `info`; never asked.
  public var copyDescription: ((UnsafeRawPointer) -> Any)?

  /// A context of nothing.
  public init() {
    unsafe self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }
  /// A context of these parts.
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Any)?
  ) {
    unsafe self.version = version
    unsafe self.info = info
    unsafe self.retain = retain
    unsafe self.release = release
    unsafe self.copyDescription = copyDescription
  }
}

/// Whether a host can be reached: by WLAN, as a scenario's servers can be.
@safe @preconcurrency @MainActor public final class SCNetworkReachability {
  /// The flags of every host.
  fileprivate static let flags: SCNetworkReachabilityFlags = .reachable
  fileprivate var callback: SCNetworkReachabilityCallBack?
  fileprivate var info: UnsafeMutableRawPointer?

  fileprivate init() {}

  /// Tells once, a moment later, as the system does after it was asked to.
  fileprivate func tell(on queue: SimulatedQueue) {
    queue.async { [weak self] in
      guard let self else { return }
      unsafe callback?(self, Self.flags, info)
    }
  }
}

/// Whether the host at an address can be reached.
@preconcurrency @MainActor public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Whether the host of a name can be reached.
@preconcurrency @MainActor public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Says how a host can be reached.
///
/// - Returns: Whether that is known: always.
@preconcurrency @MainActor public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  unsafe flags.pointee = SCNetworkReachability.flags
  return true
}

/// Sets what is told of changes; nil for nothing.
@discardableResult
@preconcurrency @MainActor public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  unsafe target.callback = unsafe callout
  let context = unsafe context?.pointee
  unsafe target.info = context?.info
  if let info = unsafe context?.info, let retain = unsafe context?.retain {
    unsafe target.info = UnsafeMutableRawPointer(mutating: retain(info))
  }
  return true
}

/// Begins to tell on a queue; nil ends it.
@discardableResult
@preconcurrency @MainActor public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: SimulatedQueue?
) -> Bool {
  if let queue { target.tell(on: queue) }
  return true
}

/// Begins to tell in a run loop.
@discardableResult
@preconcurrency @MainActor public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any?
) -> Bool {
  target.tell(on: .main)
  return true
}

/// Ends it.
@discardableResult
@preconcurrency @MainActor public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any?
) -> Bool {
  unsafe target.callback = nil
  return true
}

// Apple's addresses know their own lengths.

extension sockaddr_in {
  /// An address of these parts; its length is of no use here.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }

  /// The length of the address in bytes; what is set is of no use here.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length of the address in bytes; what is set is of no use here.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

/// The number of what failed last.
///
/// - Returns: 0, as nothing does.
public func SCError() -> Int32 { 0 }

/// What failed last, as an error.
///
/// - Returns: An error that says that nothing did.
public func SCCopyLastError() -> any Error {
  NSError(domain: "com.apple.SystemConfiguration", code: Int(SCError()))
}
