/// What distinguishes two texts, line by line.
struct TextDifference: CustomStringConvertible {
  /// The lines of both texts: those of the first alone after `-`, those of the second alone after
  /// `+`, and those of both as they are, indented.
  let lines: [String]

  /// The difference of two texts; nil if they are equal, but for empty lines at their ends.
  init?(_ expected: String, _ actual: String) {
    let (old, new) = (Self.lines(of: expected), Self.lines(of: actual))
    guard old != new else { return nil }
    let difference = new.difference(from: old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var next = 0
    func takeInsertions() {
      while inserted.contains(next) {
        lines.append("+ " + new[next])
        next += 1
      }
    }
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append("- " + line)
        continue
      }
      takeInsertions()
      lines.append("  " + line)
      next += 1
    }
    takeInsertions()
    self.lines = lines
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }

  /// The attributes in words, with all lines.
  var description: String {
    "the attributes are not as expected (- expected, + actual):\n"
      + lines.joined(separator: "\n")
  }
}
