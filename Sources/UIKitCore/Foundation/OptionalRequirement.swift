import Foundation

/// Finds out whether an object implements an optional method of a protocol.
///
/// Protocols have no optional methods without Objective-C. Here such a method has a default
/// implementation that calls `missing()`; whoever needs to know whether it was the default that ran
/// makes the call through `call`.
@MainActor final class OptionalRequirement {
  @TaskLocal private static var current: OptionalRequirement?

  private let name: String
  private var isMissing = false

  private init(_ name: String) { self.name = name }

  /// Says that the default implementation of the calling method ran.
  static func missing(_ name: String = #function) {
    if let current, current.name == name { current.isMissing = true }
  }

  /// The result of `body`, which calls the method `name`; nil if only its default exists.
  static func call<Result>(_ name: String, _ body: () -> Result) -> Result? {
    let requirement = OptionalRequirement(name)
    let result = $current.withValue(requirement, operation: body)
    return requirement.isMissing ? nil : result
  }
}
