import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

// Where fingers go down, and what they do there.
extension Stage {
  func touch(
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
  func hold(
    _ script: FingerScript, for duration: Double, _ completion: @escaping @MainActor () -> Void
  ) {
    heldFingers?.lift()
    let delay = indicators == nil ? 0 : Self.approach
    heldFingers = window.perform(script.held(), delay: delay, indicators: indicators)
    clock.schedule(after: delay + duration, completion)
  }

  /// Whether a finger can go down at `point`; the acting ends if not.
  func isOnScreen(_ point: CGPoint, _ location: SourceRange) -> Bool {
    let screen = window.bounds
    // At the very edge there is glass as well.
    if screen.insetBy(dx: -1, dy: -1).contains(point) { return true }
    let place = "[\(Double(point.x).shortText), \(Double(point.y).shortText)]"
    let size = "\(Double(screen.width).shortText) × \(Double(screen.height).shortText)"
    fail(
      .outOfRange(
        "no finger can be at \(place), outside of the screen of \(size) points",
        at: location, time: clock.now))
    return false
  }

  /// How long a finger that is shown is on its way to the screen, in seconds.
  private static let approach = 0.1

  /// Has an item on the screen before a finger goes there: one that is not is scrolled to first.
  ///
  /// The acting ends if there is no such item, which in an app's own screen only shows now.
  func reach(_ target: TouchTarget, _ touch: @escaping @MainActor (CGPoint) -> Void) {
    if let missing = missingItem(target) { return fail(missing) }
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

  /// The error that a finger is to touch an item that is not there; nil if it is.
  private func missingItem(_ target: TouchTarget) -> StageError? {
    guard case .item(let item) = target, case .path(let wanted) = item.value else { return nil }
    let sections = collectionView.numberOfSections
    let items =
      (0..<sections).contains(wanted.section)
      ? collectionView.numberOfItems(inSection: wanted.section) : 0
    guard !(0..<items).contains(wanted.item) else { return nil }
    let there =
      (0..<sections).contains(wanted.section)
      ? "section \(wanted.section) has \(items) item\(items == 1 ? "" : "s")"
      : "there \(sections == 1 ? "is 1 section" : "are \(sections) sections")"
    return .outOfRange(
      "there is no item [\(wanted.section), \(wanted.item)] to touch, \(there); "
        + "a point of the screen is written {at: [x, y]}",
      at: item.location, time: clock.now)
  }

  /// Where a finger goes down: on an item, in the middle of what is seen of it.
  func location(of target: TouchTarget) -> CGPoint {
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

extension IndexPath {
  init(_ path: ItemIndexPath) { self.init(item: path.item, section: path.section) }
}

extension CGVector {
  init(_ vector: Vector) { self.init(dx: vector.dx, dy: vector.dy) }
}

extension FingerScript.Release {
  init(_ release: Release) {
    switch release {
    case .decelerate: self = .fling
    case .bounce: self = .rest
    case .velocity(let velocity): self = .velocity(CGVector(velocity))
    }
  }
}

extension UICollectionView.ScrollPosition {
  init(_ position: AnimScenarioFormat.ScrollPosition) {
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

extension TouchIndicators {
  /// Fingers point at the window wherever it is.
  func follow(_ window: UIWindow) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.bounds = window.layer.bounds
    layer.position = window.layer.position
    layer.transform = window.layer.transform
    CATransaction.commit()
  }
}
