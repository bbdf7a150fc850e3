import Foundation

/// The identity of a file or folder, which all paths share that lead to it by other spelling, links
/// or hard links.
package enum FileIdentity: Hashable, Sendable {
  /// The numbers of a file or folder that is there.
  case existing(device: UInt64, inode: UInt64)
  /// The path without links of a file that is not there.
  case missing(String)

  /// The identity of a path; nil for devices, FIFOs and the standard streams, which may well be
  /// one.
  package init?(_ path: String) {
    if path == "-" { return nil }
    guard let status = FileStatus(path, followsLinks: true) else {
      self = .missing(RealPath.of(path))
      return
    }
    guard status.kind == .file || status.kind == .folder else { return nil }
    self = .existing(device: UInt64(status.device), inode: UInt64(status.inode))
  }
}
