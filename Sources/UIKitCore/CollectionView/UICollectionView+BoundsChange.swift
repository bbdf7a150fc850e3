import AnimLayoutEngine
import Foundation

extension UICollectionView {
  /// The layout pass after the size changed inside an animation: device rotation.
  ///
  /// Every element that was on screen disappears and every element that is on screen now appears, as
  /// the layout's final and initial attributes say. An element that stays gets two views, one that
  /// goes and one that comes, unless the layout lets one of them travel the whole way.
  func animateBoundsChange(from oldBounds: CGRect) {
    let layout = currentLayout
    prepareLayoutIfNeeded()
    layout.beginBoundsChange(from: oldBounds)
    let old = visible.compactMapValues(\.appliedAttributes)
    layout.updateTables = .boundsChange(
      old: { [unowned self] in old[$0].map(mirrored) },
      new: { [unowned self] in layoutAttributes(for: $0) })
    validity.willQuery()
    let elements = queryVisibleElements()
    let new = Dictionary(elements.map { ($0.key, $0) }) { first, _ in first }

    let views = visible
    visible = [:]
    for key in visibleOrder {
      guard let view = views[key], let shown = view.appliedAttributes else { continue }
      let final = finalAttributes(for: key)
      guard let target = new[key] else {
        disappear(view, key: key, to: final ?? shown.faded())
        continue
      }
      let initial = initialAttributes(for: key)
      let travelsAlone = initial?.looksLike(shown) ?? true || final?.looksLike(target) ?? true
      if travelsAlone {
        visible[key] = view
        view.show(target)
      } else {
        if let final { disappear(view, key: key, to: final) }
        appear(target, from: initial)
      }
    }
    for attributes in elements where visible[attributes.key] == nil {
      appear(attributes, from: initialAttributes(for: attributes.key))
    }
    layout.endBoundsChange()
    layout.updateTables = nil
    order(elements.map(\.key).filter { visible[$0] != nil })
    validity.didShow()
  }

  private func appear(
    _ attributes: UICollectionViewLayoutAttributes, from initial: UICollectionViewLayoutAttributes?
  ) {
    let view = makeView(for: initial ?? attributes.faded())
    visible[attributes.key] = view
    view?.show(attributes)
  }
}
