public import AnimMotion
public import Foundation

/// A time of its own, as layers and animations have it.
public protocol CAMediaTiming {
  /// The begin in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run in seconds.
  var duration: CFTimeInterval { get set }
  /// Local seconds per second of the parent's time.
  var speed: Float { get set }
  /// An offset to local time in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; may be a fraction, or infinite.
  var repeatCount: Float { get set }
  /// Seconds to repeat for, in place of a count; 0 for none.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by its mirror image.
  var autoreverses: Bool { get set }
  /// The sides of its time on which an animation still shows.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The sides of its time, before the begin and after the end, on which an animation still shows.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name; unknown ones count as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Neither before nor after: the property's own value is shown there.
  public static let removed = Self(rawValue: "removed")
  /// After the end, with the last value.
  public static let forwards = Self(rawValue: "forwards")
  /// Before the begin, with the first value.
  public static let backwards = Self(rawValue: "backwards")
  /// Before the begin and after the end.
  public static let both = Self(rawValue: "both")

  init(_ mode: MediaTiming.FillMode) {
    self =
      switch mode {
      case .removed: .removed
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      }
  }

  var mode: MediaTiming.FillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The curve's name in Core Animation.
  public let rawValue: String

  /// Creates a name; unknown ones mean the linear curve.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Equally fast all the time.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of implicit animations: fast at first, slow at the end.
  public static let `default` = Self(rawValue: "default")
}

/// A cubic timing curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The curve as a value.
  public let curve: TimingCurve

  /// Creates a function of a curve.
  public init(curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Creates the function of a named curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    let curve: TimingCurve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .default
      default: .linear
      }
    self.init(curve: curve)
  }

  /// Creates a function from (0, 0) to (1, 1) by two control points, whose x is time and y the way.
  public convenience init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    self.init(curve: TimingCurve(Double(x1), Double(y1), Double(x2), Double(y2)))
  }

  /// Writes time and way of one of the four points of the curve, from its beginning on, to two numbers in memory.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    unsafe ptr[0] = Float(points[idx].0)
    unsafe ptr[1] = Float(points[idx].1)
  }

  /// Whether an object is a function with the same curve.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A hash of the curve.
  public override var hash: Int { curve.hashValue }
}
