import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimText
import Foundation

/// Sets the words of a figure in the system font.
struct Lettering {
  enum Anchor { case left, center, right }

  let fonts: FontLibrary

  /// Lettering with the fonts of a library.
  ///
  /// - Throws: `FontError` if the system font is not installed: then no figure can be lettered.
  init(_ fonts: FontLibrary) throws(FontError) {
    _ = try fonts.font(FontDescriptor(size: 12))
    self.fonts = fonts
  }

  /// One line of text whose baseline starts, is centred or ends at a point.
  func line(
    _ text: String, at point: CGPoint, size: CGFloat, weight: FontWeight = .regular, color: Color,
    anchor: Anchor = .left, width: CGFloat = .infinity, family: String? = nil
  ) -> [DisplayItem] {
    guard let layout = layout(text, size, weight, width, family), let line = layout.lines.first
    else {
      return []
    }
    let shift: CGFloat =
      switch anchor {
      case .left: 0
      case .center: line.width / 2
      case .right: line.width
      }
    let origin = CGPoint(x: point.x - line.origin.x - shift, y: point.y - line.origin.y)
    return line.runs.map { run in
      DisplayItem(
        content: .glyphs(
          AnimDrawing.GlyphRun(
            fontSize: run.fontSize, color: color,
            placements: run.glyphs.map { glyph in
              .init(
                AnimDrawing.Glyph(
                  font: run.face.name, index: glyph.index,
                  outline: run.face.outline(of: glyph.index)),
                at: CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y))
            })))
    }
  }

  func width(
    of text: String, size: CGFloat, weight: FontWeight = .regular, family: String? = nil
  ) -> CGFloat {
    layout(text, size, weight, .infinity, family)?.lines.first?.width ?? 0
  }

  private func layout(
    _ text: String, _ size: CGFloat, _ weight: FontWeight, _ width: CGFloat, _ family: String?
  ) -> TextLayout? {
    // Numbers stand below each other and change from frame to frame.
    let descriptor = FontDescriptor(
      family: family, size: size, weight: weight, hasMonospacedDigits: true)
    guard let font = try? fonts.font(descriptor) else { return nil }
    return TextLayout(
      [TextRun(text, font: font)], style: ParagraphStyle(alignment: .left), width: width,
      maximumLines: 1)
  }
}
