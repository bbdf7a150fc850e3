public import Foundation

/// What items are made of.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]

  /// The share of speed that a bounce gives back, 0…1.
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  /// Of an item of 100 × 100 points.
  open var density: CGFloat = 1
  /// The share of velocity that is lost per second.
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  /// Whether the item stays where it is, whatever meets it.
  open var isAnchored = false

  private var pendingVelocities: [(item: any UIDynamicItem, linear: CGPoint, angular: Double)] = []

  public init(items: [any UIDynamicItem] = []) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// - Parameter velocity: Points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pendingVelocities.append((item, velocity, 0))
    dynamicAnimator?.wake()
  }

  /// - Parameter velocity: Radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pendingVelocities.append((item, .zero, velocity))
    dynamicAnimator?.wake()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let velocity = dynamicAnimator?.state(of: item)?.velocity else { return .zero }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

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
