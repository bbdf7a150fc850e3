import AnimFiles
import AnimPixels
import Synchronization

/// What actions have made before: in a folder of this machine, and on a server that several machines share.
///
/// What the server has comes to the folder. Keeping results is never a reason to fail: what cannot be kept is made
/// again.
package final class ResultShelf: Sendable {
  package let local: LocalCache
  package let remote: RemoteCache?
  /// The size that the folder is pruned to, in bytes.
  private let capacity: Int

  private struct Waiting {
    var contents: [(digest: String, bytes: [UInt8])] = []
    var results: [(key: String, result: ActionResult)] = []
    var bytes = 0
    var hasStored = false
  }
  private let waiting = Mutex(Waiting())

  /// The number of bytes beyond which what is to go to the server goes there at once.
  private static let largestLoad = 8 << 20

  /// The size that a folder is pruned to unless another is asked for, in bytes.
  package static let usualCapacity = 2_000_000_000

  /// Results in a folder and on a server.
  package init(_ local: LocalCache, _ remote: RemoteCache?, capacity: Int = usualCapacity) {
    (self.local, self.remote, self.capacity) = (local, remote, capacity)
  }

  /// The results of actions that are known, by their keys.
  package func results(_ keys: [String]) async -> [String: ActionResult] {
    var found: [String: ActionResult] = [:]
    for key in keys where found[key] == nil { found[key] = local.result(key) }
    guard let remote else { return found }
    for (key, result) in await remote.results(keys.filter { found[$0] == nil }) {
      try? local.store(result, for: key)
      found[key] = result
    }
    return found
  }

  /// The contents that are known, by their digests.
  package func contents(_ digests: [String]) async -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for digest in digests where found[digest] == nil { found[digest] = local.content(digest) }
    guard let remote else { return found }
    for (digest, bytes) in await remote.contents(digests.filter { found[$0] == nil }) {
      _ = try? local.store(bytes)
      found[digest] = bytes
    }
    return found
  }

  /// Keeps what came of an action.
  ///
  /// - Parameters:
  ///   - text: The text about it.
  ///   - files: The files that came of it, by paths that say what they are.
  ///   - key: The key of the action.
  package func store(
    _ text: [UInt8], files: [(path: String, bytes: [UInt8])] = [], for key: String
  ) async {
    var result = ActionResult(text: text)
    var contents: [(digest: String, bytes: [UInt8])] = []
    do {
      for (path, bytes) in files {
        let digest = try local.store(bytes)
        result.files.append(.init(path: path, digest: digest, size: bytes.count))
        contents.append((digest, bytes))
      }
      try local.store(result, for: key)
    } catch {
      // The server may still have room.
      guard remote != nil else { return }
      result.files = files.map { path, bytes in
        .init(path: path, digest: SHA256.digest(of: bytes), size: bytes.count)
      }
      contents = zip(result.files, files).map { (digest: $0.digest, bytes: $1.bytes) }
    }
    let isFull = waiting.withLock { [result, contents] waiting in
      waiting.hasStored = true
      guard let remote, !remote.isReadOnly else { return false }
      waiting.contents += contents
      waiting.results.append((key, result))
      waiting.bytes += text.count + contents.reduce(0) { $0 + $1.bytes.count }
      return waiting.bytes > Self.largestLoad
    }
    if isFull { await send() }
  }

  private func send() async {
    let load = waiting.withLock { waiting in
      defer {
        waiting = Waiting()
        waiting.hasStored = true
      }
      return waiting
    }
    await remote?.store(contents: load.contents, results: load.results)
  }

  /// Sends what is waiting, and keeps the folder to its size.
  package func finish() async {
    if !waiting.withLock({ $0.results.isEmpty }) { await send() }
    if waiting.withLock({ $0.hasStored }) { local.pruneDaily(to: capacity) }
  }
}
