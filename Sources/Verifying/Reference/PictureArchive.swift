import AnimCodecs
package import AnimPixels

/// Pictures of frames, each as a PNG in memory.
///
/// There may be thousands, of which few are looked at again.
package struct PictureArchive: Sendable {
  private var files: [Int: [UInt8]] = [:]

  /// The numbers of the frames, in order.
  package var frames: [Int] { files.keys.sorted() }

  mutating func store(_ picture: Pixmap, as frame: Int) throws(CodecError) {
    files[frame] = try PNGEncoder(level: 1).encode(picture)
  }

  /// The picture of a frame; nil if it is not stored.
  package subscript(frame: Int) -> Pixmap? {
    guard let file = files[frame] else { return nil }
    guard let picture = try? PNGDecoder().decode(file) else {
      preconditionFailure("the picture of frame \(frame) was encoded here")
    }
    return picture
  }
}
