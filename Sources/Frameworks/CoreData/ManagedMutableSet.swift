public import Foundation

extension NSManagedObject {
  /// The objects of a relationship as a set that can be changed, and changes the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedMutableSet(of: self, key)
  }
}

/// The objects of a relationship, there and then.
private final class ManagedMutableSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var key = ""

  convenience init(of owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    self.owner = owner
    self.key = key
  }

  required init(capacity numItems: Int) { super.init(capacity: numItems) }

  required init?(coder aDecoder: NSCoder) { nil }

  private var objects: NSSet {
    NSSet(array: ManagedValue.objects(in: owner?.value(forKey: key)))
  }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.member(object) }
  override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }
  override func add(_ object: Any) { owner?.addManaged(object, to: key) }
  override func remove(_ object: Any) { owner?.removeManaged(object, from: key) }
}
