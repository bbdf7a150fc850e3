public import Foundation
import Motion

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
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

/// Through a number of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Positions along a path, in place of values: its corners and the ends of its curves are the
  /// keyframes, to which key times and timing functions belong.
  open var path: CGPath?
  /// Fractions of the duration.
  open var keyTimes: [NSNumber]?
  /// One for each way between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
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
    guard let keyPath = layerKeyPath, let keyframes else { return nil }
    return .keyframes(keyPath, keyframes, isAdditive: isAdditive, isCumulative: isCumulative)
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

/// Several animations that share a time.
///
/// Members that have no duration last as long as the group; those that last longer are cut off.
open class CAAnimationGroup: CAAnimation {
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

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = Self(rawValue: "fade")
}

/// From what a layer looks like when the transition is added to what it looks like then.
///
/// The earlier look is a cross-fade's first picture; add the transition before changing the layer.
open class CATransition: CAAnimation {
  /// Cross-fading is the only public type.
  open var type = CATransitionType.fade
  /// What views' flips use in place of a type.
  package final var style = LayerSnapshot.Transition.Style.fade

  override func copyEffect(to copy: CAAnimation) {
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.style = style
  }

  @MainActor override func effect(on layer: CALayer) -> LayerAnimation.Effect? {
    .transition(layer.presentation(at: layer.clock.now), style)
  }
}
