extension String {
  /// Whether some text stands anywhere in this one, byte for byte.
  ///
  /// The standard library's `contains` looks at texts as collections of characters; over the files of an app that takes longer
  /// than parsing them.
  package func mentions(_ text: String) -> Bool {
    offset(of: text, from: 0) != nil
  }

  /// Where some text begins next.
  ///
  /// - Parameters:
  ///   - text: What is looked for, not empty.
  ///   - start: The offset of the first byte that it may begin with.
  /// - Returns: The offset of its first byte; nil if it does not come any more.
  func offset(of text: String, from start: Int) -> Int? {
    let (bytes, sought) = (utf8Span.span, text.utf8Span.span)
    guard !sought.isEmpty, bytes.count >= sought.count else { return nil }
    let first = sought[0]
    var place = start
    while place <= bytes.count - sought.count {
      if bytes[place] == first {
        var length = 1
        while length < sought.count, bytes[place + length] == sought[length] { length += 1 }
        if length == sought.count { return place }
      }
      place += 1
    }
    return nil
  }
}
