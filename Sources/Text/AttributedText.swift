import Foundation

/// Runs joined into one text, in UTF-16 units, each unit belonging to one span.
struct AttributedText {
  private(set) var units: [UInt16] = []
  /// Neighbours differ in style.
  private(set) var spans: [Span] = []

  struct Span {
    var range: Range<Int>
    var style: Style
  }

  /// All of a `TextRun` but its text.
  struct Style: Hashable {
    var font: Font
    var kern: Double
    var attribute: Int
    var box: TextRun.Box?
    var paragraph: ParagraphStyle?
  }

  init(_ runs: [TextRun] = []) {
    for run in runs {
      append(
        Array(run.text.utf16),
        style: Style(
          font: run.font, kern: run.kern, attribute: run.attribute, box: run.box,
          paragraph: run.paragraph))
    }
  }

  init(_ text: String, style: Style) {
    append(Array(text.utf16), style: style)
  }

  /// The style of a unit, of the last one beyond the end; nil if there is no text.
  func style(at unit: Int) -> Style? {
    (spans.first { $0.range.contains(unit) } ?? spans.last)?.style
  }

  subscript(range: Range<Int>) -> AttributedText {
    var part = AttributedText()
    for span in spans where span.range.overlaps(range) {
      part.append(Array(units[span.range.clamped(to: range)]), style: span.style)
    }
    return part
  }

  static func + (a: AttributedText, b: AttributedText) -> AttributedText {
    var sum = a
    for span in b.spans { sum.append(Array(b.units[span.range]), style: span.style) }
    return sum
  }

  private mutating func append(_ text: [UInt16], style: Style) {
    guard !text.isEmpty else { return }
    let start = units.count
    units += text
    if let last = spans.last, last.style == style {
      spans[spans.count - 1].range = last.range.lowerBound..<units.count
    } else {
      spans.append(Span(range: start..<units.count, style: style))
    }
  }

  /// The texts between hard line ends, which are left out.
  ///
  /// A line end at the very end of the text opens no further paragraph. Each comes with the style
  /// that sets the height if it is empty.
  var paragraphs: [(text: AttributedText, style: Style)] {
    var result: [(AttributedText, Style)] = []
    var start = 0
    var unit = 0
    func close(_ end: Int) {
      if let style = style(at: start) { result.append((self[start..<end], style)) }
    }
    while unit < units.count {
      if Self.lineEnds.contains(units[unit]) {
        close(unit)
        let isPair = units[unit] == 0x0d && unit + 1 < units.count && units[unit + 1] == 0x0a
        unit += isPair ? 2 : 1
        start = unit
      } else {
        unit += 1
      }
    }
    if start < units.count { close(units.count) }
    return result
  }

  /// Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separator:
  /// the mandatory breaks of UAX #14.
  private static let lineEnds: Set<UInt16> = [0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029]
}
