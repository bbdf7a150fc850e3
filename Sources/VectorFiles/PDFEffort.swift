/// How much more is done for a drawing: a small file can name the same things so often that nobody would wait for it.
final class PDFEffort {
  /// Bytes that are taken out of streams.
  private var bytes: Int
  /// Words of contents, those of a form as often as it is drawn.
  private var words: Int

  init(bytes: Int = 1 << 27, words: Int = 2_000_000) {
    (self.bytes, self.words) = (bytes, words)
  }

  /// How many bytes may still come out of one stream.
  var greatestCount: Int { bytes }

  /// Notes bytes that came out of a stream.
  func took(bytes count: Int) { bytes = max(0, bytes - count) }

  /// Whether one word more is acted out.
  func takesWord() -> Bool {
    words -= 1
    return words >= 0
  }
}
