/// A node of a YAML document with the place where it was written; merge keys are resolved.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  struct Scalar: Sendable {
    let text: String
    /// Written without quotes and not as a block, so that `12`, `true` and the empty text are more
    /// than strings.
    let isPlain: Bool
  }

  struct Entry: Sendable {
    let key: SourceName
    var value: YAMLNode
  }

  var content: Content
  /// The text that a caret marks: a scalar with its quotes, a flow collection, the first token of a
  /// block collection.
  let range: SourceRange

  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.text == key }?.value
  }

  /// The kind of the node, without what it says.
  var kind: String {
    switch content {
    case .scalar: "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The node in the words of a message: `'abc'`, `a list`, `a mapping`, `nothing`.
  var summary: String {
    switch content {
    case .scalar(let scalar): isNull ? "nothing" : "'\(scalar.text)'"
    case .sequence(let elements): elements.isEmpty ? "an empty list" : "a list"
    case .mapping: "a mapping"
    }
  }
}
