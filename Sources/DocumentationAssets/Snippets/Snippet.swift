import AnimScenarioFormat

/// What a page shows of an asset: its files with the words for those who do not see them.
package struct Snippet: Sendable {
  /// The files of the asset in the order in which they are preferred, posters among them.
  let files: [AssetEntry]
  /// The folder of the manifest, from which paths are seen.
  private let home: String
  /// The folder of the page.
  private let folder: String
  let alt: String
  /// The width at which it is shown, in CSS pixels, and the height that goes with it.
  let size: (width: Int, height: Int)

  /// A snippet; nil if there are no files.
  ///
  /// - Parameters:
  ///   - files: The files of the asset in the order in which they are preferred.
  ///   - home: The folder of the manifest.
  ///   - page: The page that shows it.
  ///   - displayWidth: The width at which it is shown, in CSS pixels; nil for the picture's points.
  package init?(
    files: [AssetEntry], home: String, page: String, displayWidth: Int? = nil
  ) {
    guard let first = files.first(where: { $0.role == .animation }) else { return nil }
    self.files = files
    self.home = home
    folder = RelativePath.folder(of: page)
    alt = first.alt
    let width = displayWidth.map(Double.init) ?? first.points.width
    let height = first.points.width > 0 ? width * first.points.height / first.points.width : 0
    size = (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
  }

  /// The address of a file on the page.
  func address(_ entry: AssetEntry) -> String {
    let path = RelativePath.of(RelativePath.resolved(entry.path, in: home), from: folder)
    return path.escapedForAddress
  }

  /// The files of a role and a theme in one format, the smallest first.
  func files(
    _ role: AssetVariant.Role, _ theme: Theme, format: String? = nil
  ) -> [AssetEntry] {
    files.filter {
      $0.role == role && $0.theme == theme && (format == nil || $0.format == format)
    }.sorted { $0.pixels.width < $1.pixels.width }
  }

  /// The theme that is shown to those who wish for none.
  var mainTheme: Theme { hasTheme(.light) ? .light : .dark }

  func hasTheme(_ theme: Theme) -> Bool { files.contains { $0.theme == theme } }

  /// The formats in the order in which they are preferred.
  func formats(_ element: MediaFormat.Element) -> [MediaFormat] {
    var seen: Set<String> = []
    return files.filter { $0.role == .animation && seen.insert($0.format).inserted }
      .compactMap { MediaFormat($0.format) }.filter { $0.element == element }
  }
}

extension String {
  /// The path as an address on a page: what would end it or mean something else is escaped.
  fileprivate var escapedForAddress: String {
    utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "-._~/@+!$'()*;=".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
