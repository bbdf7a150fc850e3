extension Catalog {
  /// The list as a page in Markdown: a heading, a section for each group, a table of entries.
  package var markdown: String {
    var sections = ["# \(title)", summary]
    var group: String?
    var rows: [Entry] = []
    func finish() {
      guard !rows.isEmpty else { return }
      if let group, !group.isEmpty { sections.append("## \(group.capitalizedFirst)") }
      sections += Self.tables(rows)
      rows = []
    }
    for entry in entries {
      if entry.group != group {
        finish()
        group = entry.group
      }
      rows.append(entry)
    }
    finish()
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func tables(_ entries: [Entry]) -> [String] {
    guard entries.contains(where: { !$0.properties.isEmpty }) else { return [table(entries)] }
    return entries.flatMap { entry in
      [
        "## \(entry.name)", entry.summary.capitalizedFirst + ".",
        table(entry.properties.map { Entry($0.name, $0.summary) }),
      ]
    }
  }

  /// A table of two columns, or of three if any entry has an example.
  private static func table(_ entries: [Entry]) -> String {
    guard !entries.isEmpty else { return "No properties." }
    let hasExamples = entries.contains { !$0.example.isEmpty }
    let head = hasExamples ? ["Name", "Meaning", "Example"] : ["Name", "Meaning"]
    let lines = entries.map { entry in
      let cells = [code(entry.name), cell(entry.summary), code(entry.example)]
      return hasExamples ? cells : Array(cells.prefix(2))
    }
    return ([head, head.map { _ in "---" }] + lines)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func code(_ text: String) -> String {
    text.isEmpty ? "" : "`\(text.replacing("|", with: "\\|"))`"
  }

  /// A text that says only itself: signs that Markdown reads are escaped.
  private static func cell(_ text: String) -> String {
    String(text.flatMap { "\\`*_<>[]|#".contains($0) ? ["\\", $0] : [$0] })
      .replacing("\n", with: " ")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
