import AnimSourceLowering
import Foundation

extension SourceFiles {
  /// These files with what Xcode makes of the names in asset catalogs since version 15, as far as they use it.
  ///
  /// `UIImage.miracleArtwork`, `UIColor.accent` and the resources by which both are made; what the files declare themselves is theirs.
  /// Of a screen alone, files that it brings along may use any.
  func addingAssetSymbols() -> SourceFiles {
    let isScreenAlone = !isWhole && sources.contains { Self.hasScreen($0.text) }
    // Of a single file that has to do with neither, the folder need not be searched.
    guard
      isWhole || isScreenAlone
        || sources.contains(where: { $0.text.mentions("UIImage") || $0.text.mentions("UIColor") })
    else { return self }
    let words = sources.map { MemberWords($0.text) }
    let used = words.reduce(into: Set<Substring>()) { $0.formUnion($1.used) }
    var declared = words.reduce(into: Set<Substring>()) { $0.formUnion($1.declared) }
    guard !used.isEmpty else { return self }
    let assets = Self.assets(below: folder)
    let takesAll = isScreenAlone && assets.count <= Self.mostUnasked
    if takesAll, !assets.isEmpty { declared.formUnion(Self.symbolsDeclared(below: folder)) }
    var (images, colors): ([String: String], [String: String]) = ([:], [:])
    for asset in assets {
      let name = asset.deletingPathExtension().lastPathComponent
      let isImage = asset.pathExtension == "imageset"
      let symbol = AssetSymbol.name(name, droppingSuffix: isImage ? "Image" : "Color")
      guard let symbol, takesAll || used.contains(Substring(symbol)),
        !declared.contains(Substring(symbol)),
        !(isImage ? AssetSymbol.imagesOfUIKit : AssetSymbol.colorsOfUIKit).contains(symbol)
      else { continue }
      if isImage {
        images[symbol] = images[symbol] ?? name
      } else {
        colors[symbol] = colors[symbol] ?? name
      }
    }
    guard !images.isEmpty || !colors.isEmpty else { return self }
    var text = "import UIKit\n"
    for (symbols, resource, owner) in [
      (images, "ImageResource", "UIImage"), (colors, "ColorResource", "UIColor"),
    ] where !symbols.isEmpty {
      let all = symbols.sorted { $0.key < $1.key }
      let resources = all.map {
        "  static let `\($0.key)` = \(resource)(name: \(Self.literal($0.value)), bundle: .main)\n"
      }
      let values = all.map {
        "  static var `\($0.key)`: \(owner) { \(owner)(resource: .`\($0.key)`) }\n"
      }
      text += "extension \(resource) {\n\(resources.joined())}\n"
      text += "extension \(owner) {\n\(values.joined())}\n"
    }
    let path = Self.shortPath(folder.appendingPathComponent("GeneratedAssetSymbols.swift"))
    return adding([SwiftSource(path: path, text: text)])
  }

  /// How many assets get names though it is not known who uses them: more would take long to compile.
  private static let mostUnasked = 1000

  /// What extensions of pictures and colours in the files of a folder declare.
  private static func symbolsDeclared(below folder: URL) -> Set<Substring> {
    swiftFiles(below: folder).reduce(into: Set<Substring>()) { declared, file in
      guard let data = FileManager.default.contents(atPath: file.path) else { return }
      let text = String(decoding: data, as: UTF8.self)
      guard MemberWords.extensions.contains(where: { text.mentions($0) }) else { return }
      declared.formUnion(MemberWords(text).declared)
    }
  }

  /// The extensions of the folders of pictures and colours in asset catalogs.
  static let assetExtensions: Set = ["imageset", "colorset"]

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The pictures and colours of asset catalogs, in the order of their paths.
  private static func assets(below folder: URL) -> [URL] {
    guard
      let found = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var assets: [URL] = []
    while let url = found.nextObject() as? URL {
      guard assetExtensions.contains(url.pathExtension) else { continue }
      found.skipDescendants()
      if url.path.contains(".xcassets/"), !isOfModules(url, in: folder) { assets.append(url) }
    }
    return assets.sorted { $0.path < $1.path }
  }
}

/// Words of a source after dots, and those that it declares in extensions of pictures and colours.
struct MemberWords {
  private(set) var used: Set<Substring> = []
  private(set) var declared: Set<Substring> = []
  private static let owners: Set<Substring> = [
    "UIImage", "UIColor", "ImageResource", "ColorResource",
  ]
  /// What stands in every file that declares one.
  static let extensions = owners.map { "extension \($0)" }

  init(_ text: String) {
    let utf8 = text.utf8
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || (48...57).contains(byte)
        || (65...90).contains(byte) || (97...122).contains(byte)
    }
    var (position, last, separator) = (utf8.startIndex, Substring(), UInt8(0))
    // The braces that are open, and in how many of them an extension of one of these types began.
    var (depth, owner) = (0, Int?.none)
    while position < utf8.endIndex {
      let byte = utf8[position]
      guard isWord(byte) else {
        if byte != UInt8(ascii: "`") { separator = byte }
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") {
          depth -= 1
          if owner == depth { owner = nil }
        }
        position = utf8.index(after: position)
        continue
      }
      let start = position
      while position < utf8.endIndex, isWord(utf8[position]) {
        position = utf8.index(after: position)
      }
      let word = text[start..<position]
      if separator == UInt8(ascii: ".") { used.insert(word) }
      if last == "extension", Self.owners.contains(word) { owner = owner ?? depth }
      if owner != nil, last == "let" || last == "var" || last == "func" { declared.insert(word) }
      (last, separator) = (word, 0)
    }
  }
}

/// The names that Xcode gives to what is in asset catalogs.
enum AssetSymbol {
  /// The identifier of an asset; nil for a name without a letter.
  ///
  /// Words are joined, each but the first with a capital letter; capital letters at the beginning become small ones up to the
  /// last before a small one; a suffix that says what it is goes.
  static func name(_ asset: String, droppingSuffix suffix: String) -> String? {
    let words = asset.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    var text =
      String(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let capitals = text.prefix { $0.isUppercase }.count
    let count = capitals == text.count || capitals <= 1 ? capitals : capitals - 1
    text = text.prefix(count).lowercased() + text.dropFirst(count)
    if text.hasSuffix(suffix), text.count > suffix.count {
      text = String(text.dropLast(suffix.count))
    }
    return text.first?.isNumber == true ? "_" + text : text
  }

  static let imagesOfUIKit: Set = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
  static let colorsOfUIKit: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta",
    "orange", "purple", "red", "white", "yellow", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "separator", "opaqueSeparator", "placeholderText", "tintColor",
    "darkText", "lightText", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground",
  ]
}
