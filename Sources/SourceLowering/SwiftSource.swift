/// A Swift file of an app.
package struct SwiftSource: Hashable, Sendable {
  /// The path by which messages call the file.
  package let path: String
  package let text: String
  /// The modules that lines of the file import, under whatever condition that might hold on iOS.
  package let imports: Set<String>

  /// A file's path and its text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    imports = Self.imports(of: text)
  }

  /// Whether both are the same file with the same text.
  package static func == (a: SwiftSource, b: SwiftSource) -> Bool {
    a.path == b.path && a.text == b.text
  }

  /// Hashes path and text, from which all else follows.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(text)
  }

  private static func imports(of text: String) -> Set<String> {
    var names: Set<String> = []
    var conditions = LineConditions()
    for bytes in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 })
    where bytes.first(where: { $0 != 32 && $0 != 9 }).map(Self.mayBegin) == true {
      let line = Substring(bytes)
      let words = line.split(whereSeparator: { " \t;".contains($0) })
        .drop { $0.hasPrefix("@") || Self.accessLevels.contains($0) }
      guard let first = words.first else { continue }
      if first.hasPrefix("#") {
        conditions.read(line)
      } else if first == "import", conditions.mayHold,
        let name = words.dropFirst().first(where: { !Self.kinds.contains($0) }),
        let module = name.split(separator: ".").first
      {
        names.insert(String(module))
      }
    }
    return names
  }

  /// Whether a line may be an import or a condition by its first byte that is no space: most are spared the rest.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "p")]
      .contains(byte)
  }

  private static let accessLevels: Set<Substring> = [
    "public", "internal", "package", "private", "fileprivate",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}

/// Whether lines can be compiled on iOS, by the conditions around them and without Swift's grammar.
private struct LineConditions {
  private struct Clauses {
    /// Whether the clause of these that is read might hold.
    var mayHold: Bool
    /// Whether one before it holds in any case.
    var isDecided: Bool
  }

  private var clauses: [Clauses] = []

  var mayHold: Bool { clauses.allSatisfy(\.mayHold) }

  /// Reads a line that begins with a number sign.
  mutating func read(_ line: Substring) {
    let text = line.drop { " \t".contains($0) }
    if text.hasPrefix("#if") {
      let value = Self.value(of: text.dropFirst("#if".count))
      clauses.append(Clauses(mayHold: value != false, isDecided: value == true))
    } else if text.hasPrefix("#elseif"), let last = clauses.indices.last {
      let value = Self.value(of: text.dropFirst("#elseif".count))
      clauses[last].mayHold = !clauses[last].isDecided && value != false
      clauses[last].isDecided = clauses[last].isDecided || value == true
    } else if text.hasPrefix("#else"), let last = clauses.indices.last {
      clauses[last].mayHold = !clauses[last].isDecided
    } else if text.hasPrefix("#endif") {
      _ = clauses.popLast()
    }
  }

  /// Whether a condition holds; nil where that is not known: only alternatives of platforms are.
  private static func value(of condition: Substring) -> Bool? {
    let text = condition.prefix { $0 != "/" }.filter { $0 != " " && $0 != "\t" }
    guard !text.contains("&") else { return nil }
    var isFalse = true
    for term in text.split(separator: "|") {
      if term == "os(iOS)" || term == "canImport(UIKit)" { return true }
      if !term.hasPrefix("os("), !["canImport(AppKit)", "canImport(Cocoa)"].contains(term) {
        isFalse = false
      }
    }
    return isFalse ? false : nil
  }
}
