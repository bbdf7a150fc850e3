public import Foundation

/// How far a connection with a watch has come.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// What is told of a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func sessionReachabilityDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
  /// Told of a message; nothing by default.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Told of a message that wants an answer; nothing by default.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Told what is so now; nothing by default.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Told of something that was sent; nothing by default.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Told that a watch came or went; nothing by default.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
}

/// The connection with a watch: the device has none.
open class WCSession: NSObject {
  private nonisolated(unsafe) static let only = WCSession()
  open class var `default`: WCSession { unsafe only }
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open func activate() {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Sends what is so now.
  ///
  /// - Throws: That there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) {}
}
