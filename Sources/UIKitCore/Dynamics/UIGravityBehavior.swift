public import Foundation
public import Geometry
import LayoutEngine

/// Accelerates items alike: 1000 points per second squared for a direction of length 1.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { if gravityDirection != oldValue { dynamicAnimator?.wake() } }
  }

  /// Points per second², as Apple's documentation of `magnitude` has it.
  static let acceleration = 1000.0

  public init(items: [any UIDynamicItem] = []) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// The length of the direction.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Radians clockwise from the x axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func force(on bodies: DynamicBodies) -> DynamicForce? {
    .gravity(
      gravityDirection, acceleration: Self.acceleration, bodies: items.compactMap(bodies.index))
  }
}
