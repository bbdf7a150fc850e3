/// Where a scenario, or a command line in its place, wants something to be written.
package struct OutputPath: Hashable, Sendable {
  package let text: String
  package let location: SourceRange

  /// The file in whose folder, or below, it must be; nil for anywhere, as the command line may say.
  package var file: String? { Override.isPlace(location) ? nil : location.file }
}

extension ValueReader where Value == OutputPath? {
  /// A path that does not lead out of its folder, as far as can be read off it; links are for those who
  /// write.
  static let outputPath = ValueReader(.text, "a path") { node, reading in
    guard let text = ValueReader<String>.text.read(node, reading) else { return nil }
    let path = OutputPath(text: text, location: node.range)
    if path.file != nil, OutputPath.leadsOut(text) {
      reading.report(.leadsOut(text), at: node.range)
    }
    return path
  }
}

extension ValueReader where Value == SourceName {
  /// A name that becomes that of a file.
  static let fileName = ValueReader(.text, "a name") { node, reading in
    let name = ValueReader.name.read(node, reading)
    if let name, name.text.contains("/") || name.text.contains("\0") {
      reading.report(.noFileName(name.text), at: node.range)
    }
    return name
  }
}

extension OutputPath {
  fileprivate static func leadsOut(_ text: String) -> Bool {
    guard !text.hasPrefix("/") else { return true }
    var depth = 0
    for part in text.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func leadsOut(_ path: String) -> Self {
    .init(
      .outside, "'\(path)' is not in the folder of this file or below",
      notes: ["without it, the command line can name other places, as '--gif' does"])
  }

  fileprivate static func noFileName(_ name: String) -> Self {
    .init(.outside, "'\(name)' cannot be the name of a file: it has a '/'")
  }
}
