public import AnimGeometry
public import AnimLayers
public import Foundation

/// A path that draws itself into the current context.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  private var path = Path()

  /// The thickness of lines in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of lines' ends; cut off by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of lines' corners; mitred by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The greatest length of a mitre in line widths, beyond which corners are bevelled; 10 by
  /// default.
  open var miterLimit: CGFloat = 10
  /// Whether the inside is told by the even-odd rule instead of the non-zero one; false by default.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }

  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// The same path from its end to its start: what is inside by the winding number of both is outside together.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.path = self.path.reversed
    return path
  }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// A closed rectangle with circular corners, whose radius is at most half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A closed rectangle with elliptic corners; those that are not in `corners` are square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    path = Path(
      RoundedRect(
        rect, topLeft: radius(.topLeft), topRight: radius(.topRight),
        bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft)))
  }

  /// An arc; angles are radians clockwise from the x axis, and `clockwise` is as seen on the
  /// screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The parts of `cgPath`, with a line and a fill rule of its own.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The parts of the path without its line and fill rule; setting it keeps those.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether the path has no parts.
  open var isEmpty: Bool { path.isEmpty }
  /// The end of the last part; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around all points of the path, control points included.
  open var bounds: CGRect { path.controlBounds }

  /// Whether a fill of the path covers `point`, by the path's own fill rule.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  /// Begins another part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.line(to: point) }
  /// Joins the end of the current part with its beginning.
  open func close() { path.close() }
  /// Empties the path; line and fill rule stay.
  open func removeAllPoints() { path = Path() }
  /// Adds all parts of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2) }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quadratic(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, joined by a line with the current point.
  ///
  /// Angles are radians clockwise from the x axis, and `clockwise` is as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Sets the lengths of dashes and gaps in turn, begun at `phase` of the pattern; none for a solid
  /// line.
  open func setLineDash(_ pattern: [CGFloat], phase: CGFloat) { dashes = (pattern, phase) }

  /// Fills the inside in the current context, in its fill colour; nothing outside of drawing.
  open func fill() {
    UIGraphicsGetCurrentContext()?.draw(path, usesEvenOddFillRule ? .eoFill : .fill)
  }

  /// Draws lines along the path in the current context, in its stroke colour; nothing outside of
  /// drawing.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.draw(path, .stroke)
    context.restoreGState()
  }

  /// Fills the inside as `fill()` does, with an opacity and a rule of mixing of its own.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixing(blendMode, alpha) { fill() }
  }

  /// Draws lines as `stroke()` does, with an opacity and a rule of mixing of their own.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixing(blendMode, alpha) { stroke() }
  }

  private func mixing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Limits drawings that follow in the current context to the inside; nothing outside of drawing.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
