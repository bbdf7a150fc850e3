public import Foundation
import LayoutEngine

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
  /// True for `invalidateLayout()` and `reloadData()`. Subclasses may override it to keep what they
  /// know.
  open var invalidateEverything: Bool { storedInvalidateEverything }
  /// Whether sections and items are to be counted anew; true for updates and `reloadData()`.
  open var invalidateDataSourceCounts: Bool { storedInvalidateDataSourceCounts }

  /// Items whose attributes alone are out of date; nil if none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Supplementary views whose attributes alone are out of date, by kind; nil if none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Decoration views whose attributes alone are out of date, by kind; nil if none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Points added to the content offset when the context is applied.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// Points added to the content size when the context is applied.
  open var contentSizeAdjustment: CGSize = .zero

  /// Names items whose attributes are out of date, beside those named before.
  ///
  /// A context that names elements has these alone asked for again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views of one kind whose attributes are out of date.
  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views of one kind whose attributes are out of date.
  open func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([kind: indexPaths], uniquingKeysWith: +)
  }

  /// The extent of what the context puts out of date.
  var extent: LayoutValidity.Extent {
    guard !invalidateEverything, !invalidateDataSourceCounts else { return .everything }
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

  var adjustment: LayoutValidity.Adjustment {
    LayoutValidity.Adjustment(offset: contentOffsetAdjustment, size: contentSizeAdjustment)
  }

  /// Marks everything, as `invalidateLayout()` and `reloadData()` do.
  func markEverything(countsToo: Bool) {
    storedInvalidateEverything = true
    storedInvalidateDataSourceCounts = countsToo
  }

  /// Marks the counts only, as insertions and deletions do.
  func markCounts() { storedInvalidateDataSourceCounts = true }
}
