public import Codecs

/// Why an output could not be made.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or its folder cannot be created.
  case cannotCreate(path: String, reason: String)
  /// Writing failed half-way: a full disk, a closed pipe.
  case cannotWrite(path: String, reason: String)
  case encoding(path: String, CodecError)
  /// A trial takes more bytes than it may.
  case tooLarge(limit: Int)

  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "cannot create '\(path)': \(reason)"
    case .cannotWrite(let path, let reason): "cannot write '\(path)': \(reason)"
    case .encoding(let path, let error): "cannot encode '\(path)': \(error)"
    case .tooLarge(let limit): "more than \(limit) bytes"
    }
  }
}
