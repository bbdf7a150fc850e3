import AnimGeometry
import AnimMotion
import Foundation

/// Lets a finger move the content of a row aside and uncover its actions.
///
/// The content moves by the origin of the cell's bounds, so that the buttons are in the cell and go
/// where it goes, and a layout pass leaves the swipe alone. What UIKit does not document was chosen:
/// let go beyond half of the buttons' width the row stays open; where a full swipe is allowed, the
/// first action takes the whole room beyond 60 points more than the buttons need, or 0.6 of the row.
@MainActor final class SwipeActionsInteraction: NSObject, UIGestureRecognizerDelegate {
  private weak var rows: (any SwipedRows)?
  private let pan = UIPanGestureRecognizer()
  /// Closes an open row, whatever else the touch was meant for.
  private let tap = UITapGestureRecognizer()
  private weak var cell: (any SwipedCell)?
  private var actionsView: SwipeActionsView?
  private var isAtLeft = false
  /// The length when the finger came down.
  private var start = 0.0
  private var cellClipped = false

  private static let duration = 0.4
  private static let fullSwipeSlack = 60.0
  private static let fullSwipeShare = 0.6

  init(_ rows: any SwipedRows) {
    self.rows = rows
    super.init()
    pan.addAction { [weak self] in self?.follow($0) }
    pan.delegate = self
    tap.addAction { [weak self] _ in self?.close() }
    tap.delegate = self
    rows.addGestureRecognizer(pan)
    rows.addGestureRecognizer(tap)
    rows.panGestureRecognizer.addAction { [weak self] in
      if $0.state == .began { self?.close() }
    }
  }

  /// Whether buttons are in sight.
  var isOpen: Bool { actionsView != nil }

  // MARK: Gestures

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let rows else { return false }
    let location = gestureRecognizer.location(in: rows)
    if gestureRecognizer === tap { return isOpen && !isOnButtons(location) }
    let velocity = pan.velocity(in: rows)
    guard abs(velocity.x) > abs(velocity.y), let (path, touched) = rows.swipedRow(at: location)
    else { return false }
    if isOpen, touched === cell { return true }
    close()
    return open(touched, at: path, isAtLeft: velocity.x > 0)
  }

  private func isOnButtons(_ location: CGPoint) -> Bool {
    guard let actionsView, let rows else { return false }
    return actionsView.bounds.contains(actionsView.convert(location, from: rows))
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let rows, let actionsView, let cell else { return }
    let way = pan.translation(in: rows).x * (isAtLeft ? 1 : -1)
    switch pan.state {
    case .began: start = actionsView.length
    case .changed:
      let length = self.length(for: start + way, in: actionsView, of: cell)
      let isFull = fills(length, actionsView, of: cell)
      if isFull != actionsView.isExpanded {
        // The buttons make way, or come back, on their own time; the content stays with the finger.
        UIView.animate(withDuration: 0.2) { actionsView.show(length: length, isExpanded: isFull) }
      }
      place(length, isExpanded: isFull)
    case .ended:
      let speed = pan.velocity(in: rows).x * (isAtLeft ? 1 : -1)
      release(actionsView, of: cell, speed: speed)
    case .cancelled: close()
    case .possible, .failed: break
    }
  }

  /// How far the content goes with a finger that asks for `length`.
  private func length(
    for length: Double, in actions: SwipeActionsView, of cell: any SwipedCell
  ) -> Double {
    let band = RubberBand(dimension: cell.bounds.width)
    let isUnlimited = actions.configuration.performsFirstActionWithFullSwipe
    return band.offset(
      for: length, in: 0...(isUnlimited ? cell.bounds.width : actions.naturalLength))
  }

  private func fills(
    _ length: Double, _ actions: SwipeActionsView, of cell: any SwipedCell
  ) -> Bool {
    actions.configuration.performsFirstActionWithFullSwipe
      && length
        > max(
          actions.naturalLength + Self.fullSwipeSlack, Self.fullSwipeShare * cell.bounds.width)
  }

  private func release(
    _ actions: SwipeActionsView, of cell: any SwipedCell, speed: Double
  ) {
    if actions.isExpanded, let action = actions.configuration.actions.first {
      animate { self.place(cell.bounds.width, isExpanded: true) }
      return perform(action, from: actions)
    }
    // Where a thing goes that is let go with this speed.
    let rest =
      actions.length
      + Decay(velocity: speed, rate: UIScrollView.DecelerationRate.fast.rawValue).totalDistance
    guard rest > actions.naturalLength / 2 else { return close() }
    settle(actions)
  }

  /// Leaves the buttons in sight, each in its width.
  private func settle(_ actions: SwipeActionsView) {
    animate {
      self.place(actions.naturalLength, isExpanded: false)
    } completion: { [weak self, weak actions] in
      guard let self, let actions, actions === actionsView, let cell = self.cell else { return }
      rows?.swipe(of: cell, did: .didOpen)
    }
  }

  // MARK: Opening and closing

  /// Uncovers the actions at the end of a row, as a swipe does; nothing where there are none.
  func open(_ cell: any SwipedCell, at path: IndexPath) {
    guard let rows else { return }
    close()
    let isAtLeft = rows.effectiveUserInterfaceLayoutDirection != .leftToRight
    guard open(cell, at: path, isAtLeft: isAtLeft), let actionsView else { return }
    settle(actionsView)
  }

  private func open(_ cell: any SwipedCell, at path: IndexPath, isAtLeft: Bool) -> Bool {
    guard let rows else { return false }
    let isLeftToRight = rows.effectiveUserInterfaceLayoutDirection == .leftToRight
    let configuration = rows.swipeActions(
      forRowAt: path, isLeading: isAtLeft == isLeftToRight)
    guard let configuration, !configuration.actions.isEmpty else { return false }
    self.cell = cell
    self.isAtLeft = isAtLeft
    cellClipped = cell.clipsToBounds
    rows.swipe(of: cell, did: .willOpen)
    cell.isSwiped = true
    cell.clipsToBounds = true
    let actions = SwipeActionsView(configuration, isAtLeft: isAtLeft) { [weak self] in
      self?.perform($0, from: $1)
    }
    actionsView = actions
    UIView.withoutAnimation {
      cell.addSubview(actions)
      place(0, isExpanded: false)
    }
    return true
  }

  /// Moves the content by `length` points and fills the room.
  private func place(_ length: Double, isExpanded: Bool) {
    guard let cell, let actionsView else { return }
    let size = cell.bounds.size
    actionsView.frame = CGRect(
      x: isAtLeft ? -length : size.width, y: 0, width: length, height: size.height)
    cell.bounds.origin.x = isAtLeft ? -length : length
    actionsView.show(length: length, isExpanded: isExpanded)
  }

  /// Performs an action and closes the row; one that its action has deleted goes as it is.
  private func perform(_ action: UIContextualAction, from view: UIView) {
    action.handler(action, view) { [weak self] _ in
      guard let self, let cell, let rows, rows.shows(cell) else { return }
      close()
    }
  }

  /// Brings the content back.
  func close(animated: Bool = true) {
    guard let cell, let actions = actionsView else { return }
    let wasClipped = cellClipped
    rows?.swipe(of: cell, did: .willClose)
    cell.isSwiped = false
    let changes = { self.place(0, isExpanded: actions.isExpanded) }
    let completion = { [weak self, weak cell] in
      guard let self, let cell else { return }
      restore(cell, actions, wasClipped)
      rows?.swipe(of: cell, did: .didClose)
    }
    if animated {
      animate(changes, completion: completion)
    } else {
      UIView.withoutAnimation {
        changes()
        completion()
      }
    }
    actionsView = nil
    self.cell = nil
  }

  /// Where a row goes that one of its actions has deleted: it keeps its buttons' colour and closes from
  /// below, as on iOS; nil for every other element.
  func collapsed(
    _ view: UICollectionReusableView, from shown: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let cell = cell as? UICollectionViewCell, cell === view else { return nil }
    // What is in the row is covered, not squeezed.
    cell.contentView.autoresizingMask = .flexibleWidth
    let attributes = shown.cloned()
    attributes.frame = CGRect(
      x: shown.frame.minX, y: shown.frame.minY, width: shown.frame.width, height: 0)
    attributes.zIndex -= 1
    return attributes
  }

  /// Leaves a row that its table has no more, open as it is: what is returned makes its cell as new; nil for other cells.
  func abandon(_ view: UIView) -> (() -> Void)? {
    guard let cell, cell === view, let actions = actionsView else { return nil }
    let wasClipped = cellClipped
    actionsView = nil
    self.cell = nil
    rows?.swipe(of: cell, did: .willClose)
    rows?.swipe(of: cell, did: .didClose)
    return { [weak self] in
      cell.isSwiped = false
      self?.restore(cell, actions, wasClipped)
    }
  }

  /// Leaves a cell as it was, at once: it is going to show something else.
  func forget(_ view: UIView) { abandon(view)?() }

  /// Whether a cell's content is cut off at its bounds for the sake of the swipe; it keeps `clips` for later.
  func keepsClipped(_ view: UIView, then clips: Bool) -> Bool {
    guard let cell, cell === view else { return false }
    cellClipped = clips
    return true
  }

  private func restore(
    _ cell: any SwipedCell, _ actions: SwipeActionsView, _ wasClipped: Bool
  ) {
    actions.removeFromSuperview()
    // It may have been opened again since.
    guard cell !== self.cell else { return }
    cell.bounds.origin.x = 0
    cell.restoreContent()
    cell.clipsToBounds = wasClipped
  }

  private func animate(
    _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: changes, completion: { _ in completion() })
  }
}
