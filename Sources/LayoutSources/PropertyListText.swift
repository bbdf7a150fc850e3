/// A property list in the form of OpenStep, as Xcode writes its projects: `{ key = value; }`, `( a, b )`, words and
/// strings.
enum PropertyListText: Equatable {
  case text(String)
  case list([PropertyListText])
  case table([String: PropertyListText])

  /// The value that a text says; nil if it is none.
  init?(_ source: String) {
    var reader = Reader(Array(source.utf8))
    guard let value = reader.value() else { return nil }
    self = value
  }

  /// The value of a key; nil for what is no table, or has no such key.
  subscript(key: String) -> PropertyListText? {
    if case .table(let entries) = self { entries[key] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The words in a list; none for anything else.
  var words: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    var depth = 0

    /// Projects nest a few levels.
    static let greatestDepth = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    func isAhead(_ text: StaticString) -> Bool {
      bytes[place...].starts(with: text.description.utf8)
    }

    /// Passes over white space and comments.
    mutating func skip() {
      while let byte = next {
        if byte == 0x20 || 0x09...0x0d ~= byte {
          place += 1
        } else if isAhead("//") {
          while let byte = next, byte != 0x0a { _ = byte; place += 1 }
        } else if isAhead("/*") {
          place += 2
          while place < bytes.count, !isAhead("*/") { place += 1 }
          place = min(place + 2, bytes.count)
        } else {
          return
        }
      }
    }

    mutating func take(_ byte: Unicode.Scalar) -> Bool {
      skip()
      guard next == UInt8(ascii: byte) else { return false }
      place += 1
      return true
    }

    mutating func value() -> PropertyListText? {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.greatestDepth else { return nil }
      if take("{") {
        var entries: [String: PropertyListText] = [:]
        while !take("}") {
          guard let key = word(), take("="), let value = value(), take(";") else { return nil }
          entries[key] = value
        }
        return .table(entries)
      }
      if take("(") {
        var values: [PropertyListText] = []
        while !take(")") {
          guard let value = value() else { return nil }
          values.append(value)
          _ = take(",")
        }
        return .list(values)
      }
      return word().map { .text($0) }
    }

    mutating func word() -> String? {
      skip()
      if next == UInt8(ascii: "\"") { return string() }
      let start = place
      while let byte = next,
        byte > 0x20, !"{}();,=\"".utf8.contains(byte)
      {
        place += 1
      }
      return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    /// The bytes of a character that is written as UTF-16 in hexadecimal digits, behind the letter of the first of its two units.
    private mutating func scalar() -> [UInt8] {
      func unit(at start: Int) -> UInt16? {
        guard start + 4 <= bytes.count else { return nil }
        return UInt16(String(decoding: bytes[start..<start + 4], as: UTF8.self), radix: 16)
      }
      guard let first = unit(at: place) else { return [] }
      place += 4
      var units = [first]
      if UTF16.isLeadSurrogate(first), place + 2 < bytes.count,
        bytes[place] == UInt8(ascii: "\\"), let second = unit(at: place + 2)
      {
        units.append(second)
        place += 6
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// A string in quotes, in which a backslash stands before what would end it.
    private mutating func string() -> String? {
      place += 1
      var content: [UInt8] = []
      while let byte = next {
        place += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), let escaped = next else {
          content.append(byte)
          continue
        }
        place += 1
        switch escaped {
        case UInt8(ascii: "n"): content.append(0x0a)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0d)
        case UInt8(ascii: "U"), UInt8(ascii: "u"): content += scalar()
        default: content.append(escaped)
        }
      }
      return nil
    }
  }
}
