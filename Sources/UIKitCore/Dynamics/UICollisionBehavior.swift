public import Foundation
public import Geometry
import LayoutEngine

@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at point: CGPoint) throws(UnimplementedRequirement)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint)
    throws(UnimplementedRequirement)
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

  override func constraint(on bodies: DynamicBodies) -> (any DynamicConstraint)? {
    Collisions(behavior: self, indices: items.compactMap(bodies.index))
  }

  /// The rectangle that items stay in, if there is one.
  fileprivate var enclosure: CGRect? {
    guard translatesReferenceBoundsIntoBoundary, collisionMode.contains(.boundaries) else {
      return nil
    }
    return dynamicAnimator?.referenceBounds?.inset(by: referenceInsets)
  }

  /// Notes which contacts there are, and tells of new ones.
  fileprivate func note(_ contacts: [Contact], _ bodies: [DynamicBody]) {
    let pairs = contacts.map(\.pair)
    for contact in contacts where !touching.contains(contact.pair) {
      let item = bodies[contact.pair.first].item
      switch contact.pair.other {
      case .body(let index):
        collisionDelegate?.collisionBehavior?(
          self, beganContactFor: item, with: bodies[index].item, at: contact.point)
      case .segment(let index):
        collisionDelegate?.collisionBehavior?(
          self, beganContactFor: item, withBoundaryIdentifier: segments[index].identifier,
          at: contact.point)
      case .enclosure:
        collisionDelegate?.collisionBehavior?(
          self, beganContactFor: item, withBoundaryIdentifier: nil, at: contact.point)
      }
    }
    touching = Set(pairs)
  }

  private struct Collisions: DynamicConstraint {
    let behavior: UICollisionBehavior
    let indices: [Int]

    func enforce(on bodies: [DynamicBody], step: Double) {
      var contacts: [Contact] = []
      for (place, index) in indices.enumerated() {
        let body = bodies[index]
        if let enclosure = behavior.enclosure {
          contacts += Contact.within(enclosure, body, index)
        }
        if behavior.collisionMode.contains(.boundaries) {
          for (number, segment) in behavior.segments.enumerated() {
            contacts += Contact.with(segment.start, segment.end, number, body, index)
          }
        }
        if behavior.collisionMode.contains(.items) {
          for other in indices[(place + 1)...] {
            contacts += Contact.between(body, index, bodies[other], other)
          }
        }
      }
      for contact in contacts { contact.resolve(bodies, step: step) }
      behavior.note(contacts, bodies)
    }
  }
}
