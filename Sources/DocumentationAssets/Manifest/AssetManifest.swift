import AnimTextFormats
import Foundation

/// The assets that were made, as `manifest.json` holds them.
package struct AssetManifest: Hashable, Sendable {
  /// The entries by their paths.
  package private(set) var entries: [String: AssetEntry] = [:]

  /// A manifest without entries.
  package init() {}

  private struct Content: Codable {
    /// The version of the format.
    var version: Int
    /// In the order of the paths.
    var assets: [AssetEntry]
  }
  private static let version = 1

  /// A text that is no manifest, or one of a later program.
  package struct FormatError: Error, Hashable, CustomStringConvertible {
    /// The reason, for people.
    package let description: String
  }

  /// The manifest in a text.
  ///
  /// - Throws: `FormatError` if the text is not one of this version.
  package init(_ text: String) throws(FormatError) {
    struct Version: Decodable { var version: Int }
    let data = Data(text.utf8)
    guard let version = try? JSONDecoder().decode(Version.self, from: data).version else {
      throw FormatError(description: "it is not a manifest of assets")
    }
    guard version == Self.version else {
      throw FormatError(description: "it is of version \(version), and \(Self.version) is known")
    }
    do {
      let content = try JSONDecoder().decode(Content.self, from: data)
      entries = Dictionary(content.assets.map { ($0.path, $0) }) { _, later in later }
    } catch {
      throw FormatError(description: "its entries are damaged")
    }
  }

  package subscript(path: String) -> AssetEntry? {
    get { entries[path] }
    set { entries[path] = newValue }
  }

  /// The entries in the order of their paths.
  package var assets: [AssetEntry] { entries.values.sorted { $0.path < $1.path } }

  /// The text of the manifest, the same for equal entries.
  package var text: String {
    get throws {
      try JSONText(Content(version: Self.version, assets: assets), isIndented: true).text + "\n"
    }
  }
}
