import AnimCodecs
import AnimPixels

/// The pictures of an animation file, read one after the other: one of them is in memory.
final class StoredPictures {
  private let reader: AnimationReader
  private var latest: Pixmap?
  /// The time at which the next frame begins, in seconds.
  private var nextStart = 0.0

  /// The pictures in the bytes of a file.
  ///
  /// - Throws: `CodecError` if the file is none.
  init(_ file: [UInt8]) throws(CodecError) {
    reader = try AnimationReader(file)
  }

  /// The next picture; nil after the last.
  func next() throws(CodecError) -> Pixmap? {
    guard let frame = try reader.next() else { return nil }
    latest = frame.pixmap
    nextStart += frame.duration
    return frame.pixmap
  }

  /// The picture that is shown at a time, in seconds, that is not before that of the call before.
  func picture(at time: Double) throws(CodecError) -> Pixmap? {
    while latest == nil || nextStart <= time + 1e-9 {
      guard try next() != nil else { break }
    }
    return latest
  }
}
