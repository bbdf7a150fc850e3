public import Foundation
public import UIKitCore

/// An outline in a rectangle; as a view it is filled with the colour of text.
@preconcurrency @MainActor public protocol Shape: View {
  /// The outline.
  func outline(in rect: CGRect) -> UIBezierPath
}

extension Shape {
  /// What the view consists of.
  public var body: FilledShape<Self> { FilledShape(shape: self, fill: nil, stroke: nil, width: 0) }
  /// The shape filled with a colour.
  public func fill<Style: ShapeStyle>(_ style: Style) -> FilledShape<Self> {
    FilledShape(shape: self, fill: { style.color(tint: $0) }, stroke: nil, width: 0)
  }
  /// The shape's outline as a line, half of it outside.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> FilledShape<Self> {
    FilledShape(
      shape: self, fill: { _ in .clear }, stroke: { style.color(tint: $0) }, width: lineWidth)
  }
  /// The shape's outline as a line within it.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> FilledShape<Self> {
    var border = stroke(style, lineWidth: lineWidth)
    border.inset = lineWidth / 2
    return border
  }
}

/// A shape with its colours.
public struct FilledShape<Outline: Shape>: PrimitiveView {
  let shape: Outline
  let fill: ((UIColor?) -> UIColor)?
  let stroke: ((UIColor?) -> UIColor)?
  let width: CGFloat
  var inset: CGFloat = 0

  func nodes(_ look: Look) -> [any Node] {
    let (fill, stroke) = (fill?(look.tint) ?? look.color ?? .label, stroke?(look.tint))
    let (shape, width, inset) = (shape, width, inset)
    return [
      LeafNode(
        fit: { CGSize(width: $0.width ?? 10, height: $0.height ?? 10) },
        make: { rect in
          ShapeView(
            shape.outline(in: CGRect(origin: .zero, size: rect.size).insetBy(dx: inset, dy: inset)),
            fill, stroke, width)
        })
    ]
  }
}

/// Draws an outline in the colours of its traits.
final class ShapeView: UIView {
  private let path: UIBezierPath
  private let (fill, stroke): (UIColor, UIColor?)
  private let shape = CAShapeLayer()

  init(_ path: UIBezierPath, _ fill: UIColor, _ stroke: UIColor?, _ width: CGFloat) {
    self.path = path
    (self.fill, self.stroke) = (fill, stroke)
    super.init(frame: .zero)
    shape.path = path.cgPath
    shape.lineWidth = width
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape.fillColor = fill.resolvedColor(with: traitCollection).cgColor
    shape.strokeColor = stroke?.resolvedColor(with: traitCollection).cgColor
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// The outline in a rectangle.
  public func outline(in rect: CGRect) -> UIBezierPath { UIBezierPath(rect: rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat
  /// Corners of a radius; the style makes no difference.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  /// The outline in a rectangle.
  public func outline(in rect: CGRect) -> UIBezierPath {
    UIBezierPath(
      roundedRect: rect, cornerRadius: min(cornerRadius, min(rect.width, rect.height) / 2))
  }
}

/// The curve of round corners.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A circle as large as fits, in the middle.
public struct Circle: Shape {
  /// A circle.
  public init() {}
  /// The outline in a rectangle.
  public func outline(in rect: CGRect) -> UIBezierPath {
    let side = min(rect.width, rect.height)
    return UIBezierPath(
      ovalIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// An ellipse.
  public init() {}
  /// The outline in a rectangle.
  public func outline(in rect: CGRect) -> UIBezierPath { UIBezierPath(ovalIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// A capsule; the style makes no difference.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// The outline in a rectangle.
  public func outline(in rect: CGRect) -> UIBezierPath {
    UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}
