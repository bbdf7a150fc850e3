public import AnimGeometry
import AnimLayoutEngine
public import Foundation

/// An object that is told of collisions; both methods are optional.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Told when two items touch that did not, and where, in the reference's coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at point: CGPoint) throws(UnimplementedRequirement)
  /// Told when an item touches a boundary that it did not, and where; the reference's edges have no
  /// identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint)
    throws(UnimplementedRequirement)
}

/// Keeps items apart and within boundaries.
///
/// Contacts do not turn items: rectangles keep their sides parallel to the axes.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The things that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// One bit for each kind of thing.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items that collide.
  public private(set) var items: [any UIDynamicItem]
  /// The object that is told of collisions.
  ///
  /// Not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// The things that items collide with; by default all.
  open var collisionMode: Mode = .everything
  /// Whether the edges of the animator's reference are a boundary; by default not.
  open var translatesReferenceBoundsIntoBoundary = false
  private var referenceInsets = UIEdgeInsets.zero
  private var segments: [(identifier: any NSCopying, start: CGPoint, end: CGPoint)] = []
  private var touching: Set<Contact.Pair> = []

  /// Creates a behaviour without boundaries.
  public init(items: [any UIDynamicItem] = []) { self.items = items }

  /// Adds an item, and wakes the animator.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Takes an item out, which nothing stops any more.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Makes a boundary of the edges of the animator's reference, moved inwards by points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets
  }

  /// Adds a line from point to point, in the reference's coordinates, that items bounce off.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    segments.append((identifier, p1, p2))
    dynamicAnimator?.wake()
  }

  /// Removes the lines of an identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let removed = identifier as? NSObject
    segments.removeAll { ($0.identifier as? NSObject)?.isEqual(removed) ?? false }
  }

  /// Removes all lines; the reference's edges stay.
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
      collisionDelegate?.collisionBehavior?(
        self, beganContactFor: item, with: bodies.item(at: index), at: contact.point)
    case .segment(let index):
      // A delegate may have removed the boundary on hearing of another contact.
      guard segments.indices.contains(index) else { return }
      collisionDelegate?.collisionBehavior?(
        self, beganContactFor: item, withBoundaryIdentifier: segments[index].identifier,
        at: contact.point)
    case .enclosure:
      collisionDelegate?.collisionBehavior?(
        self, beganContactFor: item, withBoundaryIdentifier: nil, at: contact.point)
    }
  }
}
