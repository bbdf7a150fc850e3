import Foundation

extension Typesetter {
  /// The lines in their places, and the size that they take together.
  func alignedLines() -> (lines: [TextLayout.Line], size: CGSize) {
    let glyphs = lines.map { $0.paragraph.visualItems(in: $0.range) }
    let widths = glyphs.map { items in
      items.reduce(0.0) { $0 + $1.glyphs.reduce(0) { $0 + $1.advance } }
    }
    let indents = lines.map { $0.style.indent(isFirst: $0.isFirst) }
    let widest = zip(widths, indents).map { $0 + $1 }.max() ?? 0
    let available = width < .infinity ? width : widest
    var top = 0.0
    var result: [TextLayout.Line] = []
    for (index, line) in lines.enumerated() {
      let (ascent, descent) = line.extent
      let style = line.style
      let height = style.lineHeight(natural: ascent + descent)
      top += gap(above: index)
      var free = style.room(in: available, isFirst: line.isFirst) - widths[index]
      let stretch = line.stretch(style, free: free)
      free -= stretch * Double(line.spaceCount)
      let origin = CGPoint(
        x: line.start(in: available, style) + free * line.leadingShare(style, overflows: free < 0),
        y: top + height - descent)
      let runs = Self.place(glyphs[index], of: line, from: origin, stretch: stretch)
      result.append(
        TextLayout.Line(
          top: top, height: height, origin: origin,
          width: widths[index] + stretch * Double(line.spaceCount), runs: runs))
      top += height
    }
    let height = result.last.map { $0.top + $0.height } ?? 0
    let width = zip(result, indents).map { $0.width + $1 }.max() ?? 0
    return (result, CGSize(width: width, height: height))
  }

  private static func place(
    _ items: [(item: TextItem, glyphs: [Paragraph.PlacedGlyph])], of line: SetLine,
    from origin: CGPoint, stretch: Double
  ) -> [TextLayout.GlyphRun] {
    var pen = origin.x
    var runs: [TextLayout.GlyphRun] = []
    var clusters: [[Int]] = []
    for (item, glyphs) in items {
      let (size, attribute) = (item.style.font.size, item.style.attribute)
      // Scripts and directions are shaped apart; where only they differ, glyphs are one run.
      let isNew =
        runs.last.map { ($0.face, $0.fontSize, $0.attribute) != (item.face, size, attribute) }
        ?? true
      if isNew {
        runs.append(
          TextLayout.GlyphRun(
            face: item.face, fontSize: size, attribute: attribute, minX: pen, maxX: pen, glyphs: [],
            text: "", descriptor: item.style.font.descriptor))
        clusters.append([])
      }
      for glyph in glyphs {
        let position = CGPoint(x: pen + glyph.offset.x, y: origin.y + glyph.offset.y)
        runs[runs.count - 1].glyphs.append(
          TextLayout.Glyph(index: glyph.index, position: position))
        clusters[runs.count - 1].append(glyph.cluster)
        pen += glyph.advance + (line.paragraph.isSpace(glyph.cluster) ? stretch : 0)
      }
      runs[runs.count - 1].maxX = pen
    }
    for index in runs.indices { runs[index].text = line.paragraph.text(of: clusters[index]) }
    return runs
  }
}

extension Typesetter.SetLine {
  /// The left end of the room for the line.
  fileprivate func start(in width: Double, _ style: ParagraphStyle) -> Double {
    if paragraph.baseLevel == 0 { return style.indent(isFirst: isFirst) }
    return style.tailIndent > 0 ? max(0, width - style.tailIndent) : -style.tailIndent
  }

  fileprivate var spaceCount: Int { range.count { paragraph.isSpace($0) } }

  /// Points added to each space of a justified line.
  fileprivate func stretch(_ style: ParagraphStyle, free: Double) -> Double {
    guard style.alignment == .justified, !isLast, free > 0, spaceCount > 0 else { return 0 }
    return free / Double(spaceCount)
  }

  /// The part of the free room that is to the left of the line.
  ///
  /// A line that is too wide starts where reading starts.
  fileprivate func leadingShare(_ style: ParagraphStyle, overflows: Bool) -> Double {
    let natural = paragraph.baseLevel == 0 ? 0.0 : 1
    if overflows { return natural }
    return switch style.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: natural
    }
  }
}
