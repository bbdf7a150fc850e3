package import AnimDrawing
import AnimLayers
package import Foundation
import UIKitCore

/// What those who examine a collection view at rest ask of it, and do to it.
extension Stage {
  /// Whether the device lies on its side.
  package var isLandscape: Bool { window.orientation.isLandscape }

  /// Begins to turn the device, in an animation of 0.3 seconds.
  ///
  /// - Parameter isLandscape: Whether it is to lie on its left side, or to stand upright.
  package func rotate(toLandscape isLandscape: Bool) {
    inWorld {
      window.rotate(
        to: isLandscape ? .landscapeLeft : .portrait, duration: 0.3, device: device.layer
      ) {}
    }
  }

  /// The look of a cell without what is animated, and without the identities of its layers; nil if the item has none.
  package func look(ofItem path: IndexPath) -> DisplayList? {
    inWorld {
      collectionView.cellForItem(at: path).map { cell in
        var list = DisplayList(cell.layer.modelSnapshot, size: collectionView.bounds.size)
        list.items = list.items.map(\.anonymous)
        return list
      }
    }
  }

  /// Whether the layout takes sizes from what cells prefer, and so depends on which of them were ever shown.
  package var hasSelfSizingElements: Bool {
    inWorld {
      let layout = collectionView.collectionViewLayout
      return collectionView.visibleCells.contains { cell in
        guard let path = collectionView.indexPath(for: cell),
          let attributes = layout.layoutAttributesForItem(at: path),
          let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return false }
        preferred.size.height += 8
        return layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      }
    }
  }
}
