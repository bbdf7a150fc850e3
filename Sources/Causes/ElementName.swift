/// An element of a collection view, as people call it.
package struct ElementName: Hashable, Sendable {
  package enum Category: String, Hashable, Sendable, Codable {
    case cell, supplementaryView, decorationView
  }

  package let category: Category
  /// The kind of a supplementary or decoration view; empty for cells.
  package let kind: String
  package let section: Int
  package let item: Int

  /// The element of a kind at an index path.
  package init(_ category: Category, kind: String = "", section: Int, item: Int) {
    (self.category, self.kind, self.section, self.item) = (category, kind, section, item)
  }

  /// The kinds that flow and list layouts have, by the words for them.
  private static let kinds = [
    "header": "UICollectionElementKindSectionHeader",
    "footer": "UICollectionElementKindSectionFooter",
  ]

  /// The element that a text such as `cell [0,3]`, `0,3`, `header [1]` or `badge [0, 2]` names; nil for other texts.
  package init?(_ text: String) {
    let parts = text.split(whereSeparator: { " [],()".contains($0) })
    let numbers = parts.reversed().prefix { Int($0) != nil }.reversed().compactMap { Int($0) }
    let words = parts.dropLast(numbers.count)
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ $0 >= 0 }), words.count <= 1 else {
      return nil
    }
    let word = words.first.map(String.init) ?? "cell"
    switch word {
    case "cell", "item":
      guard numbers.count == 2 else { return nil }
      self.init(.cell, section: numbers[0], item: numbers[1])
    default:
      self.init(
        .supplementaryView, kind: Self.kinds[word] ?? word, section: numbers[0],
        item: numbers.count == 2 ? numbers[1] : 0)
    }
  }

  /// Whether this is the same element, where one of both is known to be no cell, though not what else.
  package func matches(_ other: ElementName) -> Bool {
    kind == other.kind && section == other.section && item == other.item
      && (category == .cell) == (other.category == .cell)
  }
}

extension ElementName: CustomStringConvertible {
  /// `cell [0,3]`, `header [1]`, `badge [0,2]`.
  package var description: String {
    guard category != .cell else { return "cell [\(section),\(item)]" }
    if let word = Self.kinds.first(where: { $0.value == kind })?.key, item == 0 {
      return "\(word) [\(section)]"
    }
    return "\(kind) [\(section),\(item)]"
  }
}

extension ElementName: Codable {
  private enum CodingKeys: String, CodingKey { case category, kind, indexPath }

  /// The element that `encode(to:)` wrote.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let path = try container.decode([Int].self, forKey: .indexPath)
    guard path.count == 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: .indexPath, in: container, debugDescription: "\(path.count) numbers")
    }
    self.init(
      try container.decode(Category.self, forKey: .category),
      kind: try container.decodeIfPresent(String.self, forKey: .kind) ?? "", section: path[0],
      item: path[1])
  }

  /// The names of the trace of elements: category, kind and index path.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(category, forKey: .category)
    if !kind.isEmpty { try container.encode(kind, forKey: .kind) }
    try container.encode([section, item], forKey: .indexPath)
  }
}
