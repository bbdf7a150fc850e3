/// A Swift file of an app.
package struct SwiftSource: Hashable, Sendable {
  /// The path by which messages call the file.
  package let path: String
  package let text: String

  /// A file's path and its text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The modules that lines of the file import, under whatever condition.
  package var imports: Set<String> {
    Set(
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let words = line.split(whereSeparator: { " \t;".contains($0) })
          .drop { $0.hasPrefix("@") || Self.accessLevels.contains($0) }
        guard words.first == "import",
          let name = words.dropFirst().first(where: { !Self.kinds.contains($0) })
        else { return nil }
        return name.split(separator: ".").first.map(String.init)
      })
  }

  private static let accessLevels: Set<Substring> = [
    "public", "internal", "package", "private", "fileprivate",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
