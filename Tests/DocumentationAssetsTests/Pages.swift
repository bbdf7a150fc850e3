import AnimDocumentationAssets
import AnimScenarioFormat
import Testing

/// A page in a test, with what it asks for.
struct TestPage {
  let text: PageText
  let kind: PageKind
  let elements: [PageElement]
  let problems: [PageScanner.Problem]

  init(_ text: String, _ kind: PageKind = .markdown, file: String = "README.md") throws {
    self.text = try #require(PageText([UInt8](text.utf8), file: file))
    self.kind = kind
    (elements, problems) = PageScanner.scan(self.text, kind)
  }

  /// The page with a snippet at each element.
  func showing(_ snippet: Snippet, replacing words: Set<String> = []) -> String {
    var edit = PageEdit(text, kind)
    for element in elements { _ = edit.put(snippet, at: element, replacing: words) }
    return String(decoding: edit.result, as: UTF8.self)
  }
}

extension AssetEntry {
  /// An asset of 20 by 10 points.
  init(
    _ path: String, _ role: AssetVariant.Role = .animation, _ theme: Theme = .light,
    scale: Double = 2, alt: String = "Words"
  ) {
    self.init(
      path: path, name: "a", role: role, format: RelativePath.fileExtension(of: path),
      theme: theme, scale: scale, points: .init(width: 20, height: 10),
      pixels: .init(width: 20 * scale, height: 10 * scale), duration: 1, frames: 2, bytes: 3,
      hash: "", alt: alt, scenario: "a.yaml", inputs: ["a.yaml"], source: "", pages: [],
      command: "")
  }
}

extension Snippet {
  /// A snippet of files beside the page, or below it in `folder`.
  init(_ files: [AssetEntry], in folder: String = ".", width: Int? = nil) throws {
    self = try #require(
      Snippet(files: files, home: folder, page: "README.md", displayWidth: width))
  }
}
