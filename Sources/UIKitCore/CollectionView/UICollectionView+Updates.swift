import Foundation
import LayoutEngine

/// What is remembered of a collection view when an update begins.
struct UpdateStart {
  let counts: CollectionCounts
  /// The layout's attributes in and around the visible bounds, by old keys.
  let attributes: [ElementKey: UICollectionViewLayoutAttributes]
}

extension UICollectionView {
  /// The same for updates that do not escape: UIKit's do not, though their type is optional.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// A change outside of a batch is a batch of one.
  func update(_ change: (inout BatchUpdate) -> Void) {
    beginUpdate()
    change(&pendingUpdate)
    endUpdate(completion: nil)
  }

  func beginUpdate() {
    if updateDepth == 0 {
      if boundsBeforeAnimatedChange == nil {
        // Without a count taken before the change there is nothing to compare with.
        UIView.withoutAnimation { layoutIfNeeded() }
      } else {
        // A new size that the running animation has not shown yet is shown by the update: elements
        // travel from where they are.
        boundsBeforeAnimatedChange = nil
      }
      prepareLayoutIfNeeded()
      let surroundings = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
      updateStart = UpdateStart(
        counts: counts,
        attributes: Dictionary(
          queryElements(in: surroundings).map { ($0.key, $0.cloned()) }
        ) { first, _ in first })
    }
    updateDepth += 1
  }

  func endUpdate(completion: ((Bool) -> Void)?) {
    if let completion { updateCompletions.append(completion) }
    guard updateDepth == 1, let start = updateStart else {
      updateDepth -= 1
      return
    }
    let update = pendingUpdate
    let completions = updateCompletions
    (pendingUpdate, updateStart, updateCompletions) = (BatchUpdate(), nil, [])
    func complete(_ finished: Bool) { for completion in completions { completion(finished) } }
    let context = currentLayout.makeInvalidationContext()
    context.markCounts()
    currentLayout.invalidate(using: context)
    cachedCounts = nil
    isLayoutKnown = false
    isLayoutPrepared = false
    do {
      let map = try IndexMap(update, before: start.counts.items, after: counts.items)
      commit(update, map: map, start: start, completion: complete)
      updateDepth -= 1
      setNeedsLayout()
    } catch {
      updateDepth -= 1
      UIEnvironment.current.raise(error.description)
      reloadData()
      complete(false)
    }
  }

  /// Lets the layout look at the changes and animates every visible element, in UIKit's order.
  private func commit(
    _ update: BatchUpdate, map: IndexMap, start: UpdateStart,
    completion: @escaping (Bool) -> Void
  ) {
    let layout = currentLayout
    layout.elementsWillMove(map)
    prepareLayoutIfNeeded()
    if layout.measuresElements { measureNewElements(map) }
    selectedPaths = selectedPaths.compactMap(map.newIndexPath(forOld:))

    // What is on screen wins over what the layout said: a layout may have been animating already.
    var old = start.attributes
    for (key, view) in visible { old[key] = view.appliedAttributes ?? old[key] }
    layout.updateTables = .update(
      map: map, old: { [unowned self] in old[$0].map(mirrored) },
      new: { [unowned self] in layoutAttributes(for: $0) })
    layout.beginUpdates(map.updateItems(for: update))
    let appearing = supplementaryPaths(of: layout, inserted: true)
    let disappearing = supplementaryPaths(of: layout, inserted: false)

    let target = layout.targetOffset(proposed: clamped(contentOffset))
    isTargetOffsetDue = false
    let newBounds = CGRect(origin: target, size: bounds.size)
    let newElements = queryElements(in: newBounds)
    let transitions = transitions(
      map: map, old: old, appearing: appearing, disappearing: disappearing,
      newElements: newElements)

    // Start attributes without animation; the views' final ones inside of it.
    let showing = UIView.withoutAnimation { transitions.compactMap(begin) }
    CollectionViewAnimation.run {
      if target != self.contentOffset { self.moveContent(to: target) }
      for (transition, view) in showing {
        switch transition.end {
        case .stays: view.show(transition.to)
        case .leaves(let key): self.disappear(view, key: key, to: transition.to)
        }
      }
      layout.endUpdates()
      layout.updateTables = nil
      // Measured, but then not on screen.
      for (key, view) in self.premade { self.retire(view, key: key) }
      self.premade = [:]
    } completion: {
      completion($0)
    }
    order(newElements.map(\.key).filter { visible[$0] != nil })
    isElementQueryCurrent = false
    isLayoutNew = false
    reconfigure(update.reconfiguredItems.compactMap(map.newIndexPath(forOld:)))
  }

  /// Makes the views of new elements and lets them say which size they need, until no more come.
  private func measureNewElements(_ map: IndexMap) {
    for _ in 0..<8 {
      for attributes in queryElements(in: bounds)
      where map.oldKey(forNew: attributes.key) == nil && premade[attributes.key] == nil {
        guard let view = makeView(for: attributes) else { continue }
        premade[attributes.key] = view
        fit(view, to: attributes)
      }
      guard !isLayoutPrepared else { return }
      prepareLayoutIfNeeded()
    }
  }

  private func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfiguring = (path, cell)
      _ = dataSource.collectionView(self, cellForItemAt: path)
      reconfiguring = nil
      cell.fittedAttributes = nil
      if let shown = cell.appliedAttributes { fit(cell, to: shown) }
    }
  }

  /// One element's part in an update.
  private struct Transition {
    enum End {
      case stays
      /// Retired at the end, under the key that it had.
      case leaves(ElementKey)
    }
    /// The view that shows the element; nil for one that is made now.
    var view: UICollectionReusableView?
    var key: ElementKey
    /// Where the element starts; nil to start from what its view shows now.
    var from: UICollectionViewLayoutAttributes?
    var to: UICollectionViewLayoutAttributes
    var end: End
  }

  /// Plans the part of every element that is visible before or after the update.
  private func transitions(
    map: IndexMap, old: [ElementKey: UICollectionViewLayoutAttributes],
    appearing: Set<ElementKey>, disappearing: Set<ElementKey>,
    newElements: [UICollectionViewLayoutAttributes]
  ) -> [Transition] {
    var transitions: [Transition] = []
    var views = visible
    let oldOrder = visibleOrder
    visible = [:]
    let newKeys = Set(newElements.map(\.key))

    // Deleted, reloaded and departing elements, from their old places.
    for key in oldOrder {
      guard let view = views[key], let shown = view.appliedAttributes else { continue }
      let target = disappearing.contains(key) ? nil : map.newKey(forOld: key)
      let isReplaced = key.kind == .cell && map.isReloaded(old: key.indexPath)
      if let target, !isReplaced, newKeys.contains(target), !appearing.contains(target) { continue }
      views[key] = nil
      let final = finalAttributes(for: key)
      let destination: UICollectionViewLayoutAttributes
      if let target, !isReplaced {
        destination = final ?? attributes(for: target)?.moved(to: key.indexPath) ?? shown.faded()
      } else {
        destination = final ?? shown.faded()
      }
      transitions.append(
        Transition(view: view, key: key, from: nil, to: destination, end: .leaves(key)))
    }

    // Elements that are visible now: survivors keep their view, others get a new one.
    for attributes in newElements {
      let key = attributes.key
      let origin = appearing.contains(key) ? nil : map.oldKey(forNew: key)
      let initial = initialAttributes(for: key)
      if let origin, let view = views.removeValue(forKey: origin) {
        _ = finalAttributes(for: origin)
        visible[key] = view
        // What the base class answers for a survivor is where its view is already.
        let start = initial.flatMap { $0.looksLike(view.appliedAttributes) ? nil : $0 }
        transitions.append(
          Transition(view: view, key: key, from: start, to: attributes, end: .stays))
      } else {
        let known = origin.flatMap { old[$0]?.moved(to: key.indexPath) }
        transitions.append(
          Transition(
            view: nil, key: key, from: initial ?? known ?? attributes.faded(), to: attributes,
            end: .stays))
      }
    }
    return transitions
  }

  /// Puts the view of a transition where it starts; nil if the data source has none.
  private func begin(
    _ transition: Transition
  ) -> (Transition, UICollectionReusableView)? {
    if let view = transition.view {
      if let from = transition.from { view.show(from) }
      return (transition, view)
    }
    guard let from = transition.from, let view = makeView(for: from) else { return nil }
    visible[transition.key] = view
    return (transition, view)
  }

  /// The index paths of supplementary and decoration views that the layout inserts or deletes.
  private func supplementaryPaths(
    of layout: UICollectionViewLayout, inserted: Bool
  ) -> Set<ElementKey> {
    var keys: Set<ElementKey> = []
    for kind in knownKinds {
      let paths: [IndexPath]
      switch (kind, inserted) {
      case (.cell, _): paths = []
      case (.supplementary(let name), true):
        paths = layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      case (.supplementary(let name), false):
        paths = layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      case (.decoration(let name), true):
        paths = layout.indexPathsToInsertForDecorationView(ofKind: name)
      case (.decoration(let name), false):
        paths = layout.indexPathsToDeleteForDecorationView(ofKind: name)
      }
      keys.formUnion(paths.map { ElementKey(kind: kind, indexPath: $0) })
    }
    return keys
  }

  /// The kinds of supplementary and decoration views on screen, in drawing order.
  private var knownKinds: [ElementKind] {
    var seen: Set<ElementKind> = []
    return visibleOrder.map(\.kind).filter { $0 != .cell && seen.insert($0).inserted }
  }

  /// Changes the offset for an update, whose new place the layout has been asked for already.
  func moveContent(to offset: CGPoint) {
    isApplyingTransition = true
    contentOffset = offset
    isApplyingTransition = false
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether a view looks the same with either attributes.
  func looksLike(_ other: UICollectionViewLayoutAttributes?) -> Bool {
    guard let other else { return false }
    return center == other.center && size == other.size && transform3D == other.transform3D
      && alpha == other.alpha && isHidden == other.isHidden
  }
}
