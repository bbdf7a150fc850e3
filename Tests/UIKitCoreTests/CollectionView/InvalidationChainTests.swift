import Foundation
import Testing
import UIKitCore

/// Every invalidation by the collection view reaches a layout twice: `invalidateLayout()` first,
/// then `invalidateLayout(with:)` with the context that there is.
@MainActor struct InvalidationChainTests {
  private func chain(_ change: (UICollectionView) -> Void) -> [String] {
    inWorld { _ in
      let layout = ChainLayout()
      let view = UICollectionView.showing(ListDataSource(counts: [40]), in: layout)
      layout.calls = []
      change(view)
      return layout.calls
    }
  }

  /// Has its content begin at 100, whatever is asked for.
  private final class Restless: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      collectionView?.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    }
  }

  @Test func `a layout may move the content as it is invalidated`() {
    inWorld { world in
      let layout = Restless()
      layout.itemSize = CGSize(width: 320, height: 100)
      let view = UICollectionView.showing(ListDataSource(counts: [20]), in: layout)
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 100 && world.exceptions.isEmpty)
    }
  }

  @Test func `scrolling passes the context of the bounds change through both`() {
    let calls = chain { $0.contentOffset.y = 40 }
    #expect(calls == ["context", "invalidateLayout", "invalidateLayout(with: context)"])
  }

  @Test func `reloading tells both`() {
    #expect(chain { $0.reloadData() } == ["invalidateLayout", "invalidateLayout(with: counts)"])
  }

  @Test func `an update tells both`() {
    let calls = chain { $0.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(calls == ["invalidateLayout", "invalidateLayout(with: counts)"])
  }

  @Test func `invalidating from outside makes a context of its own`() {
    let calls = chain { $0.collectionViewLayout.invalidateLayout() }
    #expect(calls == ["invalidateLayout", "invalidateLayout(with: nothing)"])
  }

  @Test func `a scroll within an override does not use up the context`() {
    let calls = chain { view in
      let layout = view.collectionViewLayout as? ChainLayout
      layout?.scrollsOnce = true
      view.contentOffset.y = 40
    }
    #expect(
      calls == [
        "context", "invalidateLayout",
        "context", "invalidateLayout", "invalidateLayout(with: context)",
        "invalidateLayout(with: context)",
      ])
  }
}

/// Rows that mind every change of the bounds and write down how they are told.
private final class ChainLayout: UICollectionViewFlowLayout {
  var calls: [String] = []
  var scrollsOnce = false
  private var boundsContexts: Set<ObjectIdentifier> = []

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("context")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    boundsContexts.insert(ObjectIdentifier(context))
    return context
  }

  override func invalidateLayout() {
    calls.append("invalidateLayout")
    if scrollsOnce {
      scrollsOnce = false
      collectionView?.contentOffset.y += 10
    }
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let kind =
      boundsContexts.contains(ObjectIdentifier(context))
      ? "context"
      : context.invalidateDataSourceCounts ? "counts" : "nothing"
    calls.append("invalidateLayout(with: \(kind))")
    super.invalidateLayout(with: context)
  }
}
