/// Where in the grammar each key belongs, for keys that stand in the wrong place.
struct KeyIndex: Sendable {
  private var kinds: [String: [String]] = [:]
  private var seen: Set<String> = []

  /// The index of a grammar.
  ///
  /// - Parameter root: The mapping that all others are in.
  init(_ root: MappingDescription) { visit(root) }

  /// The kinds of mappings that have `key`, in the order of the grammar; none if they are too many
  /// to help.
  func kinds(having key: String) -> [String] {
    let found = kinds[key] ?? []
    return found.count > 4 ? [] : found
  }

  private mutating func visit(_ kind: MappingDescription) {
    guard seen.insert(kind.name).inserted else { return }
    for key in kind.keys {
      kinds[key.name, default: []].append(kind.name)
      visit(key.schema)
    }
  }

  private mutating func visit(_ schema: Schema) {
    switch schema {
    case .mapping(let kind): visit(kind())
    case .list(let element, _), .dictionary(let element): visit(element)
    case .either(let schemas): for schema in schemas { visit(schema) }
    case .deferred(let schema): visit(schema())
    case .boolean, .number, .integer, .text, .words, .anything, .empty: break
    }
  }
}
