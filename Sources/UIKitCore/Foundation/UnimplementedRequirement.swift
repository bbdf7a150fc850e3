/// The error that an optional method of a protocol throws where a class leaves it out.
///
/// Protocols have no optional methods without Objective-C. Here such a method is a requirement with
/// `throws(UnimplementedRequirement)`: classes implement it without throwing, the default implementation throws, and
/// `delegate.method?(…)` answers nil for what is thrown. The calls of UIKit's own protocols with a question mark are made
/// from their declarations (`Generated/`, by `swift run generate-requirements`); protocols of compiled sources are
/// rewritten in the same way.
public struct UnimplementedRequirement: Error {
  /// The error, which says nothing of the method.
  public init() {}

  /// Ends the program: somebody counted on an answer of `target`, which does not implement the method `name`.
  public func stop(_ name: String, of target: AnyObject) -> Never {
    fatalError("\(type(of: target)) does not implement \(name)")
  }
}
