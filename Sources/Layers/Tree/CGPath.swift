public import AnimGeometry
public import Foundation

/// Core Graphics' path: a reference to a `Path`.
open class CGPath: Hashable {
  /// The contours.
  public fileprivate(set) final var path: Path

  /// Creates a reference to a path.
  public init(_ path: Path) { self.path = path }

  /// Creates a path around a rectangle; nil stands for the identity.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// Creates the ellipse that touches a rectangle's sides; nil stands for the identity.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// Creates a rectangle with elliptic corners; radii that do not fit are scaled down together.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let shape = RoundedRect(rect, radius: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(Path(shape).applying(transform ?? .identity))
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last segment, or the beginning of a closed contour; (0, 0) for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The box around all end and control points.
  public var boundingBox: CGRect { path.controlBounds }

  /// A copy that cannot be changed; never nil.
  public func copy() -> CGPath? { CGPath(path) }

  /// A copy that is transformed, by nothing where `transform` is nil; never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(unsafe transform?.pointee ?? .identity))
  }

  /// A copy that can be changed without changing this path; never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Whether both paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  /// Feeds the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path under construction.
public final class CGMutablePath: CGPath {
  /// Creates a path without contours.
  public init() { super.init(Path()) }

  /// Creates a path to go on with.
  public override init(_ path: Path) { super.init(path) }

  /// Begins a contour at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { path.line(to: point) }

  /// Adds a contour of straight lines through points; nothing if there are none.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.quadratic(to: end, control: control)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.cubic(to: end, control1: control1, control2: control2)
  }

  /// Adds a closed contour around a rectangle.
  public func addRect(_ rect: CGRect) { path.append(Path(rect)) }

  /// Adds the ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect) { path.append(Path(ellipseIn: rect)) }

  /// Adds a rectangle with elliptic corners; radii that do not fit are scaled down together.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.append(
      Path(RoundedRect(rect, radius: CGSize(width: cornerWidth, height: cornerHeight))))
  }

  /// Adds the arc of a circle, preceded by a line from the current point if there is one.
  ///
  /// Angles are in radians. `clockwise` has Core Graphics' sense, for a space whose y axis points
  /// up; where y points down, the arc is seen the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds all contours of another path, transformed.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// Ends the contour with a line to its beginning.
  public func closeSubpath() { path.close() }
}
