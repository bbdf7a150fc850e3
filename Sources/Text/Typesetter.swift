import Foundation

/// Breaks paragraphs into lines, one after the other, until the text or the lines are used up.
struct Typesetter {
  /// That of paragraphs without one of their own; how lines are broken it says of all.
  let style: ParagraphStyle
  let width: Double
  let maximumLines: Int
  private(set) var lines: [SetLine] = []
  private(set) var isTruncated = false

  /// A line that is not aligned yet.
  struct SetLine {
    var paragraph: Paragraph
    var range: Range<Int>
    /// The style that sets the height of a line without text.
    var emptyStyle: AttributedText.Style
    /// Whether the paragraph ends here, so that the line is not stretched.
    var isLast: Bool
    /// Whether the paragraph begins here.
    var isFirst: Bool
    /// The style of the paragraph.
    var style: ParagraphStyle
  }

  init(style: ParagraphStyle, width: Double, maximumLines: Int) {
    self.style = style
    self.width = width
    self.maximumLines = maximumLines
  }

  mutating func set(_ text: AttributedText) {
    let paragraphs = text.paragraphs
    for (index, (text, style)) in paragraphs.enumerated() {
      set(text, emptyStyle: style, hasMore: index + 1 < paragraphs.count)
      if isTruncated { return }
    }
  }

  private mutating func set(
    _ text: AttributedText, emptyStyle: AttributedText.Style, hasMore: Bool
  ) {
    let paragraph = Paragraph(text)
    var style = emptyStyle.paragraph ?? style
    style.lineBreakMode = self.style.lineBreakMode
    let breaks =
      style.lineBreakMode == .characterWrapping
      ? nil : UnicodeAnalysis.lineBreaks(in: text.units)
    var start = 0
    repeat {
      let isLastAllowed = lines.count + 1 == maximumLines
      let isFirst = start == 0
      let room = style.room(in: width, isFirst: isFirst)
      var end = paragraph.lineEnd(from: start, width: room, breaks: breaks)
      isTruncated = isLastAllowed && (end < paragraph.end || hasMore)
      if isTruncated, let place = style.lineBreakMode.truncation {
        let line = Truncation(of: paragraph, from: start, at: place, hasMore: hasMore)
          .fitting(room)
        lines.append(
          SetLine(
            paragraph: line, range: 0..<line.end, emptyStyle: emptyStyle, isLast: true,
            isFirst: isFirst, style: style))
        return
      }
      if isLastAllowed, style.lineBreakMode == .clipping { end = paragraph.end }
      let isLast = end == paragraph.end
      var visibleEnd = end
      if !isLast {
        while visibleEnd > start, paragraph.isSpace(visibleEnd - 1) { visibleEnd -= 1 }
      }
      lines.append(
        SetLine(
          paragraph: paragraph, range: start..<visibleEnd, emptyStyle: emptyStyle, isLast: isLast,
          isFirst: isFirst, style: style))
      start = end
    } while start < paragraph.end && lines.count < maximumLines
  }

  /// The room between a line and the one above it; 0 for the first line.
  func gap(above index: Int) -> Double {
    guard index > 0 else { return 0 }
    let (upper, lower) = (lines[index - 1].style, lines[index].style)
    return upper.lineSpacing
      + (lines[index].isFirst ? upper.paragraphSpacing + lower.paragraphSpacingBefore : 0)
  }

  /// The number of lines that fit into a height: at least one.
  func lineCount(fittingInto height: Double) -> Int {
    guard height < .infinity else { return lines.count }
    var bottom = 0.0
    for (index, line) in lines.enumerated() {
      bottom += line.style.lineHeight(natural: line.naturalHeight) + gap(above: index)
      if index > 0, bottom > height + Paragraph.tolerance { return index }
    }
    return lines.count
  }
}

extension Typesetter.SetLine {
  /// The greatest ascent and descent of the fonts on the line, stand-ins included, in points.
  var extent: (ascent: Double, descent: Double) {
    var spacings = paragraph.spacings(in: range)
    if spacings.isEmpty { spacings = [(emptyStyle.font.metrics, emptyStyle.font.size)] }
    let boxes = paragraph.boxes(in: range)
    return (
      (spacings.map { $0.metrics.ascender * $0.size } + boxes.map(\.ascent)).max() ?? 0,
      (spacings.map { -$0.metrics.descender * $0.size } + boxes.map(\.descent)).max() ?? 0
    )
  }

  var naturalHeight: Double {
    let (ascent, descent) = extent
    return ascent + descent
  }
}
