public import Foundation
public import Geometry
public import Layers

/// A path that draws itself into the current context.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var path = Path()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

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

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  open var bounds: CGRect { path.controlBounds }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.line(to: point) }
  open func close() { path.close() }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2) }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quadratic(to: endPoint, control: controlPoint)
  }

  /// `clockwise` is as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open func setLineDash(_ pattern: [CGFloat], phase: CGFloat) { dashes = (pattern, phase) }

  open func fill() {
    UIGraphicsGetCurrentContext()?.draw(path, usesEvenOddFillRule ? .eoFill : .fill)
  }

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

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
