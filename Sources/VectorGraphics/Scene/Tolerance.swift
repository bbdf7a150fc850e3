/// How far the picture may be from the exact one.
///
/// A point of a drawing is moved by its motion and by the change of its outline; all deviations
/// together stay below 0.25 points.
enum Tolerance {
  /// Of the place of what moves, in points.
  static let place = 0.1
  /// Of a point of what turns, in points.
  static let turn = 0.025
  /// Of a point of what grows, in points, in each direction.
  static let growth = 0.02
  /// Of an edge or a control point, in points.
  static let outline = 0.07
  /// Of a colour's components, 0…255.
  static let color = 1.5
  /// Of an opacity, 0…1.
  static let opacity = 0.006
}
