import Foundation

/// Breaks paragraphs into lines, one after the other, until the text or the lines are used up.
struct Typesetter {
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
    let breaks =
      style.lineBreakMode == .characterWrapping
      ? nil : UnicodeAnalysis.lineBreaks(in: text.units)
    var start = 0
    repeat {
      let isLastAllowed = lines.count + 1 == maximumLines
      var end = paragraph.lineEnd(from: start, width: width, breaks: breaks)
      isTruncated = isLastAllowed && (end < paragraph.end || hasMore)
      if isTruncated, let place = style.lineBreakMode.truncation {
        let line = Truncation(of: paragraph, from: start, at: place, hasMore: hasMore)
          .fitting(width)
        lines.append(
          SetLine(paragraph: line, range: 0..<line.end, emptyStyle: emptyStyle, isLast: true))
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
          paragraph: paragraph, range: start..<visibleEnd, emptyStyle: emptyStyle, isLast: isLast))
      start = end
    } while start < paragraph.end && lines.count < maximumLines
  }

  /// The number of lines that fit into a height: at least one.
  func lineCount(fittingInto height: Double) -> Int {
    guard height < .infinity else { return lines.count }
    var bottom = 0.0
    for (index, line) in lines.enumerated() {
      bottom += style.lineHeight(natural: line.naturalHeight) + (index > 0 ? style.lineSpacing : 0)
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
    return (
      spacings.map { $0.metrics.ascender * $0.size }.max() ?? 0,
      spacings.map { -$0.metrics.descender * $0.size }.max() ?? 0
    )
  }

  var naturalHeight: Double {
    let (ascent, descent) = extent
    return ascent + descent
  }
}
