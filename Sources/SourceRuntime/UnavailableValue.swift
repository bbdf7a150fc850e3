/// A value that compiled code needs, that the scenario does not give and that cannot be made up.
///
/// There is nothing to return to the code, and it cannot be unwound, so that whoever runs it ends it here.
public struct UnavailableValue: CustomStringConvertible, Sendable {
  /// What is missing, in the words of the scenario.
  public let description: String

  public typealias Handler = @Sendable (UnavailableValue) -> Never

  @TaskLocal private static var handler: Handler = { fatalError("\($0)") }

  /// Runs `body`, in which `handler` is told of the first value that is missing.
  public static func handled<Result>(by handler: @escaping Handler, _ body: () -> Result) -> Result
  {
    $handler.withValue(handler, operation: body)
  }

  static func stop(_ description: String) -> Never {
    handler(UnavailableValue(description: description))
  }
}
