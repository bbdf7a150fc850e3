import Foundation

/// Notices when files are saved.
///
/// It looks at their dates several times a second: that works on every file system, and for editors
/// that write another file and rename it.
struct FileWatcher {
  private struct Stamp: Equatable {
    var date: Date
    var size: UInt64
    var number: UInt64
  }
  private var stamps: [String: Stamp?] = [:]

  private static let interval = Duration.milliseconds(150)

  init(_ paths: [String]) { watch(paths) }

  /// Watches these files from now on; of those that it watched already, it knows what they were.
  mutating func watch(_ paths: [String]) {
    var next: [String: Stamp?] = [:]
    for path in paths { next[path] = stamps[path] ?? Self.stamp(of: path) }
    stamps = next
  }

  /// Waits until files have changed, and returns which.
  ///
  /// - Throws: `CancellationError`.
  mutating func nextChange() async throws -> Set<String> {
    while true {
      try await Task.sleep(for: Self.interval)
      var changed: Set<String> = []
      for (path, old) in stamps {
        let new = Self.stamp(of: path)
        // A file that is gone is about to be replaced.
        guard new != old, new != nil else { continue }
        stamps[path] = new
        changed.insert(path)
      }
      if !changed.isEmpty { return changed }
    }
  }

  private static func stamp(of path: String) -> Stamp? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    return Stamp(
      date: date, size: (attributes[.size] as? NSNumber)?.uint64Value ?? 0,
      number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0)
  }
}
