import Foundation
import Layers
import LayoutEngine

extension UICollectionView {
  /// Brings the layout up to date with counts and bounds.
  ///
  /// The data source is not asked before the layout asks: some answer from what the layout prepares.
  func prepareLayoutIfNeeded() {
    guard !isLayoutPrepared else { return }
    isLayoutPrepared = true
    isLayoutNew = true
    namedElements = [:]
    isPreparing = true
    let isComplete = !isLayoutKnown
    isLayoutKnown = true
    if isComplete, ViewAnimation.current != nil, !visible.isEmpty { isTargetOffsetDue = true }
    currentLayout.beginPreparation(isComplete: isComplete)
    currentLayout.settle()
    isPreparing = false
    adoptContentSize()
  }

  /// Takes the layout's content size over, and moves the offset where it no longer fits.
  private func adoptContentSize() {
    var size = currentLayout.collectionViewContentSize
    size.width += pendingSizeAdjustment.width
    size.height += pendingSizeAdjustment.height
    pendingSizeAdjustment = .zero
    let adjustment = pendingOffsetAdjustment
    pendingOffsetAdjustment = .zero
    let isShrinking = size.width < contentSize.width || size.height < contentSize.height
    if size != contentSize { contentSize = size }
    var offset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    if isShrinking, !isTracking, !isDecelerating, updateDepth == 0 { offset = clamped(offset) }
    if let transition = currentLayout as? UICollectionViewTransitionLayout {
      offset = transition.offset
    }
    if offset != contentOffset { contentOffset = offset }
  }

  /// One layout pass: queries the elements in the bounds and gives each of them a view.
  func layoutElements() {
    guard updateDepth == 0, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let oldBounds = boundsBeforeAnimatedChange
    boundsBeforeAnimatedChange = nil
    if let oldBounds, !visible.isEmpty {
      animateBoundsChange(from: oldBounds)
    } else {
      // Preparing may move the content offset, and cells may ask for other sizes: both invalidate
      // again.
      while !isLayoutPrepared || !isElementQueryCurrent {
        guard countsRound() else { break }
        prepareLayoutIfNeeded()
        moveToTargetOffset()
        if isElementQueryCurrent {
          refreshStaleElements()
        } else {
          isElementQueryCurrent = true
          staleElements = []
          showElements(queryElements(in: bounds))
        }
      }
    }
    backgroundView?.frame = bounds
  }

  /// A layout that was computed anew inside an animation may want to show another part of the content,
  /// as it may after an update; the way there is part of the animation.
  private func moveToTargetOffset() {
    guard isTargetOffsetDue else { return }
    isTargetOffsetDue = false
    guard ViewAnimation.current != nil, !isTracking, !isDecelerating else { return }
    let target = currentLayout.targetOffset(proposed: contentOffset)
    if target != contentOffset { contentOffset = clamped(target) }
  }

  /// How often visible cells are updated in one pass of layout until UIKit gives up: the number of
  /// nested passes that crash logs show.
  private static var maximalRounds: Int { 100 }

  /// Counts an update of the visible elements; false, with UIKit's exception, for one too many.
  private func countsRound() -> Bool {
    let clock = MediaClock.current
    guard !clock.isStopped else { return false }
    if rounds.pass != clock.layoutPassNumber { rounds = (clock.layoutPassNumber, 0) }
    rounds.count += 1
    guard rounds.count > Self.maximalRounds else { return true }
    if rounds.count == Self.maximalRounds + 1 {
      UIEnvironment.current.raise(
        "UICollectionView (<\(type(of: self))>) is stuck in its update/layout loop. This can happen for "
          + "many reasons, including self-sizing views whose preferred attributes are not returning a "
          + "consistent size. To debug this issue, check the Console app for logs in the "
          + "\"UICollectionViewRecursion\" category." + (restlessness.map { " " + $0 } ?? ""))
    }
    isLayoutPrepared = true
    isElementQueryCurrent = true
    return false
  }

  /// Asks for the elements that contexts have named, and only for them.
  private func refreshStaleElements() {
    let stale = staleElements
    staleElements = []
    for key in stale {
      guard let view = visible[key] else { continue }
      // Decoration views may be known to the element query alone.
      guard let attributes = attributes(for: key) else { continue }
      view.show(attributes)
      fit(view, to: attributes)
    }
  }

  /// Lets a view say which size it would like, and the layout whether it minds.
  func fit(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
    let axes = currentLayout.fittedAxes(of: attributes)
    guard axes != [], view.fittedAttributes?.isEqual(attributes) != true else { return }
    view.fittedAxes = axes
    let preferred = view.preferredLayoutAttributesFitting(attributes.cloned())
    view.fittedAttributes = attributes.cloned()
    guard !preferred.isEqual(attributes),
      currentLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    restlessness =
      "The last to ask was the view at \(attributes.indexPath.inException): its preferred size is "
      + "\(preferred.size.inException), the layout's is \(attributes.size.inException)."
    let context = currentLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    currentLayout.invalidate(using: context)
  }

  /// The elements that the layout places in `rect`, each identity once, hidden ones included.
  ///
  /// Of an element that is named several times the last attributes count, as UIKit keeps one slot for each:
  /// layouts that only ever append to what they prepared before depend on it.
  func queryElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var seen: Set<ElementKey> = []
    return currentLayout.elements(in: mirrored(rect)).reversed().filter { attributes in
      guard seen.insert(attributes.key).inserted else { return false }
      namedElements[attributes.key] = attributes
      return true
    }.reversed().map { withMovement(mirrored($0)) }.filter { shownFrame($0).overlaps(rect) }
  }

  /// Makes the views on screen those of `elements`.
  ///
  /// Inside an animation, elements that come start from their initial attributes and elements that
  /// go travel to their final ones, where the layout names any; otherwise both happen at once.
  private func showElements(_ elements: [UICollectionViewLayoutAttributes]) {
    let keys = Set(elements.map(\.key))
    // A layout that is the same has nothing to say of what scrolls in and out.
    let isAnimated = isLayoutNew && ViewAnimation.current != nil
    isLayoutNew = false
    for key in visibleOrder where !keys.contains(key) {
      if isAnimated, let view = visible[key], let final = finalAttributes(for: key) {
        visible[key] = nil
        disappear(view, key: key, to: final)
      } else {
        recycle(key)
      }
    }
    for attributes in elements {
      let key = attributes.key
      if let view = visible[key] {
        if key.kind == .cell { currentLayout.decorate(view, at: key.indexPath) }
        view.show(attributes)
        fit(view, to: attributes)
      } else if isAnimated, let initial = initialAttributes(for: key) {
        visible[key] = makeView(for: initial)
        visible[key]?.show(attributes)
      } else {
        visible[key] = makeView(for: attributes)
        if let view = visible[key] { fit(view, to: attributes) }
      }
    }
    order(elements.map(\.key).filter { visible[$0] != nil })
  }

  /// Puts the views of equal `zIndex` in the order in which the layout named them.
  func order(_ keys: [ElementKey]) {
    visibleOrder = keys
    let wanted = keys.compactMap { visible[$0] }.filter { $0.superview === self }
    let isWanted = Set(wanted.map(ObjectIdentifier.init))
    let current = subviews.filter { isWanted.contains(ObjectIdentifier($0)) }
    guard !current.elementsEqual(wanted, by: ===) else { return }
    for view in wanted { bringSubviewToFront(view) }
  }

  /// Animates a view away and retires it at the end of the running animation.
  func disappear(
    _ view: UICollectionReusableView, key: ElementKey,
    to attributes: UICollectionViewLayoutAttributes
  ) {
    view.show(attributes)
    guard let animation = ViewAnimation.current else { return retire(view, key: key) }
    animation.addCompletion { [weak self, weak view] _ in
      guard let self, let view else { return }
      retire(view, key: key)
    }
  }

  /// Where an appearing element starts. A layout may answer with the attributes of another item, such as the
  /// one that was in its place before; the view is the element's own all the same.
  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    currentLayout.initialAttributes(for: key).map { mirrored($0, as: key) }
  }

  func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    currentLayout.finalAttributes(for: key).map { mirrored($0, as: key) }
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes, as key: ElementKey
  ) -> UICollectionViewLayoutAttributes {
    mirrored(
      attributes.indexPath == key.indexPath ? attributes : attributes.moved(to: key.indexPath))
  }
}

extension CGSize {
  /// As `NSStringFromCGSize` prints it.
  fileprivate var inException: String { String(format: "{%g, %g}", Double(width), Double(height)) }
}
