/// A value on its way into a property.
@MainActor public struct SourceInput {
  let value: SourceValue
  let names: EnumerationNames

  /// Sets a property to the value.
  ///
  /// - Parameter property: The property, unchanged if the value is of another type.
  /// - Returns: Whether the value is of the property's type.
  public func assign<Value>(to property: inout Value) -> Bool {
    guard let converted = value.converted(to: Value.self, names) else { return false }
    property = converted
    return true
  }
}
