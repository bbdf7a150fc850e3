import AnimDocumentationAssets
import AnimScenarioFormat

/// The pages as they are to be, given what was made.
@MainActor struct AssetPages {
  /// A page that is not as it is to be.
  struct Change {
    let path: String
    let bytes: [UInt8]
    /// The elements whose snippets change.
    let places: [(name: String, place: SourceRange)]
  }

  private let home: String
  /// The entries from which snippets are made.
  private let manifest: AssetManifest
  /// The entries from which the present snippets may have been made.
  private let former: AssetManifest

  init(home: String, manifest: AssetManifest, former: AssetManifest) {
    self.home = home
    self.manifest = manifest
    self.former = former
  }

  /// The change of a page; nil if it is as it is to be.
  ///
  /// What asks for an asset that could not be made is left as it is.
  func change(of page: AssetSurvey.Page) -> Change? {
    var edit = PageEdit(page.text, page.kind)
    var places: [(name: String, place: SourceRange)] = []
    for (number, request) in page.requests {
      let element = page.elements[number]
      let paths = request.files.map { RelativePath.of($0.path, from: home) }
      let entries = paths.compactMap { manifest[$0] }
      guard entries.count == paths.count,
        let snippet = Snippet(
          files: entries, home: home, page: page.path, displayWidth: request.displayWidth)
      else { continue }
      let words = Set(paths.compactMap { former[$0]?.alt })
      if edit.put(snippet, at: element, replacing: words) {
        places.append((request.name, element.place))
      }
    }
    return places.isEmpty ? nil : Change(path: page.path, bytes: edit.result, places: places)
  }
}
