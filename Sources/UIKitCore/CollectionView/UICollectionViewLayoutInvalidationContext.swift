import AnimLayoutEngine
public import Foundation

/// The parts of a layout that are out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that marks nothing: the layout is prepared again and all its elements are
  /// asked for.
  public override init() { super.init() }

  /// The initialiser through which the collection view makes a layout's own context class.
  public required convenience init(dynamically: Void) { self.init() }

  private var storedInvalidateEverything = false
  private var storedInvalidateDataSourceCounts = false

  /// Whether everything is to be computed anew.
  ///
  /// True for `reloadData()` alone: a context of `invalidateLayout()` names nothing. Subclasses may
  /// override it to keep what they know.
  open var invalidateEverything: Bool { storedInvalidateEverything }
  /// Whether sections and items are to be counted anew; true for updates and `reloadData()`.
  open var invalidateDataSourceCounts: Bool { storedInvalidateDataSourceCounts }

  /// Items whose attributes alone are out of date; nil if none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Supplementary views whose attributes alone are out of date, by kind; nil if none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Decoration views whose attributes alone are out of date, by kind; nil if none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Points added to the content offset at once.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// Points added to the content size at once, until the layout is prepared and says its own.
  open var contentSizeAdjustment: CGSize = .zero

  /// Whether the context is that of `invalidateLayout()`, after which nothing that the layout knew
  /// holds.
  var isOfWholeLayout = false

  /// Names items whose attributes are out of date, beside those named before, each once.
  ///
  /// A context that names elements has these alone asked for again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).adding(indexPaths)
  }

  /// Names supplementary views of one kind whose attributes are out of date, each once.
  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[kind] = (all[kind] ?? []).adding(indexPaths)
    invalidatedSupplementaryIndexPaths = all
  }

  /// Names decoration views of one kind whose attributes are out of date, each once.
  open func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[kind] = (all[kind] ?? []).adding(indexPaths)
    invalidatedDecorationIndexPaths = all
  }

  /// The extent of what the context puts out of date.
  var extent: LayoutValidity.Extent {
    guard !invalidateEverything, !invalidateDataSourceCounts else { return .everything }
    guard !isOfWholeLayout else { return .layout }
    var keys = (invalidatedItemIndexPaths ?? []).map { ElementKey(kind: .cell, indexPath: $0) }
    let supplementary = invalidatedSupplementaryIndexPaths ?? [:]
    for (kind, paths) in supplementary.sorted(by: { $0.key < $1.key }) {
      keys += paths.map { ElementKey(kind: .supplementary(kind), indexPath: $0) }
    }
    let decoration = invalidatedDecorationIndexPaths ?? [:]
    for (kind, paths) in decoration.sorted(by: { $0.key < $1.key }) {
      keys += paths.map { ElementKey(kind: .decoration(kind), indexPath: $0) }
    }
    return keys.isEmpty ? .arrangement : .elements(keys)
  }

  /// Whether an element is among those that are named.
  func names(_ key: ElementKey) -> Bool {
    let paths =
      switch key.kind {
      case .cell: invalidatedItemIndexPaths
      case .supplementary(let kind): invalidatedSupplementaryIndexPaths?[kind]
      case .decoration(let kind): invalidatedDecorationIndexPaths?[kind]
      }
    return paths?.contains(key.indexPath) == true
  }

  /// Marks everything, as `reloadData()` does.
  func markEverything() {
    storedInvalidateEverything = true
    storedInvalidateDataSourceCounts = true
  }

  /// Marks the counts only, as insertions and deletions do.
  func markCounts() { storedInvalidateDataSourceCounts = true }
}

extension [IndexPath] {
  /// These paths and after them those of `others` that are not among them, in their order.
  fileprivate func adding(_ others: [IndexPath]) -> [IndexPath] {
    var known = Set(self)
    return self + others.filter { known.insert($0).inserted }
  }
}
