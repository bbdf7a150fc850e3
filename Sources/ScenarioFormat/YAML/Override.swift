/// `key.path=value`, as the command line's `--set` gives it: replaces or adds a value before
/// reading.
struct Override {
  private let path: [String]
  private let value: YAMLNode

  /// An override as it is written; nil after reporting why it is none.
  ///
  /// - Parameters:
  ///   - text: `key.path=value`; the path's parts are keys or, in lists, positions from 0, and the
  ///     value is YAML.
  ///   - findings: The collector of errors.
  init?(_ text: String, findings: FindingCollector) {
    let file = Self.filePrefix + text
    let shown = SourceText(text, file: file)
    findings.add(shown)
    guard let equals = shown.scalars.firstIndex(of: "="), equals > 0 else {
      findings.report(.form, at: shown.range(at: 0, length: shown.scalars.count))
      return nil
    }
    // The value keeps its columns: blanks stand for the path.
    let written = shown.string.unicodeScalars
    let split = written.index(written.startIndex, offsetBy: equals)
    let blanks = String(repeating: " ", count: equals + 1)
    let value = SourceText(blanks + String(written[written.index(after: split)...]), file: file)
    guard let node = YAMLComposer.compose(value, findings: findings) else { return nil }
    let isEmpty = value.scalars.allSatisfy { $0 == " " }
    let whole = shown.range(at: 0, length: shown.scalars.count)
    self.value =
      isEmpty ? YAMLNode(content: .scalar(.init(text: "", isPlain: true)), range: whole) : node
    path = String(written[..<split]).split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
  }

  /// Whether something stands in an override, not in a file.
  static func isPlace(_ range: SourceRange) -> Bool { range.file.hasPrefix(filePrefix) }

  private static let filePrefix = "--set "

  /// `root` with the value in its place.
  func applied(to root: YAMLNode, findings: FindingCollector) -> YAMLNode {
    guard let result = set(path[...], in: root) else {
      let range = value.range
      let place = SourceRange(
        file: range.file, line: 1, column: 1,
        length: path.joined(separator: ".").unicodeScalars.count)
      findings.report(.leadsNowhere(path.joined(separator: ".")), at: place)
      return root
    }
    return result
  }

  private func set(_ path: ArraySlice<String>, in node: YAMLNode) -> YAMLNode? {
    guard let first = path.first else { return value }
    switch node.content {
    case .scalar: return nil
    case .sequence(var elements):
      guard let index = Int(first), elements.indices.contains(index),
        let element = set(path.dropFirst(), in: elements[index])
      else { return nil }
      elements[index] = element
      return YAMLNode(content: .sequence(elements), range: node.range)
    case .mapping(var entries):
      // Keys may have dots themselves, such as 'frame.height': the longest that is there wins.
      for count in stride(from: path.count, through: 1, by: -1) {
        let key = path.prefix(count).joined(separator: ".")
        guard let index = entries.firstIndex(where: { $0.key.text == key }) else { continue }
        guard let inner = set(path.dropFirst(count), in: entries[index].value) else {
          return nil
        }
        entries[index].value = inner
        return YAMLNode(content: .mapping(entries), range: node.range)
      }
      let key = SourceName(first, at: place(of: path.startIndex))
      let empty = YAMLNode(content: .mapping([]), range: value.range)
      guard let inner = set(path.dropFirst(), in: empty) else { return nil }
      entries.append(.init(key: key, value: inner))
      return YAMLNode(content: .mapping(entries), range: node.range)
    }
  }
}

extension SourceRange {
  /// Whether it is a place in an override, on the command line, and in no file.
  package var isOverride: Bool { Override.isPlace(self) }
}

extension Override {
  /// Where a part of the path stands in the override.
  private func place(of part: Int) -> SourceRange {
    let before = path[..<part].map { $0.unicodeScalars.count + 1 }.reduce(0, +)
    return SourceRange(
      file: value.range.file, line: 1, column: before + 1,
      length: path[part].unicodeScalars.count)
  }
}

extension Finding.Message {
  fileprivate static let form = Self(.override, "an override is of the form key.path=value")

  fileprivate static func leadsNowhere(_ path: String) -> Self {
    .init(
      .override, "'\(path)' leads nowhere: a value stands in its way, or a list is shorter",
      notes: ["parts of the path are keys or, in lists, positions from 0"])
  }
}
