/// Why a picture or an animation could not be read or written.
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

  public let code: Code
  /// What is wrong and what would help; lower case, no full stop.
  public let message: String
  /// What the library or the output below said, if it said anything.
  public let cause: String?

  public init(_ code: Code, _ message: String, cause: String? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  public var description: String {
    cause.map { "\(message) (\($0))" } ?? message
  }
}
