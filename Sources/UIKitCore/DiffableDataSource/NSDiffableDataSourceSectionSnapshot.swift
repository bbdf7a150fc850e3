import Foundation

/// The items of a section as an outline, whose branches may be expanded or collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// All items in outline order, whether visible or not.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an outline without items.
  public init() {}

  /// The items without a parent, in outline order.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// The items none of whose ancestors is collapsed.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Whether an item is in the outline, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// The place of an item among all items in outline order; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The item that an item is directly below; nil for root items and unknown ones.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Number of an item's ancestors: 0 for items without a parent.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// Whether the items below an item are shown, provided that the item itself is; false for new
  /// items.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether none of an item's ancestors is collapsed.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ancestors(of: item).allSatisfy(expanded.contains)
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// Adds items at the end, or below another item.
  public mutating func append(
    _ newItems: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else {
      items += newItems
      return
    }
    guard let end = endOfBranch(parent) else { return }
    insert(newItems, at: end, parent: parent)
  }

  /// Adds items before another one, below the same parent; does nothing if that one is not there.
  public mutating func insert(_ newItems: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(newItems, at: index, parent: parents[item])
  }

  /// Adds items after another one and all below it, with the same parent; does nothing if that one
  /// is not there.
  public mutating func insert(_ newItems: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let end = endOfBranch(item) else { return }
    insert(newItems, at: end, parent: parents[item])
  }

  private mutating func insert(
    _ newItems: [ItemIdentifierType], at index: Int, parent: ItemIdentifierType?
  ) {
    items.insert(contentsOf: newItems, at: index)
    for item in newItems { parents[item] = parent }
  }

  /// The index after an item and everything below it.
  private func endOfBranch(_ item: ItemIdentifierType) -> Int? {
    guard let start = index(of: item) else { return nil }
    return items[(start + 1)...].firstIndex { !ancestors(of: $0).contains(item) } ?? items.count
  }

  /// Removes items and everything below them.
  public mutating func delete(_ deleted: [ItemIdentifierType]) {
    let gone = Set(deleted)
    let removed = items.filter {
      gone.contains($0) || ancestors(of: $0).contains(where: gone.contains)
    }
    let all = Set(removed)
    items.removeAll(where: all.contains)
    for item in removed {
      parents[item] = nil
      expanded.remove(item)
    }
  }

  /// Adds an outline before an item, below the same parent; does nothing if the item is not there.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(snapshot, at: index, parent: parents[item])
  }

  /// Adds an outline after an item and all below it, with the same parent, and answers the last item that was added; nil, and nothing is
  /// added, if the item is not there.
  @discardableResult
  public mutating func insert(
    _ snapshot: Self, after item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    guard let end = endOfBranch(item) else { return nil }
    insert(snapshot, at: end, parent: parents[item])
    return snapshot.items.last
  }

  /// Has an outline below an item in place of what is there.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard contains(parent) else { return }
    delete(items.filter { parents[$0] == parent })
    guard let end = endOfBranch(parent) else { return }
    insert(snapshot, at: end, parent: parent)
  }

  private mutating func insert(_ snapshot: Self, at index: Int, parent: ItemIdentifierType?) {
    items.insert(contentsOf: snapshot.items, at: index)
    for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
    expanded.formUnion(snapshot.expanded)
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the items below other ones.
  public mutating func expand(_ branches: [ItemIdentifierType]) { expanded.formUnion(branches) }

  /// Hides the items below other ones.
  public mutating func collapse(_ branches: [ItemIdentifierType]) {
    expanded.subtract(branches)
  }

  /// The items below an item, as an outline of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    let below = items.filter { ancestors(of: $0).contains(parent) }
    part.items = (includingParent ? [parent] : []) + below
    for item in below where includingParent || parents[item] != parent {
      part.parents[item] = parents[item]
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }
}
