/// Reads the arguments of a directive such as `@Image(source: "a.gif", alt: "Words")`.
///
/// The grammar is that of swift-markdown's block directives: values are words, or quoted with
/// backslashes before quotes.
struct DirectiveParser {
  private let text: PageText
  private var offset: Int
  private let limit: Int

  /// The directive that begins at an offset; nil if it is none that shows a picture or a video.
  ///
  /// - Parameters:
  ///   - text: The page.
  ///   - start: The offset of the `@`.
  /// - Returns: The directive, and the offset behind its closing bracket.
  static func directive(in text: PageText, at start: Int) -> (Directive, end: Int)? {
    for kind in [Directive.Kind.image, .video] {
      let word = [UInt8]("@\(kind.rawValue)".utf8)
      guard text.bytes[start...].starts(with: word) else { continue }
      var parser = DirectiveParser(text: text, offset: start + word.count)
      guard let (arguments, end) = parser.arguments() else { return nil }
      return (Directive(kind: kind, arguments: arguments, end: end), parser.offset)
    }
    return nil
  }

  private init(text: PageText, offset: Int) {
    self.text = text
    self.offset = offset
    limit = text.bytes.count
  }

  private mutating func arguments() -> ([String: Directive.Argument], end: Int)? {
    skipSpace()
    guard take("(") else { return nil }
    var result: [String: Directive.Argument] = [:]
    var end = offset
    while true {
      skipSpace()
      if take(")") { return (result, end) }
      let label = word { $0 == UInt8(ascii: ":") }
      guard !label.isEmpty, take(":") else { return nil }
      skipSpace()
      let start = offset
      guard let value = value() else { return nil }
      end = offset
      result[label] = Directive.Argument(value: value, range: start..<offset)
      skipSpace()
      _ = take(",")
    }
  }

  /// A value, quoted or up to a comma, a bracket or a space.
  private mutating func value() -> String? {
    guard take("\"") else {
      let text = word { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")") }
      return text.isEmpty ? nil : text
    }
    var bytes: [UInt8] = []
    while offset < limit {
      let byte = text.bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), offset < limit {
        bytes.append(text.bytes[offset])
        offset += 1
      } else {
        bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < limit, !isEnd(text.bytes[offset]), !Self.isSpace(text.bytes[offset]) {
      offset += 1
    }
    return text.string(start..<offset)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard offset < limit, text.bytes[offset] == character.asciiValue else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < limit, Self.isSpace(text.bytes[offset]) { offset += 1 }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
