import AnimText
import Foundation

/// A text set in lines, with the characters that stand on each of them.
///
/// Coordinates are those of the layout, in points, y down. What is read from right to left is taken to begin at the left.
@MainActor struct TextSetting {
  /// The text, whose characters are counted in UTF-16 units.
  let text: NSAttributedString
  /// The lines.
  let layout: TextLayout
  /// The looks of the layout's runs.
  let looks: [TextLook]
  /// The font of what has none.
  let font: UIFont
  /// The characters of each line, without what is not seen at its end.
  let ranges: [NSRange]

  init(_ text: NSAttributedString, _ layout: TextLayout, _ looks: [TextLook], font: UIFont) {
    self.text = text
    self.layout = layout
    self.looks = looks
    self.font = font
    let units = Array(text.string.utf16)
    var (ranges, next): ([NSRange], Int) = ([], 0)
    for line in layout.lines {
      let count = line.runs.reduce(0) { $0 + $1.text.utf16.count }
      let end = min(next + count, units.count)
      ranges.append(NSRange(location: next, length: end - next))
      next = end
      // A line ends with a line end, or with spaces that need no room.
      if next < units.count, Self.lineEnds.contains(units[next]) {
        next += units[next...].starts(with: [0x0d, 0x0a]) ? 2 : 1
      } else {
        while next < units.count, units[next] == 0x20 || units[next] == 0x09 { next += 1 }
      }
    }
    self.ranges = ranges
  }

  private static let lineEnds: Set<UInt16> = [0x0a, 0x0d, 0x85, 0x2028, 0x2029]

  /// The line on which a character is; the last one for those behind all lines, nil without lines.
  func line(of character: Int) -> Int? {
    ranges.lastIndex { $0.location <= character }
  }

  /// The distance of a character from the beginning of its line.
  private func advance(to character: Int, on line: Int) -> CGFloat {
    let range = ranges[line]
    let length = min(max(0, character - range.location), range.length)
    guard length > 0 else { return 0 }
    if length == range.length { return layout.lines[line].width }
    let part = text.attributedSubstring(
      from: NSRange(location: range.location, length: length))
    // A space at the end of what is measured counts, as something follows it.
    let runs = part.runs(font: font).runs.map { run in
      var run = run
      run.paragraph = nil
      return run
    }
    return TextLayout(runs).lines.first?.width ?? 0
  }

  /// Whether the text ends with a line end, so that a line without characters follows.
  private var endsWithLineEnd: Bool {
    text.string.utf16.last.map(Self.lineEnds.contains) ?? false
  }

  /// The left edge of a character, as high as its line; that of an empty text is as high as the font's lines.
  func caret(before character: Int) -> CGRect {
    guard let line = line(of: character) else {
      return CGRect(x: 0, y: 0, width: 0, height: font.lineHeight)
    }
    let place = layout.lines[line]
    if character >= text.length, endsWithLineEnd {
      return CGRect(x: 0, y: place.top + place.height, width: 0, height: place.height)
    }
    return CGRect(
      x: place.origin.x + advance(to: character, on: line), y: place.top, width: 0,
      height: place.height)
  }

  /// The rectangles that characters take up, one for each line.
  func rects(of range: NSRange) -> [CGRect] {
    ranges.indices.compactMap { line in
      let part = NSIntersectionRange(ranges[line], range)
      guard part.length > 0 else { return nil }
      let place = layout.lines[line]
      let start = advance(to: part.location, on: line)
      let end = advance(to: part.location + part.length, on: line)
      return CGRect(
        x: place.origin.x + start, y: place.top, width: end - start, height: place.height)
    }
  }

  /// The character whose left edge is nearest to a point on its line.
  func character(nearestTo point: CGPoint) -> Int {
    guard !ranges.isEmpty else { return 0 }
    let line = layout.lines.firstIndex { point.y < $0.top + $0.height } ?? ranges.count - 1
    let range = ranges[line]
    let string = NSString(string: text.string)
    var best = (character: range.location, distance: CGFloat.infinity)
    var next = range.location
    while next <= range.location + range.length {
      let x = layout.lines[line].origin.x + advance(to: next, on: line)
      if abs(x - point.x) < best.distance { best = (next, abs(x - point.x)) }
      guard next < range.location + range.length else { break }
      next += max(1, string.rangeOfComposedCharacterSequence(at: next).length)
    }
    return best.character
  }
}
