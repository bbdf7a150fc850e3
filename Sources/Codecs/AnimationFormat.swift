/// The animation formats that can be read, told apart by their first bytes.
public enum AnimationFormat: String, Hashable, Sendable {
  /// GIF87a or GIF89a.
  case gif
  /// PNG or APNG.
  case png

  /// The format of `bytes`, or nil if they begin like none of them.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: PNGChunk.signature) {
      self = .png
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else {
      return nil
    }
  }
}
