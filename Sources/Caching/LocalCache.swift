package import AnimFiles
import AnimPixels
import Foundation

/// Results in a folder: `ac/` by the keys of actions, `cas/` by the digests of contents, as Bazel's disk cache has them.
///
/// Any number of programs may use it at once: files appear complete or not at all, and what one removes is for
/// others as if it had never been there. What is damaged counts as missing, and is removed.
package struct LocalCache: Sendable {
  /// The kinds of what is kept.
  package enum Kind: String, CaseIterable, Sendable { case ac, cas }

  /// The path of the folder, which need not exist.
  package let folder: String

  /// The largest file that is kept, in bytes.
  private static let largestFile = 1 << 30
  /// How long ago a file must have been used, in seconds, to be marked as used again.
  private static let restTime = 3600.0

  /// The cache in a folder.
  package init(folder: String) { self.folder = folder }

  private func path(_ kind: Kind, _ name: String) -> String {
    "\(folder)/\(kind.rawValue)/\(name.prefix(2))/\(name)"
  }

  /// The result of the action of a key; nil if there is none that is whole.
  package func result(_ key: String) -> ActionResult? {
    guard let bytes = bytes(.ac, key) else { return nil }
    guard let result = ActionResult(bytes, for: key) else {
      try? FileManager.default.removeItem(atPath: path(.ac, key))
      return nil
    }
    return result
  }

  /// The content of a digest; nil if it is not there or not whole.
  package func content(_ digest: String) -> [UInt8]? {
    guard let bytes = bytes(.cas, digest) else { return nil }
    guard SHA256.digest(of: bytes) == digest else {
      try? FileManager.default.removeItem(atPath: path(.cas, digest))
      return nil
    }
    return bytes
  }

  /// Whether there is a content of a digest, whole or not.
  package func hasContent(_ digest: String) -> Bool {
    FileManager.default.fileExists(atPath: path(.cas, digest))
  }

  private func bytes(_ kind: Kind, _ name: String) -> [UInt8]? {
    guard name.isDigest else { return nil }
    let path = path(kind, name)
    guard let bytes = try? InputFile.bytes(path, .regular, limit: Self.largestFile) else {
      return nil
    }
    touch(path)
    return bytes
  }

  /// Marks a file as used, for `prune`.
  private func touch(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0,
      Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > Self.restTime
    else { return }
    _ = unsafe utimensat(AT_FDCWD, path, nil, 0)
  }

  /// Keeps the result of an action; its contents must have been stored before.
  package func store(_ result: ActionResult, for key: String) throws(OutputError) {
    try OutputFile.write(result.message(for: key), to: path(.ac, key))
  }

  /// Keeps a content, and returns its digest.
  package func store(_ content: [UInt8]) throws(OutputError) -> String {
    let digest = SHA256.digest(of: content)
    let path = path(.cas, digest)
    if !FileManager.default.fileExists(atPath: path) { try OutputFile.write(content, to: path) }
    return digest
  }

  // MARK: Size

  /// The amount of what is kept.
  package struct Size: Hashable, Sendable {
    package var bytes: Int
    package var files: Int

    /// An amount; left to itself, none.
    package init(bytes: Int = 0, files: Int = 0) { (self.bytes, self.files) = (bytes, files) }
  }

  private struct Entry {
    var path: String
    var bytes: Int
    var used: Double
  }

  private func entries(_ kind: Kind) -> [Entry] {
    let root = "\(folder)/\(kind.rawValue)"
    let names = FileManager.default.subpaths(atPath: root) ?? []
    return names.compactMap { name in
      var status = stat()
      guard name.contains("/"), unsafe stat("\(root)/\(name)", &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      let used = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
      // What is being written has another name, and is left to its writer unless that is long gone.
      guard
        (name as NSString).lastPathComponent.isDigest
          || Date().timeIntervalSince1970 - used > Self.restTime
      else { return nil }
      return Entry(path: "\(root)/\(name)", bytes: Int(status.st_size), used: used)
    }
  }

  /// The size of all that is kept of a kind.
  package func size(of kind: Kind) -> Size {
    entries(kind).reduce(into: Size()) { size, entry in
      size.bytes += entry.bytes
      size.files += 1
    }
  }

  /// Removes what was not used for longest, until the rest is no larger than a limit.
  ///
  /// - Parameter limit: The size that may be left, in bytes.
  /// - Returns: What was removed.
  @discardableResult package func prune(to limit: Int) -> Size {
    let all = Kind.allCases.flatMap(entries).sorted { ($0.used, $0.path) < ($1.used, $1.path) }
    var excess = all.reduce(-limit) { $0 + $1.bytes }
    var removed = Size()
    for entry in all where excess > 0 {
      // Another program may have been quicker.
      guard unsafe unlink(entry.path) == 0 else { continue }
      excess -= entry.bytes
      removed.bytes += entry.bytes
      removed.files += 1
    }
    return removed
  }

  /// Prunes if that was not done for a day.
  ///
  /// - Parameter limit: The size that may be left, in bytes.
  package func pruneDaily(to limit: Int) {
    let mark = "\(folder)/pruned"
    var status = stat()
    let age =
      unsafe stat(mark, &status) == 0
      ? Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec) : .infinity
    guard age > 86_400 else { return }
    do { try OutputFile.write("", to: mark) } catch { return }
    prune(to: limit)
  }
}
