/// A moment or a duration as a fraction, so that sums of them are exact.
public struct CMTime: Hashable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: units per second.
  public var timescale: Int32
  /// What the time is, if it is no number.
  public var flags: CMTimeFlags
  /// Tells times apart that were counted from different beginnings.
  public var epoch: Int64

  /// No time at all.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// A time of `value` units.
  public init(value: Int64, timescale: Int32) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// A time in all its parts.
  public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// The time nearest to `seconds` that has that many units per second.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite else {
      self = seconds == .infinity ? .positiveInfinity : .invalid
      return
    }
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  /// No seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time at all.
  public static let invalid = CMTime()
  /// A duration that is not known, as of a broadcast.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds; not a number for what is none.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    guard isNumeric, timescale != 0 else { return .nan }
    return Double(value) / Double(timescale)
  }
  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// Whether it is a duration that is not known.
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  /// Whether it is later than all others.
  public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
  /// Whether it is earlier than all others.
  public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }

  /// The same time in other units, to the nearest one.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }

  /// The units per second in which two times can be added, as far as 32 bits go.
  private static func commonScale(_ a: CMTime, _ b: CMTime) -> Int32 {
    if a.timescale == b.timescale { return a.timescale }
    let (product, overflows) = a.timescale.multipliedReportingOverflow(by: b.timescale)
    return overflows ? max(a.timescale, b.timescale) : product
  }

  /// The sum, exactly, as far as 32 bits go.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
    let scale = commonScale(a, b)
    func units(_ time: CMTime) -> Int64 { time.value * Int64(scale) / Int64(time.timescale) }
    return CMTime(value: units(a) + units(b), timescale: scale)
  }

  /// The difference, exactly, as far as 32 bits go.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    a + CMTime(value: -b.value, timescale: b.timescale, flags: b.flags, epoch: b.epoch)
  }

  /// Whether both are the same moment, whatever their units.
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isNumeric && b.isNumeric
      ? a.value * Int64(b.timescale) == b.value * Int64(a.timescale) : a.flags == b.flags
  }

  /// Hashes what makes times equal.
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }
}

extension CMTime: Comparable {
  /// Whether the first one comes first.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

/// What a time is, if it is no number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits, as in Core Media.
  public let rawValue: UInt32
  /// The flags whose bits are set in `rawValue`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It is later than all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It is earlier than all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// It is not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// The direction in which a time is rounded; here always to the nearest unit.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime
  case roundTowardPositiveInfinity, roundTowardNegativeInfinity
}

/// Units per second.
public typealias CMTimeScale = Int32
/// Units.
public typealias CMTimeValue = Int64

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
  /// The beginning.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// A span by its beginning and its length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// A span by its beginning and its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The end.
  public var end: CMTime { start + duration }
  /// Whether the span has no length.
  public var isEmpty: Bool { duration == .zero }

  /// Whether a time is in the span, its end excluded.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }

  /// The span at zero of no length.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}

/// A time of `value` units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time of `value` units.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// The time nearest to `seconds`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The time nearest to `seconds`.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A time so many times as long.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
/// -1, 0 or 1, as the first time is earlier, the same or later.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}
/// A span by its beginning and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// No seconds.
public let kCMTimeZero = CMTime.zero
/// No time at all.
public let kCMTimeInvalid = CMTime.invalid
/// A duration that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// Later than all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
