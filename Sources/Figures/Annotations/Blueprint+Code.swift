import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimScenarioFormat
import AnimText
import Foundation

extension Blueprint {
  private static let codeSize: CGFloat = 12
  private static let codeLine: CGFloat = 19
  private static let codeFamily = "DejaVu Sans Mono"
  private static let codePadding: CGFloat = 16
  private static let codeHeading: CGFloat = 34

  /// A panel beside the screen with the lines of a timeline, those lit that are running.
  func panel(
    _ code: CodeListing, _ style: Annotation.Code, at time: Double, _ canvas: Canvas,
    over size: CGSize
  ) -> [DisplayItem] {
    let letter = lettering.width(of: "m", size: Self.codeSize, family: Self.codeFamily)
    let room = CGFloat(style.width) - 2 * Self.codePadding
    let columns = max(8, Int(saturating: (room / max(letter, 1)).rounded(.down)))
    let light = code.light(at: time)
    let rows = code.lines.enumerated().flatMap { index, line in
      Self.wrapped(line, columns: columns).map { (text: $0, line: index) }
    }
    let margin = canvas.margin
    let available = size.height - max(16, margin.top) - max(16, margin.bottom)
    let content = CGFloat(rows.count) * Self.codeLine
    let height = min(available, content + Self.codeHeading + Self.codePadding)
    let isLeft = style.side == .left
    let outer =
      (isLeft ? margin.left : margin.right) - CGFloat(style.width + Annotation.Code.gap)
    let sheet = CGRect(
      x: isLeft ? max(8, outer) : size.width - max(8, outer) - CGFloat(style.width),
      y: (size.height - height) / 2, width: CGFloat(style.width), height: height)
    var items = self.sheet(sheet, squares: 18)
    items += lettering.line(
      style.title.isEmpty ? code.fileName : style.title,
      at: CGPoint(x: sheet.minX + Self.codePadding, y: sheet.minY + 22), size: 12,
      weight: .semibold, color: Self.paperMuted, width: room)
    let page = CGRect(
      x: sheet.minX + 1, y: sheet.minY + Self.codeHeading, width: sheet.width - 2,
      height: sheet.height - Self.codeHeading - 8)
    let scrolled = Self.scrolled(code.focus(at: time), rows.map(\.line), page.height, content)
    var lines: [DisplayItem] = []
    for (index, row) in rows.enumerated() {
      let top = page.minY + CGFloat(index) * Self.codeLine - scrolled
      guard top > page.minY - Self.codeLine, top < page.maxY else { continue }
      lines += self.row(
        row.text, isComment: code.isComment(row.line), light: light[row.line],
        in: CGRect(x: page.minX, y: top, width: page.width, height: Self.codeLine), letter: letter)
    }
    items.append(
      DisplayItem(
        clips: [Clip(.box(RoundedRect(page)), transform: .identity)],
        content: .group(Group(items: lines))))
    return items
  }

  /// How far rows are scrolled so that a line is in the middle of the page, if there are too many.
  private static func scrolled(
    _ focus: Double, _ lines: [Int], _ page: CGFloat, _ content: CGFloat
  ) -> CGFloat {
    guard content > page else { return 0 }
    // The first row of a line, and in between in proportion.
    func row(_ line: Int) -> Double { Double(lines.firstIndex { $0 >= line } ?? lines.count) }
    let whole = Int(saturating: focus.rounded(.down))
    let place = row(whole) + (row(whole + 1) - row(whole)) * (focus - Double(whole))
    return max(0, min(CGFloat(place) * codeLine - page / 2, content - page))
  }

  private func row(
    _ text: String, isComment: Bool, light: Double, in rect: CGRect, letter: CGFloat
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if light > 0 {
      items.append(
        DisplayItem(
          content: .box(
            Box(RoundedRect(rect), fill: .color(Self.paperLine.faded(by: 0.24 * light))))))
      items.append(
        DisplayItem(
          content: .box(
            Box(
              RoundedRect(CGRect(x: rect.minX, y: rect.minY, width: 3, height: rect.height)),
              fill: .color(Self.paperLine.faded(by: light))))))
    }
    let opacity = 0.62 + 0.38 * light
    let tokens = isComment ? YAMLToken.comment(text) : YAMLToken.tokens(of: text)
    for token in tokens {
      items += lettering.line(
        token.text,
        at: CGPoint(
          x: rect.minX + Self.codePadding - 1 + CGFloat(token.column) * letter, y: rect.minY + 14),
        size: Self.codeSize, color: token.kind.color.faded(by: opacity), family: Self.codeFamily)
    }
    return items
  }

  /// A line in rows of so many letters at most, the later ones indented further; broken at spaces if
  /// there are any.
  static func wrapped(_ line: String, columns: Int) -> [String] {
    let indentation = String(
      repeating: " ", count: min(line.prefix { $0 == " " }.count + 4, columns / 2))
    var rows: [String] = []
    var rest = Substring(line)
    while rest.count > columns {
      let limit = rest.index(rest.startIndex, offsetBy: columns)
      let inked = rest.firstIndex { $0 != " " } ?? rest.startIndex
      let space = rest[inked..<limit].lastIndex(of: " ") ?? limit
      rows.append(String(rest[..<space]))
      rest = Substring(indentation + String(rest[space...].drop { $0 == " " }))
    }
    return rows + [String(rest)]
  }
}

/// A stretch of a line of YAML that has one colour.
struct YAMLToken: Hashable {
  enum Kind { case key, value, number, text, comment, mark }

  var text: String
  var column: Int
  var kind: Kind

  /// A line that is nothing but a comment, or the rest of one.
  static func comment(_ line: String) -> [YAMLToken] {
    let column = line.prefix { $0 == " " }.count
    return [YAMLToken(text: String(line.dropFirst(column)), column: column, kind: .comment)]
  }

  /// The coloured stretches of a line, without the spaces between them.
  static func tokens(of line: String) -> [YAMLToken] {
    var tokens: [YAMLToken] = []
    let letters = Array(line)
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      if letter == " " {
        index += 1
        continue
      }
      let start = index
      if letter == "#", start == 0 || letters[start - 1] == " " {
        index = letters.count
      } else if letter == "\"" || letter == "'" {
        index += 1
        while index < letters.count, letters[index] != letter { index += 1 }
        index = min(letters.count, index + 1)
      } else if "[]{},-".contains(letter), letter != "-" || letters[safe: start + 1] == " " {
        index += 1
      } else {
        while index < letters.count, !"[]{},#".contains(letters[index]) {
          index += 1
          if letters[index - 1] == ":" && (letters[safe: index] ?? " ") == " " { break }
        }
      }
      let text = String(letters[start..<index])
      tokens.append(YAMLToken(text: text, column: start, kind: kind(of: text)))
    }
    return tokens
  }

  private static func kind(of text: String) -> Kind {
    if text.hasPrefix("#") { return .comment }
    if text.hasPrefix("\"") || text.hasPrefix("'") { return .text }
    if text.count == 1, "[]{},-".contains(text) { return .mark }
    if text.hasSuffix(":") { return .key }
    return text.first.map { $0.isNumber || $0 == "-" } == true ? .number : .value
  }
}

extension YAMLToken.Kind {
  fileprivate var color: Color {
    switch self {
    case .key: Color(hex: 0x8fd0ff)
    case .value: Color(hex: 0xffffff)
    case .number: Color(hex: 0xffd58a)
    case .text: Color(hex: 0xffb3a7)
    case .comment: Color(hex: 0x7f9cc7)
    case .mark: Color(hex: 0xb7c9e6)
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
