import AnimGeometry
import Foundation

/// Asks a collection view's delegate for the menus of its items, whose cells are lifted.
@MainActor final class CollectionContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var collectionView: UICollectionView?

  private init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// An interaction for a collection view that keeps its own delegate.
  static func interaction(of collectionView: UICollectionView) -> UIContextMenuInteraction {
    let menus = CollectionContextMenu(collectionView)
    let interaction = UIContextMenuInteraction(delegate: menus)
    interaction.target = { [menus] point in menus.cell(at: point) }
    return interaction
  }

  private func cell(at point: CGPoint) -> UIView? {
    collectionView.flatMap { view in
      view.indexPathForItem(at: point).flatMap { view.cellForItem(at: $0) }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collectionView, let delegate = collectionView.delegate else { return nil }
    let path = collectionView.indexPathForItem(at: location)
    if let answer = delegate.collectionView?(
      collectionView, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
    {
      return answer
    }
    return path.flatMap {
      delegate.collectionView?(
        collectionView, contextMenuConfigurationForItemAt: $0, point: location)
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collectionView else { return }
    collectionView.delegate?.collectionView?(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
