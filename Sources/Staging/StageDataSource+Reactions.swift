import AnimScenarioFormat
import Foundation
import UIKitCore

// What UIKit tells its delegate, and the scenario may react to.
extension StageDataSource {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    memory.touchedPath = indexPath
    react(.didSelectItem)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    memory.touchedPath = indexPath
    react(.didDeselectItem)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { react(.didScroll) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { react(.willBeginDragging) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { react(.willEndDragging) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    react(.didEndDragging)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { react(.didEndDecelerating) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    react(.didEndScrollingAnimation)
  }
}

extension UICollectionView {
  /// The stage's data source, also where a layout from sources has put its own before it.
  var stageDataSource: StageDataSource? { ownDataSource as? StageDataSource }
}
