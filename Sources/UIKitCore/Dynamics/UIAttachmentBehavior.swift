import AnimLayoutEngine
public import Foundation

/// Ties an item to a point or to another item: a rod, or a spring if it has a frequency.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The other end of an attachment: another item or a fixed point.
  public enum AttachmentType: Int, Sendable { case items, anchor }

  /// The item, and the one that it is attached to, if it is.
  public let items: [any UIDynamicItem]
  /// Whether the other end is an item or a fixed point.
  public let attachedBehaviorType: AttachmentType

  /// The fixed end, in the reference's coordinates.
  open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { dynamicAnimator?.wake() } }
  }
  /// Points between the ends at rest; at first, their distance when the behaviour was made.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// The damping ratio: 0 swings for ever, 1 not at all.
  open var damping: CGFloat = 0
  /// Oscillations per second; 0 for a rod.
  open var frequency: CGFloat = 0

  /// Ties an item's centre to a fixed point, at the distance that they have.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = hypot(item.center.x - point.x, item.center.y - point.y)
  }

  /// Ties the centres of two items together, at the distance that they have.
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
  }

  /// Ties an item's centre to a fixed point, whatever part of the item was meant: items do not turn by their ties.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(item: item, attachedToAnchor: point) }

  /// Ties the centres of two items together, whatever parts of them were meant: items do not turn by their ties.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedTo other: any UIDynamicItem,
    offsetFromCenter otherOffset: UIOffset
  ) { self.init(item: item, attachedTo: other) }

  override var ownItems: [any UIDynamicItem] { items }

  private func tie(_ bodies: DynamicBodies) -> Tie? {
    guard let first = bodies.index(of: items[0]) else { return nil }
    return Tie(
      first: first, second: items.count > 1 ? bodies.index(of: items[1]) : nil,
      anchor: anchorPoint, length: length)
  }

  override func force(on bodies: DynamicBodies) -> DynamicForce? {
    guard frequency > 0, let tie = tie(bodies) else { return nil }
    return .spring(tie, frequency: frequency, dampingRatio: damping)
  }

  override func constraint(on bodies: DynamicBodies) -> DynamicConstraint? {
    guard frequency <= 0, let tie = tie(bodies) else { return nil }
    return .rod(tie)
  }
}
