public import Foundation

/// Points joined by straight lines.
public struct Polyline: Hashable, Sendable {
  public var points: [CGPoint]
  /// Whether the last point is joined to the first, which is not repeated.
  public var isClosed: Bool

  public init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// The contours as polylines, nowhere further than `tolerance` from the path.
  ///
  /// A segment after a close starts a new contour where the closed one started, as in Core Graphics.
  public func flattened(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if points.count > 1, closed, points.first == points.last { points.removeLast() }
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    func curve(_ cubic: CubicCurve) {
      cubic.forEachPoint(count: cubic.chordCount(tolerance: tolerance)) {
        points.append(CGPoint($0))
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadratic(let control, let end):
        let start = points.last ?? .zero
        curve(CubicCurve(start.vector, quadratic: control.vector, end.vector))
      case .cubic(let control1, let control2, let end):
        let start = points.last ?? .zero
        curve(CubicCurve(start.vector, control1.vector, control2.vector, end.vector))
      case .close:
        guard let start = points.first else { continue }
        finish(closed: true)
        points = [start]
      }
    }
    // The start of a next contour that never came is not a contour.
    if points.count == 1, case .close? = elements.last { points = [] }
    finish(closed: false)
    return result
  }
}
