import UIKit

extension TimelineStage: WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { sections[indexPath.section][indexPath.item].height ?? width }
}
