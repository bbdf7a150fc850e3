/// The tags of a text in XML, as far as Xcode's data models use it: elements with attributes, without text between them.
struct ModelTags {
  /// The beginning of an element, or its end.
  enum Tag {
    case begin(String, [String: String])
    case end(String)
  }

  private(set) var tags: [Tag] = []

  init(_ text: String) {
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { return }
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = Self.end(of: rest) else { return }
      add(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  /// The bracket that closes a tag, which may be written in its attributes' values, too.
  private static func end(of text: Substring) -> Substring.Index? {
    var isQuoted = false
    return text.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ">" && !isQuoted
    }
  }

  private mutating func add(_ tag: Substring) {
    guard let first = tag.first, first != "?", first != "!" else { return }
    if first == "/" {
      tags.append(.end(String(tag.dropFirst()).filter { !$0.isWhitespace }))
      return
    }
    let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
    var attributes: [String: String] = [:]
    for match in tag.matches(of: /([A-Za-z_:][\w:.-]*)\s*=\s*"([^"]*)"/) {
      attributes[String(match.1)] = Self.decoded(match.2)
    }
    tags.append(.begin(name, attributes))
    if tag.hasSuffix("/") { tags.append(.end(name)) }
  }

  private static func decoded(_ text: Substring) -> String {
    var text = String(text)
    guard text.contains("&") else { return text }
    text.replace(/&#(x?)([0-9A-Fa-f]+);/) { match in
      UInt32(match.2, radix: match.1.isEmpty ? 10 : 16).flatMap(Unicode.Scalar.init)
        .map { String(Character($0)) } ?? ""
    }
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] {
      text.replace(entity, with: character)
    }
    return text
  }
}
