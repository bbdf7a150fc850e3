import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.Disturb: ImmediateAction {
  func perform(on stage: Stage) {
    if let reusesViews { stage.collectionView.keepsReusableViews = reusesViews }
    if let preferredHeights { stage.setPreferredHeights(madeFrom: preferredHeights) }
    if let busyFor { stage.clock.stall(for: busyFor) }
  }
}

extension Stage {
  /// Has the scenario's cells ask for other heights, those on screen at once.
  fileprivate func setPreferredHeights(madeFrom seed: Int) {
    memory.heightSeed = seed
    for cell in collectionView.visibleCells {
      guard let path = collectionView.indexPath(for: cell), let item = dataSource.item(at: path)
      else { continue }
      (cell as? any HeightPreferring)?.preferredHeight = memory.preferredHeight(ofItem: item.id)
      cell.invalidateIntrinsicContentSize()
    }
  }
}

/// A cell that may be told which height it prefers.
@MainActor protocol HeightPreferring: UICollectionViewCell {
  /// In points; nil for that of its content.
  var preferredHeight: CGFloat? { get set }
}

extension HeightPreferring {
  /// The attributes with the height that the cell prefers.
  func withPreferredHeight(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredHeight, preferredHeight != attributes.size.height,
      let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    preferred.size.height = preferredHeight
    return preferred
  }
}
