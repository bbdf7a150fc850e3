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

  /// The smallest box around the path itself, without control points beyond it; `null` for an empty path.
  public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.tightBounds }

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

  /// Begins a contour at a point, transformed.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line from the current point to one that is transformed.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: point.applying(transform))
  }

  /// Adds a contour of straight lines through points, transformed; nothing if there are none.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    path.move(to: first.applying(transform))
    for point in points.dropFirst() { path.line(to: point.applying(transform)) }
  }

  /// Adds a quadratic Bézier curve from the current point, whose other points are transformed.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { path.quadratic(to: end.applying(transform), control: control.applying(transform)) }

  /// Adds a cubic Bézier curve from the current point, whose other points are transformed.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.cubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a closed contour around a rectangle, transformed.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect).applying(transform))
  }

  /// Adds closed contours around rectangles, transformed.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches a rectangle's sides, transformed.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(ellipseIn: rect).applying(transform))
  }

  /// Adds a rectangle with elliptic corners, transformed; radii that do not fit are scaled down together.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let shape = RoundedRect(rect, radius: CGSize(width: cornerWidth, height: cornerHeight))
    path.append(Path(shape).applying(transform))
  }

  /// Adds the arc of a circle, transformed and preceded by a line from the current point if there is one.
  ///
  /// Angles are in radians. `clockwise` has Core Graphics' sense, for a space whose y axis points
  /// up; where y points down, the arc is seen the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    path.join(arc.applying(transform))
  }

  /// Adds the arc of a circle from one angle on by another, in radians, transformed and preceded by a line from the current
  /// point if there is one; a negative `delta` turns back.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds the arc of a circle that touches the lines from the current point to `tangent1End` and from there to
  /// `tangent2End`, and a line to where it begins.
  ///
  /// Both ends are transformed. A line to `tangent1End` alone, where no circle touches both.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = path.currentPoint else { return }
    let start = current.applying(transform.inverted())
    path.join(
      Path(arcFrom: start, tangents: tangent1End, tangent2End, radius: radius).applying(transform))
  }

  /// Adds all contours of another path, transformed.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// Ends the contour with a line to its beginning.
  public func closeSubpath() { path.close() }
}
