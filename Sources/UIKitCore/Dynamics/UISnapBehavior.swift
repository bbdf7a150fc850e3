import AnimLayoutEngine
public import Foundation

/// Pulls an item to a point, where it swings a little and comes to rest upright.
///
/// UIKit does not say how; here it is a spring of 3 Hz.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The place of the item's centre at rest, in points of the reference.
  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { dynamicAnimator?.wake() } } }
  /// The damping ratio: 0 swings for ever, 1 not at all.
  open var damping: CGFloat = 0.5

  /// Oscillations per second.
  static let frequency = 3.0

  /// Creates a behaviour that pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func force(on bodies: DynamicBodies) -> DynamicForce? {
    bodies.index(of: item).map {
      .snap(body: $0, point: snapPoint, frequency: Self.frequency, dampingRatio: damping)
    }
  }
}
