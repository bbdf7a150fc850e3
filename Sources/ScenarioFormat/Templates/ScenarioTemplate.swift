/// A commented scenario to start from; reads without findings.
package enum ScenarioTemplate: String, CaseIterable, Sendable {
  case insertion
  case carousel
  case stretchy
  case sine
  case expand

  /// The content of the template in a line, for lists.
  package var summary: String {
    switch self {
    case .insertion: "items fly in and out of a grid"
    case .carousel: "a horizontal line that snaps to its items"
    case .stretchy: "a header that grows when the content is pulled down"
    case .sine: "items on a wave, placed by a formula"
    case .expand: "rows that expand when they are tapped"
    }
  }

  /// The YAML of a scenario to start from.
  ///
  /// - Parameters:
  ///   - title: The title, any text on one line.
  ///   - schema: The path of the JSON Schema, relative to the scenario's folder.
  /// - Returns: The YAML, with comments.
  package func text(title: String, schema: String) -> String {
    let quoted = title.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\"
        ? "\\\(scalar)" : scalar.properties.generalCategory == .control ? " " : String(scalar)
    }.joined()
    return """
      # yaml-language-server: $schema=\(schema)
      renderAnim: 1
      title: "\(quoted)"

      """ + body
  }

  private var body: String {
    switch self {
    case .insertion: Self.insertionBody
    case .carousel: Self.carouselBody
    case .stretchy: Self.stretchyBody
    case .sine: Self.sineBody
    case .expand: Self.expandBody
    }
  }
}
