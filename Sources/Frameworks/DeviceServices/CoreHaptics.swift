public import Foundation

/// What a device can let be felt: nothing.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// One thing about what is felt.
open class CHHapticEventParameter: NSObject {
  /// What it is about.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String
    /// Of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong it is, from 0 to 1.
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    /// How sharp it is, from 0 to 1.
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
  }
  /// What it is about.
  public let parameterID: ID
  open var value: Float
  /// With a value.
  public init(parameterID: ID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// Something that is felt.
open class CHHapticEvent: NSObject {
  /// What kind of thing.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String
    /// Of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tap.
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    /// Something that lasts.
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
  }
  /// What kind of thing it is.
  public let type: EventType
  /// What is said of it.
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval
  /// At a time after the beginning, in seconds.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, parameters)
    (self.relativeTime, self.duration) = (relativeTime, duration)
  }
}

/// Several of them.
open class CHHapticPattern: NSObject {
  /// Of events.
  ///
  /// - Throws: Nothing.
  public init(events: [CHHapticEvent], parameters: [Any]) throws {}
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

private struct SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}

/// What lets patterns be felt: nobody feels any.
open class CHHapticEngine {
  /// Why it has stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError
  }
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  /// Told that it was begun anew; kept.
  open var resetHandler: () -> Void = {}
  /// Told that it has stopped; kept.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Kept.
  open var playsHapticsOnly = false
  /// Kept.
  open var isAutoShutdownEnabled = false
  /// That of the device.
  ///
  /// - Throws: Nothing.
  public init() throws {}
  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
}
