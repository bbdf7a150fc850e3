import Foundation

/// A data source of a collection view whose items may be outlines.
@MainActor protocol OutlineSource: AnyObject {
  /// Where an item is in its outline; nil where its section is none.
  func outlinePlace(of path: IndexPath) -> OutlinePlace?
  /// Shows the items below an item, or hides them, as the app lets it.
  func toggleOutline(at path: IndexPath)
}

/// Where an item is in an outline.
struct OutlinePlace: Hashable {
  /// The number of its ancestors.
  let level: Int
  /// Whether the items below it are shown.
  let isExpanded: Bool
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  /// Closures that are asked and told about items whose rows show and hide what is below them.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the items below an item may be shown; nil, the default, for yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before the items below an item are shown; nil, the default, for nothing.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the items below an item may be hidden; nil, the default, for yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before the items below an item are hidden; nil, the default, for nothing.
    public var willCollapseItem: ((Item) -> Void)?
    /// Asked for what is below an item that is about to show it, given what is; nil, the default, for that.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Creates handlers with which everything may be shown and hidden.
    public init() {}
  }

  func outlinePlace(of path: IndexPath) -> OutlinePlace? {
    guard let (item, _, outline) = outline(at: path) else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let (item, section, known) = outline(at: path) else { return }
    var outline = known
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
