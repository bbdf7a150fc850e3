import CAnimFontconfig
import Foundation

/// Outline fonts, in an order that does not depend on fontconfig's caches.
struct FontCatalog: Hashable, Sendable {
  /// One face of a font file, or one named instance of a variable font.
  struct Entry: Hashable, Sendable {
    var file: String
    /// The face in the low 16 bits; above them the named instance, counted from one, or zero.
    var index: Int
    var families: [String]
    var postScriptName: String
    /// The heaviness on the OpenType scale, 1…1000.
    var weight: Double
    var isItalic: Bool
    /// The width in percent of the normal one.
    var width: Double
    var coverage: CharacterSet
  }

  /// Sorted by file and index, each PostScript name once.
  let entries: [Entry]

  init(entries: [Entry]) {
    var names: Set<String> = []
    self.entries =
      entries
      .sorted { ($0.file, $0.index) < ($1.file, $1.index) }
      .filter { names.insert($0.postScriptName).inserted }
  }

  /// The fonts of this machine, as fontconfig's configuration names their directories.
  static func installed() -> FontCatalog {
    let configuration = unsafe FcInitLoadConfigAndFonts()
    defer { unsafe FcConfigDestroy(configuration) }
    return unsafe listed(by: configuration)
  }

  /// The fonts of the files in a folder of an app and anywhere below, by the names that font files have.
  static func files(below path: String) -> FontCatalog {
    let configuration = unsafe FcConfigCreate()
    defer { unsafe FcConfigDestroy(configuration) }
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    while let file = found?.nextObject() as? URL {
      guard ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased()) else { continue }
      _ = unsafe FcConfigAppFontAddFile(configuration, file.path)
    }
    return unsafe listed(by: configuration)
  }

  /// The fonts in a folder and below; each file is opened.
  static func folder(_ path: String) -> FontCatalog {
    let configuration = unsafe FcConfigCreate()
    defer { unsafe FcConfigDestroy(configuration) }
    _ = unsafe FcConfigAppFontAddDir(configuration, path)
    return unsafe listed(by: configuration)
  }

  @unsafe private static func listed(by configuration: OpaquePointer?) -> FontCatalog {
    let pattern = unsafe FcPatternCreate()
    defer { unsafe FcPatternDestroy(pattern) }
    _ = unsafe FcPatternAddBool(pattern, FC_OUTLINE, 1)
    let wanted = unsafe FcObjectSetCreate()
    defer { unsafe FcObjectSetDestroy(wanted) }
    for name in [
      FC_FILE, FC_INDEX, FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_COLOR,
      FC_CHARSET,
    ] {
      _ = unsafe FcObjectSetAdd(wanted, name)
    }
    guard let set = unsafe FcFontList(configuration, pattern, wanted) else {
      return FontCatalog(entries: [])
    }
    defer { unsafe FcFontSetDestroy(set) }
    var entries: [Entry] = []
    for position in 0..<Int(unsafe set.pointee.nfont) {
      if let entry = unsafe Entry(set.pointee.fonts[position]) { entries.append(entry) }
    }
    return FontCatalog(entries: entries)
  }
}

extension FontCatalog.Entry {
  /// The entry of a font that fontconfig lists.
  ///
  /// Nil for colour fonts, which have no outlines to fill, and for the bodies of variable fonts,
  /// whose named instances are listed by themselves.
  fileprivate init?(_ pattern: OpaquePointer?) {
    func string(_ key: String, _ position: Int) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard
        unsafe FcPatternGetString(pattern, key, Int32(position), &value) == FcResultMatch,
        let text = unsafe value
      else { return nil }
      return unsafe String(cString: text)
    }
    func number(_ key: String) -> Double? {
      var value = 0.0
      return unsafe FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
    }
    var isColored: FcBool = 0
    var characters: OpaquePointer?
    guard
      let file = string(FC_FILE, 0), let name = string(FC_POSTSCRIPT_NAME, 0),
      let index = number(FC_INDEX), let weight = number(FC_WEIGHT), let slant = number(FC_SLANT),
      unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) != FcResultMatch
        || isColored == 0,
      unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch
    else { return nil }
    var families: [String] = []
    while let family = string(FC_FAMILY, families.count) { families.append(family) }
    self.init(
      file: file, index: Int(index), families: families, postScriptName: name,
      weight: FcWeightToOpenTypeDouble(weight), isItalic: slant > 0,
      width: number(FC_WIDTH) ?? 100, coverage: unsafe CharacterSet(characters))
  }
}

/// The characters a font has glyphs for.
struct CharacterSet: Hashable, Sendable {
  /// One bit for each of 256 characters, by the characters' upper bits.
  private(set) var pages: [UInt32: [UInt32]] = [:]

  /// The set of the characters whose bits are set.
  ///
  /// - Parameter pages: Eight words each, by the characters' upper bits.
  init(pages: [UInt32: [UInt32]]) { self.pages = pages }

  init(_ characters: some Sequence<Unicode.Scalar> = []) {
    for scalar in characters {
      let (page, word) = (scalar.value >> 8, Int(scalar.value >> 5 & 7))
      pages[page, default: [UInt32](repeating: 0, count: 8)][word] |= 1 << (scalar.value & 31)
    }
  }

  fileprivate init(_ set: OpaquePointer?) {
    var map = [FcChar32](repeating: 0, count: 8)
    var next: FcChar32 = 0
    var base = unsafe FcCharSetFirstPage(set, &map, &next)
    while base != FcChar32.max {
      pages[base >> 8] = map
      base = unsafe FcCharSetNextPage(set, &map, &next)
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard let page = pages[scalar.value >> 8] else { return false }
    return page[Int(scalar.value >> 5 & 7)] >> (scalar.value & 31) & 1 == 1
  }
}
