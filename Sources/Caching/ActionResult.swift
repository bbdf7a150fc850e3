import AnimPixels

/// What came of an action: a text about it, and files by their digests.
///
/// It is written as the message `ActionResult` of Bazel's remote execution protocol, so that every cache for Bazel
/// takes it. Nothing vouches for such a message as digests do for files; so the text, which is
/// the standard output of the action there, ends with a digest of itself and of the action's key.
package struct ActionResult: Hashable, Sendable {
  /// A file that came of it.
  package struct File: Hashable, Sendable {
    package var path: String
    package var digest: String
    package var size: Int

    /// A file with the digest of its content.
    package init(path: String, digest: String, size: Int) {
      (self.path, self.digest, self.size) = (path, digest, size)
    }
  }

  package var text: [UInt8]
  package var files: [File]

  /// A result.
  package init(text: [UInt8], files: [File] = []) { (self.text, self.files) = (text, files) }

  /// The message, for the action of a key.
  func message(for key: String) -> [UInt8] {
    let files = files.flatMap { file in
      let digest =
        WireFormat.field(1, file.digest.utf8) + WireFormat.field(2, UInt64(file.size))
      return WireFormat.field(2, WireFormat.field(1, file.path.utf8) + WireFormat.field(2, digest))
    }
    return files + WireFormat.field(5, text + seal(for: key))
  }

  /// Reads a message; nil if it is damaged, or another action's.
  init?(_ message: [UInt8], for key: String) {
    guard let fields = WireFormat.fields(message[...]) else { return nil }
    (text, files) = ([], [])
    for (number, value) in fields {
      guard case .bytes(let bytes) = value else { continue }
      switch number {
      case 2:
        guard let file = File(bytes) else { return nil }
        files.append(file)
      case 5: text = Array(bytes)
      default: continue
      }
    }
    let length = Self.sealLength
    guard text.count >= length else { return nil }
    let seal = text.suffix(length)
    text.removeLast(length)
    guard Array(seal) == self.seal(for: key) else { return nil }
  }

  private static let mark = "\nrender-anim "
  private static let sealLength = mark.utf8.count + 64

  private func seal(for key: String) -> [UInt8] {
    let names = files.map { "\($0.digest) \($0.size) \($0.path)\n" }.joined()
    return Array(
      (Self.mark + SHA256.digest(of: text + Array("\n\(key)\n\(names)".utf8))).utf8)
  }
}

extension ActionResult.File {
  fileprivate init?(_ message: ArraySlice<UInt8>) {
    guard let fields = WireFormat.fields(message) else { return nil }
    (path, digest, size) = ("", "", 0)
    for case (let number, .bytes(let bytes)) in fields {
      if number == 1 { path = String(decoding: bytes, as: UTF8.self) }
      guard number == 2, let parts = WireFormat.fields(bytes) else { continue }
      for (part, value) in parts {
        switch (part, value) {
        case (1, .bytes(let text)): digest = String(decoding: text, as: UTF8.self)
        case (2, .number(let number)): size = Int(truncatingIfNeeded: number)
        default: continue
        }
      }
    }
    let isSafe = !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    guard isSafe, digest.isDigest, size >= 0 else { return nil }
  }
}

extension String {
  /// Whether these are the 64 hexadecimal digits of a digest: what comes from elsewhere becomes part of a path.
  var isDigest: Bool {
    utf8.count == 64
      && utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
