import AnimGeometry
import Foundation
import Testing

@testable import AnimText

let library = FontLibrary()

func system(_ size: CGFloat, _ weight: FontWeight = .regular) throws -> Font {
  try library.font(FontDescriptor(size: size, weight: weight))
}

/// DejaVu Sans, whose numbers are public: 2048 units per em, ascender 1901, descender -483, digits
/// 1303 wide.
func dejaVu(_ size: CGFloat) throws -> Font {
  try library.font(FontDescriptor(family: "DejaVu Sans", size: size))
}

@Suite struct FontTests {
  @Test func `metrics are those of the font file at the wanted size`() throws {
    let font = try dejaVu(32)
    #expect(font.ascender == 1901.0 / 2048 * 32)
    #expect(font.descender == -483.0 / 2048 * 32)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.capHeight > font.xHeight && font.xHeight > 0)
  }

  /// What `UIFont.systemFont(ofSize: 17)` answers on iOS.
  @Test func `the system font spaces lines as San Francisco does`() throws {
    let font = try system(17)
    func rounded(_ length: CGFloat) -> Double { (length * 1000).rounded() / 1000 }
    #expect(rounded(font.ascender) == 16.187)
    #expect(rounded(font.descender) == -4.101)
    #expect(rounded(font.lineHeight) == 20.287)
    #expect(rounded(font.capHeight) == 11.978)
    #expect(rounded(font.xHeight) == 8.948)
    #expect(font.leading == 0)
    // The same face by its own name keeps its own.
    let inter = try library.font(FontDescriptor(family: "Inter", size: 17))
    #expect(inter.lineHeight > 20.5)
  }

  @Test(arguments: [(17.0, "Inter-Regular"), (19.9, "Inter-Regular"), (20, "InterDisplay-Regular")])
  func `the system font has an optical size`(size: Double, name: String) throws {
    #expect(try system(size).face.name == name)
  }

  @Test(arguments: [
    (FontWeight.ultraLight, "Inter-Thin"), (.semibold, "Inter-SemiBold"), (.black, "Inter-Black"),
    (FontWeight(450), "Inter-Medium"), (FontWeight(620), "Inter-Bold"),
  ])
  func `the nearest weight is chosen as in CSS`(weight: FontWeight, name: String) throws {
    #expect(try system(17, weight).face.name == name)
  }

  @Test func `a font is found by its PostScript name in any case`() throws {
    let font = try library.font(FontDescriptor(family: "dejavusansmono-bold", size: 12))
    #expect(font.face.name == "DejaVuSansMono-Bold")
  }

  @Test(arguments: [
    (-0.8, 100.0), (0, 400), (0.3, 600), (0.62, 900), (-1, 100), (1, 900), (-0.5, 250),
  ])
  func `UIKit's weights are points on the scale of OpenType`(raw: Double, value: Double) {
    #expect(abs(FontWeight(uiFontWeight: raw).value - value) < 1e-9)
  }

  @Test func `a missing font names the package that has it`() {
    let error = #expect(throws: FontError.self) {
      try FontLibrary([.catalog(FontCatalog(entries: []))]).font(FontDescriptor(size: 17))
    }
    #expect(
      error?.description
        == "font 'Inter' is not installed; 'apt install fonts-inter' provides it")
  }

  @Test func `missing characters are named with the packages that have them`() {
    #expect(
      FontError.missing(["한", "ไ", "국"]).map(\.description) == [
        "no installed font has '한' (U+D55C), '국' (U+AD6D); "
          + "'apt install fonts-noto-cjk' provides one",
        "no installed font has 'ไ' (U+0E44); 'apt install fonts-noto-core' provides one",
      ])
    #expect(
      FontError.missing(["👍🏽"]).map(\.description) == [
        "no installed font has '👍🏽' (U+1F44D U+1F3FD); 'apt install fonts-symbola' provides one"
      ])
  }

  @Test func `the order in which fonts are listed does not matter`() {
    let entries = FontCatalog.bundled.entries
    #expect(FontCatalog(entries: entries.reversed()).entries == entries)
    #expect(!entries.isEmpty)
  }

  @Test func `an outline stands on the baseline, y down, in ems`() throws {
    let face = try dejaVu(10).face
    let run = try #require(TextLayout([TextRun("H", font: dejaVu(10))]).lines[0].runs.first)
    let bounds = face.outline(of: run.glyphs[0].index).controlBounds
    #expect(bounds.maxY == 0)
    #expect(abs(bounds.minY + face.metrics.capHeight) < 1e-3)
    #expect(bounds.minX > 0 && bounds.maxX < run.maxX / 10)
    #expect(face.outline(of: 3).isEmpty, "the space has no outline")
  }
}
