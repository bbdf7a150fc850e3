import AnimFiles
import AnimPixels
import Foundation
import Synchronization

/// The SHA-256 digests of files, each computed once for as long as the file does not change.
///
/// What was computed is kept in a file, so that thousands of inputs need not be read to know that they are what
/// they were. A file counts as unchanged while its size, its times, its inode and its device are the same;
/// of these the time of the last change is the system's own, which no program sets.
package final class FileDigests: Sendable {
  private struct Table {
    /// What was asked for in this run.
    var used: [String: DigestLines.Entry] = [:]
    var hasNews = false
  }

  private let file: String?
  private let kept: DigestLines
  private let table = Mutex(Table())

  /// The largest file that is digested, in bytes.
  private static let largestFile = 1 << 32
  /// A file that was changed so shortly before it was read, in nanoseconds, may be changed again within the grain of
  /// its file system's clock, so that its digest is not kept.
  private static let grain: Int64 = 2_000_000_000
  /// The size of the file, in bytes, beyond which those that nobody asked for are forgotten: some 300,000 digests.
  private static let capacity = 1 << 26

  /// Digests that are kept in a file; nil for this run only.
  package init(keptIn file: String? = nil) {
    self.file = file
    kept = file.map(Self.read) ?? DigestLines([])
  }

  /// The digest of a file's content; nil if there is no such file, or it cannot be read.
  package func digest(of path: String) -> String? {
    guard let state = FileState(path) else { return nil }
    let known = table.withLock { table -> String? in
      guard let known = table.used[path] ?? kept.entry(of: path), known.state == state else {
        return nil
      }
      table.used[path] = known
      return known.digest
    }
    if let known { return known }
    guard let bytes = try? InputFile.bytes(path, .regular, limit: Self.largestFile) else {
      return nil
    }
    let digest = SHA256.digest(of: bytes)
    // What was changed meanwhile is digested again the next time.
    guard FileState(path) == state, FileState.now - max(state.changed, state.written) > Self.grain
    else { return digest }
    table.withLock { table in
      table.used[path] = DigestLines.Entry(state: state, digest: digest)
      table.hasNews = true
    }
    return digest
  }

  /// Whether a file has not been changed since a time, in nanoseconds since 1970, or a moment before it.
  package static func isUnchanged(_ path: String, since time: Int64) -> Bool {
    guard let state = FileState(path) else { return !FileManager.default.fileExists(atPath: path) }
    return max(state.changed, state.written) < time - 50_000_000
  }

  /// The present time, in nanoseconds since 1970.
  package static var now: Int64 { FileState.now }

  /// Keeps what was computed, along with what others have kept meanwhile.
  ///
  /// Failing to is no failure: it is computed again.
  package func save() {
    guard let file else { return }
    let used = table.withLock { table -> [String: DigestLines.Entry]? in
      guard table.hasNews else { return nil }
      table.hasNews = false
      return table.used
    }
    guard let used else { return }
    let others = Self.read(file)
    let all = others.size > Self.capacity ? DigestLines([]) : others
    try? OutputFile.write(all.merged(with: used), to: file)
  }

  private static func read(_ file: String) -> DigestLines {
    DigestLines((try? InputFile.bytes(file, .regular, limit: 1 << 28)) ?? [])
  }
}
