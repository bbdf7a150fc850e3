import UIKit

extension TimelineStage: ChatLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: ChatLayout, sizeForMessageAt indexPath: IndexPath
  ) -> CGSize {
    let item = sections[indexPath.section][indexPath.item]
    return CGSize(
      width: item.width ?? collectionView.bounds.width * 0.6, height: item.height ?? 36)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: ChatLayout, isOutgoingAt indexPath: IndexPath
  ) -> Bool { sections[indexPath.section][indexPath.item].isOutgoing }
}
