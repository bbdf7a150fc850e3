import Foundation

/// What tells a file from a changed one without reading it, as git's index does.
struct FileState: Hashable, Sendable {
  /// The size, in bytes.
  let size: Int64
  /// When its content was written, in nanoseconds since 1970; programs may set it.
  let written: Int64
  /// When anything of it was changed, in nanoseconds since 1970; no program can set it.
  let changed: Int64
  let inode: UInt64
  let device: UInt64

  /// The state of a regular file, links followed; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    // Filled in by the call if it succeeds.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int64(status.st_size)
    written = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    inode = UInt64(status.st_ino)
    device = UInt64(status.st_dev)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The present time, in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }
}

extension FileState {
  /// The state in words that `init(words:)` reads.
  var words: String { "\(size) \(written) \(changed) \(inode) \(device)" }

  /// Reads five numbers; nil if they are none.
  init?(words: ArraySlice<Substring>) {
    let numbers = words.compactMap { Int64($0) }
    guard numbers.count == 5, words.count == 5, numbers[3] >= 0, numbers[4] >= 0 else { return nil }
    (size, written, changed) = (numbers[0], numbers[1], numbers[2])
    (inode, device) = (UInt64(numbers[3]), UInt64(numbers[4]))
  }
}
