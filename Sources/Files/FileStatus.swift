import Foundation

/// What there is at a path.
struct FileStatus {
  enum Kind { case file, folder, link, special }

  let kind: Kind
  let device: dev_t
  let inode: ino_t
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  /// - Parameter followsLinks: Whether it is that of what a link leads to.
  /// - Returns: nil if there is nothing, or nothing that may be seen.
  init?(_ path: String, followsLinks: Bool) {
    var status = stat()
    // Filled in by the call if it succeeds.
    let result = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    device = status.st_dev
    inode = status.st_ino
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }
}
