import Foundation
import Synchronization

/// Finds out whether an object implements an optional method of a protocol.
///
/// Protocols have no optional methods without Objective-C. Here such a method has a default
/// implementation that calls `missing()`; whoever needs to know whether it was the default that ran
/// makes the call through `call`. Protocols of compiled sources are rewritten in the same way.
public final class OptionalRequirement: Sendable {
  @TaskLocal private static var current: OptionalRequirement?

  private let name: String
  private let isMissing = Mutex(false)

  private init(_ name: String) { self.name = name }

  /// Says that the default implementation of the calling method ran.
  public static func missing(_ name: String = #function) {
    guard let current, current.name == name else { return }
    current.isMissing.withLock { $0 = true }
  }

  /// Says that the default implementation of the method `name` ran, where nobody knows a value to
  /// return: what comes back is only good for being dropped by `call`.
  public static func missing<Result>(_ name: String) -> Result {
    missing(name)
    return placeholder()
  }

  /// The result of `body`, which calls the method `name`; nil if only its default exists.
  public static func call<Result>(_ name: String, _ body: () -> Result) -> Result? {
    let requirement = OptionalRequirement(name)
    let result = $current.withValue(requirement, operation: body)
    return requirement.isMissing.withLock { $0 } ? nil : result
  }

  /// A value whose bytes are all zero: a number 0, an empty string or array, a reference to
  /// nothing.
  private static func placeholder<Result>() -> Result {
    if let empty = () as? Result { return empty }
    // Releasing such a value is defined, as references to nothing are skipped; `call` does no more.
    return unsafe withUnsafeTemporaryAllocation(
      byteCount: max(1, MemoryLayout<Result>.size), alignment: MemoryLayout<Result>.alignment
    ) { buffer in
      unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
      return unsafe UnsafeRawBufferPointer(buffer).load(as: Result.self)
    }
  }
}
