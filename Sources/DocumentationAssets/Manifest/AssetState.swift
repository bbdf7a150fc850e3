/// What is to be said of an asset that a page asks for, or asked for.
package enum AssetState: Hashable, Sendable {
  case fresh
  /// It was never made, or its file is gone.
  case missing
  /// What it is made of is not what it was.
  case stale
  /// The file is not the one that was made.
  case changed
  /// The file takes more bytes than it may.
  case overBudget(bytes: Int, limit: Int)

  /// The state of an asset.
  ///
  /// - Parameters:
  ///   - entry: What the manifest says of it; nil for nothing.
  ///   - source: The digest of what it would be made of now; nil if that cannot be had.
  ///   - file: The number of bytes and the digest of the file; nil if there is none.
  ///   - maxBytes: The number of bytes that it may take; nil for any.
  package init(
    of entry: AssetEntry?, source: String?, file: (bytes: Int, hash: String)?, maxBytes: Int?
  ) {
    guard let entry, let file else {
      self = .missing
      return
    }
    if entry.source != source {
      self = .stale
    } else if let maxBytes, entry.role == .animation, file.bytes > maxBytes {
      self = .overBudget(bytes: file.bytes, limit: maxBytes)
    } else if entry.bytes != file.bytes || entry.hash != file.hash {
      self = .changed
    } else {
      self = .fresh
    }
  }
}
