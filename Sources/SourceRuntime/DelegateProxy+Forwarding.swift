public import Foundation
public import UIKitCore

// What UIKit itself asks and tells goes on to the stage; what the stage does not implement is missing
// here too.

extension DelegateProxy: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    base.numberOfSections(in: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { base.collectionView(collectionView, numberOfItemsInSection: section) }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { base.collectionView(collectionView, cellForItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    base.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.call("collectionView(_:canMoveItemAt:)") {
      base.collectionView(collectionView, canMoveItemAt: indexPath)
    } ?? OptionalRequirement.missing("collectionView(_:canMoveItemAt:)")
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    base.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension DelegateProxy {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    base.scrollViewDidScroll(scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    base.scrollViewWillBeginDragging(scrollView)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // UIKit's signature; the pointer is valid during the call.
    unsafe base.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { base.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    base.scrollViewWillBeginDecelerating(scrollView)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    base.scrollViewDidEndDecelerating(scrollView)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    base.scrollViewDidEndScrollingAnimation(scrollView)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    base.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

extension DelegateProxy {
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    asked("collectionView(_:shouldHighlightItemAt:)") {
      base.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didHighlightItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didUnhighlightItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    asked("collectionView(_:shouldSelectItemAt:)") {
      base.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    asked("collectionView(_:shouldDeselectItemAt:)") {
      base.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didSelectItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didDeselectItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    base.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    base.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    asked("collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
      base.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    asked("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      base.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    asked("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") {
      base.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }

  /// The stage's answer; if it has none, this object has none either.
  private func asked<Result>(_ name: String, _ body: () -> Result) -> Result {
    OptionalRequirement.call(name, body) ?? OptionalRequirement.missing(name)
  }
}
