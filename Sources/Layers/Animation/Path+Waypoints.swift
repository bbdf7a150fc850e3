import Foundation
import Geometry

extension Path {
  /// Points along the path, close enough to follow its curves.
  var waypoints: [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    for element in elements {
      let from = points.last ?? .zero
      switch element {
      case .move(let point):
        start = point
        points.append(point)
      case .line(let point): points.append(point)
      case .close: points.append(start)
      case .quadratic(let control, let end):
        points += Self.samples { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
            y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
        }
      case .cubic(let c1, let c2, let end):
        points += Self.samples { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * c1.x + c * c2.x + d * end.x,
            y: a * from.y + b * c1.y + c * c2.y + d * end.y)
        }
      }
    }
    return points
  }

  private static func samples(_ point: (Double) -> CGPoint) -> [CGPoint] {
    (1...32).map { point(Double($0) / 32) }
  }
}
