import AnimDocumentationAssets

/// The folders in which scenarios are looked for by their names.
@MainActor struct ScenarioShelves {
  private let folders: [String]
  private var known: [String: [String: String]] = [:]

  /// Shelves of folders, before those that every page has: `Scenarios`, its catalog, its own folder
  /// and the working directory.
  init(_ folders: [String]) { self.folders = folders }

  /// The scenario of a name; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - page: The page that asks.
  /// - Returns: The path; of several that of the first folder, and there the first in order.
  mutating func scenario(named name: String, near page: String) -> String? {
    for folder in places(of: page) {
      let names = known[folder] ?? Self.scenarios(in: folder)
      known[folder] = names
      if let path = names[name] { return path }
    }
    // What is below these may be a whole repository.
    return homes(of: page).lazy.flatMap { home in
      ["\(name).yaml", "\(name).yml"].map { RelativePath.resolved($0, in: home) }
    }.first { InputDigests.isFile($0) }
  }

  /// The folders in words.
  func places(near page: String) -> String {
    (places(of: page) + homes(of: page)).map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The folders in which scenarios are looked for, but not below them: that of the page, and the
  /// working directory.
  private func homes(of page: String) -> [String] {
    let own = RelativePath.folder(of: page)
    return own == "." ? [own] : [own, "."]
  }

  private func places(of page: String) -> [String] {
    folders + ["Scenarios"] + (PageKind.catalog(of: page).map { [$0] } ?? [])
  }

  private static func scenarios(in folder: String) -> [String: String] {
    Dictionary(
      ScenarioPaths.scenarios(in: folder).map {
        (RelativePath.stem(of: $0), RelativePath.resolved($0, in: "."))
      }, uniquingKeysWith: { first, _ in first })
  }
}
