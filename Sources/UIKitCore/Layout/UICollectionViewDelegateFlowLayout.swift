public import AnimGeometry
public import Foundation

/// A delegate that a flow layout asks for sizes and spacings; all methods are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Width and height of an item in points; `itemSize` if there is no such method.
  ///
  /// Not asked while cells are measured. Negative lengths are an exception.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) throws(UnimplementedRequirement) -> CGSize
  /// Room around the items of a section in points; `sectionInset` if there is no such method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) throws(UnimplementedRequirement) -> UIEdgeInsets
  /// Least distance between lines of a section in points; `minimumLineSpacing` if there is no such
  /// method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) throws(UnimplementedRequirement) -> CGFloat
  /// Least distance between items of a line in points; `minimumInteritemSpacing` if there is no
  /// such method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) throws(UnimplementedRequirement) -> CGFloat
  /// Size of a section's header, whose length along the scroll direction counts;
  /// `headerReferenceSize` if there is no such method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) throws(UnimplementedRequirement) -> CGSize
  /// Size of a section's footer, whose length along the scroll direction counts;
  /// `footerReferenceSize` if there is no such method.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) throws(UnimplementedRequirement) -> CGSize
}
