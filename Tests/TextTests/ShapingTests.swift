import AnimGeometry
import Foundation
import Testing

@testable import AnimText

func glyphs(_ text: String, _ font: Font, kern: CGFloat = 0) -> [UInt32] {
  TextLayout([TextRun(text, font: font, kern: kern)]).lines.flatMap(\.runs).flatMap(\.glyphs)
    .map(\.index)
}

func width(_ text: String, _ font: Font, kern: CGFloat = 0) -> CGFloat {
  TextLayout([TextRun(text, font: font, kern: kern)]).size.width
}

@Suite struct ShapingTests {
  @Test func `advances add up unrounded`() throws {
    let font = try dejaVu(24)
    #expect(abs(width("0123456789", font) - 13030.0 / 2048 * 24) < 1e-9)
  }

  @Test func `pairs are kerned`() throws {
    let font = try dejaVu(20)
    #expect(width("AV", font) < width("A", font) + width("V", font))
  }

  @Test func `letters join in ligatures unless they are spaced`() throws {
    let font = try dejaVu(20)
    #expect(glyphs("fi", font).count == 1)
    #expect(glyphs("fi", font, kern: 1).count == 2)
    #expect(width("HH", font, kern: 3) == width("HH", font) + 6)
  }

  @Test func `digits take the same room if wanted`() throws {
    let descriptor = FontDescriptor(size: 17, hasMonospacedDigits: true)
    let font = try library.font(descriptor)
    #expect(abs(width("111", font) - width("444", font)) < 1e-9)
    let proportional = try system(17)
    #expect(width("111", proportional) < width("444", proportional) - 1)
  }

  @Test func `the system font is as wide as an iPhone's`() throws {
    // The label of Interface Builder's library is 41.33 points wide with three pixels a point.
    let font = try system(17)
    #expect(abs(width("Label", font) - 41.33) < 0.34)
  }

  @Test func `another font stands in for missing characters`() throws {
    let runs = TextLayout([TextRun("A ש B", font: try system(17))]).lines[0].runs
    #expect(runs.map(\.face.name) == ["Inter-Regular", "DejaVuSans", "Inter-Regular"])
    #expect(runs.flatMap(\.glyphs).allSatisfy { $0.index != 0 })
    #expect(TextLayout([TextRun("A ש B", font: try system(17))]).missing.isEmpty)
  }

  @Test func `a character that no font has is a visible box`() throws {
    let layout = TextLayout([TextRun("\u{10FFFD}", font: try system(17))])
    #expect(layout.missing == ["\u{10FFFD}"])
    let run = try #require(layout.lines[0].runs.first)
    #expect(run.glyphs.map(\.index) == [0])
    #expect(!run.face.outline(of: 0).isEmpty)
  }

  @Test func `Arabic letters join`() throws {
    let font = try dejaVu(20)
    let alone = glyphs("ب", font)
    #expect(Set(glyphs("ببب", font)).count == 3, "an initial, a medial and a final form")
    #expect(!glyphs("ببب", font).contains(alone[0]))
  }

  @Test func `right-to-left words stand between left-to-right ones`() throws {
    let font = try dejaVu(20)
    // In memory: abc, alef, bet; on the screen alef is to the right of bet.
    let all = glyphs("abאב", font)
    #expect(all == glyphs("ab", font) + glyphs("ב", font) + glyphs("א", font))
  }

  @Test func `glyphs of one face are one run, whatever their direction`() throws {
    let runs = TextLayout([TextRun("abאב", font: try dejaVu(20))]).lines[0].runs
    #expect(runs.map(\.glyphs.count) == [4])
  }

  @Test func `levels are reordered as the standard says`() {
    // UAX #9 §3.4 L2: runs at odd levels are reversed, from the highest level down.
    #expect(UnicodeAnalysis.visualOrder(of: [0, 1, 1, 2, 2, 1]) == [0, 5, 3, 4, 2, 1])
    let hebrew = UnicodeAnalysis.bidirectionalLevels(of: Array("א1b".utf16), baseLevel: nil)
    #expect(hebrew.levels == [1, 2, 2] && hebrew.baseLevel == 1)
  }
}
