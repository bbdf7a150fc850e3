import Foundation

extension UICollectionView {
  /// Highlights the item under a finger that has come down, if the delegate agrees.
  func highlightByTouch(_ touch: UITouch) {
    guard allowsSelection, highlightedPath == nil,
      let path = indexPathForItem(at: touch.location(in: self))
    else { return }
    if let delegate {
      let agrees = OptionalRequirement.call("collectionView(_:shouldHighlightItemAt:)") {
        delegate.collectionView(self, shouldHighlightItemAt: path)
      }
      guard agrees ?? true else { return }
    }
    highlightedPath = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Ends the highlight: the finger was lifted, or has turned out to drag.
  func unhighlightByTouch() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }
}
