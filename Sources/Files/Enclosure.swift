/// A folder, or a file, that paths must not lead out of.
package struct Enclosure: Hashable, Sendable {
  /// The path of the folder or file, without links.
  private let root: String

  /// The folder or file at a path, links followed.
  package init(_ path: String) { root = RealPath.of(path) }

  /// The folder of a file, links followed.
  package init(around file: String) { self.init(RealPath.split(file).folder) }

  /// Whether a path leads here or below, links followed; it need not be there yet.
  package func contains(_ path: String) -> Bool {
    let real = RealPath.of(path)
    return real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
  }
}
