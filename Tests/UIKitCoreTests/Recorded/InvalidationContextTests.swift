import Foundation
import Testing
import UIKitCore

/// What invalidation contexts hold and do, as recorded on iOS 26.1 (iPhone 16).
@MainActor struct InvalidationContextTests {
  private let paths = [IndexPath(item: 2, section: 1), IndexPath(item: 0, section: 0)]

  @Test func `a fresh context names nothing`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    context.contentOffsetAdjustment = CGPoint(x: 3, y: -4)
    context.contentSizeAdjustment = CGSize(width: 5, height: -6)
    #expect(context.contentOffsetAdjustment == CGPoint(x: 3, y: -4))
    #expect(context.contentSizeAdjustment == CGSize(width: 5, height: -6))
  }

  @Test func `layouts without a view answer for new bounds, too`() {
    let bounds = CGRect(x: 3, y: 4, width: 200, height: 300)
    let plain = UICollectionViewLayout().invalidationContext(forBoundsChange: bounds)
    #expect(!plain.invalidateEverything && !plain.invalidateDataSourceCounts)
    let flow = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: bounds)
    let context = flow as? UICollectionViewFlowLayoutInvalidationContext
    #expect(context?.invalidateFlowLayoutAttributes == true)
    #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
  }

  @Test func `elements are named in their order and once`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: paths)
    context.invalidateItems(at: [IndexPath(item: 3, section: 1), paths[1]])
    #expect(context.invalidatedItemIndexPaths == paths + [IndexPath(item: 3, section: 1)])
    context.invalidateSupplementaryElements(ofKind: "header", at: paths)
    context.invalidateSupplementaryElements(ofKind: "header", at: paths)
    context.invalidateSupplementaryElements(ofKind: "footer", at: [])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": paths, "footer": []])
    context.invalidateDecorationElements(ofKind: "background", at: [paths[1]])
    #expect(context.invalidatedDecorationIndexPaths == ["background": [paths[1]]])
  }

  @Test(arguments: [true, false]) func `invalidating a layout names nothing`(_ isAttached: Bool) {
    inWorld { _ in
      let layout = ContextLayout()
      let view = isAttached ? UICollectionView(frame: .zero, collectionViewLayout: layout) : nil
      layout.invalidateLayout()
      #expect(layout.contexts.map(\.invalidateEverything) == [false])
      #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [false])
      withExtendedLifetime(view) {}
    }
  }

  @Test func `a flow layout asks its delegate again when it is invalidated, not for new bounds`() {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      @MainActor func flags(_ bounds: CGRect) -> [Bool]? {
        let context = layout.invalidationContext(forBoundsChange: bounds)
        return (context as? UICollectionViewFlowLayoutInvalidationContext).map {
          [$0.invalidateFlowLayoutAttributes, $0.invalidateFlowLayoutDelegateMetrics]
        }
      }
      #expect(flags(CGRect(x: 0, y: 10, width: 100, height: 100)) == [false, false])
      #expect(flags(CGRect(x: 3, y: 4, width: 100, height: 100)) == [true, false])
      #expect(flags(CGRect(x: 0, y: 0, width: 90, height: 100)) == [true, false])
      #expect(flags(CGRect(x: 0, y: 0, width: 100, height: 100)) == [false, false])
      let fresh = UICollectionViewFlowLayoutInvalidationContext()
      #expect(fresh.invalidateFlowLayoutAttributes && fresh.invalidateFlowLayoutDelegateMetrics)
      withExtendedLifetime(view) {}
    }
  }

  @Test func `adjustments hold at once, that of the size until the layout says its own`() {
    inWorld { _ in
      let layout = ContextLayout()
      let view = UICollectionView.showing(
        ListDataSource(counts: [0]), in: layout, size: CGSize(width: 200, height: 300))
      view.contentOffset = CGPoint(x: 20, y: 30)
      view.layoutIfNeeded()
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentSizeAdjustment = CGSize(width: 10, height: 20)
      context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
      layout.invalidateLayout(with: context)
      #expect(view.contentOffset == CGPoint(x: 23, y: 34))
      #expect(view.contentSize == CGSize(width: 510, height: 1220))
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 23, y: 34))
      #expect(view.contentSize == CGSize(width: 500, height: 1200))
    }
  }

  @Test func `counts are not asked for again when a layout is invalidated`() {
    inWorld { _ in
      let layout = ContextLayout()
      let source = ListDataSource(counts: [5])
      let view = UICollectionView.showing(source, in: layout)
      #expect(view.numberOfItems(inSection: 0) == 5)
      source.sections = [["more", "than", "before", "are", "there", "now"]]
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 5)
      view.reloadData()
      #expect(view.numberOfItems(inSection: 0) == 6)
    }
  }

  @Test func `a new width prepares the layout before the setter returns`() {
    inWorld { _ in
      let layout = ContextLayout()
      let window = UIWindow()
      let view = UICollectionView.showing(ListDataSource(counts: [5]), in: layout)
      window.addSubview(view)
      view.layoutIfNeeded()
      layout.preparations = 0
      view.frame.size.width = 300
      #expect(layout.preparations == 1)
      view.layoutIfNeeded()
      #expect(layout.preparations == 1)
    }
  }
}

/// A layout of a fixed size that keeps the contexts it is invalidated with.
private final class ContextLayout: UICollectionViewLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var preparations = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 1200) }

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}
