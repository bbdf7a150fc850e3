public import Foundation
import LayoutEngine

/// What of a layout is out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// The initialiser through which the collection view makes a layout's own context class.
  public required convenience init(dynamically: Void) { self.init() }

  private var storedInvalidateEverything = false
  private var storedInvalidateDataSourceCounts = false

  /// Everything is to be computed anew. Subclasses may override this to keep what they know.
  open var invalidateEverything: Bool { storedInvalidateEverything }
  /// Sections and items are to be counted anew.
  open var invalidateDataSourceCounts: Bool { storedInvalidateDataSourceCounts }

  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Added to the content offset when the context is applied.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// Added to the content size when the context is applied.
  open var contentSizeAdjustment: CGSize = .zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([kind: indexPaths], uniquingKeysWith: +)
  }

  /// What the context puts out of date.
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
