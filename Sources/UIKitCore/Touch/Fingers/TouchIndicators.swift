public import AnimLayers
import AnimPixels
import Foundation

/// Shows where fingers are, in a layer of its own above the window.
///
/// `layer` is to have the window's geometry. A finger is a disc of 44 points that shrinks to 0.85
/// while it presses, and fades.
@preconcurrency @MainActor public final class TouchIndicators {
  /// The look of a finger that presses.
  public enum Style: Hashable, Sendable {
    /// A soft disc.
    case dot
    /// A circle.
    case ring
  }

  /// The look that the indicators were made with.
  public let style: Style
  /// Whether a finger is also shown, fainter, before it comes down.
  public let showsHover: Bool
  /// The layer with one sublayer per finger, to be placed above the window with the window's
  /// geometry.
  public let layer = CALayer()

  /// Indicators in a layer of their own, which is empty while no finger is near.
  public init(style: Style, showsHover: Bool = false) {
    self.style = style
    self.showsHover = showsHover
    layer.name = "touches"
    layer.zPosition = 1e6
  }

  static let diameter = 44.0
  static let pressedScale = 0.85
  static let pressDuration = 0.1
  static let fadeDuration = 0.3
  static let hoverOpacity = 0.4

  /// A finger that is about to come down.
  func hover(at location: CGPoint) -> Mark {
    let mark = Mark(style, at: location)
    layer.addSublayer(mark.layer)
    mark.layer.fade(
      from: 0, to: showsHover ? Self.hoverOpacity : 0, duration: Self.pressDuration)
    return mark
  }

  /// One finger's picture.
  @MainActor final class Mark {
    let layer = CALayer()

    init(_ style: Style, at location: CGPoint) {
      layer.bounds.size = CGSize(width: diameter, height: diameter)
      layer.position = location
      layer.cornerRadius = diameter / 2
      layer.opacity = 0
      layer.actions = ["position": NSNull(), "transform": NSNull(), "opacity": NSNull()]
      layer.shadowOpacity = 0.3
      layer.shadowOffset = .zero
      layer.shadowRadius = 3
      switch style {
      case .dot:
        layer.backgroundColor = Color(white: 0.55, alpha: 0.5)
        layer.borderColor = Color(white: 1, alpha: 0.5)
        layer.borderWidth = 1.5
      case .ring:
        layer.borderColor = Color(white: 1, alpha: 0.9)
        layer.borderWidth = 3
      }
    }

    func move(to location: CGPoint) { layer.position = location }

    func press() {
      scale(to: pressedScale)
      layer.fade(to: 1, duration: pressDuration)
    }

    func lift() {
      scale(to: 1)
      layer.fade(to: 0, duration: fadeDuration)
      let layer = layer
      MediaClock.current.schedule(after: fadeDuration) { layer.removeFromSuperlayer() }
    }

    private func scale(to scale: Double) {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = layer.presented.transform
      animation.duration = pressDuration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.transform = CATransform3DMakeScale(scale, scale, 1)
      layer.add(animation, forKey: "press")
    }
  }
}
