import AnimGeometry
import AnimLayers
import AnimMotion
import Foundation

extension UIScrollView {
  /// A finger is put on the content: it holds still what moved.
  func beginTracking() {
    isTracking = true
    guard isDecelerating else { return }
    stopMotion()
    delegate?.scrollViewDidEndDecelerating?.noted()(self)
    watcher?.scrollViewDidEndDecelerating?.noted()(self)
  }

  /// The finger is lifted without having dragged: content that was caught beyond its edge returns.
  func endTracking() {
    guard isTracking else { return }
    isTracking = false
    guard drag == nil, motion == nil, clamped(contentOffset) != contentOffset else { return }
    run(slide(from: contentOffset, velocity: .zero))
  }

  /// The finger has begun to move the content.
  ///
  /// - Parameter movement: The finger's way so far, for the directional lock.
  func beginDragging(_ movement: CGPoint) {
    stopMotion()
    isTracking = true
    let (x, y) = offsetRange()
    drag = ScrollDrag(
      start: contentOffset,
      pulledStart: CGPoint(
        x: pulled(contentOffset.x, x, bounds.width), y: pulled(contentOffset.y, y, bounds.height)),
      lock: isDirectionalLockEnabled ? ScrollDrag.lock(for: movement) : nil)
    showIndicators()
    delegate?.scrollViewWillBeginDragging?.noted()(self)
    watcher?.scrollViewWillBeginDragging?.noted()(self)
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
  }

  /// Lets the content follow the finger, held back by a rubber band beyond its edges.
  ///
  /// - Parameter translation: The finger's way since the drag began.
  func continueDragging(_ translation: CGPoint) {
    guard let drag else { return }
    if keyboardDismissMode == .interactive, panGestureRecognizer.numberOfTouches > 0 {
      UIEnvironment.current.keyboard.pull(to: panGestureRecognizer.location(in: nil).y)
    }
    let (x, y) = offsetRange()
    var offset = contentOffset
    if scrollsHorizontally, drag.lock != .vertical {
      offset.x = follow(drag.pulledStart.x - translation.x, x, bounds.width)
    }
    if scrollsVertically, drag.lock != .horizontal {
      offset.y = follow(drag.pulledStart.y - translation.y, y, bounds.height)
    }
    setOffset(pixelAligned(offset))
  }

  private func follow(
    _ offset: Double, _ range: ClosedRange<Double>, _ dimension: Double
  ) -> Double {
    guard bounces else { return min(max(offset, range.lowerBound), range.upperBound) }
    return RubberBand(dimension: dimension).offset(for: offset, in: range)
  }

  /// The offset that a finger would have asked for to put the content at `offset`: the inverse of
  /// `follow`.
  private func pulled(
    _ offset: Double, _ range: ClosedRange<Double>, _ dimension: Double
  ) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    // No finger can pull the content out of sight.
    let limit = 0.999 * dimension
    return edge + RubberBand(dimension: dimension).pull(for: min(max(offset - edge, -limit), limit))
  }

  /// The finger is lifted.
  ///
  /// - Parameters:
  ///   - velocity: The content's, in points per second.
  ///   - speed: The finger's speed by its latest samples alone, which decides whether it had stopped.
  func endDragging(velocity: CGPoint, speed: Double) {
    guard let drag else { return }
    if keyboardDismissMode == .interactive {
      UIEnvironment.current.keyboard.letGo(velocity: -velocity.y)
    }
    var velocity = speed < ScrollMotion.decelerationThreshold ? .zero : velocity
    if !scrollsHorizontally || drag.lock == .vertical { velocity.x = 0 }
    if !scrollsVertically || drag.lock == .horizontal { velocity.y = 0 }

    let proposed = restingOffset(from: drag.start, velocity: velocity)
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = targetOffset(forProposed: proposed, velocity: perMillisecond)
    if let delegate {
      // UIKit's signature; the pointer is valid during the call.
      unsafe withUnsafeMutablePointer(to: &target) {
        unsafe delegate.scrollViewWillEndDragging?(
          self, withVelocity: perMillisecond, targetContentOffset: $0)
      }
    }
    let start = -adjustedContentInset.top
    if restlessTop > 0, scrollsVertically, (start..<start + restlessTop).contains(target.y) {
      target.y = min(
        target.y < start + restlessTop / 2 ? start : start + restlessTop, offsetRange().y.upperBound
      )
    }
    let motion = motion(to: target, proposed: proposed, velocity: velocity)
    let isAtRest = motion.end <= motion.start
    self.drag = nil
    isTracking = false
    delegate?.scrollViewDidEndDragging?.noted()(self, willDecelerate: !isAtRest)
    watcher?.scrollViewDidEndDragging?.noted()(self, willDecelerate: !isAtRest)
    if isAtRest {
      contentDidRest()
    } else {
      delegate?.scrollViewWillBeginDecelerating?.noted()(self)
      run(motion)
    }
  }

  /// Where the content would come to rest by itself.
  private func restingOffset(from start: CGPoint, velocity: CGPoint) -> CGPoint {
    let offset = contentOffset
    func rest(
      _ offset: Double, _ start: Double, _ velocity: Double, _ range: ClosedRange<Double>,
      _ extent: Double, _ scrolls: Bool
    ) -> Double {
      guard isPagingEnabled, scrolls, extent > 0 else {
        return offset + Decay(velocity: velocity, rate: decelerationRate.rawValue).projectedDistance
      }
      let origin = range.lowerBound
      let page = Paging.page(
        from: offset - origin, startPage: Int(saturating: ((start - origin) / extent).rounded()),
        velocity: velocity, pageWidth: extent, rate: decelerationRate.rawValue)
      return origin + extent * Double(page)
    }
    let (x, y) = offsetRange()
    return clamped(
      CGPoint(
        x: rest(offset.x, start.x, velocity.x, x, bounds.width, scrollsHorizontally),
        y: rest(offset.y, start.y, velocity.y, y, bounds.height, scrollsVertically)))
  }

  /// The way from where the finger left the content to its place of rest.
  private func motion(to target: CGPoint, proposed: CGPoint, velocity: CGPoint) -> ContentMotion {
    func trajectory(
      _ offset: Double, _ velocity: Double, _ target: Double, _ proposed: Double,
      _ range: ClosedRange<Double>, _ extent: Double
    ) -> ScrollMotion {
      if target != proposed {
        let target = min(max(target, range.lowerBound), range.upperBound)
        return .snapping(
          from: offset, velocity: velocity, to: target, rate: decelerationRate.rawValue,
          pixel: pixel)
      }
      if isPagingEnabled, range.contains(offset) {
        return .paging(
          from: offset, velocity: velocity, to: target, pageWidth: extent, pixel: pixel)
      }
      return slide(from: offset, velocity: velocity, range: range)
    }
    let (x, y) = offsetRange()
    let offset = contentOffset
    return ContentMotion(
      kind: .deceleration(slides: target == proposed && !isPagingEnabled),
      start: MediaClock.current.now,
      x: trajectory(offset.x, velocity.x, target.x, proposed.x, x, bounds.width),
      y: trajectory(offset.y, velocity.y, target.y, proposed.y, y, bounds.height))
  }
}
