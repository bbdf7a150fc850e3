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
  private struct Known {
    var state: FileState
    var digest: String
    var isUsed = false
  }

  private struct Table {
    var known: [String: Known] = [:]
    var hasNews = false
  }

  private let file: String?
  private let table: Mutex<Table>

  /// The largest file that is digested, in bytes.
  private static let largestFile = 1 << 32
  /// A file that was changed so shortly before it was read, in nanoseconds, may be changed again within the grain of
  /// its file system's clock, so that its digest is not kept.
  private static let grain: Int64 = 2_000_000_000
  /// The number of digests beyond which those that nobody asked for are forgotten.
  private static let capacity = 400_000

  /// Digests that are kept in a file; nil for this run only.
  package init(keptIn file: String? = nil) {
    self.file = file
    table = Mutex(Table(known: file.map(Self.read) ?? [:]))
  }

  /// The digest of a file's content; nil if there is no such file, or it cannot be read.
  package func digest(of path: String) -> String? {
    guard let state = FileState(path) else { return nil }
    let known = table.withLock { table -> String? in
      guard let known = table.known[path], known.state == state else { return nil }
      table.known[path]?.isUsed = true
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
      table.known[path] = Known(state: state, digest: digest, isUsed: true)
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
    let known = table.withLock { table -> [String: Known]? in
      guard table.hasNews else { return nil }
      table.hasNews = false
      return table.known
    }
    guard let known else { return }
    var all = Self.read(file).merging(known) { $1.isUsed ? $1 : $0 }
    if all.count > Self.capacity { all = all.filter { $0.value.isUsed } }
    let lines = all.sorted { $0.key < $1.key }.map { path, known in
      "\(known.digest) \(known.state.words) \(path)\n"
    }
    try? OutputFile.write(Self.heading + lines.joined(), to: file)
  }

  private static let heading = "render-anim digests 1\n"

  /// Lines of a digest, five numbers and a path; a line that is damaged is as good as none.
  private static func read(_ file: String) -> [String: Known] {
    guard let bytes = try? InputFile.bytes(file, .regular, limit: 1 << 28) else { return [:] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(heading) else { return [:] }
    var known: [String: Known] = [:]
    for line in text.dropFirst(heading.count).utf8.split(separator: UInt8(ascii: "\n")) {
      let words = Substring(line).split(separator: " ", maxSplits: 6)
      guard words.count == 7, words[0].utf8.count == 64, let state = FileState(words: words[1...5])
      else { continue }
      known[String(words[6])] = Known(state: state, digest: String(words[0]))
    }
    return known
  }
}
