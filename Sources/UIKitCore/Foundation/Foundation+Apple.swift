public import Foundation

// What Foundation has on Apple's systems alone.

/// The greatest finite `Float`, by its name in C.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The same by another name, which apps repeat animations by.
public let HUGE = MAXFLOAT
/// Nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Runs the body: nothing here waits for a pool to be released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension CGFloat {
  /// Foundation here gives the type a static method of this name, which hides the function from
  /// extensions of the type.
  public func abs(_ x: CGFloat) -> CGFloat { x.magnitude }
}

extension NSObject {
  /// The name of the class, which apps take for reuse identifiers.
  public static func description() -> String { String(reflecting: self) }
}

extension ProcessInfo {
  /// Whether the device saves power: never.
  public var isLowPowerModeEnabled: Bool { false }
  /// How hot a device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// How hot the device is: not at all.
  public var thermalState: ThermalState { .nominal }
  /// Whether the app for a phone runs on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app was made for a Mac out of one for a tablet: never.
  public var isMacCatalystApp: Bool { false }
}

/// The rectangle as text, `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The point as text, `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// The size as text, `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
