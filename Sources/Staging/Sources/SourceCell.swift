import Foundation

/// A cell class that comes with a layout whose attributes say more than UIKit's, such as how a cell is
/// cut: without it nothing of that would be seen.
struct SourceCell {
  let className: String
  /// The file that declares the class, if it is not among those of the layout.
  let paths: [String]

  /// The first cell class that takes the attributes of the layout's class and needs nobody to set it up.
  ///
  /// - Parameter code: The layout's.
  static func chosen(for code: String, in folder: URL) -> SourceCell? {
    guard
      let attributes = code.firstMatch(
        of: /var\s+layoutAttributesClass\b[^{]*\{\s*(?:return\s+)?(\w+)\.self/)
    else { return nil }
    let texts = [(path: nil as String?, text: code)] + SourceFolder.texts(in: folder)
    for (path, text) in texts {
      guard let cell = text.firstMatch(of: /class\s+(\w+)\s*:\s*UICollectionViewCell\b/),
        text.contains("func apply(_"), text.contains(attributes.1)
      else { continue }
      let needsOwner = text[cell.range.upperBound...].contains(/@IBOutlet|\bvar\s+\w+\s*:[^=\n]*!/)
      if !needsOwner {
        return SourceCell(className: String(cell.1), paths: path.map { [$0] } ?? [])
      }
    }
    return nil
  }
}
