/// An output that could not be made, with the reason.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or its folder cannot be created.
  case cannotCreate(path: String, reason: String)
  /// Writing failed half-way: a full disk, a closed pipe.
  case cannotWrite(path: String, reason: String)
  /// A picture cannot be encoded.
  case encoding(path: String, reason: String)
  /// Another program that is needed is not installed.
  case missingProgram(String, package: String, path: String)
  /// A trial takes more bytes than it may.
  case tooLarge(limit: Int)

  /// The reason, for people, with the path.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "cannot create '\(path)': \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(Self.name(path)): \(reason)"
    case .encoding(let path, let reason): "cannot encode \(Self.name(path)): \(reason)"
    case .missingProgram(let program, let package, let path):
      "\(Self.name(path)) is made by '\(program)', which is not installed; "
        + "'apt install \(package)' provides it"
    case .tooLarge(let limit): "more than \(limit) bytes"
    }
  }

  private static func name(_ path: String) -> String {
    path == "-" ? "the standard output" : "'\(path)'"
  }
}
