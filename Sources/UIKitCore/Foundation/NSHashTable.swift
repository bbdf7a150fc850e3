public import Foundation

/// How tables hold their members.
open class NSPointerFunctions: NSObject {
  /// How tables hold their members.
  public struct Options: OptionSet, Sendable {
    /// The bits, as in Foundation.
    public let rawValue: UInt

    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Members are kept.
    public static let strongMemory: Options = []
    /// Members are not kept, and go as soon as nobody else keeps them.
    public static let weakMemory = Options(rawValue: 5)
    /// Members are equal if they say so.
    public static let objectPersonality: Options = []
    /// Members are equal if they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 1 << 8)
    /// Members are not copied; they never are.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object, kept or not.
private struct TableMember {
  private let kept: AnyObject?
  private weak var known: AnyObject?

  init(_ object: Any, isWeak: Bool) {
    let object = object as AnyObject
    kept = isWeak ? nil : object
    known = object
  }

  /// The object; nil once it is gone.
  var object: AnyObject? { known }

  func isEqual(_ other: Any, byIdentity: Bool) -> Bool {
    guard let object else { return false }
    let other = other as AnyObject
    if object === other { return true }
    return !byIdentity && (object as? NSObject)?.isEqual(other) == true
  }
}

extension NSPointerFunctions.Options {
  fileprivate var isWeak: Bool { rawValue & Self.weakMemory.rawValue == Self.weakMemory.rawValue }
  fileprivate var isByIdentity: Bool { contains(.objectPointerPersonality) }
}

/// A set that may leave it to others to keep its members; Foundation for Linux has none.
///
/// Members stand in the order in which they were added, so that every run is the same. Looking for one takes time in
/// proportion to their number.
open class NSHashTable<ObjectType>: NSObject {
  private var members: [TableMember] = []
  private let options: NSPointerFunctions.Options

  /// A table without members.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// A table without members that does not keep those that it will have.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The members that are still there, in the order in which they were added.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  /// The number of members, those that are gone excluded.
  open var count: Int { allObjects.count }
  /// One of the members, the first; nil without any.
  open var anyObject: ObjectType? { allObjects.first }
  /// The members as a set; those that cannot be in one are left out.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Adds an object unless it is there; nil adds nothing.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(TableMember(object, isWeak: options.isWeak))
  }

  /// Takes an object away; does nothing if it is not there.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.removeAll { $0.isEqual(object, byIdentity: options.isByIdentity) }
  }

  /// Takes all members away.
  open func removeAllObjects() { members = [] }

  /// The member that is equal to an object; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return members.first { $0.isEqual(object, byIdentity: options.isByIdentity) }?.object
      as? ObjectType
  }

  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The members, in the order in which they were added.
  open func objectEnumerator() -> NSEnumerator {
    ListEnumerator(members.compactMap { $0.object })
  }
}

/// Objects by keys that it may leave to others to keep; Foundation for Linux has none.
///
/// Entries stand in the order in which they were added, and go with their key or their object. Looking for one takes time in
/// proportion to their number.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var entries: [(key: TableMember, object: TableMember)] = []
  private let (keyOptions, valueOptions): (NSPointerFunctions.Options, NSPointerFunctions.Options)

  /// A table without entries.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// A table that keeps keys and objects.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps objects, and not their keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that keeps keys, and not their objects.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that keeps neither keys nor objects.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var present: [(key: AnyObject, object: AnyObject)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let object = entry.object.object else { return nil }
      return (key, object)
    }
  }

  /// The number of entries whose key and object are still there.
  open var count: Int { present.count }

  /// The object of a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.isEqual(aKey, byIdentity: keyOptions.isByIdentity) }?.object
      .object as? ObjectType
  }

  /// Puts an object in the place of that of its key; nil takes the entry away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.removeAll { $0.key.object == nil || $0.object.object == nil }
    entries.append(
      (
        TableMember(aKey, isWeak: keyOptions.isWeak),
        TableMember(anObject, isWeak: valueOptions.isWeak)
      ))
  }

  /// Takes the entry of a key away.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { $0.key.isEqual(aKey, byIdentity: keyOptions.isByIdentity) }
  }

  /// Takes all entries away.
  open func removeAllObjects() { entries = [] }

  /// The keys, in the order in which they were added.
  open func keyEnumerator() -> NSEnumerator { ListEnumerator(present.map(\.key)) }

  /// The objects, in the order in which they were added.
  open func objectEnumerator() -> NSEnumerator? { ListEnumerator(present.map(\.object)) }
}

/// The members of a list one after the other.
private final class ListEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ list: [AnyObject]) {
    rest = list[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
