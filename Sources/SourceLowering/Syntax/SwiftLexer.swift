/// Splits a Swift source into tokens, without comments and white space.
///
/// Never fails: what is no Swift comes out as some tokens, and the compiler will say what is wrong.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var tokens: [SwiftToken] = []

  /// The tokens of a source, in the order of the text.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0xC, 0xB, 0:
        position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "\""):
        token(.string) { $0.skipString(hashes: 0) }
      case UInt8(ascii: "#"):
        readHash()
      case UInt8(ascii: "@"):
        token(.attribute) {
          $0.position += 1
          $0.skipWord()
        }
      case UInt8(ascii: "`"):
        token(.identifier) {
          $0.position += 1
          while let next = $0.peek(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") {
            $0.position += 1
          }
          $0.position += 1
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        token(.number) { $0.skipNumber() }
      case _ where Self.beginsWord(byte):
        token(.identifier) { $0.skipWord() }
      case _ where Self.punctuation.contains(byte):
        token(.punctuation) { $0.position += 1 }
      default:
        token(.operator) { $0.skipOperator() }
      }
    }
  }

  private func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private mutating func token(_ kind: SwiftToken.Kind, _ skip: (inout SwiftLexer) -> Void) {
    let start = position
    skip(&self)
    position = min(position, bytes.count)
    tokens.append(
      SwiftToken(
        kind: kind, range: start..<position,
        text: String(decoding: bytes[start..<position], as: UTF8.self), startsLine: startsLine))
    startsLine = false
  }

  // MARK: Words and signs

  private static let punctuation = Set("()[]{},:;".utf8)
  private static let operators = Set("/=-+!*%<>&|^~?.\\$".utf8)

  private static func beginsWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private mutating func skipWord() {
    while let byte = peek(),
      Self.beginsWord(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    {
      position += 1
    }
  }

  private mutating func skipNumber() {
    skipWord()
    // 1.5 is one number, 1.method is not; 1e-5 has its sign inside.
    while true {
      if peek() == UInt8(ascii: "."), let next = peek(1),
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
      {
        position += 1
        skipWord()
      } else if let sign = peek(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
        position > 0, bytes[position - 1] | 0x20 == UInt8(ascii: "e"), let next = peek(1),
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
      {
        position += 1
        skipWord()
      } else {
        return
      }
    }
  }

  private mutating func skipOperator() {
    // One sign at a time but for the arrow: `>` closes generics, `?` and `!` stand after anything.
    if peek() == UInt8(ascii: "-"), peek(1) == UInt8(ascii: ">") {
      position += 2
    } else {
      position += 1
    }
  }

  // MARK: Comments and strings

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    }
  }

  private mutating func readHash() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(hashes) == UInt8(ascii: "\"") {
      token(.string) {
        $0.position += hashes
        $0.skipString(hashes: hashes)
      }
    } else {
      token(.directive) {
        $0.position += 1
        $0.skipWord()
      }
    }
  }

  /// From the opening quote to after the closing one and its hashes.
  private mutating func skipString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = peek() == quote && peek(1) == quote && peek(2) == quote
    position += isMultiline ? 3 : 1
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), areHashes(hashes, at: 1) {
        if peek(1 + hashes) == UInt8(ascii: "(") {
          position += 1 + hashes
          skipInterpolation()
        } else {
          position += 2 + hashes
        }
      } else if byte == quote, !isMultiline, areHashes(hashes, at: 1) {
        position += 1 + hashes
        return
      } else if byte == quote, isMultiline, peek(1) == quote, peek(2) == quote,
        areHashes(hashes, at: 3)
      {
        position += 3 + hashes
        return
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        return  // not closed; the compiler will say so
      } else {
        position += 1
      }
    }
  }

  private func areHashes(_ count: Int, at ahead: Int) -> Bool {
    (0..<count).allSatisfy { peek(ahead + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          position += 1
          return
        }
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        continue
      default: break
      }
      position += 1
    }
  }
}
