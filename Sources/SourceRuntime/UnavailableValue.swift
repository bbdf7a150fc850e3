/// A value that compiled code needs, that the scenario does not give and that cannot be made up.
///
/// There is nothing to return to the code, and it cannot be unwound, so that whoever runs it ends
/// it here.
public struct UnavailableValue: CustomStringConvertible, Sendable {
  /// The missing value, in the words of the scenario.
  public let description: String

  /// A function that ends the code that needs the value; it never returns.
  public typealias Handler = @Sendable (UnavailableValue) -> Never

  /// A function cannot be the value of a task local: see `LayerFault.Observer`.
  private struct Ending: Sendable {
    let handler: Handler
  }

  @TaskLocal private static var ending = Ending { fatalError("\($0)") }

  /// Runs `body`, in which `handler` is told of the first value that is missing.
  public static func handled<Result>(by handler: @escaping Handler, _ body: () -> Result) -> Result
  {
    $ending.withValue(Ending(handler: handler), operation: body)
  }

  static func stop(_ description: String) -> Never {
    ending.handler(UnavailableValue(description: description))
  }
}
