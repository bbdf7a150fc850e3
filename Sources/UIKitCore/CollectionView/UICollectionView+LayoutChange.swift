import AnimCauses
import AnimLayoutEngine
import Foundation

extension UICollectionView {
  func replaceLayout(
    with layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard layout !== currentLayout else {
      completion?(true)
      return
    }
    noting(.layoutChange(from: "\(type(of: currentLayout))", to: "\(type(of: layout))")) {
      useLayout(layout, animated: animated, completion: completion)
    }
  }

  private func useLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let oldLayout = currentLayout
    guard updates.depth == 0 else {
      // The update that is being collected animates from the old places to the new ones.
      attach(layout)
      announceChange(from: oldLayout, to: layout)
      oldLayout.host = nil
      updates.completions += completion.map { [$0] } ?? []
      return
    }
    guard animated || ViewAnimation.current != nil, !visible.isEmpty, !bounds.isEmpty else {
      replaceLayout(with: layout)
      completion?(true)
      return
    }
    UIView.withoutAnimation { layoutIfNeeded() }
    let anchor = anchorPath
    change(
      from: oldLayout, to: layout,
      announcing: { self.announceChange(from: oldLayout, to: layout) },
      targetOffset: { self.targetOffset(keeping: anchor) }
    ) { finished in
      completion?(finished)
    }
  }

  /// Animates all elements from their places in the layout in use to those in `layout`.
  ///
  /// - Parameters:
  ///   - oldLayout: The one that is left for good: the layout in use, unless that is a
  ///     transition's.
  ///   - layout: The one that is in use afterwards.
  ///   - announcing: Called when the new layout is in use and before it is prepared.
  ///   - targetOffset: The content offset afterwards; asked when it is prepared.
  ///   - completion: Told whether the animation ran to its end.
  func change(
    from oldLayout: UICollectionViewLayout, to layout: UICollectionViewLayout,
    announcing: () -> Void = {}, targetOffset: () -> CGPoint,
    completion: @escaping (Bool) -> Void
  ) {
    // Making views must not begin a layout pass of the new layout.
    updates.depth += 1
    giveBackCells()
    let used = currentLayout
    let remembered = rememberedElements()
    let mirror = mirror
    attach(layout)
    announcing()
    prepareLayoutIfNeeded()
    perform(
      LayoutTransition(
        correspondence: .identity,
        old: { remembered[$0] ?? used.attributes(for: $0).map(mirror.reflected) },
        targetOffset: targetOffset(), layouts: (oldLayout, layout),
        finish: {
          CallLog.note(.layout, "finalizeLayoutTransition()", "old layout")
          oldLayout.finalizeLayoutTransition()
          CallLog.note(.layout, "finalizeLayoutTransition()", "new layout")
          layout.finalizeLayoutTransition()
        }),
      completion: completion)
    used.host = nil
    oldLayout.host = nil
    updates.depth -= 1
  }

  private func announceChange(
    from oldLayout: UICollectionViewLayout, to layout: UICollectionViewLayout
  ) {
    CallLog.note(.layout, "prepareForTransition(to:)")
    oldLayout.prepareForTransition(to: layout)
    CallLog.note(.layout, "prepareForTransition(from:)")
    layout.prepareForTransition(from: oldLayout)
  }

  private func replaceLayout(with layout: UICollectionViewLayout) {
    let oldLayout = currentLayout
    attach(layout)
    oldLayout.host = nil
    for key in visibleOrder where key.kind != .cell { recycle(key) }
    setNeedsLayout()
  }

  /// Makes `layout` the one in use, of which nothing is known yet.
  func attach(_ layout: UICollectionViewLayout) {
    currentLayout = layout
    layout.host = self
    if let causes { rounds.pending = causes.current }
    validity.invalidate(.layout)
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
    return delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: byLayout)
      ?? byLayout
  }
}
