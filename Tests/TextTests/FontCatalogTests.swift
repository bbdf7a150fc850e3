import Foundation
import Testing

@testable import AnimText

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

  /// `RECORD_GOLDENS=1` writes the index anew, after fonts have been exchanged.
  @Test func `the index of the fonts that come along says what fontconfig does`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Text/Fonts").standardizedFileURL
    let index = FontCatalog.folder(folder.path).index(folder: folder.path)
    let file = folder.appendingPathComponent(FontCatalog.indexName)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try index.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == index)
  }

  @Test func `an index is read as it was written`() throws {
    let catalog = FontCatalog.bundled
    let folder = try #require(FontCatalog.bundleFolder)
    #expect(catalog.entries.count == 42)
    #expect(FontCatalog(index: catalog.index(folder: folder), folder: folder) == catalog)
    #expect(FontCatalog(index: "font\t0\tA.ttf", folder: folder) == nil)
    let capital = try #require(catalog.entry(named: "Inter", weight: .regular, isItalic: false))
    #expect(capital.coverage.contains("A") && !capital.coverage.contains("骨"))
  }

  @Test func `fonts of the machine do not stand in where those that come along can`() throws {
    let installed = FontCatalog(entries: [
      entry("Inter", characters: "אA"), entry("Noto Sans", characters: "אA"),
      entry("Noto Sans CJK JP", characters: "骨"),
    ])
    let library = FontLibrary([.bundled, .catalog(installed)])
    let font = try library.font(FontDescriptor(size: 17))
    #expect(font.face.name == "Inter-Regular")
    let hebrew = library.substitute(
      for: ["א"], like: FontDescriptor(size: 17), hanLanguage: "JP")
    #expect(hebrew?.name == "DejaVuSans")
    // The file of the made-up entry is not there.
    #expect(throws: FontError.unreadable(file: "/Noto Sans-400.0-false-100.0")) {
      try library.font(FontDescriptor(family: "Noto Sans", size: 17))
    }
  }

  @Test func `fonts of an app are found by their names, and stand in for no others`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = folder.appendingPathComponent("App/Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let bundled = try #require(FontCatalog.bundleFolder)
    try FileManager.default.copyItem(
      atPath: bundled + "/Inter/InterDisplay-Bold.otf",
      toPath: fonts.appendingPathComponent("Own.OTF").path)
    let library = FontLibrary([.app(folder.path)])
    let font = try library.font(FontDescriptor(family: "InterDisplay-Bold", size: 17))
    #expect(font.face.name == "InterDisplay-Bold")
    #expect(
      library.substitute(for: ["a"], like: FontDescriptor(size: 17), hanLanguage: "JP") == nil)
  }
}
