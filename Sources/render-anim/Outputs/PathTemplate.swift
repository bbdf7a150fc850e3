/// A path with places to be filled in, such as `output/{name}~{theme}@{scale}x.gif`.
struct PathTemplate {
  enum Place: String, CaseIterable { case name, theme, scale, chapter, frame }

  private enum Part {
    case text(String)
    case place(Place)
  }
  private let parts: [Part]

  /// A template; throws the text between braces that is no place.
  init(_ text: String) throws(UnknownPlaceError) {
    var parts: [Part] = []
    var rest = text[...]
    while let match = rest.firstMatch(of: /\{([^{}]*)\}/) {
      guard let place = Place(rawValue: String(match.output.1)) else {
        throw UnknownPlaceError(text: String(match.output.0))
      }
      parts.append(.text(String(rest[..<match.range.lowerBound])))
      parts.append(.place(place))
      rest = rest[match.range.upperBound...]
    }
    parts.append(.text(String(rest)))
    self.parts = parts
  }

  struct UnknownPlaceError: Error, CustomStringConvertible {
    let text: String

    var description: String {
      let known = Place.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
      return "'\(text)' is none of the places that can be filled in: \(known)"
    }
  }

  func has(_ place: Place) -> Bool {
    parts.contains { if case .place(place) = $0 { true } else { false } }
  }

  func filled(_ value: (Place) -> String) -> String {
    parts.map {
      switch $0 {
      case .text(let text): text
      case .place(let place): value(place)
      }
    }.joined()
  }
}
