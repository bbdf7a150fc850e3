import UIKitCore

/// A type of the program's of which values are made up, as of those of the sources.
@MainActor package protocol MadeUpValue {
  /// A value, of made-up values of what it holds; nil if that cannot be made up.
  static func madeUp(like value: PlaceholderValue) -> Any?
  /// How many of them a list has that is made up.
  static var madeUpCount: Int { get }
}

extension MadeUpValue {
  /// As many as fill a screen.
  package static var madeUpCount: Int { MadeUpLists.rowCount }
}

/// What is told elements of a list, and can be told made-up ones where nobody tells it any.
@MainActor package protocol MadeUpListing: AnyObject {
  /// Tells it made-up ones; false if it was told others, or none can be made up.
  func listMadeUp(like value: PlaceholderValue) -> Bool
}

extension PlaceholderValue {
  /// A list of made-up elements, or one of the sources' own values; nil for other types.
  package func told<Value>(_ type: Value.Type) -> Value? {
    if let list = MadeUpLists.list(type, like: self) { return list }
    if let optional = type as? any OptionalValue.Type {
      return optional.told(by: self) as? Value
    }
    return FieldwiseValue.isOfApp(type) ? makeIfPossible() : nil
  }
}

@MainActor private protocol OptionalValue {
  static func told(by value: PlaceholderValue) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static func told(by value: PlaceholderValue) -> Any? { value.told(Wrapped.self) }
}
