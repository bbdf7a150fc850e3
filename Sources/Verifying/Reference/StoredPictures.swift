import Codecs
import Pixels

/// The pictures of an animation file, read one after the other: one of them is in memory.
final class StoredPictures {
  private let decoder: any AnimationDecoder
  private var latest: Pixmap?
  /// When the next frame begins, in seconds.
  private var nextStart = 0.0

  /// - Throws: `CodecError` if the file is none.
  init(_ file: [UInt8]) throws(CodecError) {
    guard let format = AnimationFormat(file) else {
      throw CodecError(.wrongFormat, "this is neither a GIF nor a PNG file")
    }
    decoder = try format.decoder(for: file)
  }

  /// The next picture; nil after the last.
  func next() throws(CodecError) -> Pixmap? {
    guard let frame = try decoder.next() else { return nil }
    latest = frame.pixmap
    nextStart += frame.duration
    return frame.pixmap
  }

  /// What is shown at a time that is not before that of the call before.
  func picture(at time: Double) throws(CodecError) -> Pixmap? {
    while latest == nil || nextStart <= time + 1e-9 {
      guard try next() != nil else { break }
    }
    return latest
  }
}
