import Foundation
import Geometry
import LayoutEngine

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
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    let first: CGSize? = delegate.collectionView?(
      collectionView, layout: layout, sizeForItemAt: path(0))
    guard let first else { return nil }
    return [first]
      + (1..<count).map {
        delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path($0))
      }
  }
}
