public import Foundation

/// Where a collection view gets its counts, cells and supplementary views from.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Number of items of a section; negative answers count as 0.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item that comes on screen, dequeued from the collection view for this index
  /// path.
  ///
  /// A cell that was not dequeued is an exception.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Number of sections; 1 if there is no such method, and negative answers count as 0.
  func numberOfSections(in collectionView: UICollectionView) throws(UnimplementedRequirement) -> Int
  /// The view for a place at which the layout has a supplementary view, dequeued for this index
  /// path. Optional.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) throws(UnimplementedRequirement) -> UICollectionReusableView
  /// Whether an item may be moved by a finger; true if there is no such method.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    throws(UnimplementedRequirement)
    -> Bool
  /// Told at the end of a movement by a finger that an item is to be elsewhere in the data.
  /// Optional.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath) throws(UnimplementedRequirement)
}
