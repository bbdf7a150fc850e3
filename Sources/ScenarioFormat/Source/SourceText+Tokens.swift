// What libyaml's marks leave out: where a node's own text begins and ends.
extension SourceText {
  /// The offset at which the content of a node begins, behind `&anchor` and `!tag`.
  func contentOffset(from offset: Int) -> Int {
    var index = offset
    while index < scalars.count, scalars[index] == "&" || scalars[index] == "!" {
      while index < scalars.count, !isBlank(scalars[index]) { index += 1 }
      index = skipBlanksAndComments(from: index)
    }
    return min(index, scalars.count)
  }

  /// The length of the token at `offset`: a quoted string with its quotes, a flow collection with
  /// its brackets (as far as they stand on this line), or `fallback` scalars.
  func tokenLength(at offset: Int, fallback: Int) -> Int {
    guard offset < scalars.count else { return 0 }
    switch scalars[offset] {
    case "\"", "'": return (endOfQuoted(from: offset) ?? offset + fallback) - offset
    case "[", "{": return (endOfFlow(from: offset) ?? offset + 1) - offset
    case "|", ">", "-": return 1
    default: return fallback
    }
  }

  /// Where in the source each scalar of a decoded string stands, if the string was written on one
  /// line.
  ///
  /// Escapes (`''`, `\"`, `\n`, `\x41`) are one scalar of the string and several of the source.
  func offsets(ofString text: String, at offset: Int) -> [Int]? {
    let decoded = Array(text.unicodeScalars)
    guard offset < scalars.count else { return nil }
    let quote = scalars[offset]
    guard quote == "\"" || quote == "'" else {
      let end = offset + decoded.count
      guard end <= scalars.count, Array(scalars[offset..<end]) == decoded else { return nil }
      return Array(offset..<end)
    }
    var result: [Int] = []
    var index = offset + 1
    while index < scalars.count, scalars[index] != quote || isDoubled(quote, at: index) {
      guard !Self.isBreak(scalars[index]) else { return nil }
      result.append(index)
      index += escapeLength(at: index, quote: quote)
    }
    return result.count == decoded.count ? result : nil
  }

  private func isDoubled(_ quote: Unicode.Scalar, at index: Int) -> Bool {
    quote == "'" && index + 1 < scalars.count && scalars[index + 1] == "'"
  }

  private func escapeLength(at index: Int, quote: Unicode.Scalar) -> Int {
    if quote == "'" { return scalars[index] == "'" ? 2 : 1 }
    guard scalars[index] == "\\", index + 1 < scalars.count else { return 1 }
    switch scalars[index + 1] {
    case "x": return 4
    case "u": return 6
    case "U": return 10
    default: return 2
    }
  }

  private func endOfQuoted(from offset: Int) -> Int? {
    let quote = scalars[offset]
    var index = offset + 1
    while index < scalars.count {
      if scalars[index] == quote, !isDoubled(quote, at: index) { return index + 1 }
      index += escapeLength(at: index, quote: quote)
    }
    return nil
  }

  private func endOfFlow(from offset: Int) -> Int? {
    var depth = 0
    var index = offset
    while index < scalars.count, !Self.isBreak(scalars[index]) {
      switch scalars[index] {
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      case "\"", "'":
        if let previous = index > offset ? scalars[index - 1] : nil,
          " [{,:".contains(Character(previous))
        {
          index = (endOfQuoted(from: index) ?? index + 1) - 1
        }
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }

  private func skipBlanksAndComments(from offset: Int) -> Int {
    var index = offset
    while index < scalars.count {
      if isBlank(scalars[index]) {
        index += 1
      } else if scalars[index] == "#" {
        while index < scalars.count, !Self.isBreak(scalars[index]) { index += 1 }
      } else {
        break
      }
    }
    return index
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || Self.isBreak(scalar)
  }
}
