import Foundation
import Geometry
import Layers
import ScenarioFormat
import UIKitCore

extension Stage {
  /// Starts an action; `completion` is called when it has ended.
  func begin(_ step: Step, completion: @escaping @MainActor () -> Void) {
    switch step.action {
    case .performBatchUpdates(let update): perform(update, completion: completion)
    case .wait(let seconds): clock.schedule(after: seconds, completion)
    case .animate(let animation): animate(animation, completion: completion)
    case .setCollectionViewLayout(let change): setLayout(change, completion: completion)
    case .startInteractiveTransition(let transition):
      move(transition, completion: completion)
    case .tap(let target):
      reach(target) { [self] in
        guard isOnScreen($0, step) else { return completion() }
        touch(.tap(at: $0), waitsForRest: false, completion)
      }
    case .longPress(let press):
      reach(press.target) { [self] in
        guard isOnScreen($0, step) else { return completion() }
        touch(.longPress(at: $0, duration: press.duration), waitsForRest: false, completion)
      }
    case .drag(let drag):
      let start = drag.from.value(in: screenNames.value)
      guard isOnScreen(start, step) else { return completion() }
      touch(
        .drag(
          from: start, by: CGVector(drag.by), press: drag.press, duration: drag.duration,
          release: .init(drag.release)), completion)
    case .fling(let fling):
      let start = fling.from.value(in: screenNames.value)
      guard isOnScreen(start, step) else { return completion() }
      touch(
        .fling(from: start, velocity: CGVector(fling.velocity), duration: fling.duration),
        completion)
    case .pull(let pull):
      // From the upper part of the screen there is room to pull down.
      let start = CGPoint(x: window.bounds.midX, y: window.bounds.height * 0.35)
      touch(
        .drag(
          from: start, by: CGVector(pull.by), duration: pull.duration,
          release: .init(pull.release), hold: pull.hold), completion)
    case .pinch(let pinch):
      pinchRecognizer.isEnabled = followsPinch(pinch)
      let middle = location(of: pinch.target)
      guard isOnScreen(middle, step) else { return completion() }
      let script = FingerScript.pinch(
        at: middle, spread: pinch.startSpread, to: pinch.endSpread,
        duration: pinch.duration)
      switch pinch.end {
      case .released: touch(script, completion)
      case .held: hold(script, for: pinch.duration, completion)
      }
    case .rotateGesture(let gesture):
      let middle = location(of: gesture.target)
      guard isOnScreen(middle, step) else { return completion() }
      touch(.rotate(at: middle, by: gesture.by, duration: gesture.duration), completion)
    case .scrollToItem(let scroll):
      guard let path = path(of: scroll.item.value) else { return completion() }
      collectionView.scrollToItem(
        at: path, at: .init(scroll.position), animated: scroll.animated)
      collectionView.whenAtRest(completion)
    case .setContentOffset(let change):
      collectionView.setContentOffset(
        change.offset.value(in: names.value), animated: change.animated)
      collectionView.whenAtRest(completion)
    case .rotateDevice(let rotation):
      clock.schedule(after: rotation.delay) { [self] in
        rotate(rotation, completion: completion)
      }
    case .resize(let resize): self.resize(resize, completion: completion)
    case .camera(let camera): film(camera, completion: completion)
    case .push(let push): self.push(push, completion: completion)
    case .pop(let pop): self.pop(pop, completion: completion)
    case .applySnapshot(let snapshot): apply(snapshot, completion: completion)
    case .parallel(let steps): run(steps.map(\.alongside), completion: completion)
    case .repeat(let times, let steps):
      run((0..<times).flatMap { _ in steps }, completion: completion)
    default:
      if !narrate(step) { doAtOnce(step) }
      completion()
    }
  }

  /// Does what takes no time of its own, also inside an animation's closure.
  private func doAtOnce(_ step: Step) {
    switch step.action {
    case .performBatchUpdates(let update): perform(update) {}
    case .reconfigureItems(let paths):
      collectionView.reconfigureItems(at: paths.map { IndexPath($0.value) })
    case .reloadData: collectionView.reloadData()
    case .set(let assignments): set(assignments)
    case .toggleSelectedItem: toggleSelectedItem()
    case .change(let change): self.change(change)
    case .invalidateLayout: collectionView.collectionViewLayout.invalidateLayout()
    case .layoutIfNeeded: collectionView.layoutIfNeeded()
    case .selectItem(let selection):
      for item in selection.items {
        memory.touchedPath = path(of: item.value)
        collectionView.selectItem(
          at: path(of: item.value), animated: selection.animated,
          scrollPosition: .init(selection.scrollPosition))
      }
    case .deselectItem(let selection):
      for item in selection.items {
        guard let path = path(of: item.value) else { continue }
        collectionView.deselectItem(at: path, animated: selection.animated)
      }
    case .mark: _ = narrate(step)
    case .setCollectionViewLayout(let change):
      collectionView.setCollectionViewLayout(makeLayout(change.layout), animated: true)
    case .scrollToItem(let scroll):
      guard let path = path(of: scroll.item.value) else { return }
      collectionView.scrollToItem(at: path, at: .init(scroll.position), animated: false)
    case .setContentOffset(let change):
      collectionView.setContentOffset(change.offset.value(in: names.value), animated: false)
    default: preconditionFailure("the stage refuses a timeline with \(step.action)")
    }
  }

  /// `NSDiffableDataSource.apply`: what is new comes, what is gone goes, all else moves.
  private func apply(_ snapshot: Snapshot, completion: @escaping @MainActor () -> Void) {
    let old = dataSource.identifiers
    let update = { [self] in
      collectionView.performBatchUpdates {
        self.dataSource.change { _ = $0.apply(snapshot) }
        self.collectionView.announceDifference(from: old, to: self.dataSource.identifiers)
      } completion: { _ in
        completion()
      }
    }
    if snapshot.animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }

  // MARK: Animations

  private func animate(
    _ animation: Action.Animation, completion: @escaping @MainActor () -> Void
  ) {
    let changes = { [unowned self] in
      for step in animation.steps where step.condition.isTrue(in: names.value) { doAtOnce(step) }
    }
    let end: (Bool) -> Void = { [weak self] _ in
      self?.run(animation.completion, completion: completion)
    }
    UIView.animate(
      animation.timing, duration: animation.duration, delay: animation.delay, changes,
      completion: end)
  }

  private func setLayout(
    _ change: Action.LayoutChange, completion: @escaping @MainActor () -> Void
  ) {
    let layout = makeLayout(change.layout)
    let end: (Bool) -> Void = { [weak self] _ in
      self?.run(change.completion, completion: completion)
    }
    guard change.animated else {
      collectionView.setCollectionViewLayout(layout, animated: false)
      return end(true)
    }
    UIView.animate(withDuration: change.duration, delay: 0, options: .curveEaseInOut) {
      self.collectionView.setCollectionViewLayout(layout, animated: true)
    } completion: {
      end($0)
    }
  }

  /// Moves an interactive transition along as a finger would, then lets it finish or go back.
  private func move(
    _ transition: Action.InteractiveTransition, completion: @escaping @MainActor () -> Void
  ) {
    let layout = collectionView.startInteractiveTransition(to: makeLayout(transition.to)) { _, _ in
      completion()
    }
    let start = clock.now
    var observer: MediaClock.Token?
    observer = clock.observeTime { [weak self] in
      guard let self else { return }
      let done = transition.duration > 0 ? min(1, (clock.now - start) / transition.duration) : 1
      layout.transitionProgress = transition.progress * done
      layout.invalidateLayout()
    }
    clock.schedule(after: transition.duration) { [weak self] in
      guard let self else { return }
      if let observer { clock.cancel(observer) }
      layout.transitionProgress = transition.progress
      layout.invalidateLayout()
      if transition.finish {
        collectionView.finishInteractiveTransition()
      } else {
        collectionView.cancelInteractiveTransition()
      }
    }
  }

  // MARK: Fingers

  private func touch(
    _ script: FingerScript, waitsForRest: Bool = true,
    _ completion: @escaping @MainActor () -> Void
  ) {
    heldFingers?.lift()
    heldFingers = nil
    // What the app does about a touch is part of it.
    let others = pendingReactions.count
    let end: @MainActor () -> Void = { [unowned self] in
      clock.schedule(after: 0) { self.pendingReactions.wait(until: others, completion) }
    }
    window.perform(
      script, delay: indicators == nil ? 0 : Self.approach, indicators: indicators,
      whenUp: waitsForRest ? {} : end, whenAtRest: waitsForRest ? end : {})
  }

  /// Leaves the fingers where their movement ends, until the next touch.
  private func hold(
    _ script: FingerScript, for duration: Double, _ completion: @escaping @MainActor () -> Void
  ) {
    heldFingers?.lift()
    let delay = indicators == nil ? 0 : Self.approach
    heldFingers = window.perform(script.held(), delay: delay, indicators: indicators)
    clock.schedule(after: delay + duration, completion)
  }

  /// Whether a finger can go down at `point`; the acting ends if not.
  private func isOnScreen(_ point: CGPoint, _ step: Step) -> Bool {
    let screen = window.bounds
    // At the very edge there is glass as well.
    if screen.insetBy(dx: -1, dy: -1).contains(point) { return true }
    let place = "[\(Double(point.x).shortText), \(Double(point.y).shortText)]"
    let size = "\(Double(screen.width).shortText) × \(Double(screen.height).shortText)"
    fail(
      .outOfRange(
        "no finger can be at \(place), outside of the screen of \(size) points",
        at: step.location, time: clock.now))
    return false
  }

  /// How long a finger that is shown is on its way to the screen, in seconds.
  private static let approach = 0.1

  /// Has an item on the screen before a finger goes there: one that is not is scrolled to first.
  private func reach(_ target: TouchTarget, _ touch: @escaping @MainActor (CGPoint) -> Void) {
    guard case .item(let item) = target, let path = path(of: item.value),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame,
      !frame.intersects(collectionView.bounds)
    else { return touch(location(of: target)) }
    collectionView.scrollToItem(at: path, at: [], animated: true)
    collectionView.whenAtRest { [weak self] in
      guard let self else { return }
      touch(location(of: .item(Located(.path(ItemIndexPath(path)), at: item.location))))
    }
  }

  /// Where a finger goes down: on an item, in the middle of what is seen of it.
  private func location(of target: TouchTarget) -> CGPoint {
    switch target {
    case .point(let point): return point.value(in: screenNames.value)
    case .item(let item):
      guard let path = path(of: item.value),
        let frame = collectionView.layoutAttributesForItem(at: path)?.frame
      else { return CGPoint(x: window.bounds.midX, y: window.bounds.midY) }
      memory.touchedPath = path
      let seen = frame.intersection(collectionView.bounds)
      return collectionView.convert((seen.isEmpty ? frame : seen).center, to: window)
    }
  }

  /// The item that a reference means now; nil if there is none.
  func path(of reference: ItemReference) -> IndexPath? {
    switch reference {
    case .path(let path): return IndexPath(path)
    case .first:
      return (0..<collectionView.numberOfSections)
        .first { collectionView.numberOfItems(inSection: $0) > 0 }
        .map { IndexPath(item: 0, section: $0) }
    case .last:
      return (0..<collectionView.numberOfSections)
        .last { collectionView.numberOfItems(inSection: $0) > 0 }
        .map { IndexPath(item: collectionView.numberOfItems(inSection: $0) - 1, section: $0) }
    case .center:
      let middle = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
      func distance(_ path: IndexPath) -> CGFloat {
        guard let center = collectionView.layoutAttributesForItem(at: path)?.center else {
          return .infinity
        }
        return hypot(center.x - middle.x, center.y - middle.y)
      }
      return collectionView.indexPathsForVisibleItems.sorted()
        .min { distance($0) < distance($1) }
    case .tapped, .pinched: return memory.touchedPath
    case .selected: return collectionView.indexPathsForSelectedItems?.last
    }
  }
}

extension Step {
  /// The same step, started together with the one before it.
  fileprivate var alongside: Step {
    var step = self
    if case .afterPrevious(let delay) = start { step.start = .withPrevious(delay: delay) }
    return step
  }
}

extension IndexPath {
  init(_ path: ItemIndexPath) { self.init(item: path.item, section: path.section) }
}

extension CGVector {
  fileprivate init(_ vector: Vector) { self.init(dx: vector.dx, dy: vector.dy) }
}

extension FingerScript.Release {
  fileprivate init(_ release: Release) {
    switch release {
    case .decelerate: self = .fling
    case .bounce: self = .rest
    case .velocity(let velocity): self = .velocity(CGVector(velocity))
    }
  }
}

extension UICollectionView.ScrollPosition {
  init(_ position: ScenarioFormat.ScrollPosition) {
    switch position {
    case .none: self = []
    case .top: self = .top
    case .centeredVertically: self = .centeredVertically
    case .bottom: self = .bottom
    case .left: self = .left
    case .centeredHorizontally: self = .centeredHorizontally
    case .right: self = .right
    }
  }
}
