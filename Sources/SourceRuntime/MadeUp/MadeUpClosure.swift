import UIKitCore

/// Closures of whatever type, which return made-up values.
///
/// Sources write the types of most of what takes them out, and then the closure as well (`Glue.madeUpClosure`). This is for what they
/// call by other names, and for what objects hold.
@MainActor enum MadeUpClosure {
  /// A closure; nil for other types, and for functions that wait.
  static func made<Value>(_ type: Value.Type, like value: PlaceholderValue) -> Value? {
    let metadata = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard unsafe metadata.pointee == Metadata.function,
      MemoryLayout<Value>.size == 2 * MemoryLayout<UInt>.size
    else { return nil }
    let flags = unsafe metadata[1]
    guard flags & (Metadata.conventions | Metadata.isAsync | Metadata.hasMore) == 0 else {
      return nil
    }
    let result = unsafe unsafeBitCast(metadata[2], to: Any.Type.self)
    return closure(result, like: value)
  }

  /// What Swift's runtime says of functions' types: behind their kind how they are called, then what they return.
  private enum Metadata {
    static let function: UInt = 0x302
    static let conventions: UInt = 0xFF_0000
    static let isAsync: UInt = 0x2000_0000
    /// That errors of a given type are thrown, and the like.
    static let hasMore: UInt = 0x8000_0000
  }

  /// A closure that takes anything.
  ///
  /// As a value of a type that is not known here it returns by an address, and leaves what it is given to whoever gives it, so that
  /// one without parameters stands for those with any.
  private static func closure<Result, Value>(
    _ type: Result.Type, like value: PlaceholderValue
  ) -> Value? {
    let body: @MainActor () -> Result = { value.make() }
    return unsafe unsafeBitCast(body, to: Value.self)
  }
}
