/// A folder, or a file, that paths must not lead out of.
package struct Enclosure: Hashable, Sendable {
  /// Without links.
  private let root: String

  package init(_ path: String) { root = RealPath.of(path) }

  /// The folder of a file.
  package init(around file: String) { self.init(RealPath.split(file).folder) }

  /// Whether a path leads here or below, links followed; it need not be there yet.
  package func contains(_ path: String) -> Bool {
    let real = RealPath.of(path)
    return real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
  }
}
