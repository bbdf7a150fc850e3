import Foundation
import Geometry
import Layers
import Pixels
import ScenarioFormat
import UIKitCore

/// Shows the views that a template describes, and places them whenever its size changes.
final class TemplateView: UIView {
  private let template: ViewTemplate
  private let elementViews: [UIView]
  private var names = StageNames()
  private var isFilled = false

  init(_ template: ViewTemplate, frame: CGRect) {
    self.template = template
    elementViews = template.views.map(Self.makeView)
    super.init(frame: frame)
    elementViews.forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a template's view is made of its description, not decoded")
  }

  private static func makeView(_ element: ViewElement) -> UIView {
    switch element.content {
    case .view, .shadow: UIView(frame: .zero)
    case .label: UILabel(frame: .zero)
    case .gradient: GradientView(frame: .zero)
    case .shape: ShapeView(frame: .zero)
    case .image: UIImageView(frame: .zero)
    case .blur: BlurView(frame: .zero)
    }
  }

  /// Fills the views in for an element.
  func show(_ names: StageNames) {
    self.names = names
    isFilled = true
    for (element, view) in zip(template.views, elementViews) { fill(view, element) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Computed colours, borders and sizes of text are computed anew.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isFilled { show(names) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var names = names
    names.container = bounds
    for (element, view) in zip(template.views, elementViews) {
      let frame = element.placement.rect(in: bounds, names.value)
      view.bounds.size = frame.size
      view.center = frame.center
      if case .label(let label) = element.content, let view = view as? UILabel {
        Self.align(view, label.vertical, in: frame)
      }
      view.transform3D = CATransform3D(element.appearance.transform, in: names.value)
      view.layer.cornerRadius = element.appearance.cornerRadius.number(in: names.value)
      view.alpha = element.appearance.alpha.number(in: names.value)
      switch element.content {
      case .image(let image):
        (view as? UIImageView)?.image = names.pictures?.image(
          image.source, item: names.item, size: frame.size, scale: traitCollection.displayScale)
      case .blur(let blur):
        (view as? BlurView)?.show(
          UIBlurEffect.Style(blur.style), fraction: blur.fractionComplete.number(in: names.value))
      case .view, .label, .gradient, .shape, .shadow: break
      }
      if case .shape(let shape) = element.content, let view = view as? ShapeView {
        view.shapeLayer.path = CGPath(shape.path.outline(in: view.bounds))
      }
    }
  }

  /// A label centres its text; at the top or bottom it is made only as high as its text.
  private static func align(
    _ label: UILabel, _ vertical: ViewElement.Label.VerticalAlignment, in frame: CGRect
  ) {
    guard vertical != .center else { return }
    let height = min(frame.height, label.sizeThatFits(frame.size).height)
    let y = vertical == .top ? frame.minY : frame.maxY - height
    label.bounds.size.height = height
    label.center.y = y + height / 2
  }

  private func fill(_ view: UIView, _ element: ViewElement) {
    let look = element.appearance
    func uiColor(_ value: ColorValue) -> UIColor { UIColor(value, names) }
    view.backgroundColor = uiColor(look.backgroundColor)
    view.clipsToBounds = look.clipsToBounds
    view.layer.borderWidth = look.borderWidth
    view.layer.borderColor = uiColor(look.borderColor).color(for: traitCollection)
    let shadow = look.shadow
    view.layer.shadowOpacity = Float(shadow.opacity)
    view.layer.shadowRadius = shadow.radius
    view.layer.shadowOffset = CGSize(width: shadow.offsetX, height: shadow.offsetY)
    view.layer.shadowColor = uiColor(shadow.color).color(for: traitCollection)
    switch element.content {
    case .label(let label):
      guard let view = view as? UILabel else { return }
      view.text = label.text.text(in: names.value)
      view.font = UIFontMetrics.default.scaledFont(
        for: UIFont(label.font), compatibleWith: traitCollection)
      view.textColor = uiColor(label.textColor)
      view.numberOfLines = label.numberOfLines
      view.textAlignment = label.textAlignment.alignment
    case .gradient(let gradient):
      guard let layer = (view as? GradientView)?.gradientLayer else { return }
      layer.colors = gradient.colors.map { uiColor($0).color(for: traitCollection) }
      layer.startPoint = gradient.startPoint.value(in: names.value)
      layer.endPoint = gradient.endPoint.value(in: names.value)
    case .shape(let shape):
      guard let layer = (view as? ShapeView)?.shapeLayer else { return }
      layer.fillColor = uiColor(shape.fill).color(for: traitCollection)
      layer.strokeColor = uiColor(shape.stroke).color(for: traitCollection)
      layer.lineWidth = shape.lineWidth
    case .image(let image):
      view.contentMode = image.contentMode.mode
      view.clipsToBounds = true
    case .view, .shadow, .blur: break
    }
  }
}

/// Blurs what is behind it, more or less.
private final class BlurView: UIView {
  private var effectView: UIVisualEffectView?
  private var animator: UIViewPropertyAnimator?
  private var style: UIBlurEffect.Style?

  /// - Parameter fraction: 0 for no blur, 1 for all of it: the progress of a paused animator.
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
  fileprivate init(_ style: ViewElement.Blur.Style) {
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
  fileprivate var mode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    }
  }
}

/// A view whose layer is a gradient.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var gradientLayer: CAGradientLayer? { layer as? CAGradientLayer }
}

/// A view whose layer is an outline.
private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var shapeLayer: CAShapeLayer {
    guard let layer = layer as? CAShapeLayer else {
      preconditionFailure("the layer of a shape view is a shape layer")
    }
    return layer
  }
}

extension UIColor {
  /// A colour of a scenario, which follows the theme; one that is computed is computed now.
  @MainActor convenience init(_ value: ColorValue, _ names: StageNames) {
    switch value {
    case .fixed(let color): self.init(light: color.light, dark: color.dark)
    case .formula:
      let style = UITraitCollection.current.userInterfaceStyle
      self.init(value.color(for: style == .dark ? .dark : .light, in: names.value))
    }
  }
}

extension UIFont {
  /// The font that a scenario describes; a family that is not installed is the system's.
  convenience init(_ font: ViewElement.Font) {
    let weight: Weight =
      switch font.weight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    self.init(family: font.family.isEmpty ? nil : font.family, size: font.size, weight: weight)
  }
}

extension ViewElement.Label.TextAlignment {
  var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension ViewElement.Placement {
  func rect(in bounds: CGRect, _ environment: Expression.Environment) -> CGRect {
    switch self {
    case .insets(let insets): return bounds.inset(by: insets.value(in: environment))
    case .frame(let rect): return rect.value(in: environment)
    case .centered(let size):
      let size = size.value(in: environment)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }
}

extension ViewElement.Shape.Path {
  /// The outline in the view's bounds.
  func outline(in rect: CGRect) -> Path {
    var path = Path()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    switch self {
    case .rectangle: return Path(rect)
    case .oval: return Path(ellipseIn: rect)
    case .trapezoid:
      path.move(to: point(0, 1))
      path.line(to: point(0.04, 0))
      path.line(to: point(0.96, 0))
      path.line(to: point(1, 1))
      path.close()
    case .triangle:
      path.move(to: point(0.5, 0))
      path.line(to: point(1, 1))
      path.line(to: point(0, 1))
      path.close()
    case .line:
      path.move(to: point(0, 0.5))
      path.line(to: point(1, 0.5))
    case .cornerBrackets:
      let arm = min(rect.width, rect.height) * 0.15
      for (corner, x, y) in [
        (point(0, 0), arm, arm), (point(1, 0), -arm, arm), (point(1, 1), -arm, -arm),
        (point(0, 1), arm, -arm),
      ] {
        path.move(to: CGPoint(x: corner.x, y: corner.y + y))
        path.line(to: corner)
        path.line(to: CGPoint(x: corner.x + x, y: corner.y))
      }
    }
    return path
  }
}
