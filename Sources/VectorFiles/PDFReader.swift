import Foundation

/// Reads the text of PDF: values, and the operators of contents.
struct PDFReader {
  let bytes: [UInt8]
  var position: Int

  /// A word of contents: a value, or what is to be done with those before it.
  enum Word {
    case value(PDFObject)
    case keyword(String)
  }

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...13).contains(byte) || byte == 0
  }

  private static let delimiters = Set("()<>[]{}/%".utf8)

  private static func isRegular(_ byte: UInt8) -> Bool {
    !isSpace(byte) && !delimiters.contains(byte)
  }

  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 10, byte != 13 { position += 1 }
      } else if Self.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  /// The letters up to the next space or delimiter.
  private mutating func letters() -> String {
    let start = position
    while let byte = next, Self.isRegular(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a keyword comes next, which is read.
  mutating func accept(_ keyword: String) -> Bool {
    let start = position
    skipSpace()
    if letters() == keyword { return true }
    position = start
    return false
  }

  /// The next word; nil at the end.
  ///
  /// - Parameter depth: In how many others it is; too deep ones are nil.
  /// - Returns: A value or a keyword.
  mutating func word(depth: Int = 0) -> Word? {
    skipSpace()
    guard let byte = next, depth < 64 else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return .value(.name(name()))
    case UInt8(ascii: "("): return .value(.string(string()))
    case UInt8(ascii: "["):
      position += 1
      return .value(.array(values(until: UInt8(ascii: "]"), depth: depth)))
    case UInt8(ascii: "<"):
      if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "<") {
        position += 2
        return .value(.dictionary(dictionary(depth: depth)))
      }
      return .value(.string(hexadecimal()))
    case let byte where Self.delimiters.contains(byte):
      position += 1
      return .keyword(String(Unicode.Scalar(byte)))
    default:
      let text = letters()
      if let number = Self.number(text) { return .value(number) }
      switch text {
      case "true": return .value(.boolean(true))
      case "false": return .value(.boolean(false))
      case "null": return .value(.null)
      default: return .keyword(text)
      }
    }
  }

  /// The next value, a reference as one; nil for a keyword, which is read, and at the end.
  mutating func value(depth: Int = 0) -> PDFObject? {
    guard case .value(let value)? = word(depth: depth) else { return nil }
    guard let number = value.number, number >= 0, number == number.rounded() else { return value }
    // `12 0 R`
    let start = position
    skipSpace()
    // Nothing else than a number: what holds others is read once.
    if let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit),
      case .value(.number)? = word(depth: depth), accept("R")
    {
      return .reference(Int(number))
    }
    position = start
    return value
  }

  private static func number(_ text: String) -> PDFObject? {
    guard let first = text.utf8.first, first < UInt8(ascii: "A"), let value = Double(text),
      value.isFinite, abs(value) < 1e15
    else { return nil }
    return .number(value)
  }

  private mutating func values(until end: UInt8, depth: Int) -> [PDFObject] {
    var values: [PDFObject] = []
    while true {
      skipSpace()
      guard let byte = next else { return values }
      if byte == end {
        position += 1
        return values
      }
      if let value = value(depth: depth + 1) {
        values.append(value)
      } else if next == byte {
        position += 1
      }
    }
  }

  private mutating func dictionary(depth: Int) -> [String: PDFObject] {
    var entries: [String: PDFObject] = [:]
    while true {
      skipSpace()
      guard let byte = next else { return entries }
      if byte == UInt8(ascii: ">") {
        position += position + 1 < bytes.count ? 2 : 1
        return entries
      }
      guard byte == UInt8(ascii: "/") else {
        position += 1
        continue
      }
      let key = name()
      skipSpace()
      guard next != UInt8(ascii: ">") else { continue }
      if let value = value(depth: depth + 1) { entries[key] = value }
    }
  }

  private mutating func name() -> String {
    position += 1
    let text = letters()
    return text.contains("#")
      ? text.replacing(/#([0-9A-Fa-f]{2})/) { match in
        UInt8(match.1, radix: 16).map { String(Unicode.Scalar($0)) } ?? ""
      } : text
  }

  private mutating func string() -> [UInt8] {
    position += 1
    var (text, depth): ([UInt8], Int) = ([], 1)
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"):
        if let escaped = next {
          text.append(escaped)
          position += 1
        }
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func hexadecimal() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
