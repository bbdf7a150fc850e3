package import Foundation

/// How many sections there are and how many items are in each, as the data source said last.
package struct CollectionCounts: Hashable, Sendable {
  /// The number of items of each section; none is negative.
  package let items: [Int]

  /// Sections of given numbers of items.
  package init(items: [Int]) { self.items = items }

  /// The number of sections.
  package var sections: Int { items.count }

  /// Whether the path has two indexes and an item is there.
  ///
  /// - Complexity: O(1).
  package func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && items.indices.contains(path.section)
      && (0..<items[path.section]).contains(path.item)
  }
}
