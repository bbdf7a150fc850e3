public import Foundation
import UIKitCore

/// Something that is asked of elements.
@dynamicMemberLookup public struct Query<T> {
  let value: (Any) -> Any?

  init(_ value: @escaping (Any) -> Any?) { self.value = value }

  func map<Result>(_ change: @escaping (Any?) -> Result) -> Query<Result> {
    let value = value
    return Query<Result> { change(value($0)) }
  }

  /// A property.
  public subscript<V>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase {
    let value = value
    return Query<V> { (value($0) as? T).map { $0[keyPath: member] } }
  }

  /// A property of an object that may be nothing.
  public subscript<W: ObjectBase, V>(dynamicMember member: KeyPath<W, V>) -> Query<V>
  where T == W? {
    let value = value
    return Query<V> { (value($0) as? W).map { $0[keyPath: member] } }
  }

  /// The members of collections.
  public var count: Query<Int> {
    map { (($0 as? any Collection)?.count) ?? 0 }
  }
}

/// A value without the layers of optionals around it.
private func plain(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return plain(mirror.children.first?.value)
}

private func areEqual<V: Equatable>(_ first: Any?, _ second: V) -> Bool {
  guard let second = plain(second) else { return plain(first) == nil }
  guard let first = plain(first) as? AnyHashable, let second = second as? AnyHashable else {
    return false
  }
  return first == second
}

extension Query where T: Equatable {
  /// Whether it is a value.
  public static func == (query: Query, value: T) -> Query<Bool> {
    query.map { areEqual($0, value) }
  }

  /// Whether it is another value.
  public static func != (query: Query, value: T) -> Query<Bool> {
    query.map { !areEqual($0, value) }
  }

  /// Whether it is one of some values.
  public func `in`<S: Sequence>(_ values: S) -> Query<Bool> where S.Element == T {
    let values = Array(values)
    return map { found in values.contains { areEqual(found, $0) } }
  }
}

/// What has an order, also where it may be nothing.
public protocol QueryComparable {
  /// The type that has the order.
  associatedtype Ordered: Comparable
}

/// The type itself.
/// The type itself.
extension Int: QueryComparable {
  /// The type itself.
  public typealias Ordered = Int
}
extension Double: QueryComparable {
  /// The type itself.
  public typealias Ordered = Double
}
extension Float: QueryComparable {
  /// The type itself.
  public typealias Ordered = Float
}
extension Date: QueryComparable {
  /// The type itself.
  public typealias Ordered = Date
}
extension Int64: QueryComparable {
  /// The type itself.
  public typealias Ordered = Int64
}
extension Int32: QueryComparable {
  /// The type itself.
  public typealias Ordered = Int32
}
extension String: QueryComparable {
  /// The type itself.
  public typealias Ordered = String
}
extension Optional: QueryComparable where Wrapped: Comparable {
  /// What there may be.
  public typealias Ordered = Wrapped
}

extension Query where T: QueryComparable {
  private func compare(_ other: T.Ordered, _ relation: @escaping (T.Ordered, T.Ordered) -> Bool)
    -> Query<Bool>
  { map { (plain($0) as? T.Ordered).map { relation($0, other) } ?? false } }

  /// Whether it is greater than a value.
  public static func > (query: Query, value: T.Ordered) -> Query<Bool> { query.compare(value, >) }
  /// Whether it is a value or greater.
  public static func >= (query: Query, value: T.Ordered) -> Query<Bool> { query.compare(value, >=) }
  /// Whether it is less than a value.
  public static func < (query: Query, value: T.Ordered) -> Query<Bool> { query.compare(value, <) }
  /// Whether it is a value or less.
  public static func <= (query: Query, value: T.Ordered) -> Query<Bool> { query.compare(value, <=) }
  /// Whether it is in a range.
  public func contains(_ range: Range<T.Ordered>) -> Query<Bool> {
    map { (plain($0) as? T.Ordered).map(range.contains) ?? false }
  }
  /// Whether it is in a range.
  public func contains(_ range: ClosedRange<T.Ordered>) -> Query<Bool> {
    map { (plain($0) as? T.Ordered).map(range.contains) ?? false }
  }
}

extension Query where T == Bool {
  func holds(for element: Any) -> Bool { plain(value(element)) as? Bool ?? false }

  /// Whether it is not so.
  public static prefix func ! (query: Query) -> Query<Bool> { query.map { $0 as? Bool != true } }

  /// Whether both are so.
  public static func && (first: Query, second: Query) -> Query<Bool> {
    Query { first.holds(for: $0) && second.holds(for: $0) }
  }

  /// Whether one of them is so.
  public static func || (first: Query, second: Query) -> Query<Bool> {
    Query { first.holds(for: $0) || second.holds(for: $0) }
  }
}

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Cases make no difference.
  public static let caseInsensitive = StringOptions(rawValue: 1)
  /// Accents make no difference.
  public static let diacriticInsensitive = StringOptions(rawValue: 2)
}

/// A text, or nothing.
public protocol QueryText {}
extension String: QueryText {}
extension Optional: QueryText where Wrapped == String {}

extension Query where T: QueryText {
  private func find(_ part: String, _ options: StringOptions?, _ ways: String.CompareOptions)
    -> Query<Bool>
  {
    var ways = ways
    if options?.contains(.caseInsensitive) == true { ways.insert(.caseInsensitive) }
    if options?.contains(.diacriticInsensitive) == true { ways.insert(.diacriticInsensitive) }
    return map { [ways] found in
      guard let text = plain(found) as? String else { return false }
      return part.isEmpty || text.range(of: part, options: ways) != nil
    }
  }

  /// Whether a text is a part of it.
  public func contains(_ part: String, options: StringOptions? = nil) -> Query<Bool> {
    find(part, options, [])
  }

  /// Whether it begins with a text.
  public func starts(with part: String, options: StringOptions? = nil) -> Query<Bool> {
    find(part, options, .anchored)
  }

  /// Whether it ends with a text.
  public func ends(with part: String, options: StringOptions? = nil) -> Query<Bool> {
    find(part, options, [.anchored, .backwards])
  }
}

extension Query where T: RealmCollection {
  /// Whether an element is among them.
  public func contains(_ element: T.Element) -> Query<Bool> {
    map { ($0 as? T)?._elements.contains(element) ?? false }
  }
}
