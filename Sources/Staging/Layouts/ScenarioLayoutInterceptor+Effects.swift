import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

// What the scenario adds to attributes whenever the collection view asks for them.
extension ScenarioLayoutInterceptor {
  func elements(
    of layout: UICollectionViewLayout, in rect: CGRect,
    answer: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard changesAttributes else { return answer + decorations.elements(in: rect) }
    // What is enlarged may reach into the rectangle from outside.
    let reach = layout.collectionView.map { max($0.bounds.width, $0.bounds.height) * growth } ?? 0
    let near =
      reach > 0
      ? layout.layoutAttributesForElements(in: rect.insetBy(dx: -reach, dy: -reach)) ?? [] : answer
    return near.map { changed($0, in: layout) }.filter { $0.frame.intersects(rect) }
      + decorations.elements(in: rect)
  }

  func attributes(
    of element: CollectionViewElement, in layout: UICollectionViewLayout,
    answer: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let answer else { return decorations.attributes(of: element) }
    return changesAttributes ? changed(answer, in: layout) : answer
  }

  private var changesAttributes: Bool {
    !definition.effects.isEmpty || definition.cellZIndex != 0 || pinch != nil
  }

  /// By what fraction of the view something may reach beyond its own frame.
  private var growth: CGFloat {
    let amounts = definition.effects.map { effect in
      if case .zoomByCenter(let zoom) = effect { max(0, zoom.zoomAmount) / 2 } else { 0.0 }
    }
    return amounts.max() ?? 0
  }

  /// A copy with all that the scenario adds: layouts may keep what they answered.
  private func changed(
    _ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard let view = layout.collectionView else { return attributes }
    let copy = attributes.copied()
    if copy.representedElementCategory == .cell, definition.cellZIndex != 0 {
      copy.zIndex = definition.cellZIndex
    }
    for effect in definition.effects {
      switch effect {
      case .zoomByCenter(let zoom): apply(zoom, to: copy, in: view)
      case .stretchyHeader(let stretch): apply(stretch, to: copy, in: layout)
      }
    }
    if let pinch, copy.element == .cell(at: pinch.path) {
      copy.size = CGSize(width: pinch.length, height: pinch.length)
      copy.zIndex = 100
    }
    return copy
  }

  private func apply(
    _ zoom: Effect.ZoomByCenter, to attributes: UICollectionViewLayoutAttributes,
    in view: UICollectionView
  ) {
    guard attributes.representedElementCategory == .cell else { return }
    let distance =
      zoom.axis == .x
      ? attributes.center.x - view.bounds.midX : attributes.center.y - view.bounds.midY
    guard abs(distance) < zoom.zoomDistance else { return }
    let scale = 1 + zoom.zoomAmount * (1 - abs(distance) / zoom.zoomDistance)
    attributes.transform3D = CATransform3DScale(attributes.transform3D, scale, scale, 1)
  }

  /// The header of the first section alone: those of the others have content above them.
  private func apply(
    _ stretch: Effect.StretchyHeader, to attributes: UICollectionViewLayoutAttributes,
    in layout: UICollectionViewLayout
  ) {
    guard attributes.element == .header(of: 0) else { return }
    var names = names(for: layout)
    (names.frame, names.indexPath) = (attributes.frame, attributes.indexPath)
    guard stretch.condition.isTrue(in: names.value) else { return }
    attributes.frame = stretch.frame.value(in: names.value)
  }
}
