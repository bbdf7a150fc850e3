/// The name a writer probably meant.
package enum Suggestion {
  /// The candidate closest to `word`, if it is close enough to be worth a question.
  ///
  /// A listed synonym wins over spelling; then the same letters in another case; then the fewest
  /// edits (insertion, deletion, replacement, swap of neighbours), at most a third of the letters;
  /// then a candidate that begins with the word. Ties go to the earlier candidate.
  package static func closest(
    to word: String, among candidates: [String], synonyms: [String: String] = [:]
  ) -> String? {
    if let meant = synonyms[word] { return meant }
    let lowered = word.lowercased()
    if let same = candidates.first(where: { $0.lowercased() == lowered }) { return same }
    let limit = max(1, word.count / 3)
    let ranked = candidates.map { ($0, distance(lowered, $0.lowercased())) }
    if let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= limit { return best.0 }
    guard word.count >= 3 else { return nil }
    return candidates.first { $0.lowercased().hasPrefix(lowered) }
  }

  /// The optimal string alignment distance.
  static func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left.unicodeScalars.prefix(64))
    let b = Array(right.unicodeScalars.prefix(64))
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
