import Synchronization

/// A font that was used, as it can be found again.
package struct FontUse: Codable, Hashable, Sendable {
  /// The PostScript name, the same on every machine.
  package let name: String
  /// The name of the family: `Inter`.
  package let family: String
  /// The version as the font says it, without its word for it: `4.0`; empty if it says none.
  package let version: String
  /// The file: from the folder of the program's fonts if it is one of these, so that it is found on other machines.
  private let place: String

  private static let bundled = "bundled:"

  init(_ face: FontFace) {
    (name, family, version) = (face.name, face.family, face.version)
    if let folder = FontCatalog.bundleFolder, face.file.hasPrefix(folder + "/") {
      place = Self.bundled + face.file.dropFirst(folder.count + 1)
    } else {
      place = face.file
    }
  }

  /// The path of the file on this machine.
  package var path: String {
    guard place.hasPrefix(Self.bundled) else { return place }
    return (FontCatalog.bundleFolder ?? "") + "/" + place.dropFirst(Self.bundled.count)
  }
}

/// Takes down which fonts are really used, for as long as it is the current one.
package final class FontLedger: Sendable {
  /// The ledger of the task.
  @TaskLocal package static var current: FontLedger?

  private struct Page {
    var faces: [String: FontFace] = [:]
    var looksElsewhere = false
  }
  private let page = Mutex(Page())
  /// The ledger of those around this one, which wants to know too.
  private let outer = FontLedger.current

  /// An empty ledger.
  package init() {}

  func note(_ face: FontFace) {
    page.withLock { page in
      if page.faces[face.name] == nil { page.faces[face.name] = face }
    }
    outer?.note(face)
  }

  /// Notes that it mattered which fonts there are beside those of the program.
  func noteLookElsewhere() {
    page.withLock { $0.looksElsewhere = true }
    outer?.noteLookElsewhere()
  }

  /// The fonts, by their names.
  package var fonts: [FontUse] {
    page.withLock { $0.faces }.sorted { $0.key < $1.key }.map { FontUse($0.value) }
  }

  /// Whether the choice depended on which fonts there are beside those of the program, by being there or not.
  package var looksElsewhere: Bool { page.withLock { $0.looksElsewhere } }
}

extension FontSearch {
  /// The fonts beside those of the program, as text that changes when the choice among them may.
  package var others: String {
    (folders.map { FontCatalog.folder($0) } + [FontCatalog.installed()])
      .map { $0.index(folder: "") }.joined(separator: "\n")
  }

  /// The list of the program's fonts; nil if there is none.
  package static var bundledIndex: String? {
    FontCatalog.bundleFolder.map { "\($0)/\(FontCatalog.indexName)" }
  }
}
