public import AnimGeometry
import AnimLayoutEngine
public import Foundation

/// Accelerates items alike: 1000 points per second squared for a direction of length 1.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that are accelerated.
  public private(set) var items: [any UIDynamicItem]
  /// Direction and strength; by default (0, 1), down with 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { if gravityDirection != oldValue { dynamicAnimator?.wake() } }
  }

  /// Points per second², as Apple's documentation of `magnitude` has it.
  static let acceleration = 1000.0

  /// Creates a behaviour that pulls items down.
  public init(items: [any UIDynamicItem] = []) { self.items = items }

  /// Adds an item, and wakes the animator.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Takes an item out, which keeps its velocity.
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

  /// Sets the direction in radians clockwise from the x axis, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func force(on bodies: DynamicBodies) -> DynamicForce? {
    .gravity(
      gravityDirection, acceleration: Self.acceleration, bodies: items.compactMap(bodies.index))
  }
}
