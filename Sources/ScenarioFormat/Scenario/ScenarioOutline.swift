/// What a scenario says, key by key, once its includes, defaults and overrides are in place.
///
/// It tells where a value comes from, and is kept beside what was recorded, to tell later what has
/// changed. What a scenario leaves to default is not in it.
package struct ScenarioOutline: Hashable, Sendable {
  /// The kinds of values.
  package enum Content: Hashable, Sendable {
    /// A number, a word or a text, as it is written, without quotes.
    case text(String)
    case list([ScenarioOutline])
    /// In the order of the text; no key is there twice.
    case keys([Key])
  }

  /// A key with its value.
  package struct Key: Hashable, Sendable {
    package let name: String
    package let value: ScenarioOutline
  }

  package let content: Content
  /// The place where it is written; nil if it was read from what was recorded.
  package let range: SourceRange?

  /// An outline that says nothing.
  package static let empty = ScenarioOutline(.keys([]), at: nil)

  init(_ content: Content, at range: SourceRange?) {
    self.content = content
    self.range = range
  }

  init(_ node: YAMLNode) {
    let content: Content =
      switch node.content {
      case .scalar(let scalar): .text(scalar.text)
      case .sequence(let elements): .list(elements.map { ScenarioOutline($0) })
      case .mapping(let entries):
        .keys(entries.map { Key(name: $0.key.text, value: ScenarioOutline($0.value)) })
      }
    self.init(content, at: node.range)
  }

  /// Whether it says nothing at all.
  package var isEmpty: Bool { content == .keys([]) }

  /// The value of a key; nil if there is none, or this is no mapping.
  package subscript(key: String) -> ScenarioOutline? {
    guard case .keys(let keys) = content else { return nil }
    return keys.first { $0.name == key }?.value
  }

  /// The value that a path of keys leads to, such as `canvas.scale`; nil if there is none.
  package func value(at path: String) -> ScenarioOutline? {
    path.split(separator: ".").reduce(self) { $0?[String($1)] }
  }

  /// Whether it says the same as another one, wherever and in whatever order of keys.
  package func says(theSameAs other: ScenarioOutline) -> Bool {
    switch (content, other.content) {
    case (.text(let mine), .text(let others)): mine == others
    case (.list(let mine), .list(let others)):
      mine.count == others.count && zip(mine, others).allSatisfy { $0.says(theSameAs: $1) }
    case (.keys(let mine), .keys(let others)):
      mine.count == others.count
        && mine.allSatisfy { key in other[key.name].map(key.value.says) ?? false }
    case (.text, _), (.list, _), (.keys, _): false
    }
  }

  /// The value as it could be written on one line: `[70, 70]`, `{wait: 0.1}`.
  package var text: String {
    switch content {
    case .text(let text): text
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .keys(let keys):
      "{" + keys.map { "\($0.name): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }
}

/// As JSON, whose texts are those of the scenario: what was `70` is `"70"`, and stays what it was.
extension ScenarioOutline: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    if let keys = try? decoder.container(keyedBy: Name.self) {
      let entries = try keys.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
        Key(name: $0.stringValue, value: try keys.decode(ScenarioOutline.self, forKey: $0))
      }
      self.init(.keys(entries), at: nil)
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [ScenarioOutline] = []
      while !list.isAtEnd { elements.append(try list.decode(ScenarioOutline.self)) }
      self.init(.list(elements), at: nil)
    } else {
      self.init(.text(try decoder.singleValueContainer().decode(String.self)), at: nil)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch content {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .list(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .keys(let keys):
      var container = encoder.container(keyedBy: Name.self)
      for key in keys { try container.encode(key.value, forKey: Name(stringValue: key.name)) }
    }
  }
}
