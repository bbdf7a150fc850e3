/// The log of a part of an app.
///
/// Nothing is written: what an app logs would stand between the messages of the program that shows it.
public struct Logger: Sendable {
  /// The log that belongs to no part.
  public init() {}

  /// The log of a subsystem's category.
  public init(subsystem: String, category: String) {}

  /// The log that an `OSLog` stands for.
  public init(_ logObj: OSLog) {}

  /// Logs a message of the usual level.
  public func log(_ message: OSLogMessage) {}
  /// Logs a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs what only helps to follow the program's course.
  public func trace(_ message: OSLogMessage) {}
  /// Logs what helps to find mistakes.
  public func debug(_ message: OSLogMessage) {}
  /// Logs what helps, but is not needed, to find mistakes.
  public func info(_ message: OSLogMessage) {}
  /// Logs what is needed to find mistakes.
  public func notice(_ message: OSLogMessage) {}
  /// Logs what may be a mistake.
  public func warning(_ message: OSLogMessage) {}
  /// Logs an error.
  public func error(_ message: OSLogMessage) {}
  /// Logs an error that the app cannot get over.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a mistake in the program.
  public func fault(_ message: OSLogMessage) {}
}

/// A text with values that are not looked at until it is written, so never.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Collects the parts of a message, and drops them.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// What is written is dropped.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Drops what is written.
    public mutating func appendLiteral(_ literal: String) {}

    /// A value with how it may be seen.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}

    /// A number with its form.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, format: OSLogFormat,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// What is written is dropped.
  public init(stringLiteral value: String) {}

  /// What is written is dropped.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  /// The way in which a private value can be told from others.
  public struct Mask: Sendable {
    /// By its hash.
    public static let hash = Mask()
    /// Not at all.
    public static let none = Mask()
  }

  /// As the type of the value suggests.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// The app's developer.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()

  /// As the type of the value suggests, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  /// The app's developer, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { auto }
  /// Nobody, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { auto }
}

/// The columns that a value takes in a log.
public struct OSLogStringAlignment: Sendable {
  /// As many as it needs.
  public static let none = OSLogStringAlignment()
  /// At least so many, the value at their end.
  public static func right(columns: Int) -> OSLogStringAlignment { none }
  /// At least so many, the value at their beginning.
  public static func left(columns: Int) -> OSLogStringAlignment { none }
}

/// The form of a number in a log.
public struct OSLogFormat: Sendable {
  /// To the base of ten.
  public static let decimal = OSLogFormat()
  /// To the base of 16.
  public static let hex = OSLogFormat()
  /// To the base of eight.
  public static let octal = OSLogFormat()
  /// With a point.
  public static let fixed = OSLogFormat()
  /// With a point and so many digits after it.
  public static func fixed(precision: Int) -> OSLogFormat { fixed }
  /// With an exponent.
  public static let exponential = OSLogFormat()
  /// As yes or no, or as true or false.
  public static let answer = OSLogFormat()
}

/// The log of a part of an app, by its name from before `Logger`; nothing is written.
public final class OSLog: Sendable {
  /// The log that belongs to no part.
  public static let `default` = OSLog()
  /// The log that takes nothing.
  public static let disabled = OSLog()

  /// A purpose of a log.
  public struct Category: RawRepresentable, Sendable {
    /// The name of the purpose.
    public let rawValue: String
    /// A purpose by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points that a developer looks for.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  private init() {}

  /// The log of a subsystem's category.
  public init(subsystem: String, category: String) {}

  /// The log of a subsystem for a purpose.
  public init(subsystem: String, category: Category) {}
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level, as in the system's headers.
  public let rawValue: UInt8
  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The usual level.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps to find mistakes.
  public static let info = OSLogType(rawValue: 1)
  /// What only helps while mistakes are looked for.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake in the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// Logs a message in the form of `printf`; nothing is written.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Logs a message in the form of `printf`, the level first; nothing is written.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

/// Logs a message; nothing is written.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {}
