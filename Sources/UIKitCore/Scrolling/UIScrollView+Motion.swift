import AnimLayers
import AnimMotion
import Foundation

extension UIScrollView {
  /// Points per pixel.
  var pixel: Double { 1 / traitCollection.displayScale }

  // MARK: Kinds of movement

  func animateContent(to target: CGPoint, isToTop: Bool = false) {
    run(
      ContentMotion(
        kind: isToTop ? .toTop : .animation, start: MediaClock.current.now,
        x: ScrollMotion.animated(from: contentOffset.x, to: target.x, pixel: 0),
        y: ScrollMotion.animated(from: contentOffset.y, to: target.y, pixel: 0)))
  }

  /// The movement of content that slides freely from `offset`, at `velocity` points per second.
  func slide(from offset: CGPoint, velocity: CGPoint) -> ContentMotion {
    let (x, y) = offsetRange()
    return ContentMotion(
      kind: .deceleration(slides: true), start: MediaClock.current.now,
      x: slide(from: offset.x, velocity: velocity.x, range: x),
      y: slide(from: offset.y, velocity: velocity.y, range: y))
  }

  func slide(
    from start: Double, velocity: Double, range: ClosedRange<Double>
  ) -> ScrollMotion {
    .decelerating(
      from: start, velocity: velocity, in: range, rate: decelerationRate.rawValue, pixel: pixel,
      bounces: bounces, threshold: 0)
  }

  // MARK: Running

  func run(_ motion: ContentMotion) {
    unscheduleMotion()
    self.motion = motion
    showIndicators()
    ticker = DisplayTicker { [weak self] in self?.followMotion() }
    motionEnd = MediaClock.current.schedule(at: motion.end) { [weak self] in self?.endMotion() }
  }

  private func unscheduleMotion() {
    ticker?.cancel()
    ticker = nil
    if let motionEnd { MediaClock.current.cancel(motionEnd) }
    motionEnd = nil
  }

  /// Puts the content where the running motion has it now.
  private func followMotion() {
    guard let motion else { return }
    let now = MediaClock.current.now
    if now < motion.end {
      setOffset(pixelAligned(motion.offset(at: now)))
    } else if case .deceleration(slides: true) = motion.kind {
      setOffset(clamped(pixelAligned(motion.destination)))
    } else {
      setOffset(motion.destination)
    }
  }

  /// Changes the offset as part of a drag or motion.
  ///
  /// Changes of the offset by the delegate or the layout meanwhile are not part of it.
  func setOffset(_ offset: CGPoint) {
    offsetOfMotion = offset
    contentOffset = offset
    offsetOfMotion = nil
  }

  private func endMotion() {
    guard let motion else { return }
    unscheduleMotion()
    self.motion = nil
    switch motion.kind {
    case .deceleration:
      delegate?.scrollViewDidEndDecelerating?.noted()(self)
      watcher?.scrollViewDidEndDecelerating?.noted()(self)
    case .animation:
      delegate?.scrollViewDidEndScrollingAnimation?.noted()(self)
      watcher?.scrollViewDidEndScrollingAnimation?.noted()(self)
    case .toTop:
      delegate?.scrollViewDidScrollToTop?.noted()(self)
    }
    contentDidRest()
  }

  /// Leaves the content where it is.
  func stopMotion() {
    guard motion != nil else { return }
    unscheduleMotion()
    motion = nil
    contentDidRest()
  }

  /// Whether neither a finger nor a motion moves the content.
  public var isAtRest: Bool { motion == nil && drag == nil }

  /// Has `action` called when the content has come to rest; at once if it has.
  public func whenAtRest(_ action: @escaping () -> Void) {
    if isAtRest { return action() }
    restActions.append(action)
  }

  func contentDidRest() {
    guard isAtRest else { return }
    fadeIndicators()
    let actions = restActions
    restActions = []
    for action in actions { action() }
  }

  // MARK: Changes from outside

  /// Lets a drag or motion go on from where the content was put from outside: layouts that adjust
  /// the offset and content that repeats itself rely on it.
  func contentWasMoved(from old: CGPoint) {
    let change = CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y)
    drag?.move(by: change)
    guard var motion else { return }
    motion.shift.x += change.x
    motion.shift.y += change.y
    self.motion = motion
    rangeDidChange()
  }

  /// Has sliding content heed new edges: it goes on with the velocity that it has.
  func rangeDidChange() {
    guard let motion, case .deceleration(slides: true) = motion.kind else { return }
    let now = MediaClock.current.now
    guard now < motion.end else { return }
    run(slide(from: motion.offset(at: now), velocity: motion.velocity(at: now)))
  }
}
