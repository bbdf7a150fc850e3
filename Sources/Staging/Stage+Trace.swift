import AnimGeometry
import AnimLayers
package import Foundation
import UIKitCore

extension Stage {
  /// The elements on screen now: cells, then supplementary and decoration views, each by index path,
  /// those that are animating away included.
  package func elements() -> [TracedElement] {
    inWorld { collectionView.presentedElements.map(TracedElement.init) }
  }

  /// Where the elements on screen will be when their animations end, by their numbers: the attributes of their models.
  package func models() -> [UInt64: TracedElement.Placement] {
    inWorld {
      let placements = elementLayers(in: collectionView).map { layer in
        let center = layer.superlayer?.convert(layer.position, to: collectionView.layer)
        return (
          layer.id,
          TracedElement.Placement(
            center: center ?? layer.position, size: layer.bounds.size,
            alpha: Double(layer.opacity), transform: layer.transform)
        )
      }
      return Dictionary(placements) { first, _ in first }
    }
  }

  private func elementLayers(in view: UIView) -> [CALayer] {
    view.subviews.flatMap { view in
      view is UICollectionReusableView ? [view.layer] : elementLayers(in: view)
    }
  }

  /// The elements on screen now, one to a line (see `TracedElement.description`).
  package func trace() -> [String] { elements().map(\.description) }

  /// The screen now, in the middle of a rotation too.
  package var screen: TracedScreen {
    inWorld {
      let bounds = window.layer.presented.bounds
      let insets = window.safeAreaInsets
      let safe = CGRect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top,
        width: bounds.width - insets.left - insets.right,
        height: bounds.height - insets.top - insets.bottom)
      return TracedScreen(
        size: bounds.size, corners: window.layer.presentedCorners,
        safeArea: window.layer.presented(safe.corners))
    }
  }

  /// How far the content is scrolled, in points: where animations will end.
  package var contentOffset: CGPoint { collectionView.contentOffset }

  /// Whether the content slides on that a finger has let go.
  package var isDecelerating: Bool { collectionView.isDecelerating }

  /// How far the content is seen to be scrolled now, in points.
  package var presentedContentOffset: CGPoint {
    inWorld { collectionView.layer.presented.bounds.origin }
  }

  /// The selected items in the order in which they were selected.
  package var selectedItems: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }
}

extension TracedElement {
  init(_ element: PresentedElement) {
    let corners = element.corners
    self.init(
      id: element.id, category: .init(element.category), kind: element.kind ?? "",
      section: element.indexPath.first ?? 0, item: element.indexPath.item,
      isDisappearing: element.isDisappearing,
      center: element.center, size: element.size, alpha: Double(element.alpha),
      transform: element.transform, zIndex: element.zIndex,
      quad: corners.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? corners : [])
  }
}

extension TracedElement.Category {
  fileprivate init(_ category: UICollectionView.ElementCategory) {
    self =
      switch category {
      case .cell: .cell
      case .supplementaryView: .supplementaryView
      case .decorationView: .decorationView
      }
  }
}
