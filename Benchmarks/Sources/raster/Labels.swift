import AnimDrawing
import AnimGeometry
import AnimText
import Foundation

extension Scene {
  /// Sixty labels of 25 characters in DejaVu Sans at 24 pixels, without kerning or ligatures.
  static func labels() throws -> Scene {
    let text = Array(
      "The quick brown fox jumps over the lazy dog 0123456789 Collection View Layout ")
    let font = try FontLibrary().font(FontDescriptor(family: "DejaVu Sans", size: 24))
    // Each character by itself, so that no neighbour changes its shape or advance.
    var shaped: [Character: (glyph: Glyph, advance: Double)] = [:]
    for character in Set(text) {
      let layout = TextLayout([TextRun(String(character), font: font)])
      guard let run = layout.lines.first?.runs.first, let glyph = run.glyphs.first else { continue }
      shaped[character] = (
        Glyph(font: run.face.name, index: glyph.index, outline: run.face.outline(of: glyph.index)),
        run.maxX - run.minX
      )
    }
    let items = (0..<60).map { index in
      let x =
        10 + 370 * Double(index % 2) + (0.37 * Double(index)).truncatingRemainder(dividingBy: 1)
      let y =
        40 + 43 * Double(index / 2) + (0.61 * Double(index)).truncatingRemainder(dividingBy: 1)
      var pen = 0.0
      let placements = (0..<25).compactMap { place -> GlyphRun.Placement? in
        guard let (glyph, advance) = shaped[text[(7 * index + place) % text.count]] else {
          return nil
        }
        defer { pen += advance }
        return GlyphRun.Placement(glyph, at: CGPoint(x: pen, y: 0))
      }
      return DisplayItem(
        id: UInt64(index + 1), transform: Projection(CGAffineTransform(translationX: x, y: y)),
        content: .glyphs(
          GlyphRun(fontSize: 24, color: bytes(20, 20, 20), placements: placements)))
    }
    return Scene(name: "W5", items: items)
  }
}
