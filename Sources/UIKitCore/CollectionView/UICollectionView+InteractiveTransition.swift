import AnimLayoutEngine
import Foundation

extension UICollectionView {
  /// Called at the end of an interactive transition: whether its animation ran to the end, and
  /// whether the new layout stays.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  func beginTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    layoutIfNeeded()
    let old = currentLayout
    let transition =
      delegate?.collectionView?(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transitionCompletion = completion
    layout.host = self
    transition.host = self
    CallLog.note(.layout, "prepareForTransition(to:)")
    old.prepareForTransition(to: layout)
    CallLog.note(.layout, "prepareForTransition(from:)")
    layout.prepareForTransition(from: old)
    layout.beginPreparation(isComplete: true)
    transition.startOffset = contentOffset
    attach(transition)
    setNeedsLayout()
    transition.endOffset = targetOffset(in: layout)
    return transition
  }

  func endTransition(finished: Bool) {
    guard let transition = currentLayout as? UICollectionViewTransitionLayout else {
      UIEnvironment.current.raise(
        "the collection is not preparing to interactively transition. Check the documentation for "
          + "-startInteractiveTransitionToCollectionViewLayout:completion:")
      return
    }
    UIView.withoutAnimation { layoutIfNeeded() }
    let completion = transitionCompletion
    transitionCompletion = nil
    let layout = finished ? transition.nextLayout : transition.currentLayout
    let other = finished ? transition.currentLayout : transition.nextLayout
    let target = finished ? transition.endOffset : transition.startOffset
    change(from: other, to: layout, targetOffset: { self.clamped(target) }) {
      completion?($0, finished)
    }
  }

  /// The offset at which the item in the middle is in the middle of `layout` too.
  private func targetOffset(in layout: UICollectionViewLayout) -> CGPoint {
    var proposed = contentOffset
    if let anchor = anchorPath,
      let frame = layout.attributes(for: ElementKey(kind: .cell, indexPath: anchor))?.frame
    {
      proposed = CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2)
    }
    return layout.targetOffset(
      proposed: clamped(
        proposed, contentSize: layout.collectionViewContentSize))
  }
}
