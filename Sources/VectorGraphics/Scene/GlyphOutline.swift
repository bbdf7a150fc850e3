import AnimGeometry
import Foundation

/// Glyphs as paths on a grid that is finer than any screen.
enum GlyphOutline {
  /// The number of units per em.
  static let unitsPerEm = 1000.0

  /// The outline of a glyph, given in ems, as a `d` attribute in whole units.
  static func text(_ outline: Path) -> String {
    outline.map { CGPoint(x: $0.x * unitsPerEm, y: $0.y * unitsPerEm) }.svg(digits: 0)
  }
}
