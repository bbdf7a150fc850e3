import AnimGeometry
import AnimLayoutEngine
import Foundation

/// Questions of a flow layout to its delegate about one section; nil where the delegate has no such
/// method.
@MainActor struct FlowDelegateQuestions {
  let delegate: (any UICollectionViewDelegateFlowLayout)?
  let collectionView: UICollectionView
  let layout: UICollectionViewLayout
  let section: Int

  var inset: UIEdgeInsets? {
    delegate?.collectionView?(collectionView, layout: layout, insetForSectionAt: section)
  }

  var lineSpacing: CGFloat? {
    delegate?.collectionView?(
      collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
  }

  var interitemSpacing: CGFloat? {
    delegate?.collectionView?(
      collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }

  var headerSize: CGSize? {
    delegate?.collectionView?(
      collectionView, layout: layout, referenceSizeForHeaderInSection: section)
  }

  var footerSize: CGSize? {
    delegate?.collectionView?(
      collectionView, layout: layout, referenceSizeForFooterInSection: section)
  }

  /// The size of each item in order; nil if the delegate leaves sizes to the layout.
  func itemSizes(count: Int) -> [CGSize]? {
    guard let delegate, count > 0 else { return nil }
    return try? (0..<count).map { item throws(UnimplementedRequirement) in
      try delegate.collectionView(
        collectionView, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
    }
  }
}
