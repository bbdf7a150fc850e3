import Foundation
import Geometry
import LayoutEngine

/// The mechanical state of a dynamic item.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  /// Points, and points per second.
  var position: CGPoint
  var velocity = CGVector.zero
  /// Radians clockwise, and radians per second.
  var angle: Double
  var angularVelocity = 0.0
  let size: CGSize
  let isRound: Bool

  var elasticity = 0.0
  var friction = 0.0
  /// A body of 100 × 100 points has this mass.
  var density = 1.0
  /// The share of velocity that is lost per second.
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false

  /// The centre that the item was last given.
  private(set) var shownCenter: CGPoint
  private var shownAngle: Double

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = item.center
    shownCenter = item.center
    size = item.bounds.size
    isRound = item.collisionBoundsType == .ellipse
    angle = item.transform.angle
    shownAngle = angle
  }

  var mass: Double { density * size.width * size.height / 10_000 }

  /// Zero for a body that nothing moves.
  var inverseMass: Double { isAnchored || mass <= 0 ? 0 : 1 / mass }

  /// Of a solid rectangle or ellipse about its centre.
  var inverseInertia: Double {
    guard allowsRotation, inverseMass > 0 else { return 0 }
    let square = size.width * size.width + size.height * size.height
    return (isRound ? 16 : 12) * inverseMass / square
  }

  var rect: CGRect {
    CGRect(
      x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Takes over changes of the item since it was last told where it is.
  ///
  /// The body keeps its velocity.
  func readItem() {
    position.x += item.center.x - shownCenter.x
    position.y += item.center.y - shownCenter.y
    angle += (item.transform.angle - shownAngle).remainder(dividingBy: 2 * .pi)
    shownCenter = item.center
    shownAngle = item.transform.angle
  }

  /// Tells the item where it is, `time` seconds after the last step.
  func writeItem(after time: Double) {
    let center = CGPoint(x: position.x + velocity.dx * time, y: position.y + velocity.dy * time)
    if center != shownCenter {
      item.center = center
      shownCenter = center
    }
    let angle = self.angle + angularVelocity * time
    if angle != shownAngle {
      item.transform = CGAffineTransform(rotationAngle: angle)
      shownAngle = angle
    }
  }

  func apply(impulse: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
  }
}

extension CGAffineTransform {
  /// The angle of a rotation, in radians clockwise.
  fileprivate var angle: Double { atan2(b, a) }
}
