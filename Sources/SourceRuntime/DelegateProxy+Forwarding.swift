public import Foundation
public import UIKitCore

// What UIKit itself asks and tells goes on to the stage; what the stage does not implement is missing
// here too.

extension DelegateProxy: UICollectionViewDataSource {
  /// The stage's number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    base.numberOfSections(in: collectionView)
  }

  /// The stage's number of items of a section.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { base.collectionView(collectionView, numberOfItemsInSection: section) }

  /// The stage's cell of an item.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { base.collectionView(collectionView, cellForItemAt: indexPath) }

  /// The stage's header, footer or other view at an index path.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    base.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether an item may be moved, as the stage says; not implemented if the stage does not.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.call("collectionView(_:canMoveItemAt:)") {
      base.collectionView(collectionView, canMoveItemAt: indexPath)
    } ?? OptionalRequirement.missing("collectionView(_:canMoveItemAt:)")
  }

  /// Has the stage move an item in its data.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    base.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension DelegateProxy {
  /// Tells the stage of a change of the content's offset.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    base.scrollViewDidScroll(scrollView)
  }

  /// Tells the stage that a finger begins to scroll.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    base.scrollViewWillBeginDragging(scrollView)
  }

  /// Asks the stage where content is to rest after the finger is lifted; velocity in points per
  /// millisecond.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // UIKit's signature; the pointer is valid during the call.
    unsafe base.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Tells the stage that the finger was lifted.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { base.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }

  /// Tells the stage that content goes on by itself.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    base.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Tells the stage that content that went on by itself rests.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    base.scrollViewDidEndDecelerating(scrollView)
  }

  /// Tells the stage that scrolling that code asked for is done.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    base.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Tells the stage that bars or insets cover another part of the content.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    base.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

extension DelegateProxy {
  /// Whether a touched item is highlighted, as the stage says; not implemented if the stage does
  /// not.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    asked("collectionView(_:shouldHighlightItemAt:)") {
      base.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// Tells the stage that an item was highlighted.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didHighlightItemAt: indexPath) }

  /// Tells the stage that an item lost its highlight.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didUnhighlightItemAt: indexPath) }

  /// Whether a tap selects an item, as the stage says; not implemented if the stage does not.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    asked("collectionView(_:shouldSelectItemAt:)") {
      base.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// Whether a tap deselects an item, as the stage says; not implemented if the stage does not.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    asked("collectionView(_:shouldDeselectItemAt:)") {
      base.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// Tells the stage that a tap selected an item.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didSelectItemAt: indexPath) }

  /// Tells the stage that a tap deselected an item.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didDeselectItemAt: indexPath) }

  /// Tells the stage that a cell is about to come on screen.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  /// Tells the stage that a supplementary view is about to come on screen.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    base.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// Tells the stage that a cell left the screen.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { base.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

  /// Tells the stage that a supplementary view left the screen.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    base.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// The stage's layout between two others; not implemented if the stage has none.
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

  /// The offset in points that the stage prefers after a change; not implemented if it prefers
  /// none.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    asked("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      base.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// The place at which a dragged item would land, as the stage says; not implemented if it does
  /// not.
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
