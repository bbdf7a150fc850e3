/// A value on its way into a property.
@MainActor public struct SourceInput {
  let value: SourceValue
  let names: EnumerationNames

  /// The value as one of a type; nil if it is none.
  public func value<Value>(as type: Value.Type) -> Value? { value.converted(to: type, names) }

  /// Sets a property to the value.
  ///
  /// - Parameter property: The property, unchanged if the value is of another type.
  /// - Returns: Whether the value is of the property's type.
  public func assign<Value>(to property: inout Value) -> Bool {
    guard let converted = value(as: Value.self) else { return false }
    property = converted
    return true
  }

  /// The value as one of a property's type, without asking for the one that the property has; nil if it is of another type.
  public func value<Owner, Value>(for property: KeyPath<Owner, Value>) -> Value? {
    value(as: Value.self)
  }
}
