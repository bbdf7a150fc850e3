extension Snippet {
  /// The directive that shows it in DocC, which chooses theme and scale by the files' names.
  ///
  /// Nil if no file is of a format that DocC knows.
  var directive: [String]? {
    let known = files.filter {
      $0.role == .animation && MediaFormat($0.format)?.isKnownToDocC ?? false
    }
    guard let file = known.first, let format = MediaFormat(file.format) else { return nil }
    let name = Self.docCName(file)
    let words = "alt: \"\(alt.escapedForDirective)\""
    guard format.element == .video else { return ["@Image(source: \"\(name)\", \(words))"] }
    let poster = self.poster.map { ", poster: \"\($0)\"" } ?? ""
    return ["@Video(source: \"\(name)\"\(poster), \(words))"]
  }

  /// The name of the still that stands for it in DocC; nil for none.
  var poster: String? { files.first { $0.role == .poster }.map(Self.docCName) }

  /// The name by which DocC knows all variants of a file.
  private static func docCName(_ entry: AssetEntry) -> String {
    let stem = RelativePath.stem(of: entry.path)
      .replacing(/@[1-3]x$/, with: "").replacing(/~dark$/, with: "")
    return "\(stem).\(entry.format)"
  }
}

extension String {
  /// The text between the quotes of a directive's argument.
  var escapedForDirective: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
  }
}
