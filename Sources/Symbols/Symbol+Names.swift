extension Symbol {
  /// The names of all symbols that are described, in the order of their families; derived names are
  /// not among them.
  package static var describedNames: [String] { SymbolTable.entries.flatMap(\.names) }

  /// Names of symbols that are spelled most like `name`, the nearest first.
  ///
  /// The rules at the end of a name (`.fill`, `.circle` and the like) are kept where the symbol before
  /// them has such a form. Nearness is the number of letters to insert, delete, replace or swap with
  /// their neighbour; equally near names keep the order of their families.
  ///
  /// - Parameters:
  ///   - name: A name that may be unknown.
  ///   - count: The greatest number of results, 3 by default.
  /// - Returns: Names that `init(named:)` knows, at most a third of the letters away; none if nothing is
  ///   that near.
  package static func names(near name: String, count: Int = 3) -> [String] {
    var words = name.lowercased().split(separator: ".").map(String.init)
    var rules: [String] = []
    while words.count > 1, let last = words.last, ruleWords.contains(last) {
      rules.insert(last, at: 0)
      words.removeLast()
    }
    let stem = words.joined(separator: ".")
    guard !stem.isEmpty, count > 0 else { return [] }
    let limit = max(1, stem.count / 3)
    let ranked =
      describedNames
      .map { (name: $0, distance: EditDistance.between(stem, $0)) }
      .filter { $0.distance <= limit }
      .enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    var found: [String] = []
    for candidate in ranked.map(\.element.name) {
      let full = ([candidate] + rules).joined(separator: ".")
      let known = Symbol(named: full) == nil ? candidate : full
      if !found.contains(known) { found.append(known) }
      if found.count >= count { break }
    }
    return found
  }

  /// The words that rules are named by.
  private static let ruleWords: Set<String> = Set(
    ["fill", "slash", "badge"] + SymbolEnclosure.allCases.map(\.rawValue))
}

/// The number of steps from one spelling to another.
enum EditDistance {
  /// The optimal string alignment distance: insertions, deletions, replacements and swaps of
  /// neighbours.
  static func between(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.unicodeScalars.prefix(64)), Array(right.unicodeScalars.prefix(64)))
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        current.append(best)
      }
      (before, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
