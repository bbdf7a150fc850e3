public import OpenCombine

/// A time of the simulation's clock, by which all schedulers go.
public struct SceneTime: Strideable, Hashable, Codable, Sendable {
  /// Seconds since the beginning.
  public let seconds: Double

  init(_ seconds: Double) { self.seconds = seconds }

  /// The time from this to another one.
  public func distance(to other: SceneTime) -> Stride { Stride(other.seconds - seconds) }

  /// The time that is so much later.
  public func advanced(by stride: Stride) -> SceneTime { SceneTime(seconds + stride.seconds) }

  /// A duration in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The length in seconds.
    public var seconds: Double

    /// A duration of seconds.
    public init(_ seconds: Double) { self.seconds = seconds }

    /// A duration of seconds that are written in Swift.
    public init(floatLiteral value: Double) { seconds = value }

    /// A duration of whole seconds that are written in Swift.
    public init(integerLiteral value: Int) { seconds = Double(value) }

    /// A duration of whole seconds; nil for more than a Double tells exactly.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = Double(exactly: source) else { return nil }
      seconds = value
    }

    /// The same without a sign.
    public var magnitude: Stride { Stride(seconds.magnitude) }

    /// Whether the first one is shorter.
    public static func < (first: Stride, second: Stride) -> Bool { first.seconds < second.seconds }
    /// Both after each other.
    public static func + (first: Stride, second: Stride) -> Stride {
      Stride(first.seconds + second.seconds)
    }
    /// The difference.
    public static func - (first: Stride, second: Stride) -> Stride {
      Stride(first.seconds - second.seconds)
    }
    /// The product of the numbers of seconds.
    public static func * (first: Stride, second: Stride) -> Stride {
      Stride(first.seconds * second.seconds)
    }
    /// Multiplies the number of seconds.
    public static func *= (first: inout Stride, second: Stride) { first = first * second }

    /// A duration of seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }
    /// A duration of seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    /// A duration of thousandths of a second.
    public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }
    /// A duration of millionths of a second.
    public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }
    /// A duration of billionths of a second.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }
  }
}
