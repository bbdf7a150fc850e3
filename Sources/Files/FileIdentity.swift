import Foundation

/// What two paths have in common that lead to one file or folder, be it by other spelling, links or hard links.
package enum FileIdentity: Hashable, Sendable {
  case existing(device: UInt64, inode: UInt64)
  /// Where a file would be.
  case missing(String)

  /// - Returns: nil for devices, FIFOs and the standard streams, which may well be one.
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
