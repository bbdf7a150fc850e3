extension String {
  /// The text with a sign for every character that would do something instead of being seen: end the
  /// line, move a terminal's cursor, or turn the direction of writing.
  ///
  /// A scenario's words stand in messages; they must not forge lines of their own, which a terminal or a
  /// build server would take for the program's. Each character stays one column wide; tabs stay.
  package var visible: String {
    guard unicodeScalars.contains(where: { $0.sign != nil }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.sign ?? scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// The character that is shown instead; nil for one that is seen as it is.
  fileprivate var sign: Unicode.Scalar? {
    switch value {
    case 0x09: nil
    // U+2400 and after are pictures of the control characters in their order.
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069:
      "\u{FFFD}"
    default: nil
    }
  }
}
