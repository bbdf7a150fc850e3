import Foundation
import Testing

@testable import AnimText

private let pangram = "The quick brown fox jumps over the lazy dog, and AVATAR fits in."

private func layout(
  _ text: String, _ mode: ParagraphStyle.LineBreakMode = .truncatingTail,
  alignment: ParagraphStyle.Alignment = .natural, width: CGFloat = .infinity,
  height: CGFloat = .infinity, maximumLines: Int = 0
) throws -> TextLayout {
  TextLayout(
    [TextRun(text, font: try system(17))],
    style: ParagraphStyle(alignment: alignment, lineBreakMode: mode), width: width,
    height: height, maximumLines: maximumLines)
}

private func glyphIndexes(_ line: TextLayout.Line) -> [UInt32] {
  line.runs.flatMap(\.glyphs).map(\.index)
}

@Suite struct TextLayoutTests {
  @Test func `without a limit a text is one line`() throws {
    let text = try layout(pangram)
    #expect(text.lines.count == 1 && !text.isTruncated)
    #expect(text.size.width == text.lines[0].width)
    #expect(try text.size.height == system(17).lineHeight)
  }

  @Test(arguments: Array(stride(from: 30.0, through: 500, by: 23)))
  func `no line is wider than the limit and every word is shown`(limit: Double) throws {
    let text = try layout(pangram, .wordWrapping, width: limit)
    // No word of the text is wider than 71 points.
    if limit > 71 { #expect(text.lines.allSatisfy { $0.width <= limit + 0.001 }) }
    let spaces = pangram.filter { $0 == " " }.count
    let shown = text.lines.reduce(0) { $0 + glyphIndexes($1).count }
    #expect(shown >= pangram.count - spaces && shown <= pangram.count)
    #expect(zip(text.lines, text.lines.dropFirst()).allSatisfy { $0.top + $0.height == $1.top })
  }

  @Test func `a text fits into the size that it asks for`() throws {
    let free = try layout(pangram)
    #expect(try layout(pangram, width: free.size.width).lines == free.lines)
    #expect(try layout(pangram, width: free.fittingSize(scale: 2).width, maximumLines: 1) == free)
  }

  @Test func `sizes are rounded up to pixels`() throws {
    let text = try layout("Label")
    let size = text.fittingSize(scale: 2)
    #expect(size.width * 2 == (text.size.width * 2).rounded(.up))
    #expect(size.height * 2 == (text.size.height * 2).rounded(.up))
    #expect(try layout("").fittingSize(scale: 2) == .zero)
  }

  @Test func `a word that is too long breaks between characters, not inside them`() throws {
    let text = try layout("e\u{301}e\u{301}e\u{301}", .characterWrapping, width: 1)
    #expect(text.lines.count == 3)
    #expect(Set(text.lines.map(glyphIndexes)).count == 1)
  }

  @Test func `characters wrap anywhere, words do not`() throws {
    let limit = try layout("aaa bb").size.width
    #expect(try layout("aaa bbb", .characterWrapping, width: limit).lines.count == 2)
    let words = try layout("aaa bbb", .wordWrapping, width: limit)
    #expect(try words.lines.map(glyphIndexes) == ["aaa", "bbb"].map { try glyphs($0, system(17)) })
  }

  @Test func `line ends are kept, one at the end opens no line`() throws {
    #expect(try layout("a\nb\r\n\nc\n").lines.map { glyphIndexes($0).count } == [1, 1, 0, 1])
  }

  @Test(arguments: [
    (ParagraphStyle.LineBreakMode.truncatingTail, "The quick brown…"),
    (.truncatingHead, "…and AVATAR fits in."), (.truncatingMiddle, "The quick…R fits in."),
  ])
  func `the part that does not fit becomes an ellipsis`(
    mode: ParagraphStyle.LineBreakMode, expected: String
  ) throws {
    let limit = try layout(expected).size.width + 1
    let text = try layout(pangram, mode, width: limit, maximumLines: 1)
    #expect(text.isTruncated)
    #expect(text.lines.map(glyphIndexes) == [try glyphs(expected, system(17))])
  }

  @Test(arguments: Array(stride(from: 0.0, through: 400, by: 31)))
  func `a truncated line fits and one more character would not`(limit: Double) throws {
    let text = try layout(pangram, width: limit, maximumLines: 1)
    let ellipsis = try layout("…").size.width
    #expect(text.size.width <= max(limit, ellipsis) + 0.001)
    let kept = try (0..<pangram.count).last { count in
      try layout(pangram.prefix(count) + "…").size.width <= limit
    }
    let trimmed = pangram.prefix(kept ?? 0).trimmingCharacters(in: .whitespaces) + "…"
    #expect(glyphIndexes(text.lines[0]) == (try glyphs(trimmed, system(17))))
  }

  @Test func `only the last line is truncated`() throws {
    let text = try layout(pangram, width: 150, maximumLines: 2)
    let wrapped = try layout(pangram, .wordWrapping, width: 150)
    #expect(text.lines.count == 2 && text.lines[0] == wrapped.lines[0])
    #expect(glyphIndexes(text.lines[1]).last == (try glyphs("…", system(17)))[0])
  }

  @Test func `a further paragraph that is not shown leaves an ellipsis`() throws {
    let text = try layout("One\nTwo", width: 100, maximumLines: 1)
    #expect(glyphIndexes(text.lines[0]) == (try glyphs("One…", system(17))))
  }

  @Test func `clipping lets the last line run on`() throws {
    let text = try layout(pangram, .clipping, width: 100, maximumLines: 1)
    #expect(text.isTruncated)
    #expect(try text.size.width == layout(pangram).size.width)
  }

  @Test func `lines that are too low for the height are left out`() throws {
    let lineHeight = try system(17).lineHeight
    let text = try layout(pangram, width: 120, height: 2.5 * lineHeight)
    #expect(try text == layout(pangram, width: 120, maximumLines: 2))
    #expect(try layout(pangram, width: 120, height: 1).lines.count == 1)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0),
  ])
  func `free room is shared out by the alignment`(
    alignment: ParagraphStyle.Alignment, share: Double
  ) throws {
    for line in try layout(pangram, alignment: alignment, width: 150).lines {
      #expect(abs(line.origin.x - (150 - line.width) * share) < 1e-9)
    }
  }

  @Test func `text that starts from the right is aligned there`() throws {
    let line = try layout("שלום abc", width: 200).lines[0]
    #expect(abs(line.origin.x + line.width - 200) < 1e-9)
  }

  @Test func `justified lines end at the edge, but for the last`() throws {
    let lines = try layout(pangram, alignment: .justified, width: 150).lines
    for line in lines.dropLast() {
      #expect(line.origin.x == 0)
      #expect(abs(try #require(line.runs.last).maxX - 150) < 1e-6)
    }
    #expect(try #require(lines.last).width < 150)
  }

  @Test func `the largest font on a line sets its height and its baseline`() throws {
    let (small, large) = (try system(12), try system(40, .bold))
    let text = TextLayout([
      TextRun("small ", font: small, attribute: 1), TextRun("large", font: large, attribute: 2),
      TextRun("\nsmall", font: small, attribute: 3),
    ])
    #expect(text.lines.map(\.height) == [large.lineHeight, small.lineHeight])
    #expect(text.lines[0].origin.y == large.ascender)
    #expect(abs(text.lines[1].origin.y - large.lineHeight - small.ascender) < 1e-9)
    #expect(text.lines.flatMap(\.runs).map(\.attribute) == [1, 2, 3])
    #expect(text.lines[0].runs[1].minX == text.lines[0].runs[0].maxX)
  }

  @Test func `spacing goes between lines, a multiple above each`() throws {
    let font = try system(17)
    let style = ParagraphStyle(lineSpacing: 5, lineHeightMultiple: 2)
    let text = TextLayout([TextRun("a\nb", font: font)], style: style)
    #expect(text.size.height == 4 * font.lineHeight + 5)
    #expect(text.lines.map(\.top) == [0, 2 * font.lineHeight + 5])
    #expect(abs(text.lines[0].origin.y - font.lineHeight - font.ascender) < 1e-9)
  }

  @Test func `layouts made at the same time are equal`() async throws {
    let font = try system(17)
    let layouts = await withTaskGroup(of: TextLayout.self) { group in
      for _ in 0..<8 {
        group.addTask { TextLayout([TextRun(pangram + " שלום", font: font)], width: 90) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(layouts).count == 1)
  }
}
