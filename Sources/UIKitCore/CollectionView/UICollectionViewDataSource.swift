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
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view for a place at which the layout has a supplementary view, dequeued for this index
  /// path. Optional.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item may be moved by a finger; true if there is no such method.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Told at the end of a movement by a finger that an item is to be elsewhere in the data.
  /// Optional.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

/// Methods that are optional in UIKit.
extension UICollectionViewDataSource {
  /// Default: one section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalRequirement.missing()
    return 1
  }

  /// Default: an empty view without a reuse identifier.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.missing()
    return UICollectionReusableView()
  }

  /// Default: every item may be moved.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalRequirement.missing()
    return true
  }

  /// Default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  /// The optional methods, to be called with a question mark; never nil.
  public var collectionView: OptionalCollectionViewDataSourceCalls? {
    OptionalCollectionViewDataSourceCalls(target: self)
  }

  /// The optional method `numberOfSections(in:)`, to be called with a question mark; never nil.
  public var numberOfSections: OptionalNumberOfSectionsCall? {
    OptionalNumberOfSectionsCall(target: self)
  }
}

/// Calls of the optional methods of `UICollectionViewDataSource` with a question mark, `collectionView?(…)`.
@preconcurrency @MainActor public struct OptionalCollectionViewDataSourceCalls {
  let target: any UICollectionViewDataSource

  /// Answer of `collectionView(_:viewForSupplementaryElementOfKind:at:)`; nil if the data source
  /// has no such method.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalRequirement.call("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Answer of `collectionView(_:viewForSupplementaryElementOfKind:at:)` where no optional is
  /// expected: the default one if the data source has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Answer of `collectionView(_:canMoveItemAt:)`; nil if the data source has no such method.
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalRequirement.call("collectionView(_:canMoveItemAt:)") {
      target.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  /// Answer of `collectionView(_:canMoveItemAt:)` where no optional is expected: the default one if
  /// the data source has no such method.
  @_disfavoredOverload
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    target.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Calls `collectionView(_:moveItemAt:to:)`; nil if the data source has no such method.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:moveItemAt:to:)") {
      target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Calls `collectionView(_:moveItemAt:to:)` where no optional is expected; does nothing if the
  /// data source has no such method.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Answer of `collectionView(_:numberOfItemsInSection:)`, which every data source has.
  public func callAsFunction(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    target.collectionView(collectionView, numberOfItemsInSection: section)
  }

  /// Answer of `collectionView(_:cellForItemAt:)`, which every data source has.
  public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    target.collectionView(collectionView, cellForItemAt: indexPath)
  }
}

/// The call of an optional method with a question mark, `numberOfSections?(in:)`.
@preconcurrency @MainActor public struct OptionalNumberOfSectionsCall {
  let target: any UICollectionViewDataSource

  /// Answer of `numberOfSections(in:)`; nil if the data source has no such method.
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalRequirement.call("numberOfSections(in:)") {
      target.numberOfSections(in: collectionView)
    }
  }

  /// Answer of `numberOfSections(in:)` where no optional is expected: the default one if the data
  /// source has no such method.
  @_disfavoredOverload
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    target.numberOfSections(in: collectionView)
  }
}
