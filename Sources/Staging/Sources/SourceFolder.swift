import Foundation

/// What else there is beside a layout.
enum SourceFolder {
  /// A few hundred Swift files, in the order of their names.
  static func texts(in folder: URL) -> [(path: String?, text: String)] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.lazy
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.prefix(500)
    return (found.map(Array.init) ?? []).sorted().compactMap { name in
      let path = folder.appendingPathComponent(name).path
      return (try? String(contentsOfFile: path, encoding: .utf8)).map { (path, $0) }
    }
  }
}
