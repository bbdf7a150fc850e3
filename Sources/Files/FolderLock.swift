import Foundation

/// The right to change what is in a folder, which one of several processes has at a time.
package enum FolderLock {
  /// Runs `body` while no other process, and no other thread, does so for the same folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is made if need be.
  ///   - body: What runs meanwhile; the thread waits for its turn.
  /// - Throws: What making the folder or `body` throws.
  /// - Returns: What `body` returns.
  package static func with<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return try hold("\(folder)/.lock", O_RDWR | O_CREAT, body)
  }

  /// Does the same without a file in the folder: for folders that people see.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is made if need be.
  ///   - body: What runs meanwhile; the thread waits for its turn.
  /// - Throws: What making the folder or `body` throws.
  /// - Returns: What `body` returns.
  package static func holding<Result>(
    _ folder: String, _ body: () throws -> Result
  ) throws -> Result {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return try hold(folder, O_RDONLY | O_DIRECTORY, body)
  }

  private static func hold<Result>(
    _ path: String, _ flags: Int32, _ body: () throws -> Result
  ) throws -> Result {
    let file: Descriptor
    do throws(SystemError) {
      file = try Descriptor(opening: path, flags)
    } catch {
      throw OutputError.cannotCreate(path: path, reason: error.text)
    }
    // Closing it gives the lock back.
    defer { try? file.close() }
    while flock(file.number, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw OutputError.cannotCreate(path: path, reason: SystemError.latest.text)
      }
    }
    return try body()
  }
}
