import AnimLayers
import Foundation
import UIKitCore

extension Stage {
  /// The present state.
  func observation(at time: Double) -> Observation {
    inWorld {
      let view = collectionView
      let seen = view.layer.presented.bounds
      return Observation(
        time: time, bounds: seen, contentSize: view.contentSize,
        contentInset: view.adjustedContentInset,
        counts: (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) },
        elements: view.presentedElements.filter { !$0.isDisappearing },
        selectedItem: view.indexPathsForSelectedItems?.last, touchedItem: memory.touchedPath)
    }
  }
}
