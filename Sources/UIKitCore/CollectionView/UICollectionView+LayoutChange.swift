import Foundation

extension UICollectionView {
  func replaceLayout(
    with layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let oldLayout = currentLayout
    guard layout !== oldLayout else {
      completion?(true)
      return
    }
    guard updateDepth == 0 else {
      // The update that is being collected animates from the old places to the new ones.
      attach(layout)
      CallLog.note(.layout, "prepareForTransition(to:)")
      oldLayout.prepareForTransition(to: layout)
      CallLog.note(.layout, "prepareForTransition(from:)")
      layout.prepareForTransition(from: oldLayout)
      oldLayout.host = nil
      updateCompletions += completion.map { [$0] } ?? []
      return
    }
    guard animated || ViewAnimation.current != nil, !visible.isEmpty, !bounds.isEmpty else {
      replaceLayout(with: layout)
      completion?(true)
      return
    }
    UIView.withoutAnimation { layoutIfNeeded() }
    let anchor = anchorPath
    let surroundings = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let oldPlaces = Dictionary(
      queryElements(in: surroundings).map { ($0.key, $0.cloned()) }
    ) { first, _ in first }

    attach(layout)
    CallLog.note(.layout, "prepareForTransition(to:)")
    oldLayout.prepareForTransition(to: layout)
    CallLog.note(.layout, "prepareForTransition(from:)")
    layout.prepareForTransition(from: oldLayout)
    prepareLayoutIfNeeded()
    let target = targetOffset(keeping: anchor)
    isTargetOffsetDue = false
    let newElements = queryElements(in: CGRect(origin: target, size: bounds.size))
    let newKeys = Set(newElements.map(\.key))

    let departing = visibleOrder.filter { !newKeys.contains($0) }
    let arriving = newElements.filter { visible[$0.key] == nil }
    UIView.withoutAnimation {
      for attributes in arriving {
        let key = attributes.key
        let from = initialAttributes(for: key) ?? oldPlaces[key] ?? attributes.faded()
        visible[key] = makeView(for: from)
      }
    }
    CollectionViewAnimation.run {
      if target != self.contentOffset { self.moveContent(to: target) }
      for key in departing {
        guard let view = self.visible.removeValue(forKey: key) else { continue }
        view.willTransition(from: oldLayout, to: layout)
        guard let shown = view.appliedAttributes else { continue }
        let final = self.finalAttributes(for: key) ?? self.attributes(for: key) ?? shown.faded()
        self.disappear(view, key: key, to: final)
      }
      for attributes in newElements {
        guard let view = self.visible[attributes.key] else { continue }
        view.willTransition(from: oldLayout, to: layout)
        view.show(attributes)
        view.didTransition(from: oldLayout, to: layout)
      }
      CallLog.note(.layout, "finalizeLayoutTransition()", "old layout")
      oldLayout.finalizeLayoutTransition()
      CallLog.note(.layout, "finalizeLayoutTransition()", "new layout")
      layout.finalizeLayoutTransition()
    } completion: { finished in
      completion?(finished)
    }
    oldLayout.host = nil
    order(newElements.map(\.key).filter { visible[$0] != nil })
    isElementQueryCurrent = false
    isLayoutNew = false
    setNeedsLayout()
  }

  private func replaceLayout(with layout: UICollectionViewLayout) {
    let oldLayout = currentLayout
    attach(layout)
    oldLayout.host = nil
    for key in visibleOrder where key.kind != .cell { recycle(key) }
    setNeedsLayout()
  }

  private func attach(_ layout: UICollectionViewLayout) {
    currentLayout = layout
    layout.host = self
    isLayoutPrepared = false
    namedElements = [:]
    isLayoutKnown = false
    isElementQueryCurrent = false
  }

  /// The item that a layout change keeps in view: the one under the middle of the bounds, or else the
  /// middle one of those on screen.
  var anchorPath: IndexPath? {
    if let path = indexPathForItem(at: CGPoint(x: bounds.midX, y: bounds.midY)) { return path }
    let paths = indexPathsForVisibleItems.sorted()
    return paths.isEmpty ? nil : paths[paths.count / 2]
  }

  /// The offset that centres the anchor in the new layout, as far as the content and the layout allow.
  private func targetOffset(keeping anchor: IndexPath?) -> CGPoint {
    var proposed = contentOffset
    if let anchor, let frame = layoutAttributesForItem(at: anchor)?.frame {
      proposed = CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2)
    }
    proposed = clamped(proposed)
    let byLayout = currentLayout.targetOffset(proposed: proposed)
    guard let delegate else { return byLayout }
    return OptionalRequirement.call(
      "collectionView(_:targetContentOffsetForProposedContentOffset:)"
    ) { delegate.collectionView(self, targetContentOffsetForProposedContentOffset: byLayout) }
      ?? byLayout
  }
}
