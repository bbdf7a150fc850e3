import AnimGeometry
import AnimLayers
import Foundation

/// The bubble over a finger that shows which letter it is on.
@MainActor final class KeyCallout: UIView {
  private let shape = CAShapeLayer()
  private let label = UILabel(frame: .zero)

  /// How far the bubble reaches beyond the key at both sides, in points; by eye after iOS, as all here is.
  private static let reach: CGFloat = 12
  private static let height: CGFloat = 54
  private static let neck: CGFloat = 12
  private static let radius: CGFloat = 10
  private static let keyRadius: CGFloat = 5

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
    label.textAlignment = .center
    label.textColor = KeyboardColors.text
    label.font = .systemFont(ofSize: 38, weight: .light)
    addSubview(label)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 2.5
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { fatalError("It is made by code.") }

  /// Shows a letter over a key.
  ///
  /// - Parameters:
  ///   - text: The letter.
  ///   - key: The key's frame in the superview.
  ///   - range: The left and the right edge within which the bubble stays.
  func show(_ text: String, over key: CGRect, within range: ClosedRange<CGFloat>) {
    let left = max(range.lowerBound, key.minX - Self.reach)
    let right = min(range.upperBound, key.maxX + Self.reach)
    let bubble = CGRect(
      x: left, y: key.minY - Self.neck - Self.height, width: right - left, height: Self.height)
    frame = bubble.union(key)
    let origin = frame.origin
    shape.path = Self.path(
      bubble.offsetBy(dx: -origin.x, dy: -origin.y), key.offsetBy(dx: -origin.x, dy: -origin.y))
    shape.fillColor = KeyboardColors.key.resolvedColor(with: traitCollection).cgColor
    label.text = text
    label.frame = bubble.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The bubble that narrows to the key.
  private static func path(_ bubble: CGRect, _ key: CGRect) -> CGPath {
    let path = UIBezierPath()
    let (top, bottom) = (bubble.maxY - 4, key.minY + 4)
    path.move(to: CGPoint(x: bubble.minX + radius, y: bubble.minY))
    path.addLine(to: CGPoint(x: bubble.maxX - radius, y: bubble.minY))
    corner(
      path, CGPoint(x: bubble.maxX, y: bubble.minY),
      CGPoint(x: bubble.maxX, y: bubble.minY + radius))
    path.addLine(to: CGPoint(x: bubble.maxX, y: top))
    path.addCurve(
      to: CGPoint(x: key.maxX, y: bottom),
      controlPoint1: CGPoint(x: bubble.maxX, y: (top + bottom) / 2),
      controlPoint2: CGPoint(x: key.maxX, y: (top + bottom) / 2))
    path.addLine(to: CGPoint(x: key.maxX, y: key.maxY - keyRadius))
    corner(path, CGPoint(x: key.maxX, y: key.maxY), CGPoint(x: key.maxX - keyRadius, y: key.maxY))
    path.addLine(to: CGPoint(x: key.minX + keyRadius, y: key.maxY))
    corner(path, CGPoint(x: key.minX, y: key.maxY), CGPoint(x: key.minX, y: key.maxY - keyRadius))
    path.addLine(to: CGPoint(x: key.minX, y: bottom))
    path.addCurve(
      to: CGPoint(x: bubble.minX, y: top),
      controlPoint1: CGPoint(x: key.minX, y: (top + bottom) / 2),
      controlPoint2: CGPoint(x: bubble.minX, y: (top + bottom) / 2))
    path.addLine(to: CGPoint(x: bubble.minX, y: bubble.minY + radius))
    corner(path, bubble.origin, CGPoint(x: bubble.minX + radius, y: bubble.minY))
    path.close()
    return path.cgPath
  }

  private static func corner(_ path: UIBezierPath, _ corner: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, controlPoint: corner)
  }
}
