import Foundation

/// A file or a folder in a folder: as many of them as a cache holds are looked through in some milliseconds, where URLs with
/// their resource values take half a second.
struct FolderEntry {
  let name: String
  /// The size of a file, in bytes.
  let size: Int
  /// When it was changed, in seconds since 1970.
  let time: Double
  /// Whether it is a folder itself, and no link to one.
  let isFolder: Bool
  let isLink: Bool

  /// What is behind the last dot of the name; empty for none.
  var kind: String { name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? "" }

  /// What is in a folder, but not in its folders; nothing if it cannot be read.
  static func all(in path: String) -> [FolderEntry] {
    guard let folder = unsafe opendir(path) else { return [] }
    // It is closed once, and not used afterwards.
    defer { unsafe closedir(folder) }
    var entries: [FolderEntry] = []
    // The entry is good until the next one is read, and its name ends with a zero.
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      var status = stat()
      guard name != ".", name != "..",
        unsafe fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0
      else { continue }
      entries.append(
        FolderEntry(
          name: name, size: Int(status.st_size),
          time: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9,
          isFolder: status.st_mode & S_IFMT == S_IFDIR, isLink: status.st_mode & S_IFMT == S_IFLNK))
    }
    return entries
  }
}
