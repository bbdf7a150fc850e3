import Foundation

extension TemporaryFolder {
  /// Puts parts of this folder into another one, each in the place of what has its name there.
  ///
  /// What is not here is not there afterwards either; what has other names there is left alone. What was
  /// there before is removed with this folder. Of several that do so at once, one is done after the
  /// other.
  ///
  /// - Parameters:
  ///   - parts: The names of files and folders.
  ///   - folder: The other folder, in the same file system.
  /// - Throws: `OutputError` or `CocoaError` if something cannot be moved.
  package func replace(_ parts: [String], in folder: String) throws {
    let files = FileManager.default
    try FolderLock.with(folder) {
      for part in parts {
        let (new, place) = ("\(url.path)/\(part)", "\(folder)/\(part)")
        // Moved, so that the name is free at once, however much there is to be removed.
        if files.fileExists(atPath: place) {
          try files.moveItem(atPath: place, toPath: "\(url.path)/.before-\(part)")
        }
        if files.fileExists(atPath: new) { try files.moveItem(atPath: new, toPath: place) }
      }
    }
  }
}
