public import Foundation

/// Properties of items that decide how they move: bounce, friction, mass and resistance.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items that the properties are given to.
  public private(set) var items: [any UIDynamicItem]

  /// The share of speed that a bounce gives back, from 0, the default, to 1.
  open var elasticity: CGFloat = 0
  /// Resistance against sliding along another item or a boundary; 0, the default, for none.
  open var friction: CGFloat = 0
  /// Mass of an item of 100 × 100 points; by default 1.
  open var density: CGFloat = 1
  /// The rate at which velocity is lost, per second; 0, the default, for none.
  open var resistance: CGFloat = 0
  /// The rate at which rotation slows down, per second; 0, the default, for none.
  open var angularResistance: CGFloat = 0
  /// Whether the items turn, by their velocity or to snap; by default true.
  open var allowsRotation = true
  /// Whether the items stay where they are, whatever meets them; by default false.
  open var isAnchored = false

  private var pendingVelocities: [(item: any UIDynamicItem, linear: CGPoint, angular: Double)] = []

  /// Creates a behaviour with the default properties, which items have without one too.
  public init(items: [any UIDynamicItem] = []) { self.items = items }

  /// Adds an item, and wakes the animator.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Takes an item out, which keeps its properties as long as another behaviour moves it.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Adds a velocity in points per second to that of an item, with the next step.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pendingVelocities.append((item, velocity, 0))
    dynamicAnimator?.wake()
  }

  /// Adds an angular velocity in radians per second, clockwise, to that of an item, with the next
  /// step.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pendingVelocities.append((item, .zero, velocity))
    dynamicAnimator?.wake()
  }

  /// Velocity of an item in points per second; zero without an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let velocity = dynamicAnimator?.state(of: item)?.velocity else { return .zero }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Angular velocity of an item in radians per second, clockwise; 0 without an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.state(of: item)?.angularVelocity ?? 0
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func configure(_ bodies: inout DynamicBodies) {
    for index in items.compactMap(bodies.index) {
      bodies.states[index].elasticity = elasticity
      bodies.states[index].friction = friction
      bodies.states[index].density = density
      bodies.states[index].resistance = resistance
      bodies.states[index].angularResistance = angularResistance
      bodies.states[index].allowsRotation = allowsRotation
      bodies.states[index].isAnchored = isAnchored
    }
    for (item, linear, angular) in pendingVelocities {
      guard let index = bodies.index(of: item) else { continue }
      bodies.states[index].velocity.dx += linear.x
      bodies.states[index].velocity.dy += linear.y
      bodies.states[index].angularVelocity += angular
    }
    pendingVelocities = []
  }
}
