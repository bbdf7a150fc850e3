public import AnimGeometry
import AnimLayoutEngine
public import Foundation

/// Pushes items: all the time, or once.
///
/// A push of magnitude 1 gives an item of 100 × 100 points and density 1 an acceleration of 100 points per second squared, or, once,
/// a velocity of 100 points per second (Apple's documentation of `magnitude`).
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether items are pushed all the time or once.
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  /// The items that are pushed.
  public private(set) var items: [any UIDynamicItem]
  /// Whether the push lasts.
  public let mode: Mode
  /// Whether items are pushed, true by default; a push that does not last makes it false, and is made again when it becomes true.
  open var active = true { didSet { if active, !oldValue { dynamicAnimator?.wake() } } }
  /// Direction and magnitude; by default none.
  open var pushDirection = CGVector.zero {
    didSet { if pushDirection != oldValue { dynamicAnimator?.wake() } }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Mass × points per second² for a magnitude of 1.
  static let force = 100.0

  /// Creates a behaviour that pushes nowhere yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
  }

  /// Adds an item, and wakes the animator.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Takes an item out, which keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// The place at which an item is pushed, in points from its centre; the centre unless it was set.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Pushes an item beside its centre, by points from there, so that it turns.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    dynamicAnimator?.wake()
  }

  /// The length of the direction.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Radians clockwise from the x axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets the direction in radians clockwise from the x axis, and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var ownItems: [any UIDynamicItem] { items }

  /// The push in mass × points per second², or per second where it does not last.
  private var push: CGVector {
    CGVector(dx: pushDirection.dx * Self.force, dy: pushDirection.dy * Self.force)
  }

  private func pushes(on bodies: DynamicBodies) -> [(index: Int, offset: CGVector)] {
    items.compactMap { item in
      let offset = targetOffsetFromCenter(for: item)
      return bodies.index(of: item).map {
        ($0, CGVector(dx: offset.horizontal, dy: offset.vertical))
      }
    }
  }

  override func configure(_ bodies: inout DynamicBodies) {
    guard active, mode == .instantaneous else { return }
    for (index, offset) in pushes(on: bodies) {
      bodies.states[index].apply(impulse: push)
      let moment = offset.dx * push.dy - offset.dy * push.dx
      bodies.states[index].angularVelocity += moment * bodies.states[index].inverseInertia
    }
    active = false
  }

  override func force(on bodies: DynamicBodies) -> DynamicForce? {
    guard active, mode == .continuous else { return nil }
    let pushes = pushes(on: bodies)
    return .push(push, bodies: pushes.map(\.index), offsets: pushes.map(\.offset))
  }
}
