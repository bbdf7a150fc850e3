import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Shows the views that a template describes, and places them whenever its size changes.
///
/// A view that is called `container` holds those that follow it in the list.
final class TemplateView: UIView, TemplateShowing {
  private let template: ViewTemplate
  private let elementViews: [UIView]
  /// The place of the view that holds those behind it.
  private let container: Int?
  private var names = StageNames()
  private var values: TemplateValues
  /// Whether something that is shown depends on what changes from moment to moment.
  private var isLive = false
  private var isFilled = false

  init(_ template: ViewTemplate, frame: CGRect) {
    self.template = template
    elementViews = template.views.map(Self.makeView)
    container = template.views.firstIndex { $0.id == "container" }
    values = TemplateValues(template.state(named: template.initialState))
    super.init(frame: frame)
    for (index, view) in elementViews.enumerated() {
      if let container, index > container {
        elementViews[container].addSubview(view)
      } else {
        addSubview(view)
      }
    }
  }

  /// One that takes up all of `superview`, and goes on doing so.
  convenience init(_ template: ViewTemplate, filling superview: UIView) {
    self.init(template, frame: superview.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(self)
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
    case .symbol: UIImageView(frame: .zero)
    case .control(let control): control.makeView()
    }
  }

  // MARK: What is shown

  /// Fills the views in for an element.
  ///
  /// - Parameters:
  ///   - names: The values of names in the template.
  ///   - state: The name of a state of the template; the initial one if it is nil.
  func show(_ names: StageNames, state: String? = nil) {
    self.names = names
    values = TemplateValues(template.state(named: state ?? template.initialState))
    update()
  }

  /// Puts the views into a state; inside an animation they travel there.
  func enter(_ state: String) {
    values = TemplateValues(template.state(named: state))
    update()
  }

  /// Gives a view other values; inside an animation it travels there.
  func change(_ id: String, _ properties: [PropertyValue.Entry]) {
    for property in properties { values[property.name, of: id] = property.value }
    update()
  }

  /// Shows anew what depends on the moment.
  func refresh() { if isLive { update() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isFilled { update() }
  }

  private func update() {
    isFilled = true
    isLive = false
    for (element, view) in zip(template.views, elementViews) { fill(view, element) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// The values of names, of which is noted whether they change from moment to moment.
  private func value(of path: [String]) -> Expression.Value? {
    if !StageNames.isLasting(path) { isLive = true }
    if path.first == "frame" || path.first == "center" {
      let element = sequence(first: self, next: \.superview).first {
        $0 is UICollectionReusableView
      }
      names.frame = element?.frame
    }
    return names.value(of: path)
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let split = container.map { $0 + 1 } ?? template.views.count
    place(0..<split, in: bounds)
    if let container { place(split..<template.views.count, in: elementViews[container].bounds) }
  }

  private func place(_ range: Range<Int>, in bounds: CGRect) {
    names.container = bounds
    let arrangement = TemplateArrangement(
      elements: Array(template.views[range]), values: values, bounds: bounds,
      environment: value,
      textHeight: { [elementViews] index, width in
        elementViews[range.lowerBound + index].sizeThatFits(
          CGSize(width: width, height: .greatestFiniteMagnitude)
        ).height
      })
    for (index, frame) in zip(range, arrangement.frames()) {
      place(elementViews[index], template.views[index], at: frame)
    }
  }

  private func place(_ view: UIView, _ element: ViewElement, at frame: CGRect) {
    view.bounds.size = frame.size
    view.center = frame.center
    let look = element.appearance
    func number(_ property: String, _ otherwise: Expression) -> CGFloat {
      values.number(property, of: element.id, in: value) ?? otherwise.number(in: value)
    }
    var transform = look.transform
    if case .transform(let steps)? = values["transform", of: element.id] { transform = steps }
    view.transform3D = CATransform3D(transform, in: value)
    // Controls have corners and a background of their own.
    if !element.content.isControl || look.cornerRadius != .number(0) {
      view.layer.cornerRadius = number("cornerRadius", look.cornerRadius)
      view.layer.cornerCurve = look.cornerCurve == .continuous ? .continuous : .circular
    }
    view.alpha = number("alpha", look.alpha)
    switch element.content {
    case .label(let label):
      if let view = view as? UILabel { Self.align(view, label.vertical, in: frame) }
    case .image(let image):
      (view as? UIImageView)?.image = names.pictures?.image(
        image.source, item: names.item, size: frame.size, scale: traitCollection.displayScale)
    case .blur(let blur):
      (view as? BlurView)?.show(
        UIBlurEffect.Style(blur.style), fraction: blur.fractionComplete.number(in: value))
    case .shape(let shape):
      guard let layer = (view as? ShapeView)?.shapeLayer, !shape.isPlainRectangle else { return }
      layer.path = CGPath(shape.path.outline(in: view.bounds))
    case .control(let control): control.fit(view, in: frame)
    case .view, .gradient, .shadow, .symbol: break
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

  // MARK: Looks

  private func fill(_ view: UIView, _ element: ViewElement) {
    let look = element.appearance
    func uiColor(_ color: ColorValue) -> UIColor { UIColor(color, in: value) }
    func cgColor(_ color: ColorValue) -> CGColor { uiColor(color).color(for: traitCollection) }
    let color = values.color("color", of: element.id)
    let background = values.color("backgroundColor", of: element.id) ?? look.backgroundColor
    if !element.content.isControl || look.clipsToBounds { view.clipsToBounds = look.clipsToBounds }
    view.layer.borderWidth = look.borderWidth
    view.layer.borderColor = cgColor(look.borderColor)
    let shadow = look.shadow
    // One that stands alone in the list is that of the whole.
    let caster = element.content == .shadow ? layer : view.layer
    if caster !== layer || shadow != .none {
      caster.shadowOpacity = Float(shadow.opacity)
      caster.shadowRadius = shadow.radius
      caster.shadowOffset = CGSize(width: shadow.offsetX, height: shadow.offsetY)
      caster.shadowColor = cgColor(shadow.color)
    }
    switch element.content {
    case .label(let label):
      guard let view = view as? UILabel else { return }
      view.backgroundColor = uiColor(background)
      view.text = label.text.text(in: value)
      view.font = UIFontMetrics.default.scaledFont(
        for: UIFont(label.font), compatibleWith: traitCollection)
      view.textColor = uiColor(color ?? label.textColor)
      view.numberOfLines = label.numberOfLines
      view.textAlignment = label.textAlignment.alignment
    case .gradient(let gradient):
      guard let layer = (view as? GradientView)?.gradientLayer else { return }
      layer.colors = gradient.colors.map(cgColor)
      layer.startPoint = gradient.startPoint.value(in: value)
      layer.endPoint = gradient.endPoint.value(in: value)
    case .shape(let shape):
      guard let layer = (view as? ShapeView)?.shapeLayer else { return }
      let fill = color ?? shape.fill
      layer.fillColor = cgColor(fill)
      layer.strokeColor = cgColor(values.color("stroke", of: element.id) ?? shape.stroke)
      layer.lineWidth = shape.lineWidth
      // A background grows with the view in an animation, a path would jump.
      if shape.isPlainRectangle { view.backgroundColor = uiColor(fill) }
    case .image(let image):
      view.backgroundColor = uiColor(background)
      view.contentMode = image.contentMode.mode
      view.clipsToBounds = true
    case .symbol(let symbol):
      view.backgroundColor = uiColor(background)
      (view as? UIImageView)?.show(symbol, tint: color, in: value)
    case .control(let control):
      if background != .clear { view.backgroundColor = uiColor(background) }
      control.show(in: view, tint: color, value)
    case .view, .shadow, .blur: view.backgroundColor = uiColor(color ?? background)
    }
  }
}

extension ViewTemplate {
  /// The state of that name; one without values if there is none.
  fileprivate func state(named name: String) -> State? { states.first { $0.name == name } }
}

extension ViewElement.Shape {
  /// Whether it is what a background shows too.
  fileprivate var isPlainRectangle: Bool {
    path == .rectangle && (stroke == .clear || lineWidth == 0)
  }
}

extension ViewElement.Content {
  fileprivate var isControl: Bool { if case .control = self { true } else { false } }
}
