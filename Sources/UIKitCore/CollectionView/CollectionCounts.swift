import Foundation

/// How many sections there are and how many items are in each, as the data source said last.
struct CollectionCounts: Hashable {
  let items: [Int]

  var sections: Int { items.count }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && items.indices.contains(path.section)
      && (0..<items[path.section]).contains(path.item)
  }
}
