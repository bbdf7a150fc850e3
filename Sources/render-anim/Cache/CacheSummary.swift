import AnimCaching
import AnimTextFormats

/// What is in the cache, for people and for programs.
struct CacheSummary {
  var folder: String
  var results: LocalCache.Size
  var contents: LocalCache.Size
  var compiled: LocalCache.Size
  /// What was removed; nil if nothing was to be.
  var removed: LocalCache.Size?

  var text: String {
    var table = TextTable([.left, .right, .right])
    func add(_ name: String, _ size: LocalCache.Size) {
      table.add(name, size.bytes.byteText, "\(size.files) file\(size.files == 1 ? "" : "s")")
    }
    add("results", results)
    add("pictures", contents)
    add("compiled sources", compiled)
    if let removed { add("removed", removed) }
    return "\(folder)\n" + table.text
  }

  var json: String {
    get throws {
      struct Size: Encodable {
        var bytes: Int
        var files: Int

        init(_ size: LocalCache.Size) { (bytes, files) = (size.bytes, size.files) }
      }
      struct Root: Encodable {
        var folder: String
        var results: Size
        var contents: Size
        var compiled: Size
        var removed: Size?
      }
      let root = Root(
        folder: folder, results: Size(results), contents: Size(contents), compiled: Size(compiled),
        removed: removed.map { Size($0) })
      return try JSONText(root, isIndented: true).text + "\n"
    }
  }
}
