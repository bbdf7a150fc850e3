public import Foundation

extension Path {
  /// The smallest box around the path itself: curves count by where they turn, not by their control points.
  ///
  /// A rectangle of no size at the origin for an empty path.
  public var tightBounds: CGRect {
    var box: CGRect?
    func include(_ point: CGPoint) {
      let here = CGRect(origin: point, size: .zero)
      box = box.map { $0.union(here) } ?? here
    }
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        include(point)
      case .line(let point):
        include(point)
        current = point
      case .quadratic(let control, let end):
        // The same curve as a cubic.
        let (c1, c2) = (current.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3))
        for t in Self.turns(current, c1, c2, end) { include(Self.point(current, c1, c2, end, t)) }
        include(end)
        current = end
      case .cubic(let c1, let c2, let end):
        for t in Self.turns(current, c1, c2, end) { include(Self.point(current, c1, c2, end, t)) }
        include(end)
        current = end
      case .close: current = start
      }
    }
    return box ?? .zero
  }

  private static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let (p, q, r) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
    return p.mixed(with: q, t).mixed(with: q.mixed(with: r, t), t)
  }

  /// Where a cubic is level or upright, between its ends.
  private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGFloat] {
    turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y)
  }

  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // The derivative, divided by 3: p·t² + q·t + r.
    let p: CGFloat = d - a + 3 * (b - c)
    let q: CGFloat = 2 * (a - 2 * b + c)
    let r: CGFloat = b - a
    var turns: [CGFloat] = []
    if abs(p) > 1e-9 {
      let discriminant: CGFloat = q * q - 4 * p * r
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      turns = [(root - q) / (2 * p), (-root - q) / (2 * p)]
    } else if abs(q) > 1e-9 {
      turns = [-r / q]
    }
    return turns.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// The point at a share of the way to another one.
  fileprivate func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
