import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimText
import Foundation

/// The attributes of a text that say something about its drawing, not about its layout.
struct TextLook {
  var color: UIColor?
  var backgroundColor: UIColor?
  var underline: Line?
  var strikethrough: Line?

  /// A line along the text.
  struct Line {
    var style: NSUnderlineStyle
    /// The colour of the line; nil for that of the text.
    var color: UIColor?
  }

  init(_ attributes: [NSAttributedString.Key: Any] = [:]) {
    func line(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) -> Line? {
      let value = attributes[style]
      let raw = (value as? NSUnderlineStyle)?.rawValue ?? value as? Int ?? 0
      return raw & 15 == 0
        ? nil : Line(style: NSUnderlineStyle(rawValue: raw), color: attributes[color] as? UIColor)
    }
    color = attributes[.foregroundColor] as? UIColor
    backgroundColor = attributes[.backgroundColor] as? UIColor
    underline = line(.underlineStyle, .underlineColor)
    strikethrough = line(.strikethroughStyle, .strikethroughColor)
  }
}

extension TextLayout {
  /// The layout as drawings, its top left corner at `origin`.
  ///
  /// - Parameters:
  ///   - origin: The corner, in points of the drawings.
  ///   - looks: By the attributes of the runs.
  ///   - standard: The colour of text without one.
  ///   - traits: Choose colours, and say what a pixel is: lines along text are whole ones.
  /// - Returns: Backgrounds, lines and glyphs, back to front.
  @MainActor func drawing(
    at origin: CGPoint, looks: [TextLook], color standard: UIColor, for traits: UITraitCollection
  ) -> [DisplayItem] {
    let scale = traits.displayScale
    for error in FontError.missing(missing) { UIEnvironment.current.warn(error.description) }
    return lines.flatMap { line in
      line.runs.flatMap { run -> [DisplayItem] in
        let look = looks[run.attribute]
        let color = (look.color ?? standard).color(for: traits)
        let baseline = origin.y + line.origin.y
        func items(_ line: TextLook.Line?, _ stroke: FontFace.Metrics.Stroke) -> [DisplayItem] {
          line.map {
            $0.items(
              from: origin.x + run.minX, to: origin.x + run.maxX,
              top: baseline - stroke.top * run.fontSize, thickness: stroke.thickness * run.fontSize,
              color: $0.color?.color(for: traits) ?? color, scale: scale)
          } ?? []
        }
        var result: [DisplayItem] = []
        if let background = look.backgroundColor {
          result.append(
            DisplayItem(
              content: .box(
                Box(
                  RoundedRect(
                    CGRect(
                      x: origin.x + run.minX, y: origin.y + line.top, width: run.maxX - run.minX,
                      height: line.height)), fill: .color(background.color(for: traits))))))
        }
        result += items(look.underline, run.face.metrics.underline)
        result.append(
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
                },
                words: .init(
                  run.text, family: run.descriptor.family, weight: run.descriptor.weight.value,
                  isItalic: run.descriptor.isItalic, width: run.maxX - run.minX)))))
        result += items(look.strikethrough, run.face.metrics.strikeout)
        return result
      }
    }
  }
}

extension TextLook.Line {
  /// The strokes of the line, whose edges are moved to whole pixels.
  fileprivate func items(
    from minX: CGFloat, to maxX: CGFloat, top: CGFloat, thickness: CGFloat, color: Color,
    scale: CGFloat
  ) -> [DisplayItem] {
    func snapped(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let single = max(snapped(thickness), 1 / scale)
    let height = style.rawValue & 2 == 0 ? single : 2 * single
    let tops = style.rawValue & 8 == 0 ? [top] : [top, top + 2 * height]
    let pattern = style.pattern.isEmpty ? [maxX - minX, 0] : style.pattern.map { $0 * height }
    var result: [DisplayItem] = []
    for top in tops {
      var (x, part) = (minX, 0)
      while x < maxX {
        let stroke = CGRect(
          x: x, y: snapped(top), width: min(pattern[part], maxX - x), height: height)
        result.append(
          DisplayItem(content: .box(Box(RoundedRect(stroke), fill: .color(color)))))
        x += pattern[part] + pattern[part + 1]
        part = (part + 2) % pattern.count
      }
    }
    return result
  }
}
