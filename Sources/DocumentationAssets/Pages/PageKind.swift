/// The language of a page, by which it is searched and its snippets are written.
package enum PageKind: Hashable, Sendable {
  case markdown
  /// A page of a DocC catalog.
  case docC
  case html

  /// The kind of a page by its path; nil for a file that is no page.
  package init?(path: String) {
    switch RelativePath.fileExtension(of: path) {
    case "md", "markdown": self = Self.catalog(of: path) == nil ? .markdown : .docC
    case "tutorial": self = .docC
    case "html", "htm": self = .html
    default: return nil
    }
  }

  /// The path of the DocC catalog that a page is in; nil for none.
  package static func catalog(of path: String) -> String? {
    var folder = RelativePath.folder(of: path)
    while folder != ".", folder != "/" {
      if folder.hasSuffix(".docc") { return folder }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }
}
