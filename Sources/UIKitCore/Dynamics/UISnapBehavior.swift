public import Foundation
import Geometry
import LayoutEngine

/// Pulls an item to a point, where it swings a little and comes to rest upright.
///
/// UIKit does not say how; here it is a spring of 3 Hz.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The place of the item's centre at rest, in points of the reference.
  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { dynamicAnimator?.wake() } } }
  /// The damping ratio: 0 swings for ever, 1 not at all.
  open var damping: CGFloat = 0.5

  static let frequency = 3.0

  /// Creates a behaviour that pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func force(on bodies: DynamicBodies) -> (any DynamicForce)? {
    bodies.index(of: item).map { Snap(index: $0, point: snapPoint, dampingRatio: damping) }
  }

  private struct Snap: DynamicForce {
    let index: Int
    let point: CGPoint
    let dampingRatio: Double

    func add(to forces: inout DynamicForces, _ bodies: [DynamicBody]) {
      let body = bodies[index]
      let w = 2 * Double.pi * frequency
      let (stiffness, damping) = (body.mass * w * w, 2 * dampingRatio * w * body.mass)
      forces.add(
        CGVector(
          dx: stiffness * (point.x - body.position.x) - damping * body.velocity.dx,
          dy: stiffness * (point.y - body.position.y) - damping * body.velocity.dy),
        to: index)
      guard body.inverseInertia > 0 else { return }
      forces.torques[index] -=
        (w * w * body.angle + 2 * dampingRatio * w * body.angularVelocity) / body.inverseInertia
    }
  }
}
