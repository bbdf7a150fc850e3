import AnimGeometry
package import Foundation

/// The radii of the four corners of a rectangle, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft, topRight, bottomRight, bottomLeft: CGFloat

  package init(
    topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at all corners.
  package init(all radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radii, from the top left corner clockwise.
  var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft].map { Double($0) } }

  /// Nil unless there are four radii, from the top left corner clockwise.
  init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    let radii = numbers.map { CGFloat($0) }
    self.init(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  /// A rectangle with such corners.
  func outline(of rect: CGRect) -> RoundedRect {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    return RoundedRect(
      rect, topLeft: size(topLeft), topRight: size(topRight), bottomRight: size(bottomRight),
      bottomLeft: size(bottomLeft), curve: .continuous)
  }
}
