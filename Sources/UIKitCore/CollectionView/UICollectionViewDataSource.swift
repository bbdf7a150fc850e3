public import Foundation

/// Where a collection view gets its counts, cells and supplementary views from.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

/// Methods that are optional in UIKit.
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalRequirement.missing()
    return 1
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.missing()
    return UICollectionReusableView()
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalRequirement.missing()
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  public var collectionView: OptionalCollectionViewDataSourceCalls? {
    OptionalCollectionViewDataSourceCalls(target: self)
  }

  public var numberOfSections: OptionalNumberOfSectionsCall? {
    OptionalNumberOfSectionsCall(target: self)
  }
}

/// Calls of the optional methods of `UICollectionViewDataSource` with a question mark, `collectionView?(…)`.
@preconcurrency @MainActor public struct OptionalCollectionViewDataSourceCalls {
  let target: any UICollectionViewDataSource

  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalRequirement.call("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalRequirement.call("collectionView(_:canMoveItemAt:)") {
      target.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    target.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.call("collectionView(_:moveItemAt:to:)") {
      target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    target.collectionView(collectionView, numberOfItemsInSection: section)
  }

  public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    target.collectionView(collectionView, cellForItemAt: indexPath)
  }
}

/// The call of an optional method with a question mark, `numberOfSections?(in:)`.
@preconcurrency @MainActor public struct OptionalNumberOfSectionsCall {
  let target: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalRequirement.call("numberOfSections(in:)") {
      target.numberOfSections(in: collectionView)
    }
  }

  @_disfavoredOverload
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    target.numberOfSections(in: collectionView)
  }
}
