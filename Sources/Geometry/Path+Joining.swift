public import Foundation

extension Path {
  /// Adds another path whose first contour goes on from the current point, with a line to where it begins.
  public mutating func join(_ other: Path) {
    var isFirst = currentPoint != nil
    for element in other.elements {
      switch element {
      case .move(let point): if isFirst { line(to: point) } else { move(to: point) }
      case .line(let point): line(to: point)
      case .quadratic(let control, let end): quadratic(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        cubic(to: end, control1: control1, control2: control2)
      case .close: close()
      }
      isFirst = false
    }
  }

  /// The arc of a circle that touches two lines, the first of which begins at `start` and ends where the second one begins.
  ///
  /// - Parameters:
  ///   - start: A point of the first line.
  ///   - corner: The point of both lines.
  ///   - end: A point of the second line.
  ///   - radius: The circle's.
  public init(arcFrom start: CGPoint, tangents corner: CGPoint, _ end: CGPoint, radius: CGFloat) {
    self.init()
    let (u, v) = (
      CGVector(dx: start.x - corner.x, dy: start.y - corner.y),
      CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    )
    let lengths = hypot(u.dx, u.dy) * hypot(v.dx, v.dy)
    let (cross, dot) = (u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
    guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else {
      move(to: corner)
      return
    }
    // Half of the angle between the lines.
    let half = atan2(abs(cross), dot) / 2
    let (along, away) = (radius / tan(half), radius / sin(half))
    let toStart = along / hypot(u.dx, u.dy)
    let first = CGPoint(x: corner.x + u.dx * toStart, y: corner.y + u.dy * toStart)
    let toEnd = along / hypot(v.dx, v.dy)
    let last = CGPoint(x: corner.x + v.dx * toEnd, y: corner.y + v.dy * toEnd)
    let middle = CGVector(
      dx: (first.x + last.x) / 2 - corner.x, dy: (first.y + last.y) / 2 - corner.y)
    let reach = away / hypot(middle.dx, middle.dy)
    let center = CGPoint(x: corner.x + middle.dx * reach, y: corner.y + middle.dy * reach)
    addArc(
      center: center, radius: radius,
      startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross < 0)
  }
}
