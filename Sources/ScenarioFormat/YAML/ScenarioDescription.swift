/// A scenario, or a part of one, as a value: what a file would say, without its text.
///
/// A string literal is a text or a formula, whichever the grammar expects in its place.
package enum ScenarioDescription: Hashable, Sendable {
  /// A number, or `true` or `false`, in the form of YAML's core schema.
  case plain(String)
  case text(String)
  case list([ScenarioDescription])
  /// In the order of the keys; each key once.
  case mapping([Entry])

  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: ScenarioDescription

    package init(_ key: String, _ value: ScenarioDescription) {
      self.key = key
      self.value = value
    }
  }

  /// The tree that a file which says the same would be composed into.
  ///
  /// - Parameter place: The place to which findings about any part of the tree point.
  /// - Returns: The tree, all of whose nodes are at `place`.
  func node(at place: SourceRange) -> YAMLNode {
    let content: YAMLNode.Content =
      switch self {
      case .plain(let text): .scalar(.init(text: text, isPlain: true))
      case .text(let text): .scalar(.init(text: text, isPlain: false))
      case .list(let elements): .sequence(elements.map { $0.node(at: place) })
      case .mapping(let entries):
        .mapping(
          entries.map {
            .init(key: SourceName($0.key, at: place), value: $0.value.node(at: place))
          })
      }
    return YAMLNode(content: content, range: place)
  }
}

extension ScenarioDescription: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension ScenarioDescription: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .plain("\(value)") }
}

extension ScenarioDescription: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self = .plain("\(value)") }
}

extension ScenarioDescription: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .plain("\(value)") }
}

extension ScenarioDescription: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: ScenarioDescription...) { self = .list(elements) }
}

extension ScenarioDescription: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, ScenarioDescription)...) {
    self = .mapping(elements.map(Entry.init))
  }
}
