/// A picture or an animation that could not be read or written, with the reason.
public struct CodecError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a caller may want to tell apart.
  public enum Code: Hashable, Sendable {
    /// The bytes do not begin as this format begins.
    case wrongFormat
    /// The file ends before the picture does.
    case truncated
    /// The file contradicts itself or its format.
    case damaged
    /// The picture or the animation is beyond a limit, the format's or the caller's.
    case tooLarge
    /// An exact palette was asked for and there are more colours than fit.
    case tooManyColors
    /// An animation without frames, or a picture without pixels.
    case empty
    /// The output did not accept the bytes.
    case writeFailed
  }

  /// The kind of failure.
  public let code: Code
  /// The message: what is wrong and what would help; lower case, no full stop.
  public let message: String
  /// The words of the library or the output below, if it said anything.
  public let cause: String?

  /// An error with a message in lower case and without a full stop, and what the library said.
  public init(_ code: Code, _ message: String, cause: String? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  /// The message, followed by the cause in brackets if there is one.
  public var description: String {
    cause.map { "\(message) (\($0))" } ?? message
  }
}
