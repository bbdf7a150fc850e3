public import Foundation
public import Geometry
import LayoutEngine

@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at point: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at point: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint
  ) {}
}

/// Keeps items apart and within boundaries.
///
/// Contacts do not turn items: rectangles keep their sides parallel to the axes.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  public private(set) var items: [any UIDynamicItem]
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode: Mode = .everything
  /// Whether the edges of the animator's reference are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  private var referenceInsets = UIEdgeInsets.zero
  private var segments: [(identifier: any NSCopying, start: CGPoint, end: CGPoint)] = []
  private var touching: Set<Contact.Pair> = []

  public init(items: [any UIDynamicItem] = []) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    segments.append((identifier, p1, p2))
    dynamicAnimator?.wake()
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let removed = identifier as? NSObject
    segments.removeAll { ($0.identifier as? NSObject)?.isEqual(removed) ?? false }
  }

  open func removeAllBoundaries() { segments = [] }

  override var ownItems: [any UIDynamicItem] { items }

  override func constraint(on bodies: DynamicBodies) -> DynamicConstraint? {
    let hasBoundaries = collisionMode.contains(.boundaries)
    return .collisions(
      Collisions(
        bodies: items.compactMap(bodies.index), enclosure: hasBoundaries ? enclosure : nil,
        segments: hasBoundaries ? segments.map { .init(from: $0.start, to: $0.end) } : [],
        separatesBodies: collisionMode.contains(.items), touching: touching))
  }

  /// The rectangle that items stay in, if there is one.
  private var enclosure: CGRect? {
    guard translatesReferenceBoundsIntoBoundary else { return nil }
    return dynamicAnimator?.referenceBounds?.inset(by: referenceInsets)
  }

  override func take(_ constraint: DynamicConstraint) {
    if case .collisions(let collisions) = constraint { touching = collisions.touching }
  }

  override func contactBegan(_ contact: Contact, _ bodies: DynamicBodies) {
    let item = bodies.item(at: contact.pair.first)
    switch contact.pair.other {
    case .body(let index):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, with: bodies.item(at: index), at: contact.point)
    case .segment(let index):
      // A delegate may have removed the boundary on hearing of another contact.
      guard segments.indices.contains(index) else { return }
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: segments[index].identifier,
        at: contact.point)
    case .enclosure:
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: nil, at: contact.point)
    }
  }
}
