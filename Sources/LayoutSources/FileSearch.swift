package import Foundation

/// Finds files of some kinds in folders and below, in the order of their names, without what URLs of all files would take.
///
/// What is hidden, playgrounds and articles are passed over, as are links to what is elsewhere.
package struct FileSearch {
  private let kinds: Set<String>
  private let limit: Int
  /// Where links may lead, without links in it.
  private let root: String
  private var found: [URL] = []

  private init(_ kinds: Set<String>, limit: Int, linkedIn root: URL) {
    (self.kinds, self.limit, self.root) = (kinds, limit, root.resolvingSymlinksInPath().path)
  }

  /// The files in a folder and below.
  ///
  /// - Parameters:
  ///   - kinds: What stands behind the last dots of their names.
  ///   - folder: The folder.
  ///   - root: Where links may lead; the folder itself by default.
  /// - Returns: The files by their names, those of a folder before those in its folders.
  static func files(_ kinds: Set<String>, below folder: URL, linkedIn root: URL? = nil) -> [URL] {
    var search = FileSearch(kinds, limit: .max, linkedIn: root ?? folder)
    search.look(in: folder.path, besides: nil)
    return search.found
  }

  /// The files of a repository that are nearest to a folder of it: those below the folder, then those below the one that it is in, and so on.
  ///
  /// - Parameters:
  ///   - kinds: What stands behind the last dots of their names.
  ///   - home: The folder.
  ///   - repository: The folder of the repository.
  ///   - limit: How many are enough.
  /// - Returns: The files.
  package static func files(
    _ kinds: Set<String>, nearestTo home: URL, in repository: URL, limit: Int
  ) -> [URL] {
    var search = FileSearch(kinds, limit: limit, linkedIn: repository)
    let top = repository.standardizedFileURL.path
    var folder = home.standardizedFileURL
    guard folder.path == top || folder.path.hasPrefix(top == "/" ? top : top + "/") else {
      search.look(in: repository.path, besides: nil)
      return search.found
    }
    var last: String?
    while search.found.count < limit {
      search.look(in: folder.path, besides: last)
      if folder.path == top { break }
      last = folder.path
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    return search.found
  }

  private mutating func look(in folder: String, besides known: String?) {
    let entries = FolderEntry.all(in: folder).filter { !$0.name.hasPrefix(".") }
      .sorted { $0.name < $1.name }
    let prefix = folder == "/" ? folder : folder + "/"
    for entry in entries where !entry.isFolder && kinds.contains(entry.kind) {
      guard found.count < limit else { return }
      let file = URL(fileURLWithPath: prefix + entry.name, isDirectory: false)
      if entry.isLink, !file.resolvingSymlinksInPath().path.hasPrefix(root + "/") { continue }
      found.append(file)
    }
    for entry in entries where entry.isFolder && !Self.articles.contains(entry.kind) {
      guard found.count < limit else { return }
      if prefix + entry.name != known { look(in: prefix + entry.name, besides: known) }
    }
  }

  /// Folders with code that nobody compiles along.
  private static let articles: Set = ["docc", "playground"]
}
