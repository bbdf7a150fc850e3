public import Foundation

/// A moment.
public final class Timestamp: NSObject, Comparable, Codable {
  /// Whole seconds since 1970.
  public let seconds: Int64
  /// Billionths of a second after them.
  public let nanoseconds: Int32

  /// A moment.
  public init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
  /// Now.
  public convenience override init() { self.init(date: Date()) }
  /// The moment of a date.
  public convenience init(date: Date) {
    let whole = date.timeIntervalSince1970.rounded(.down)
    self.init(
      seconds: Int64(whole), nanoseconds: Int32((date.timeIntervalSince1970 - whole) * 1e9))
  }
  /// The moment as a date.
  public func dateValue() -> Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
  }
  /// Whether a moment is before another one.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
  }
  /// Compares two moments.
  public func compare(_ other: Timestamp) -> ComparisonResult {
    self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Timestamp else { return false }
    return seconds == other.seconds && nanoseconds == other.nanoseconds
  }
  public override var hash: Int { seconds.hashValue }
}

/// A place on earth.
public final class GeoPoint: NSObject, Codable {
  /// How far north.
  public let latitude: Double
  /// How far east.
  public let longitude: Double
  /// A place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GeoPoint else { return false }
    return latitude == other.latitude && longitude == other.longitude
  }
  public override var hash: Int { latitude.hashValue }
}

/// What the server puts in the place of a value.
public final class FieldValue {
  enum Change {
    case time, deletion, sum(Double), whole(Int64), union([Any]), removal([Any])
  }
  let change: Change
  private init(_ change: Change) { self.change = change }

  /// The time.
  public static func serverTimestamp() -> FieldValue { FieldValue(.time) }
  /// Nothing, not even the field.
  public static func delete() -> FieldValue { FieldValue(.deletion) }
  /// More than there was.
  public static func increment(_ amount: Double) -> FieldValue { FieldValue(.sum(amount)) }
  /// More than there was.
  public static func increment(_ amount: Int64) -> FieldValue { FieldValue(.whole(amount)) }
  /// What there was with these elements.
  public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.union(elements)) }
  /// What there was without these elements.
  public static func arrayRemove(_ elements: [Any]) -> FieldValue {
    FieldValue(.removal(elements))
  }

  /// What a value becomes; nil for nothing.
  func applied(to old: Any?) -> Any? {
    switch change {
    case .time: return Timestamp()
    case .deletion: return nil
    case .sum(let amount): return (Values.number(old) ?? 0) + amount
    case .whole(let amount):
      return (old as? Double).map { $0 + Double(amount) }
        ?? Int(Values.number(old) ?? 0) + Int(amount)
    case .union(let elements):
      let list = old as? [Any] ?? []
      return list + elements.filter { element in !list.contains { Values.areEqual($0, element) } }
    case .removal(let elements):
      return (old as? [Any] ?? []).filter { member in
        !elements.contains { Values.areEqual($0, member) }
      }
    }
  }
}

/// The names of fields on the way to one.
public final class FieldPath {
  let text: String
  /// Fields by their names.
  public init(_ fieldNames: [String]) { text = fieldNames.joined(separator: ".") }
  private init(_ text: String) { self.text = text }
  /// The document's own name.
  public static func documentID() -> FieldPath { FieldPath("__name__") }
}

/// Values of fields.
enum Values {
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(Int64(truncatingIfNeeded: value))
    case let value as Float: Double(value)
    default: nil
    }
  }

  /// A value as it is kept: dates are moments.
  static func stored(_ value: Any) -> Any {
    switch value {
    case let date as Date: Timestamp(date: date)
    case let table as [String: Any]: table.mapValues(stored)
    case let list as [Any]: list.map(stored)
    default: value
    }
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    order(first, second) == .orderedSame
  }

  /// The order of two values; nil for values that have none.
  static func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    if let first = number(first), let second = number(second) {
      return first < second
        ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
    switch (first, second) {
    case (let first as String, let second as String):
      return first < second
        ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    case (let first as Timestamp, let second as Timestamp): return first.compare(second)
    case (let first as Date, _): return order(Timestamp(date: first), second)
    case (_, let second as Date): return order(first, Timestamp(date: second))
    case (let first as [Any], let second as [Any]):
      return first.count == second.count && zip(first, second).allSatisfy({ areEqual($0, $1) })
        ? .orderedSame : nil
    case (let first as [String: Any], let second as [String: Any]):
      return first.count == second.count
        && first.allSatisfy({ areEqual($0.value, second[$0.key]) }) ? .orderedSame : nil
    case (let first as DocumentReference, let second as DocumentReference):
      return first.path < second.path
        ? .orderedAscending : first.path == second.path ? .orderedSame : .orderedDescending
    case (let first as NSObject, let second as NSObject):
      return first == second ? .orderedSame : nil
    case (nil, nil): return .orderedSame
    default: return nil
    }
  }

  /// The value at the end of names with dots between them.
  static func value(_ path: String, in fields: [String: Any]) -> Any? {
    if let value = fields[path] { return value }
    let names = path.split(separator: ".").map(String.init)
    return names.reduce(Optional<Any>.some(fields)) { found, name in
      (found as? [String: Any])?[name]
    }
  }

  /// Puts values into fields: what the server says is asked for, and names with dots lead inside if they are to.
  static func put(_ values: [String: Any], into fields: inout [String: Any], inside: Bool) {
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      var names = inside ? path.split(separator: ".").map(String.init) : [path]
      if names.isEmpty { names = [path] }
      put(value, names[...], into: &fields, merging: !inside)
    }
  }

  private static func put(
    _ value: Any, _ names: ArraySlice<String>, into fields: inout [String: Any], merging: Bool
  ) {
    guard let name = names.first else { return }
    guard names.count == 1 else {
      var inner = fields[name] as? [String: Any] ?? [:]
      put(value, names.dropFirst(), into: &inner, merging: merging)
      fields[name] = inner
      return
    }
    switch value {
    case let change as FieldValue: fields[name] = change.applied(to: fields[name])
    case let table as [String: Any] where table.values.contains { $0 is FieldValue } || merging:
      var inner = merging ? fields[name] as? [String: Any] ?? [:] : [:]
      put(table, into: &inner, inside: false)
      fields[name] = inner
    default: fields[name] = stored(value)
    }
  }
}
