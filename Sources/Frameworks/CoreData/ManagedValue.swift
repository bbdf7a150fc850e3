import Foundation

/// Values on their way from and to sources.
enum ManagedValue {
  /// A value as it is kept: numbers as `NSNumber`, objects as their identifiers.
  static func stored(_ value: Any?, for attribute: NSAttributeDescription? = nil) -> Any? {
    guard let value = unwrapped(value), !(value is NSNull) else { return nil }
    switch value {
    // Swift's own numbers, too.
    case let value as NSNumber: return value
    case let value as any BinaryInteger: return NSNumber(value: Int64(clamping: value))
    case let value as Double: return NSNumber(value: value)
    case let value as Float: return NSNumber(value: value)
    case let value as CGFloat: return NSNumber(value: Double(value))
    case let value as Decimal: return NSDecimalNumber(decimal: value)
    case let value as NSString where attribute != nil: return value as String
    case let value as NSDate: return value as Date
    case let value as any RawRepresentable
    where attribute?.attributeType != .transformableAttributeType:
      return stored(value.rawValue)
    case let value as NSManagedObject: return value.objectID
    default: return value
    }
  }

  /// A value as a type of Swift; nil if it is none of it.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any AnyOptional.Type {
      return optional.converted(value) as? Value
    }
    guard let value else { return nil }
    if let value = value as? Value { return value }
    if let number = value as? NSNumber {
      switch type {
      case is Bool.Type: return number.boolValue as? Value
      case is Int.Type: return number.intValue as? Value
      case is Int16.Type: return number.int16Value as? Value
      case is Int32.Type: return number.int32Value as? Value
      case is Int64.Type: return number.int64Value as? Value
      case is Double.Type: return number.doubleValue as? Value
      case is Float.Type: return number.floatValue as? Value
      case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
      case is Decimal.Type: return number.decimalValue as? Value
      case is NSDecimalNumber.Type: return NSDecimalNumber(decimal: number.decimalValue) as? Value
      case is Date.Type: return Date(timeIntervalSinceReferenceDate: number.doubleValue) as? Value
      default: break
      }
    }
    if let date = value as? Date, type is Double.Type {
      return date.timeIntervalSinceReferenceDate as? Value
    }
    if let type = type as? any RawRepresentable.Type { return made(type, of: value) as? Value }
    let objects = objects(in: value)
    if type is NSMutableSet.Type { return NSMutableSet(array: objects) as? Value }
    if type is NSSet.Type { return NSSet(array: objects) as? Value }
    if type is NSOrderedSet.Type { return NSOrderedSet(array: objects) as? Value }
    return Set(objects) as? Value ?? objects as? Value
  }

  private static func made<Kind: RawRepresentable>(_ type: Kind.Type, of value: Any) -> Any? {
    converted(value, to: Kind.RawValue.self).flatMap(Kind.init(rawValue:))
  }

  /// What stands for no value in types without nil; nil for types that have nothing of the kind.
  static func empty<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is String.Type: "" as? Value
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is Data.Type: Data() as? Value
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) as? Value
    case is URL.Type: URL(fileURLWithPath: "/") as? Value
    default: converted(NSNumber(value: 0), to: type) ?? converted(NSSet(), to: type)
    }
  }

  /// The objects in whatever holds some.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch unwrapped(value) {
    case let object as NSManagedObject: [object]
    case let set as NSSet:
      // A set has no order; that in which they were made is the same in every run.
      set.allObjects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.number < $1.objectID.number }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: list
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>:
      set.sorted { $0.objectID.number < $1.objectID.number }
    default: []
    }
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value, let optional = value as? any AnyOptional else { return value }
    return optional.content
  }

  /// Whether two values that are kept are the same.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as AnyHashable, let second as AnyHashable): first == second
    default: false
    }
  }
}

/// An optional of any type.
private protocol AnyOptional {
  static func converted(_ value: Any?) -> Any
  var content: Any? { get }
}

extension Optional: AnyOptional {
  static func converted(_ value: Any?) -> Any {
    value.flatMap { ManagedValue.converted($0, to: Wrapped.self) } as Any
  }

  var content: Any? { self }
}
