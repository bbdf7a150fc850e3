public import Foundation

extension Path {
  /// Whether a fill of the path covers `point`; open contours count as closed.
  ///
  /// The outline belongs to it, corners included, as in Core Graphics. For other points, a ray from the point to the right crosses edges downwards and upwards: the winding number is how
  /// many more of the former there are, and the even-odd rule asks whether their sum is odd. Curves
  /// are taken as chords that are nowhere further off than a hundredth of a point.
  public func contains(_ point: CGPoint, isEvenOdd: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for contour in flattened(tolerance: 0.01) {
      var start = contour.points[contour.points.count - 1]
      for end in contour.points {
        defer { start = end }
        if Self.isPoint(point, between: start, and: end) { return true }
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        winding += end.y > start.y ? 1 : -1
        crossings += 1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// How far from a line a point may be that lies on it: roundings of coordinates of some thousand
  /// points.
  private static let lineTolerance: CGFloat = 1e-9

  private static func isPoint(
    _ point: CGPoint, between start: CGPoint, and end: CGPoint
  ) -> Bool {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let (toX, toY) = (point.x - start.x, point.y - start.y)
    let squaredLength = x * x + y * y
    guard squaredLength > 0 else { return toX == 0 && toY == 0 }
    let along = (toX * x + toY * y) / squaredLength
    let across = (toX * y - toY * x) / squaredLength.squareRoot()
    return (0...1).contains(along) && abs(across) <= lineTolerance
  }
}
