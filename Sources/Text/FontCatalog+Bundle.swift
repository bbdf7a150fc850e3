import Foundation

extension FontCatalog {
  /// The fonts that come with the program, as their index lists them; none if they are not beside it.
  ///
  /// An index is read in a millisecond where fontconfig would open each file.
  static let bundled: FontCatalog = {
    guard let folder = bundleFolder,
      let text = try? String(contentsOfFile: folder + "/" + indexName, encoding: .utf8)
    else { return FontCatalog(entries: []) }
    return FontCatalog(index: text, folder: folder) ?? FontCatalog(entries: [])
  }()

  static let indexName = "index.txt"

  /// The folder of the fonts: beside a program that has been built, or shared by one that is installed.
  static let bundleFolder: String? = {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    return ["render-anim_AnimText.resources/Fonts", "../share/render-anim/fonts"]
      .map { folder.appendingPathComponent($0).standardizedFileURL.path }
      .first { FileManager.default.fileExists(atPath: $0 + "/" + indexName) }
  }()

  // MARK: Index

  /// The catalog as text: `coverage` lines with the characters that fonts have, then a line for each
  /// font, whose words are separated by tabs.
  ///
  /// - Parameter folder: The folder that files are named from.
  /// - Returns: The text that `init(index:folder:)` reads.
  func index(folder: String) -> String {
    var coverages: [CharacterSet] = []
    var lines: [String] = []
    for entry in entries {
      let coverage = coverages.firstIndex(of: entry.coverage) ?? coverages.count
      if coverage == coverages.count { coverages.append(entry.coverage) }
      lines.append(
        [
          "font", "\(coverage)", String(entry.file.dropFirst(folder.count + 1)), "\(entry.index)",
          entry.postScriptName, "\(entry.weight)", "\(entry.width)",
          entry.isItalic ? "italic" : "upright", entry.families.joined(separator: ";"),
        ].joined(separator: "\t"))
    }
    let sets = coverages.map { coverage in
      let pages = coverage.pages.sorted { $0.key < $1.key }.map { page, words in
        "\(page):" + words.map { String($0, radix: 16) }.joined(separator: ",")
      }
      return "coverage\t" + pages.joined(separator: " ")
    }
    return (sets + lines).joined(separator: "\n") + "\n"
  }

  /// Reads an index; nil if it is not as `index(folder:)` writes it.
  init?(index: String, folder: String) {
    var coverages: [CharacterSet] = []
    var entries: [Entry] = []
    for line in index.split(separator: "\n") {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false)
      if words.count == 2, words[0] == "coverage" {
        guard let coverage = CharacterSet(index: words[1]) else { return nil }
        coverages.append(coverage)
      } else if words.count == 9, words[0] == "font",
        let coverage = Int(words[1]), coverages.indices.contains(coverage),
        let position = Int(words[3]), let weight = Double(words[5]), let width = Double(words[6])
      {
        entries.append(
          Entry(
            file: folder + "/" + words[2], index: position,
            families: words[8].split(separator: ";").map(String.init),
            postScriptName: String(words[4]), weight: weight, isItalic: words[7] == "italic",
            width: width, coverage: coverages[coverage]))
      } else {
        return nil
      }
    }
    self.init(entries: entries)
  }
}

extension CharacterSet {
  /// Reads `page:word,word,… page:…`, words in hexadecimal digits.
  fileprivate init?(index: Substring) {
    var pages: [UInt32: [UInt32]] = [:]
    for text in index.split(separator: " ") {
      let parts = text.split(separator: ":")
      guard parts.count == 2, let page = UInt32(parts[0]) else { return nil }
      let words = parts[1].split(separator: ",").compactMap { UInt32($0, radix: 16) }
      guard words.count == 8 else { return nil }
      pages[page] = words
    }
    self.init(pages: pages)
  }
}
