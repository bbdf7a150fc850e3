import AnimMotion
public import Foundation

/// The way from keyframe to keyframe.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name; unknown ones count as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one value to the next; the default.
  public static let linear = Self(rawValue: "linear")
  /// In jumps, without values in between.
  public static let discrete = Self(rawValue: "discrete")
  /// Equally fast all the way; key times and timing functions do not count.
  public static let paced = Self(rawValue: "paced")
  /// Along a smooth curve through all values.
  public static let cubic = Self(rawValue: "cubic")
  /// Along a smooth curve through all values, equally fast all the way.
  public static let cubicPaced = Self(rawValue: "cubicPaced")

  var mode: Keyframes<AnimatableValue>.Mode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

/// An animation of one property through a number of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order, of any kind that the property takes; others are left out.
  open var values: [Any]?
  /// Positions along a path, in place of values: its corners and the ends of its curves are the
  /// keyframes, to which key times and timing functions belong.
  open var path: CGPath?
  /// Fractions of the duration, one for each value, rising from 0 to 1; nil, the default, spreads
  /// the values evenly.
  open var keyTimes: [NSNumber]?
  /// Curves, one for each way between two values; nil, the default, for linear ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way from value to value; by default `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Tightness of cubic curves at each value: positive numbers are tighter than 0, the default.
  open var tensionValues: [NSNumber]?
  /// Sharpness of cubic curves at each value: numbers other than 0, the default, make corners.
  open var continuityValues: [NSNumber]?
  /// Direction of cubic curves at each value: positive numbers keep that of the way before it,
  /// negative ones take that of the way behind.
  open var biasValues: [NSNumber]?

  override func copyEffect(to copy: CAAnimation) {
    super.copyEffect(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
  }

  @MainActor override func effect(on layer: CALayer) -> LayerAnimation.Effect? {
    keyframes.flatMap { change(.keyframes($0)) }
  }

  private var keyframes: Keyframes<AnimatableValue>? {
    let times = (keyTimes ?? []).map(\.doubleValue)
    let easings = (timingFunctions ?? []).map(\.curve)
    if let path { return Keyframes(along: path.path, times, calculationMode.mode, easings) }
    let frames = (values ?? []).compactMap { AnimatableValue($0) }
    guard !frames.isEmpty else { return nil }
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      list.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
    }
    let shapes = frames.indices.map { index in
      Keyframes<AnimatableValue>.Shape(
        tension: number(tensionValues, index), continuity: number(continuityValues, index),
        bias: number(biasValues, index))
    }
    return Keyframes(
      frames, keyTimes: times, mode: calculationMode.mode, easings: easings, shapes: shapes)
  }
}

/// Several animations of one layer that share a time.
///
/// Members that have no duration last as long as the group; those that last longer are cut off.
open class CAAnimationGroup: CAAnimation {
  /// The members, whose begin times count from that of the group; nil for none.
  open var animations: [CAAnimation]?

  override func copyEffect(to copy: CAAnimation) {
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
  }

  @MainActor override func effect(on layer: CALayer) -> LayerAnimation.Effect? {
    let length = duration > 0 ? duration : CATransaction.animationDuration()
    return .group(
      (animations ?? []).compactMap { $0.resolved(on: layer, parentDuration: length) })
  }
}

/// The way from one look of a layer to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name in Core Animation.
  public let rawValue: String

  /// Creates a type from its name; those without a name here cross-fade.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old look fades while the new one appears.
  public static let fade = Self(rawValue: "fade")
  /// The new look pushes the old one out, and both fade.
  public static let push = Self(rawValue: "push")
  /// The new look moves over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The old look moves off the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side from which a look comes, or to which it goes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side's name in Core Animation.
  public let rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From what was the top on a Mac: on iOS the new look comes from below.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From what was the bottom on a Mac: on iOS the new look comes from above.
  public static let fromBottom = Self(rawValue: "fromBottom")

  fileprivate var side: LayerSnapshot.Transition.Flip {
    switch self {
    case .fromRight: .fromRight
    case .fromTop: .fromBottom
    case .fromBottom: .fromTop
    default: .fromLeft
    }
  }
}

/// The name under which layers have their transition.
public let kCATransition = "transition"

/// A change from the look that a layer has when the transition is added to the one that it gets.
///
/// The earlier look is a cross-fade's first picture; add the transition before changing the layer.
open class CATransition: CAAnimation {
  /// The way from one look to the other.
  open var type = CATransitionType.fade
  /// The side from which the new look comes; nil for the left one.
  open var subtype: CATransitionSubtype?
  /// The part of the way at which the transition begins; kept, not heeded.
  open var startProgress: Float = 0
  /// The part of the way at which the transition ends; kept, not heeded.
  open var endProgress: Float = 1
  /// The style that views' flips use in place of a type.
  package final var style = LayerSnapshot.Transition.Style.fade

  override func copyEffect(to copy: CAAnimation) {
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    copy.style = style
  }

  @MainActor override func effect(on layer: CALayer) -> LayerAnimation.Effect? {
    .transition(layer.presentation(at: layer.clock.now), shownStyle)
  }

  private var shownStyle: LayerSnapshot.Transition.Style {
    let side = (subtype ?? .fromLeft).side
    switch type {
    case .push: return .slide(.push, side)
    case .moveIn: return .slide(.moveIn, side)
    case .reveal: return .slide(.reveal, side)
    default: return style
    }
  }
}
