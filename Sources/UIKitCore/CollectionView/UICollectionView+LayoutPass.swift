import AnimCauses
import AnimLayers
import AnimLayoutEngine
import Foundation

extension UICollectionView {
  /// Work under way that must not begin again inside of itself.
  enum Activity {
    case none
    /// Elements get their views and places.
    case layingOut
    /// A transition moves the bounds, for which the layout has been asked already.
    case movingContent
  }

  /// Brings the layout up to date with counts and bounds.
  ///
  /// The data source is not asked before the layout asks: some answer from what the layout prepares.
  func prepareLayoutIfNeeded() {
    let isAnimated = ViewAnimation.current != nil && !visible.isEmpty
    guard let isComplete = validity.beginPreparation(isAnimated: isAnimated) else { return }
    notingPreparation {
      answers = LayoutAnswers()
      if !hasBegunLayout {
        // UIKit tells the layout when the view begins to ask it, as recorded on iOS 26.1: by what is its first reload, and layouts in
        // public make what they know only where a context says so.
        hasBegunLayout = true
        let context = currentLayout.makeInvalidationContext()
        context.isOfWholeLayout = true
        context.markEverything()
        currentLayout.invalidate(using: context)
      }
      currentLayout.beginPreparation(isComplete: isComplete)
      currentLayout.settle()
      validity.endPreparation()
      adopt(currentLayout.collectionViewContentSize)
      answers.isFirst = true
    }
  }

  /// Takes the layout's content size over, and moves the offset where it no longer fits.
  private func adopt(_ size: CGSize) {
    let isShrinking = size.width < contentSize.width || size.height < contentSize.height
    if size != contentSize {
      contentSize = size
      answers.isOfAnotherSize = true
    }
    keepOffsetInRange(isShrinking: isShrinking)
    if let transition = currentLayout as? UICollectionViewTransitionLayout,
      transition.offset != contentOffset
    {
      contentOffset = transition.offset
    }
  }

  /// Moves the offset where the content is smaller than it was, or the view larger, and no longer reaches to its end.
  private func keepOffsetInRange(isShrinking: Bool = false) {
    let isGrowing =
      offsetSize != .zero && (bounds.width > offsetSize.width || bounds.height > offsetSize.height)
    offsetSize = bounds.size
    guard isShrinking || isGrowing, !isTracking, !isDecelerating, updates.depth == 0 else { return }
    // Bars and the safe area may have changed along: what was at its start stays there.
    updateAdjustedInset()
    let offset = clamped(contentOffset)
    if offset != contentOffset, !(currentLayout is UICollectionViewTransitionLayout) {
      contentOffset = offset
    }
  }

  /// One layout pass: queries the elements in the bounds and gives each of them a view.
  func layoutElements() {
    guard updates.depth == 0, activity == .none else { return }
    activity = .layingOut
    defer { activity = .none }
    if let oldBounds = validity.takeResize(), !visible.isEmpty {
      animateBoundsChange(from: oldBounds)
    } else if fitChangedCells() {
      CollectionViewAnimation.run({ self.settleElements() }) { _ in }
    } else {
      settleElements()
    }
    backgroundView?.frame = bounds
  }

  /// Asks the layout until it has nothing new to say: preparing may move the content offset, and cells
  /// may ask for other sizes, both of which invalidate again.
  private func settleElements() {
    while !validity.isSettled {
      guard countsRound() else { break }
      notingRound { settleOnce() }
    }
  }

  private func settleOnce() {
    prepareLayoutIfNeeded()
    // A layout that does not mind the size was not prepared.
    if bounds.size != offsetSize { keepOffsetInRange() }
    moveToTargetOffset()
    // What follows the offset, such as headers that stay in sight, is placed anew before it is asked for.
    guard validity.isPrepared else { return }
    if validity.needsQuery {
      validity.willQuery()
      showElements(queryVisibleElements())
      if answers.isOfAnotherSize {
        answers.isOfAnotherSize = false
        askAboutPlaceOfRest()
      }
    } else {
      refreshStaleElements()
    }
  }

  /// Asks the layout whether it minds the place where the content would rest, if it is scrolled beyond that; it stays there.
  ///
  /// Recorded on iOS 26.1 where content changes its size, and where the view leaves its window.
  func askAboutPlaceOfRest() {
    guard !isTracking, !isDecelerating, updates.depth == 0,
      !(currentLayout is UICollectionViewTransitionLayout)
    else { return }
    let rest = clamped(contentOffset)
    guard rest != contentOffset,
      let context = contextIfMinded(CGRect(origin: rest, size: bounds.size))
    else { return }
    currentLayout.invalidate(using: context)
    setNeedsLayout()
  }

  /// A layout that was computed anew inside an animation may want to show another part of the content,
  /// as it may after an update; the way there is part of the animation.
  private func moveToTargetOffset() {
    guard validity.takeTargetOffset() else { return }
    guard ViewAnimation.current != nil, !isTracking, !isDecelerating else { return }
    let target = currentLayout.targetOffset(proposed: contentOffset)
    if target != contentOffset { contentOffset = clamped(target) }
  }

  /// Counts an update of the visible elements; false, with UIKit's exception, for one too many.
  private func countsRound() -> Bool {
    let clock = MediaClock.current
    guard !clock.isStopped else { return false }
    rounds.begin(inPass: clock.layoutPassNumber)
    if rounds.isSuspicious { clock.recordRestOfPass() }
    guard rounds.excess > 0 else { return true }
    if rounds.excess == 1 {
      UIEnvironment.current.raiseLoop(
        "UICollectionView (<\(type(of: self))>) is stuck in its update/layout loop. This can happen for "
          + "many reasons, including self-sizing views whose preferred attributes are not returning a "
          + "consistent size. To debug this issue, check the Console app for logs in the "
          + "\"UICollectionViewRecursion\" category." + (rounds.cause.map { " " + $0 } ?? ""),
        loop: clock.feedbackLoop)
    }
    validity.settle()
    return false
  }

  /// Asks for the elements that contexts have named, and only for them.
  private func refreshStaleElements() {
    for key in validity.takeStaleElements() {
      guard let view = visible[key] else { continue }
      rounds.question = .none
      // Decoration views may be known to the element query alone.
      guard let attributes = attributes(for: key) else { continue }
      if let causes, rounds.question != .none { causes.answer = rounds.question }
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
    guard !preferred.isEqual(attributes) else { return }
    let isHeeded = currentLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    if isHeeded { hasFittedElements = true }
    noting(
      .sizing(
        ElementName(attributes.key), viewClass: "\(type(of: view))", given: attributes.size,
        preferred: preferred.size, isHeeded: isHeeded)
    ) {
      if isHeeded { heed(preferred, of: view, in: attributes) }
    }
  }

  /// Lets the layout give an element the size that its view would like.
  ///
  /// An element that the layout's context names is asked again even if its attributes come back as they were, as UIKit
  /// does: a layout that keeps its own size and finds each time that it has to be laid out never settles
  /// (xmtplabs/convos-ios#1349 has a trace).
  private func heed(
    _ preferred: UICollectionViewLayoutAttributes, of view: UICollectionReusableView,
    in attributes: UICollectionViewLayoutAttributes
  ) {
    rounds.cause =
      "The last to ask was the view at \(attributes.indexPath.inException): its preferred size is "
      + "\(preferred.size.inException), the layout's is \(attributes.size.inException)."
    let context = currentLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    if context.names(attributes.key) { view.fittedAttributes = nil }
    currentLayout.invalidate(using: context)
  }

  /// The elements that the layout places in `rect`, each identity once, hidden ones included.
  func queryElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    shown(named(in: mirrored(rect)), in: rect)
  }

  /// The elements in the bounds.
  ///
  /// The layout is asked for whole tiles of the bounds' size, as was recorded on iOS 26.1, and not again
  /// as long as its answer holds and the bounds stay in those tiles.
  func queryVisibleElements() -> [UICollectionViewLayoutAttributes] {
    if validity.namedRect?.contains(bounds) != true {
      let tiles = bounds.grownToTiles(of: bounds.size)
      validity.willName(elementsIn: tiles)
      answers.inTiles = named(in: mirrored(tiles))
      answers.ahead = nil
      askForContentSizeAgain()
      if let causes { rounds.tilesQuery = causes.answer }
    } else {
      causes?.answer = rounds.tilesQuery
    }
    return shown(answers.inTiles, in: bounds)
  }

  /// Asks for the size of the content once more after the first elements, when layouts may know more of it, as UIKit does.
  ///
  /// Recorded on iOS 26.1.
  private func askForContentSizeAgain() {
    guard answers.isFirst else { return }
    answers.isFirst = false
    let size = currentLayout.collectionViewContentSize
    if size != contentSize { adopt(size) }
  }

  /// The elements of the tiles that cover a part of the content which is to be seen next, in the layout's own coordinates.
  ///
  /// The layout is not asked about tiles that are seen, nor again as long as its answer holds.
  func elements(inTilesOf rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if validity.namedRect?.contains(rect) == true { return answers.inTiles }
    let tiles = rect.grownToTiles(of: bounds.size)
    if let ahead = answers.ahead, ahead.tiles == tiles { return ahead.elements }
    let elements = named(in: mirrored(tiles))
    answers.ahead = (tiles, elements)
    return elements
  }

  /// The elements that the layout names in a rectangle, in its own coordinates.
  private func named(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    notingQuery(rect) { answers.note(currentLayout.elements(in: rect)) }
  }

  /// Those of the layout's elements that are seen in `rect`, in the view's coordinates.
  private func shown(
    _ elements: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    elements.map { withMovement(mirrored($0)) }.filter { shownFrame($0).overlaps(rect) }
  }

  /// Makes the views on screen those of `elements`.
  ///
  /// Inside an animation, elements that come start from their initial attributes and elements that
  /// go travel to their final ones, or to where the layout has them now; those that neither is known
  /// of are there, or gone, at once.
  private func showElements(_ elements: [UICollectionViewLayoutAttributes]) {
    let keys = Set(elements.map(\.key))
    // A layout that is the same has nothing to say of what scrolls in and out.
    let isAnimated = validity.didShow() && ViewAnimation.current != nil
    for key in visibleOrder where !keys.contains(key) {
      if isAnimated, let view = visible[key],
        let final = finalAttributes(for: key) ?? attributesOutOfSight(for: key)
      {
        visible[key] = nil
        departing[key] = view
        disappear(view, key: key, to: final)
      } else {
        recycle(key)
      }
    }
    for attributes in elements {
      let key = attributes.key
      if let view = visible[key] ?? departing.removeValue(forKey: key) {
        visible[key] = view
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

  /// The layout's attributes of an element out of sight; nil if the element is no more.
  private func attributesOutOfSight(
    for key: ElementKey
  ) -> UICollectionViewLayoutAttributes? {
    let path = key.indexPath
    let exists =
      switch key.kind {
      case .cell: counts.contains(path)
      case .supplementary, .decoration:
        path.count < 2 || counts.items.indices.contains(path.section)
      }
    return exists ? attributes(for: key) : nil
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
    view.departures += 1
    animation.addCompletion { [weak self, weak view] _ in
      guard let self, let view else { return }
      view.departures -= 1
      // It may have come back, and even have gone again.
      guard view.departures == 0, !visible.values.contains(where: { $0 === view }) else { return }
      if departing[key] === view { departing[key] = nil }
      retire(view, key: key)
    }
  }

  /// Where an appearing element starts.
  ///
  /// A layout may answer with the attributes of another item, such as the one that was in its place
  /// before; the view is the element's own all the same.
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

extension CGRect {
  /// The smallest rectangle of whole tiles of `size`, counted from the content's origin, that covers
  /// this one; this one where tiles have no extent.
  fileprivate func grownToTiles(of size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return self }
    func range(_ start: CGFloat, _ end: CGFloat, _ tile: CGFloat) -> (CGFloat, CGFloat) {
      ((start / tile).rounded(.down) * tile, (end / tile).rounded(.up) * tile)
    }
    let (left, right) = range(minX, maxX, size.width)
    let (top, bottom) = range(minY, maxY, size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGSize {
  /// As `NSStringFromCGSize` prints it.
  fileprivate var inException: String { String(format: "{%g, %g}", Double(width), Double(height)) }
}
