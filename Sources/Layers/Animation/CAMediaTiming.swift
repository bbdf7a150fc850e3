public import Foundation
public import Motion

/// What a layer and an animation have in common: a time of their own.
public protocol CAMediaTiming {
  /// When it begins in its parent's time, in seconds.
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
  /// What is shown before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
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

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

/// A cubic timing curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
  public let curve: TimingCurve

  public init(curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

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

  public convenience init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    self.init(curve: TimingCurve(Double(x1), Double(y1), Double(x2), Double(y2)))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  public override var hash: Int { curve.hashValue }
}
