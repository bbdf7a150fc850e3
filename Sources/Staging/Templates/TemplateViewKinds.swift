import AnimGeometry
import AnimLayers
import AnimPixels
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Blurs what is behind it, more or less.
final class BlurView: UIView {
  private var effectView: UIVisualEffectView?
  private var animator: UIViewPropertyAnimator?
  private var style: UIBlurEffect.Style?

  /// Shows a part of a blur.
  ///
  /// - Parameters:
  ///   - style: The style of the blur.
  ///   - fraction: 0 for no blur, 1 for all of it: the progress of a paused animator.
  func show(_ style: UIBlurEffect.Style, fraction: Double) {
    if style != self.style {
      self.style = style
      animator?.stopAnimation(true)
      effectView?.removeFromSuperview()
      let view = UIVisualEffectView(effect: nil)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      effectView = view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: style)
      }
      animator.pausesOnCompletion = true
      self.animator = animator
    }
    animator?.fractionComplete = min(max(fraction, 0), 1)
  }
}

extension UIBlurEffect.Style {
  init(_ style: ViewElement.Blur.Style) {
    switch style {
    case .extraLight: self = .extraLight
    case .light: self = .light
    case .dark: self = .dark
    case .regular: self = .regular
    case .prominent: self = .prominent
    case .systemUltraThinMaterial: self = .systemUltraThinMaterial
    case .systemThinMaterial: self = .systemThinMaterial
    case .systemMaterial: self = .systemMaterial
    case .systemThickMaterial: self = .systemThickMaterial
    case .systemChromeMaterial: self = .systemChromeMaterial
    }
  }
}

extension ViewElement.Image.ContentMode {
  var mode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    }
  }
}

/// A view whose layer is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var gradientLayer: CAGradientLayer? { layer as? CAGradientLayer }
}

/// A view whose layer is an outline.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var shapeLayer: CAShapeLayer {
    guard let layer = layer as? CAShapeLayer else {
      preconditionFailure("the layer of a shape view is a shape layer")
    }
    return layer
  }
}
