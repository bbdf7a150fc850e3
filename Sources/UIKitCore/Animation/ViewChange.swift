import AnimLayers
import Foundation

/// The change of one property of a view's layer inside an animation.
struct ViewChange {
  let layer: CALayer
  let path: LayerKeyPath
  /// Model values.
  let from: AnimatableValue
  let to: AnimatableValue
  /// The value on show when the change was made.
  let presented: AnimatableValue?

  /// Gives an animation the ends of the change and returns the key under which to add it.
  ///
  /// Since iOS 8, geometry is animated additively: what is added to the new value shrinks from
  /// `old − new` to nothing, under a key of its own, so that an interrupted movement goes on while the
  /// next one begins. Other properties start from the old model value, or from what is on show, and
  /// replace what was running.
  @MainActor func configure(
    _ animation: CABasicAnimation, fromPresentation: Bool, isRepeating: Bool
  ) -> String {
    let name = path.description
    guard path.key.isAnimatedAdditively, !isRepeating else {
      animation.fromValue = fromPresentation ? presented ?? from : from
      animation.toValue = to
      return name
    }
    animation.isAdditive = true
    animation.fromValue = from.delta(from: to)
    animation.toValue = to.zero
    return layer.freeKey(name)
  }
}

extension CALayer {
  /// `name`, or with a number if the layer has an animation of that name.
  func freeKey(_ name: String) -> String {
    guard animation(forKey: name) != nil else { return name }
    var number = 2
    while animation(forKey: "\(name)-\(number)") != nil { number += 1 }
    return "\(name)-\(number)"
  }
}

extension LayerKey {
  /// Whether changes of a view's layer are animated; the others take effect at once.
  var isAnimatedByViews: Bool {
    switch self {
    case .hidden, .contents, .contentsScale: false
    default: true
    }
  }

  var isAnimatedAdditively: Bool {
    switch self {
    case .position, .bounds, .transform, .zPosition, .anchorPoint: true
    default: false
    }
  }

  /// The parts that are animated each on its own: the size of a rectangle must not pull its origin.
  func animatedPaths(isSplit: Bool) -> [LayerKeyPath] {
    switch self {
    case .bounds: [LayerKeyPath(.bounds, "origin"), LayerKeyPath(.bounds, "size")]
    case .position where isSplit: [.positionX, .positionY]
    default: [LayerKeyPath(self)]
    }
  }
}
