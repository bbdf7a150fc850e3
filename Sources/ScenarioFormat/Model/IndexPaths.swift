/// The place of an item: UIKit's `IndexPath` with two indices.
package struct ItemIndexPath: Hashable, Sendable, Comparable {
  package let section: Int
  package let item: Int

  /// The place of an item by its indices, both from 0.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether a place comes before another: by section, then by item.
  package static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemIndexPath: CustomStringConvertible {
  /// As in YAML: `[0, 3]`.
  package var description: String { "[\(section), \(item)]" }
}

/// An item by its index path, or by what it is when the step runs.
package enum ItemReference: Hashable, Sendable {
  case path(ItemIndexPath)
  /// The first item of the first section that has any.
  case first
  case last
  /// The visible item whose centre is nearest to that of the view.
  case center
  /// The item of the latest tap, pinch or selection.
  case tapped
  case pinched
  case selected

  static let words: [(String, ItemReference)] = [
    ("first", .first), ("last", .last), ("center", .center), ("tapped", .tapped),
    ("pinched", .pinched), ("selected", .selected),
  ]
}

private let pathExpectation = "an index path such as [0, 3]"

extension Schema {
  fileprivate static let index = Schema.integer(.index)
  static let indexPath = Schema.either([.index, .list(.index, count: 2...2)])
}

extension ValueReader where Value == Located<ItemIndexPath> {
  /// `[section, item]`, or a bare item of section 0.
  static let indexPath = ValueReader(.indexPath, pathExpectation) { node, reading in
    let index = ValueReader<Int>.integer(.index)
    if node.integer != nil {
      return index.read(node, reading).map {
        Located(ItemIndexPath(section: 0, item: $0), at: node.range)
      }
    }
    guard let elements = node.elements, elements.count == 2 else {
      reading.report(.wrongType(expected: pathExpectation, found: node), at: node.range)
      return nil
    }
    let numbers = elements.compactMap { index.read($0, reading) }
    guard numbers.count == 2 else { return nil }
    return Located(ItemIndexPath(section: numbers[0], item: numbers[1]), at: node.range)
  }
}

extension ValueReader where Value == [Located<ItemIndexPath>] {
  /// A list of index paths; `[0, 3]` alone is refused, since it reads as one path and as two items.
  static let indexPaths = ValueReader(
    .list(.indexPath, count: nil), "a list of index paths such as [[0, 3]]"
  ) { node, reading in
    guard let elements = node.elements else {
      reading.report(.onePath(node), at: node.range)
      return nil
    }
    let numbers = elements.compactMap(\.integer)
    if numbers.count == 2, elements.count == 2 {
      reading.report(.ambiguousPaths(numbers[0], numbers[1]), at: node.range)
      return nil
    }
    return elements.compactMap { ValueReader<Located<ItemIndexPath>>.indexPath.read($0, reading) }
  }
}

extension ValueReader where Value == Located<ItemReference> {
  /// An index path, or `first`, `last`, `center`, `tapped`, `pinched`, `selected`.
  static let itemReference = ValueReader(
    .either([.words(ItemReference.words.map(\.0)), .indexPath]),
    "an index path such as [0, 3], or 'first', 'last', 'center'"
  ) { node, reading in
    if node.integer == nil, let text = node.scalar?.text, !node.isNull {
      if let known = ItemReference.words.first(where: { $0.0 == text }) {
        return Located(known.1, at: node.range)
      }
      let words = ItemReference.words.map(\.0)
      let meant = Suggestion.closest(
        to: text, among: words, synonyms: ["centre": "center", "middle": "center"])
      reading.report(.unknownItem(text, meant: meant), at: node.range)
      return nil
    }
    return ValueReader<Located<ItemIndexPath>>.indexPath.read(node, reading).map {
      Located(.path($0.value), at: $0.location)
    }
  }
}

extension Finding.Message {
  fileprivate static func onePath(_ node: YAMLNode) -> Self {
    let meant = node.integer.map { "[[0, \($0)]]" } ?? ""
    return .init(
      .wrongType, "expected a list of index paths such as [[0, 3]], found \(node.summary)",
      hint: meant.isEmpty ? "" : "did you mean '\(meant)'?", replacement: meant)
  }

  fileprivate static func ambiguousPaths(_ first: Int, _ second: Int) -> Self {
    .init(
      .wrongType, "'[\(first), \(second)]' reads as one index path and as two items",
      hint: "did you mean '[[\(first), \(second)]]'?", replacement: "[[\(first), \(second)]]",
      notes: ["for two items of section 0 write [[0, \(first)], [0, \(second)]]"])
  }

  fileprivate static func unknownItem(_ text: String, meant: String?) -> Self {
    .init(
      .unknownValue,
      "'\(text)' is no item; write an index path such as [0, 3], or 'first', 'last', 'center', "
        + "'tapped', 'pinched', 'selected'",
      hint: meant.map { "did you mean '\($0)'?" } ?? "", replacement: meant ?? "")
  }
}
