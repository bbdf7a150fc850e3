public import Foundation
public import UIKitCore

/// Orders by the names of properties, which Foundation for Linux has no use for.
extension NSSortDescriptor {
  /// An order by the values at the end of a key path; nil and an empty one mean the objects themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: Self.path(key), ascending: ascending) { Self.order($0, $1, .plain) }
  }

  /// An order by what a method says of the values at the end of a key path: those that compare texts, by their names.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let manner = TextManner(selector?.description ?? "")
    self.init(keyPath: Self.path(key), ascending: ascending) { Self.order($0, $1, manner) }
  }

  /// An order by what a closure says of the values at the end of a key path.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(keyPath: Self.path(key), ascending: ascending, comparator: comparator)
  }

  /// An order by the values at a key path, of which some may be missing: those come first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      switch (first as? Value, second as? Value) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let first?, let second?):
        first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
      }
    }
  }

  /// The key path by whose values it orders; nil for orders by Swift's key paths.
  public var key: String? {
    (keyPath as? KeyPath<NSObject, Any>).flatMap { KeyProbe()[keyPath: $0] as? String }
  }

  private static func path(_ key: String?) -> KeyPath<NSObject, Any> {
    \NSObject[SortKey(path: key.flatMap { $0.isEmpty ? nil : $0 } ?? "self")]
  }

  /// The comparison of texts.
  private enum TextManner {
    case plain, caseInsensitive, localized, localizedCaseInsensitive, localizedStandard

    init(_ selector: String) {
      let name = selector.split(separator: ".").last ?? ""
      self =
        if name.hasPrefix("localizedStandard") {
          .localizedStandard
        } else if name.hasPrefix("localizedCaseInsensitive") {
          .localizedCaseInsensitive
        } else if name.hasPrefix("caseInsensitive") {
          .caseInsensitive
        } else if name.hasPrefix("localized") {
          .localized
        } else {
          .plain
        }
    }
  }

  private static func order(
    _ first: Any, _ second: Any, _ manner: TextManner
  ) -> ComparisonResult {
    switch (first, second) {
    case (let first as String, let second as String):
      switch manner {
      case .plain: return first == second ? .orderedSame : Self.result(first < second)
      case .caseInsensitive: return first.caseInsensitiveCompare(second)
      case .localized: return first.localizedCompare(second)
      case .localizedCaseInsensitive: return first.localizedCaseInsensitiveCompare(second)
      case .localizedStandard: return first.localizedStandardCompare(second)
      }
    case (let first as Date, let second as Date): return first.compare(second)
    case (let first as UUID, let second as UUID):
      return first == second ? .orderedSame : Self.result(first.uuidString < second.uuidString)
    case (let first as URL, let second as URL):
      return Self.order(first.absoluteString, second.absoluteString, manner)
    default: break
    }
    if let first = Self.number(first), let second = Self.number(second) {
      return first == second ? .orderedSame : Self.result(first < second)
    }
    // Nil comes before everything.
    switch (first is NSNull, second is NSNull) {
    case (true, false): return .orderedAscending
    case (false, true): return .orderedDescending
    default: return .orderedSame
    }
  }

  private static func result(_ isAscending: Bool) -> ComparisonResult {
    isAscending ? .orderedAscending : .orderedDescending
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

/// The name of what objects are ordered by.
private struct SortKey: Hashable {
  let path: String
}

/// An object that answers with the key that it is asked for.
private final class KeyProbe: NSObject {}

extension NSObject {
  /// The value at the end of a key path, as a key path of Swift's.
  fileprivate subscript(key: SortKey) -> Any {
    if self is KeyProbe { return key.path }
    return value(forKeyPath: key.path) ?? NSNull()
  }
}
