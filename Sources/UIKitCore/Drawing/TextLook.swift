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
  /// The outline's thickness in hundredths of the font size, below 0 for an outline around filled letters; 0 for none.
  var strokeWidth: CGFloat = 0
  /// The colour of the outline; nil for that of the text.
  var strokeColor: UIColor?
  var shadow: NSShadow?
  /// Points by which the text is above its line.
  var baselineOffset: CGFloat = 0
  /// What stands in the place of the characters.
  var attachment: Attachment?

  /// A picture on a line.
  struct Attachment {
    var image: UIImage?
    /// The picture's place, its origin the lower left corner in points from that of the character, y up.
    var bounds: CGRect
  }

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
    strokeWidth = CGFloat(number: attributes[.strokeWidth]) ?? 0
    strokeColor = attributes[.strokeColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow
    baselineOffset = CGFloat(number: attributes[.baselineOffset]) ?? 0
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
  ///   - shown: The lines that are drawn; nil for all.
  /// - Returns: Backgrounds, lines and glyphs, back to front.
  @MainActor func drawing(
    at origin: CGPoint, looks: [TextLook], color standard: UIColor, for traits: UITraitCollection,
    lines shown: [Int]? = nil
  ) -> [DisplayItem] {
    let scale = traits.displayScale
    for error in FontError.missing(missing) { UIEnvironment.current.warn(error.description) }
    return (shown.map { $0.map { lines[$0] } } ?? lines).flatMap { line in
      line.runs.flatMap { run -> [DisplayItem] in
        let look = looks[run.attribute]
        let color = (look.color ?? standard).color(for: traits)
        let baseline = origin.y + line.origin.y - look.baselineOffset
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
        let place = CGPoint(x: origin.x, y: origin.y - look.baselineOffset)
        if let attachment = look.attachment {
          return result + run.pictures(attachment, from: place, tint: color)
        }
        let letters = run.letters(look, from: place, color: color, for: traits)
        if let shadow = look.shadow?.item(of: letters, for: traits) { result.append(shadow) }
        result += letters
        result += items(look.strikethrough, run.face.metrics.strikeout)
        return result
      }
    }
  }
}

extension TextLayout.GlyphRun {
  /// The letters, filled or with outlines, the layout's corner at `origin` in points of the drawings.
  @MainActor fileprivate func letters(
    _ look: TextLook, from origin: CGPoint, color: Color, for traits: UITraitCollection
  ) -> [DisplayItem] {
    let width = abs(look.strokeWidth) / 100 * fontSize
    var items: [DisplayItem] = []
    if look.strokeWidth <= 0 {
      items.append(
        DisplayItem(
          content: .glyphs(
            AnimDrawing.GlyphRun(
              fontSize: fontSize, color: color,
              placements: glyphs.map { glyph in
                .init(
                  AnimDrawing.Glyph(
                    font: face.name, index: glyph.index, outline: face.outline(of: glyph.index)),
                  at: CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y))
              },
              words: .init(
                text, family: descriptor.family, weight: descriptor.weight.value,
                isItalic: descriptor.isItalic, width: maxX - minX)))))
    }
    guard width > 0 else { return items }
    let stroke = look.strokeColor?.color(for: traits) ?? color
    for glyph in glyphs {
      let scale = CGAffineTransform(scaleX: fontSize, y: fontSize)
      let move = CGAffineTransform(
        translationX: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
      items.append(
        DisplayItem(
          content: .path(
            FilledPath(
              face.outline(of: glyph.index).applying(scale.concatenating(move)), fill: nil,
              fillRule: .nonZero, stroke: Stroke(paint: .color(stroke), width: width)))))
    }
    return items
  }

  /// The picture in the place of each glyph.
  fileprivate func pictures(
    _ attachment: TextLook.Attachment, from origin: CGPoint, tint: Color
  ) -> [DisplayItem] {
    guard let image = attachment.image else { return [] }
    let bounds = attachment.bounds
    return glyphs.flatMap { glyph in
      image.items(
        in: CGRect(
          x: origin.x + glyph.position.x + bounds.minX,
          y: origin.y + glyph.position.y - bounds.maxY, width: bounds.width, height: bounds.height),
        tint: tint)
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
