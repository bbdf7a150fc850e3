/// Marks spans of time for Instruments; here there is nobody who would look at them.
public struct OSSignposter: Sendable {
  /// A signposter of no part of an app.
  public init() {}
  /// The signposter of a subsystem's category.
  public init(subsystem: String, category: String) {}
  /// The signposter of a subsystem for a purpose.
  public init(subsystem: String, category: OSLog.Category) {}
  /// The signposter of a log.
  public init(logger: Logger) {}
  /// The signposter of a log.
  public init(logHandle: OSLog) {}

  /// Whether anybody looks: no.
  public var isEnabled: Bool { false }
  /// A number for spans that overlap.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Begins a span.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Begins a span with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends a span.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends a span with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Runs a body, the span of which is marked.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// A span that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// A number for spans that overlap.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// The number of a log's next span.
  public init(log: OSLog) { rawValue = Self.exclusive.rawValue }
  /// The number of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = Self.exclusive.rawValue }
  /// A number of one's own.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// For spans of which there is one at a time.
  public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
}

/// The beginning, the end or the only moment of what is marked.
public struct OSSignpostType: Sendable {
  /// A moment.
  public static let event = OSSignpostType()
  /// The beginning of a span.
  public static let begin = OSSignpostType()
  /// The end of a span.
  public static let end = OSSignpostType()
}

/// Marks a moment or a span; nobody looks.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment or a span with a message; nobody looks.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
