extension JSONValue {
  /// What YAML says, as JSON.
  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar):
      if node.isNull {
        self = .null
      } else if let bool = node.bool {
        self = .bool(bool)
      } else if let number = node.number {
        self = .number(number)
      } else {
        self = .string(scalar.text)
      }
    case .sequence(let elements): self = .array(elements.map { JSONValue($0) })
    case .mapping(let entries):
      self = .object(entries.map { ($0.key.text, JSONValue($0.value)) })
    }
  }

  /// What a text in YAML says; nil if it is none.
  init?(yaml text: String) {
    let findings = FindingCollector()
    let node = YAMLComposer.compose(SourceText(text, file: ""), findings: findings)
    guard let node, !findings.hasErrors else { return nil }
    self.init(node)
  }
}
