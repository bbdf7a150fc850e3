import Testing

@testable import Text

@Suite struct FontCatalogTests {
  private func entry(
    _ family: String, weight: Double = 400, isItalic: Bool = false, width: Double = 100,
    characters: String = "骨"
  ) -> FontCatalog.Entry {
    FontCatalog.Entry(
      file: "/\(family)-\(weight)-\(isItalic)-\(width)", index: 0, families: [family],
      postScriptName: "\(family)\(weight)\(isItalic)\(width)", weight: weight, isItalic: isItalic,
      width: width, coverage: CharacterSet(characters.unicodeScalars))
  }

  /// CSS Fonts 4 §5.2: the wanted weight and the order in which the others are tried.
  private static let orders: [(wanted: Double, order: [Double])] = [
    (400, [400, 500, 300, 100, 600, 900]), (500, [500, 400, 300, 100, 600, 900]),
    (300, [300, 100, 400, 500, 600, 900]), (700, [900, 600, 500, 400, 300, 100]),
  ]

  @Test(arguments: orders)
  func `weights are tried in the order of CSS`(wanted: Double, order: [Double]) {
    var rest = order
    while let best = rest.first {
      let catalog = FontCatalog(entries: rest.reversed().map { entry("A", weight: $0) })
      let found = catalog.entry(named: "a", weight: FontWeight(wanted), isItalic: false)
      #expect(found?.weight == best)
      rest.removeFirst()
    }
  }

  @Test func `width counts before slant, slant before weight`() {
    let catalog = FontCatalog(entries: [
      entry("A", weight: 400, isItalic: true, width: 75), entry("A", weight: 400, isItalic: false),
      entry("A", weight: 900, isItalic: true),
    ])
    let found = catalog.entry(named: "A", weight: .regular, isItalic: true)
    #expect(found?.weight == 900 && found?.isItalic == true && found?.width == 100)
  }

  @Test(arguments: ["SC", "JP", "KR"])
  func `Chinese characters are drawn as the language of the text does`(language: String) {
    let families =
      ["Noto Serif CJK JP", "A", "DejaVu Sans", "Noto Sans CJK KR"]
      + ["Noto Sans CJK JP", "Noto Sans CJK SC"]
    let catalog = FontCatalog(entries: families.map { entry($0) })
    let found = catalog.substitutes(
      for: ["骨"], weight: .regular, isItalic: false, hanLanguage: language)
    #expect(found.first?.families == ["Noto Sans CJK \(language)"])
    #expect(found.last?.families == ["Noto Serif CJK JP"])
  }

  @Test func `a font that lacks one of the characters does not stand in`() {
    let catalog = FontCatalog(entries: [
      entry("Noto Sans", characters: "e"), entry("Z", characters: "e\u{301}"),
    ])
    let found = catalog.substitutes(
      for: ["e", "\u{301}"], weight: .regular, isItalic: false, hanLanguage: "SC")
    #expect(found.map(\.families) == [["Z"]])
  }

  @Test func `a character set holds what was put in`() {
    let scalars: [Unicode.Scalar] = ["\0", "a", "\u{ff}", "\u{100}", "\u{1f600}", "\u{10ffff}"]
    let set = CharacterSet(scalars)
    #expect(scalars.allSatisfy(set.contains))
    #expect(!["b", "\u{fe}", "\u{101}", "\u{1f601}", "\u{10fffe}"].contains(where: set.contains))
  }
}
