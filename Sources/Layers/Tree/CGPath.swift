public import Foundation
public import Geometry

/// Core Graphics' path: a reference to a `Path`.
open class CGPath: Hashable {
  /// The contours.
  public fileprivate(set) final var path: Path

  public init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let shape = RoundedRect(rect, radius: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(Path(shape).applying(transform ?? .identity))
  }

  public var isEmpty: Bool { path.isEmpty }

  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The box around all end and control points.
  public var boundingBox: CGRect { path.controlBounds }

  public func copy() -> CGPath? { CGPath(path) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path under construction.
public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  public override init(_ path: Path) { super.init(path) }

  public func move(to point: CGPoint) { path.move(to: point) }

  public func addLine(to point: CGPoint) { path.line(to: point) }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.quadratic(to: end, control: control)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.cubic(to: end, control1: control1, control2: control2)
  }

  public func addRect(_ rect: CGRect) { path.append(Path(rect)) }

  public func addEllipse(in rect: CGRect) { path.append(Path(ellipseIn: rect)) }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.append(
      Path(RoundedRect(rect, radius: CGSize(width: cornerWidth, height: cornerHeight))))
  }

  /// `clockwise` has Core Graphics' sense, for a space whose y axis points up; where y points down,
  /// the arc is seen the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  public func closeSubpath() { path.close() }
}
