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
    guard let velocity = dynamicAnimator?.body(of: item)?.velocity else { return .zero }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item)?.angularVelocity ?? 0
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func configure(_ bodies: DynamicBodies) {
    for body in items.compactMap(bodies.body) {
      body.elasticity = elasticity
      body.friction = friction
      body.density = density
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.allowsRotation = allowsRotation
      body.isAnchored = isAnchored
    }
    for (item, linear, angular) in pendingVelocities {
      guard let body = bodies.body(of: item) else { continue }
      body.velocity.dx += linear.x
      body.velocity.dy += linear.y
      body.angularVelocity += angular
    }
    pendingVelocities = []
  }
}
