import Foundation

/// The right to what is in a folder, which processes have one after the other.
///
/// It is the folder itself that is locked, so that no file tells of it. A file system that has no
/// such locks keeps nobody out.
package enum FolderLock {
  /// The rights to a folder.
  package enum Right {
    /// To change what is there, while nobody else does or reads it.
    case change
    /// To read several files that belong together, while nobody changes them.
    case read
  }

  /// Runs `body` while no other process, and no other thread, has a right that excludes this one.
  ///
  /// A thread that has the right to a folder waits for itself if it asks for it again.
  ///
  /// - Parameters:
  ///   - folder: The folder; one that is to be changed is made if need be, one that is to be read
  ///     need not be there.
  ///   - right: What `body` does in the folder.
  ///   - body: What runs meanwhile; the thread waits for its turn.
  /// - Throws: What making the folder or `body` throws.
  /// - Returns: What `body` returns.
  package static func with<Result>(
    _ folder: String, to right: Right = .change, _ body: () throws -> Result
  ) throws -> Result {
    if right == .change {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    let file: Descriptor
    do throws(SystemError) {
      file = try Descriptor(opening: folder, O_RDONLY | O_DIRECTORY)
    } catch {
      if right == .read { return try body() }
      throw OutputError.cannotCreate(path: folder, reason: error.text)
    }
    // Closing it gives the lock back.
    defer { try? file.close() }
    while flock(file.number, right == .change ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
    return try body()
  }
}
