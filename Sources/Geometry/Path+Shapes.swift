public import Foundation

extension Path {
  /// Creates one closed contour around a rectangle, clockwise on screen from the top left.
  public init(_ rect: CGRect) {
    self.init()
    let corners = rect.corners
    move(to: corners[0])
    for corner in corners.dropFirst() { line(to: corner) }
    close()
  }

  /// Creates the ellipse that touches a rectangle's sides, of four cubics, clockwise on screen from its rightmost point on: so
  /// it was recorded on iOS 26.1.
  ///
  /// That of a rectangle without width or height is the rectangle.
  public init(ellipseIn rect: CGRect) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else {
      self.init(rect)
      return
    }
    // Handles of 4/3·tan(θ/4) for quarters.
    let handle = 4.0 / 3 * tan(CGFloat.pi / 8)
    let (x, y) = (handle * rect.width / 2, handle * rect.height / 2)
    let (right, bottom) = (
      CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY)
    )
    let (left, top) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY))
    self.init()
    move(to: right)
    cubic(
      to: bottom, control1: CGPoint(x: right.x, y: right.y + y),
      control2: CGPoint(x: bottom.x + x, y: bottom.y))
    cubic(
      to: left, control1: CGPoint(x: bottom.x - x, y: bottom.y),
      control2: CGPoint(x: left.x, y: left.y + y))
    cubic(
      to: top, control1: CGPoint(x: left.x, y: left.y - y),
      control2: CGPoint(x: top.x - x, y: top.y))
    cubic(
      to: right, control1: CGPoint(x: top.x + x, y: top.y),
      control2: CGPoint(x: right.x, y: right.y - y))
    close()
  }

  /// Adds the arc of a circle, preceded by a line from the current point if there is one.
  ///
  /// Angles are radians from the positive x axis. `clockwise` is as seen on a screen with y down,
  /// UIKit's sense. Each quarter turn is one cubic with handles of length `4/3·tan(θ/4)·r`.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    // A whole turn and more is a circle, in whatever direction it is written.
    if abs(sweep) >= turn {
      sweep = clockwise ? turn : -turn
    } else if clockwise {
      while sweep < 0 { sweep += turn }
      sweep = min(sweep, turn)
    } else {
      while sweep > 0 { sweep -= turn }
      sweep = max(sweep, -turn)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if currentPoint == nil { move(to: point(startAngle)) } else { line(to: point(startAngle)) }
    let pieces = max(1, Int(saturating: (abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
      let (start, end) = (point(from), point(to))
      cubic(
        to: end,
        control1: CGPoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }
}
