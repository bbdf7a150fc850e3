import Foundation

/// The kind and the owner of the file at a path.
struct FileStatus {
  enum Kind { case file, folder, link, special }

  let kind: Kind
  let device: dev_t
  let inode: ino_t
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  /// The status of a path; nil if there is nothing, or nothing that may be seen.
  ///
  /// - Parameters:
  ///   - path: The file, folder or link.
  ///   - followsLinks: Whether it is the status of the file that a link leads to.
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
