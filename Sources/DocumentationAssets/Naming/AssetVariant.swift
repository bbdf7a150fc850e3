package import AnimScenarioFormat

/// The number of pixels that a picture has for its points.
package enum AssetSize: Hashable, Sendable, Codable {
  /// Pixels per point.
  case scale(Int)
  /// The width in pixels.
  case width(Int)

  /// Pixels per point.
  ///
  /// - Parameter points: The width of the picture, in points, above 0.
  /// - Returns: A whole number for a scale.
  package func pixelsPerPoint(of points: Double) -> Double {
    switch self {
    case .scale(let scale): Double(scale)
    case .width(let pixels): Double(pixels) / points
    }
  }
}

/// One of the files that are made of a scenario.
package struct AssetVariant: Hashable, Sendable, Codable {
  /// The part that a file plays on a page.
  package enum Role: String, Hashable, Sendable, Codable {
    /// It is what the page shows.
    case animation
    /// It stands for the animation where nothing is to move, or nothing plays yet.
    case poster
  }

  package var role: Role
  package var theme: Theme
  package var size: AssetSize
  /// The extension, in lower case without a dot.
  package var format: String

  /// A file of one role, in one theme, size and format.
  package init(_ role: Role, _ theme: Theme, _ size: AssetSize, format: String) {
    self.role = role
    self.theme = theme
    self.size = size
    self.format = format
  }
}

/// The names of an asset's files, which say of each what distinguishes it from the others.
///
/// They are DocC's, which are Apple's: `name@2x.gif`, and `name~dark@2x.gif` for its dark variant.
/// A template may say theme and scale in other words; what it leaves out is added in these.
package struct AssetNames: Hashable, Sendable {
  /// A place in a template that is not known, or does not fit.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    /// The reason, for people.
    package let description: String
  }

  private enum Part: Hashable {
    case text(String)
    case theme
    case scale
  }
  private let parts: [Part]

  /// Names by a template.
  ///
  /// - Parameters:
  ///   - template: A path with places `{name}`, `{theme}` and `{scale}`, without an extension.
  ///   - name: The name of the asset.
  ///   - sizes: The sizes that there will be; widths are not told by `{scale}`.
  /// - Throws: `Problem` for a place that there is not.
  package init(
    template: String = "{name}", name: String, sizes: [AssetSize] = []
  ) throws(Problem) {
    var parts: [Part] = []
    var rest = template[...]
    while let match = rest.firstMatch(of: /\{([^{}]*)\}/) {
      parts.append(.text(String(rest[..<match.range.lowerBound])))
      switch match.output.1 {
      case "name": parts.append(.text(name))
      case "theme": parts.append(.theme)
      case "scale":
        if sizes.contains(where: { if case .width = $0 { true } else { false } }) {
          throw Problem(description: "'{scale}' says nothing of pictures that have widths")
        }
        parts.append(.scale)
      default:
        throw Problem(
          description:
            "'\(match.output.0)' is none of the places that can be filled in: {name}, {theme}, {scale}"
        )
      }
      rest = rest[match.range.upperBound...]
    }
    parts.append(.text(String(rest)))
    self.parts = parts
  }

  /// The path of a file.
  package func path(of variant: AssetVariant) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let more): text += more
      case .theme: text += variant.theme.rawValue
      case .scale: if case .scale(let scale) = variant.size { text += "\(scale)" }
      }
    }
    // DocC would take `name.png` and `name.gif` for one image if a page says `name`.
    if variant.role == .poster { text += "-poster" }
    if case .width(let width) = variant.size { text += "-\(width)w" }
    if variant.theme == .dark, !parts.contains(.theme) { text += "~dark" }
    if case .scale(let scale) = variant.size, scale > 1, !parts.contains(.scale) {
      text += "@\(scale)x"
    }
    return text + "." + variant.format
  }
}
