public import Foundation

/// Points joined by straight lines.
public struct Polyline: Hashable, Sendable {
  /// The points in order.
  public var points: [CGPoint]
  /// Whether the last point is joined to the first, which is not repeated.
  public var isClosed: Bool

  /// Creates a line through points.
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
    // Whether the only point is the start of a closed contour, to which nothing was added yet.
    var isImplied = false
    func finish(closed: Bool) {
      if isImplied { points = [] }
      isImplied = false
      if points.count > 1, closed, points.first == points.last { points.removeLast() }
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    func curve(_ cubic: CubicCurve) {
      isImplied = false
      cubic.forEachPoint(count: cubic.chordCount(tolerance: tolerance)) {
        points.append(CGPoint($0))
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point):
        isImplied = false
        points.append(point)
      case .quadratic(let control, let end):
        let start = points.last ?? .zero
        curve(CubicCurve(start.vector, quadratic: control.vector, end.vector))
      case .cubic(let control1, let control2, let end):
        let start = points.last ?? .zero
        curve(CubicCurve(start.vector, control1.vector, control2.vector, end.vector))
      case .close:
        guard let start = points.first, !isImplied else { continue }
        finish(closed: true)
        points = [start]
        isImplied = true
      }
    }
    finish(closed: false)
    return result
  }
}
