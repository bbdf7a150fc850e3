import AnimCauses
import AnimLayoutEngine
import Foundation

/// State of a collection view at the beginning of an update.
struct UpdateStart {
  let counts: CollectionCounts
  /// The layout's attributes in and around the visible bounds, by old keys.
  let attributes: [ElementKey: UICollectionViewLayoutAttributes]
}

/// A batch of changes from its first call to its animation.
struct UpdateSession {
  /// How many calls of `performBatchUpdates` there are around what is running.
  var depth = 0
  var announced = BatchUpdate()
  var start: UpdateStart?
  var completions: [(Bool) -> Void] = []
  /// Views of new elements that were made to be measured before they have their places.
  var premade: [ElementKey: UICollectionReusableView] = [:]
  /// The cell that `dequeueReusableCell` is to return once more, for its item.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?

  /// Takes what was collected out of the session.
  mutating func take() -> (BatchUpdate, [(Bool) -> Void]) {
    defer { (announced, start, completions) = (BatchUpdate(), nil, []) }
    return (announced, completions)
  }
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
    change(&updates.announced)
    endUpdate(completion: nil)
  }

  func beginUpdate() {
    if updates.depth == 0 {
      if !validity.isResizeDue {
        // Without a count taken before the change there is nothing to compare with.
        UIView.withoutAnimation { layoutIfNeeded() }
      } else {
        // A new size that the running animation has not shown yet is shown by the update: elements
        // travel from where they are.
        validity.takeResize()
      }
      giveBackCells()
      prepareLayoutIfNeeded()
      updates.start = UpdateStart(counts: counts, attributes: rememberedElements())
    }
    updates.depth += 1
  }

  func endUpdate(completion: ((Bool) -> Void)?) {
    if let completion { updates.completions.append(completion) }
    guard updates.depth == 1, let start = updates.start else {
      updates.depth -= 1
      return
    }
    let (update, completions) = updates.take()
    noting(.update(update.sentence)) { show(update, from: start, completions) }
  }

  /// Compares the counts before and after a batch, and animates it.
  private func show(
    _ update: BatchUpdate, from start: UpdateStart, _ completions: [(Bool) -> Void]
  ) {
    func complete(_ finished: Bool) { for completion in completions { completion(finished) } }
    let context = currentLayout.makeInvalidationContext()
    context.markCounts()
    currentLayout.invalidate(using: context)
    validity.invalidate(.everything)
    do {
      let map = try IndexMap(update, before: start.counts.items, after: counts.items)
      commit(update, map: map, start: start, completion: complete)
      updates.depth -= 1
      setNeedsLayout()
    } catch {
      updates.depth -= 1
      UIEnvironment.current.raise(error.description)
      forgetData()
      complete(false)
    }
  }

  /// Lets the layout look at the changes and animates every visible element, in UIKit's order.
  private func commit(
    _ update: BatchUpdate, map: IndexMap, start: UpdateStart,
    completion: @escaping (Bool) -> Void
  ) {
    let layout = currentLayout
    departing = [:]
    layout.elementsWillMove(map)
    prepareLayoutIfNeeded()
    if layout.measuresElements { measureNewElements(map) }
    selection.paths = selection.paths.compactMap(map.newIndexPath(forOld:))

    // What is on screen wins over what the layout said: a layout may have been animating already.
    let old = start.attributes.merging(visible.compactMapValues(\.appliedAttributes)) { $1 }
    layout.updateTables = .update(
      map: map, old: { [unowned self] in old[$0].map(mirrored) },
      new: { [unowned self] in layoutAttributes(for: $0) })
    layout.beginUpdates(map.updateItems(for: update))
    let inserted = supplementaryPaths(of: layout, inserted: true)
    let deleted = supplementaryPaths(of: layout, inserted: false)
    perform(
      LayoutTransition(
        correspondence: ElementCorrespondence(map, inserted: inserted, deleted: deleted),
        old: { old[$0] },
        targetOffset: layout.targetOffset(proposed: clamped(contentOffset)),
        finish: {
          layout.endUpdates()
          layout.updateTables = nil
          // Measured, but then not on screen.
          for (key, view) in self.updates.premade { self.retire(view, key: key) }
          self.updates.premade = [:]
        }),
      completion: completion)
    reconfigure(update.reconfiguredItems.compactMap(map.newIndexPath(forOld:)))
  }

  /// How often new elements are looked for that come into view because others turned out smaller
  /// than estimated.
  ///
  /// Each round may only bring what the one before made room for; a layout whose sizes never settle
  /// is stopped here.
  private static let measuringRounds = 8

  /// Makes the views of new elements and lets them say which size they need, until no more come.
  private func measureNewElements(_ map: IndexMap) {
    for _ in 0..<Self.measuringRounds {
      for attributes in queryElements(in: bounds)
      where map.oldKey(forNew: attributes.key) == nil && updates.premade[attributes.key] == nil {
        guard let view = makeView(for: attributes) else { continue }
        updates.premade[attributes.key] = view
        fit(view, to: attributes)
      }
      guard !validity.isPrepared else { return }
      prepareLayoutIfNeeded()
    }
  }

  private func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      updates.reconfigured = (path, cell)
      noting(.configured(ElementName(ElementKey(kind: .cell, indexPath: path)))) {
        _ = dataSource.collectionView(self, cellForItemAt: path)
      }
      updates.reconfigured = nil
      cell.fittedAttributes = nil
      if let shown = cell.appliedAttributes { fit(cell, to: shown) }
    }
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
}
