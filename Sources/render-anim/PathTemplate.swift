/// A path with names in braces that are filled in: `output/{name}-{chapter}.gif`.
struct PathTemplate {
  /// What a name in braces stands for.
  enum Placeholder: String, CaseIterable {
    case name, theme, scale, chapter
  }

  let text: String

  func mentions(_ placeholder: Placeholder) -> Bool { text.contains("{\(placeholder.rawValue)}") }

  /// The path; names without a value stand as they are.
  func path(_ values: [Placeholder: String]) -> String {
    Placeholder.allCases.reduce(text) { text, placeholder in
      guard let value = values[placeholder] else { return text }
      return text.replacing("{\(placeholder.rawValue)}", with: value)
    }
  }
}
