extension SourceText {
  /// The first place at which brackets, dashes or indentation nest deeper than `limit`.
  ///
  /// Counts what could nest without reading the grammar: brackets in quoted text count as well,
  /// which errs on the safe side.
  func offsetOfExcessiveNesting(limit: Int) -> Int? {
    var brackets = 0
    var leading = 0
    var isLeading = true
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "[", "{":
        brackets += 1
        isLeading = false
      case "]", "}":
        brackets = max(0, brackets - 1)
        isLeading = false
      case " ": leading += isLeading ? 1 : 0
      case "-", "?", ":": leading += isLeading ? 1 : 0
      default:
        isLeading = false
        if Self.isBreak(scalar) {
          leading = 0
          isLeading = true
        }
      }
      // A level of a block collection takes at least one column, usually two.
      if brackets > limit || leading > 2 * limit { return index }
    }
    return nil
  }

  /// Where the text has more lines and commas than `limit`, each of which could begin a value.
  func offsetOfExcessiveLength(limit: Int) -> Int? {
    var count = 0
    for (index, scalar) in scalars.enumerated() where scalar == "," || scalar == "\n" {
      count += 1
      if count > limit { return index }
    }
    return nil
  }

  /// The first key that is made of aliases, in a text with more than `limit` aliases.
  ///
  /// Yams hashes keys with all that their aliases stand for, which doubles with every level; no key
  /// of the grammar is more than a word. Quoted text counts as well, which errs on the safe side.
  func offsetOfAliasKey(limit: Int) -> Int? {
    var aliases = 0
    var suspicious: Int?
    for (index, scalar) in scalars.enumerated() {
      let isFirst = index == 0 || " \t\n\r[{,:-?".unicodeScalars.contains(scalars[index - 1])
      if scalar == "*", isFirst, isWordStart(index + 1) {
        aliases += 1
        if isKey(endingAt: endOfWord(from: index + 1)) { suspicious = suspicious ?? index }
      } else if scalar == "]" || scalar == "}", isKey(endingAt: index + 1) {
        suspicious = suspicious ?? index
      } else if scalar == "?", isFirst, index + 1 < scalars.count,
        scalars[index + 1].properties.isWhitespace
      {
        suspicious = suspicious ?? index
      }
    }
    return aliases > limit ? suspicious : nil
  }

  private func isWordStart(_ index: Int) -> Bool {
    index < scalars.count && scalars[index].isASCII && scalars[index].properties.isAlphabetic
      || index < scalars.count && ("0"..."9").contains(scalars[index])
  }

  private func endOfWord(from index: Int) -> Int {
    var end = index
    while end < scalars.count,
      scalars[end].properties.isAlphabetic || ("0"..."9").contains(scalars[end])
        || scalars[end] == "_" || scalars[end] == "-"
    {
      end += 1
    }
    return end
  }

  /// Whether a colon follows, behind blanks.
  private func isKey(endingAt index: Int) -> Bool {
    var next = index
    while next < scalars.count, scalars[next] == " " || scalars[next] == "\t" { next += 1 }
    return next < scalars.count && scalars[next] == ":"
  }
}
