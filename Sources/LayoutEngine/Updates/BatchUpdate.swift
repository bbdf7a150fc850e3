package import Foundation

/// The changes that one batch announces, each in its own index space: deletions, reloads and the
/// origins of moves before the update, insertions and the targets of moves after it.
///
/// A list is in the order of the calls and may name what does not exist; `IndexMap` is what checks it.
package struct BatchUpdate: Hashable, Sendable {
  /// An item that changes its place.
  package struct ItemMove: Hashable, Sendable {
    /// Before the update.
    package var from: IndexPath
    /// After it.
    package var to: IndexPath

    /// A move of an item.
    package init(from: IndexPath, to: IndexPath) { (self.from, self.to) = (from, to) }
  }

  /// A section that changes its place, with its items.
  package struct SectionMove: Hashable, Sendable {
    /// Before the update.
    package var from: Int
    /// After it.
    package var to: Int

    /// A move of a section.
    package init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// Before the update.
  package var deletedItems: [IndexPath] = []
  /// After the update.
  package var insertedItems: [IndexPath] = []
  /// Items that get another view; before the update.
  package var reloadedItems: [IndexPath] = []
  /// Items whose cells are filled anew without being replaced; before the update.
  package var reconfiguredItems: [IndexPath] = []
  /// Items that change their places.
  package var movedItems: [ItemMove] = []
  /// Before the update.
  package var deletedSections = IndexSet()
  /// After the update.
  package var insertedSections = IndexSet()
  /// Before the update.
  package var reloadedSections = IndexSet()
  /// Sections that change their places.
  package var movedSections: [SectionMove] = []

  /// A batch without changes.
  package init() {}

  /// Whether nothing is announced.
  package var isEmpty: Bool { self == BatchUpdate() }
}
