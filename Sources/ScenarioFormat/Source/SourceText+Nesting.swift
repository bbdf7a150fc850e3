extension SourceText {
  /// The first place at which brackets, dashes or indentation nest deeper than `limit`.
  ///
  /// Counts what could nest without reading the grammar: brackets in quoted text count as well, which errs
  /// on the safe side.
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
}
