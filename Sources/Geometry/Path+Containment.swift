public import Foundation

extension Path {
  /// Whether a fill of the path covers `point`; open contours count as closed.
  ///
  /// A ray from the point to the right crosses edges downwards and upwards: the winding number is how
  /// many more of the former there are, and the even-odd rule asks whether their sum is odd. Curves
  /// are taken as chords that are nowhere further off than a hundredth of a point.
  public func contains(_ point: CGPoint, isEvenOdd: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for contour in flattened(tolerance: 0.01) {
      var start = contour.points[contour.points.count - 1]
      for end in contour.points {
        defer { start = end }
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        winding += end.y > start.y ? 1 : -1
        crossings += 1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }
}
