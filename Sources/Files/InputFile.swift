import Foundation

/// Files that are read as a whole, up to a limit.
package enum InputFile {
  /// A file that cannot be read, with the reason.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    /// The kinds of reasons.
    package enum Kind: Sendable { case missing, unreadable, notRegular, tooLarge, notText, outside }

    /// The kind of the reason.
    package let kind: Kind
    /// The reason, for people.
    package let description: String
  }

  /// The kinds of files that may be read.
  package enum Acceptance {
    /// A regular file, or a link to one.
    case regular
    /// Any file, such as a FIFO, if a user names it himself.
    case any
  }

  /// The largest scenario, in bytes; it is written by hand.
  package static let scenarioLimit = 4_000_000
  /// The largest picture that a scenario shows, in bytes.
  package static let pictureLimit = 64_000_000

  /// The text of a file; a `Problem` of kind `notText` if the bytes are not UTF-8.
  package static func text(_ bytes: [UInt8], of path: String) throws(Problem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .init(kind: .notText, description: "'\(path)' is not UTF-8 text")
    }
    return text
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file, as the user named it.
  ///   - acceptance: The kinds of files that are read.
  ///   - limit: The number of bytes beyond which it is refused.
  /// - Returns: All bytes, at most `limit`.
  /// - Throws: `Problem` if there is no such file, or it is of another kind, too large or
  ///   unreadable.
  package static func bytes(
    _ path: String, _ acceptance: Acceptance, limit: Int
  ) throws(Problem) -> [UInt8] {
    guard let status = FileStatus(path, followsLinks: true) else {
      throw errno == ENOENT || errno == ENOTDIR
        ? Problem(kind: .missing, description: "there is no file '\(path)'")
        : unreadable(path, .latest)
    }
    // Asked before it is opened: opening a FIFO waits, opening a device may do something.
    if status.kind == .folder {
      throw .init(kind: .notRegular, description: "'\(path)' is a folder")
    }
    if acceptance == .regular, status.kind != .file {
      throw .init(kind: .notRegular, description: "'\(path)' is not a regular file")
    }
    do {
      let file = try Descriptor(opening: path, O_RDONLY)
      defer { try? file.close() }
      return try bytes(of: file, named: "'\(path)'", limit: limit)
    } catch let error as SystemError {
      throw unreadable(path, error)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .init(kind: .unreadable, description: "\(error)")
    }
  }

  /// The bytes of the standard input; a `Problem` if there are more than `limit`.
  package static func standardInput(limit: Int) throws(Problem) -> [UInt8] {
    do {
      let input = Descriptor(number: STDIN_FILENO)
      return try bytes(of: input, named: "the standard input", limit: limit)
    } catch let error as SystemError {
      throw unreadable("-", error)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .init(kind: .unreadable, description: "\(error)")
    }
  }

  private static func bytes(
    of file: Descriptor, named name: String, limit: Int
  ) throws -> [UInt8] {
    let bytes = try file.read(upTo: limit + 1)
    guard bytes.count <= limit else {
      throw Problem(
        kind: .tooLarge, description: "\(name) is larger than \(limit.byteLimitText)")
    }
    return bytes
  }

  private static func unreadable(_ path: String, _ error: SystemError) -> Problem {
    .init(
      kind: .unreadable,
      description:
        "\(path == "-" ? "the standard input" : "'\(path)'") cannot be read: \(error.text)")
  }
}

extension Int {
  /// The number of bytes as text: `256 MB`, `2 KB` or `300 bytes`; a kilobyte is 1000.
  fileprivate var byteLimitText: String {
    if isMultiple(of: 1_000_000) { return "\(self / 1_000_000) MB" }
    if isMultiple(of: 1000) { return "\(self / 1000) KB" }
    return "\(self) bytes"
  }
}
