/// Brings sources of Swift 1.2 to 2.3 up to date as far as layouts go: the names of UIKit, which Swift 3
/// changed, and what the language said otherwise.
///
/// Every line stays where it is. It works on tokens: what was a statement then need not be one now, so that there
/// is no tree to go by.
enum LegacySwift {
  /// A source, brought up to date if it was older.
  struct Migrated: Sendable {
    let source: SwiftSource
    /// Whether it was older.
    let isOlder: Bool
    private let edits: SourceEdits
    private let lines: LineTable

    fileprivate init(_ original: SwiftSource, _ edits: SourceEdits) {
      let bytes = Array(original.text.utf8)
      let text = edits.applied(to: bytes, in: bytes.indices)
      source = SwiftSource(path: original.path, text: String(decoding: text, as: UTF8.self))
      lines = LineTable(bytes)
      isOlder = true
      self.edits = edits
    }

    fileprivate init(unchanged source: SwiftSource) {
      self.source = source
      edits = SourceEdits()
      isOlder = false
      lines = LineTable([])
    }

    /// Where a column of a line was before.
    func originalColumn(_ column: Int, line: Int) -> Int {
      guard lines.lines.indices.contains(line - 1) else { return column }
      return edits.originalColumn(column, in: lines.lines[line - 1])
    }
  }

  /// How optional values were compared until Swift 3: nothing came before everything.
  static let comparisons = [
    ("<", "guard let b else { return false }; guard let a else { return true }; return a < b"),
    (">", "return b < a"), ("<=", "return !(b < a)"), (">=", "return !(a < b)"),
  ].map { sign, body in
    "fileprivate func \(sign) <T: Comparable>(a: T?, b: T?) -> Bool { \(body) }"
  }

  /// Whether something that may be nothing is compared, as far as the text tells.
  static func comparesOptionals(_ text: String) -> Bool {
    text.contains(/\?\.[^\n]*[^-\n][<>]|[^-][<>]=? *[\w.]+\?/)
  }

  /// The sources, rewritten if they are of that time.
  static func migrated(_ sources: [SwiftSource]) -> [Migrated] {
    // A module is of one time: where one file says what only Swift 3 and later do, a method whose name was UIKit's
    // before is the app's own.
    guard sources.contains(where: { mentionsSign($0.text) }) else {
      return sources.map(Migrated.init(unchanged:))
    }
    let tokens = sources.map { LegacyToken.tokens(of: $0.text) }
    // What the sources declare themselves, to be overridden, is no method of UIKit's.
    let signs = LegacyNames.signs.subtracting(tokens.flatMap(ownSigns))
    guard tokens.contains(where: { overrides(signs, in: $0) }), !tokens.contains(where: isPresent)
    else {
      return sources.map(Migrated.init(unchanged:))
    }
    // A case that the sources declare themselves keeps its name.
    let declared = Set(tokens.flatMap(caseNames))
    return zip(sources, tokens).map { source, tokens in
      var rewriter = LegacyRewriter(tokens, declaredCases: declared)
      rewriter.rewrite()
      return Migrated(source, rewriter.edits)
    }
  }

  private static func mentionsSign(_ text: String) -> Bool {
    // In one pass: every attempt at compiling an app looks at all of its files.
    let word = "func "
    let bytes = text.utf8
    var end = 0
    while let start = text.offset(of: word, from: end) {
      end = start + word.utf8.count
      let rest = bytes[bytes.index(bytes.startIndex, offsetBy: end)...]
      if LegacyNames.signs.contains(where: { rest.starts(with: $0.utf8) }) { return true }
    }
    return false
  }

  private static func overrides(_ signs: Set<String>, in tokens: [LegacyToken]) -> Bool {
    tokens.indices.dropFirst(2).contains { index in
      tokens[index].isOne(of: signs) && isOverridden(index, in: tokens)
    }
  }

  /// The names of former methods of UIKit that functions have which override none.
  private static func ownSigns(_ tokens: [LegacyToken]) -> [String] {
    tokens.indices.dropFirst().filter { index in
      tokens[index - 1].text == "func" && tokens[index].isOne(of: LegacyNames.signs)
        && !isOverridden(index, in: tokens)
    }.map { tokens[$0].text }
  }

  private static func isPresent(_ tokens: [LegacyToken]) -> Bool {
    tokens.indices.contains { index in
      tokens[index].isOne(of: LegacyNames.presentWords)
        || tokens[index].isOne(of: LegacyNames.presentSigns) && isOverridden(index, in: tokens)
    }
  }

  /// Whether `override func` stands before a name, with other modifiers between or before them.
  private static func isOverridden(_ index: Int, in tokens: [LegacyToken]) -> Bool {
    index > 1 && tokens[index - 1].text == "func"
      && tokens[max(0, index - 5)..<index].contains { $0.text == "override" }
  }

  private static func caseNames(_ tokens: [LegacyToken]) -> [String] {
    zip(tokens, tokens.dropFirst()).filter { $0.0.text == "case" && $0.1.kind == .word }
      .map(\.1.text)
  }
}
