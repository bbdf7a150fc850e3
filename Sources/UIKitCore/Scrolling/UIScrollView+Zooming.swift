import AnimGeometry
import Foundation

extension UIScrollView {
  private static let bounceDuration = 0.3

  private var zoomedView: UIView? { delegate.flatMap { $0.viewForZooming?(in: self) } ?? nil }

  // MARK: Scale

  /// Shows the content at another scale, with the point at `anchor` of the unscaled content at `place`
  /// of the bounds.
  ///
  /// The content size grows with the scale, as Apple documents it.
  private func show(
    _ view: UIView, at scale: CGFloat, anchor: CGPoint, place: CGPoint, clamping: Bool
  ) {
    let ratio = scale / zoom.scale
    let origin = CGPoint(x: view.frame.minX * ratio, y: view.frame.minY * ratio)
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    let offset = CGPoint(x: anchor.x * scale - place.x, y: anchor.y * scale - place.y)
    contentOffset = clamping ? clamped(offset) : offset
    delegate?.scrollViewDidZoom?.noted()(self)
  }

  /// The point of the unscaled content that is in the middle of what is seen.
  private var middle: CGPoint {
    CGPoint(x: bounds.midX / zoom.scale, y: bounds.midY / zoom.scale)
  }

  private var middlePlace: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  /// Sets the scale within the limits; the middle of what is seen stays there.
  func setZoom(_ scale: CGFloat, around anchor: CGPoint? = nil, animated: Bool) {
    guard let view = zoomedView else { return }
    let (target, anchor) = (zoom.clamped(scale), anchor ?? middle)
    let change = { [self] in
      show(view, at: target, anchor: anchor, place: middlePlace, clamping: true)
    }
    guard animated, UIView.areAnimationsEnabled else { return change() }
    stopMotion()
    delegate?.scrollViewWillBeginZooming?.noted()(self, with: view)
    animateZoom(of: view, change)
  }

  private func animateZoom(of view: UIView, _ change: @escaping () -> Void) {
    UIView.animate(withDuration: Self.bounceDuration, delay: 0, options: .curveEaseInOut) {
      change()
    } completion: { [weak self] _ in
      guard let self else { return }
      zoom.isBouncing = false
      delegate?.scrollViewDidEndZooming?.noted()(self, with: view, atScale: zoom.scale)
    }
  }

  /// Shows as large as possible what is in `rect` of the view that is zoomed.
  func zoomContent(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoom(
      min(bounds.width / rect.width, bounds.height / rect.height),
      around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  // MARK: Pinching

  /// Adds or removes the recognizer that zooms: there is one only while there is a range of scales.
  func zoomRangeDidChange() {
    zoom.range = minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
    if zoom.isPossible, zoomPinch == nil {
      let pinch = UIPinchGestureRecognizer { [weak self] in self?.follow($0) }
      zoomPinch = pinch
      addGestureRecognizer(pinch)
    } else if !zoom.isPossible, let pinch = zoomPinch {
      removeGestureRecognizer(pinch)
      zoomPinch = nil
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    let location = pinch.location(in: self)
    let place = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    switch pinch.state {
    case .began:
      stopMotion()
      zoom.pinch = ScrollZoom.Pinch(
        scale: zoom.scale,
        anchor: CGPoint(x: location.x / zoom.scale, y: location.y / zoom.scale))
      delegate?.scrollViewWillBeginZooming?.noted()(self, with: view)
      continuePinch(of: view, pinch.scale, place)
    case .changed: continuePinch(of: view, pinch.scale, place)
    case .ended, .cancelled: endPinch(of: view, place)
    case .possible, .failed: break
    }
  }

  private func continuePinch(of view: UIView, _ factor: CGFloat, _ place: CGPoint) {
    guard let pinch = zoom.pinch, pinch.scale * factor > 0 else { return }
    let wanted = pinch.scale * factor
    show(
      view, at: bouncesZoom ? zoom.resisted(wanted) : zoom.clamped(wanted), anchor: pinch.anchor,
      place: place, clamping: false)
  }

  private func endPinch(of view: UIView, _ place: CGPoint) {
    guard let pinch = zoom.pinch else { return }
    zoom.pinch = nil
    let target = zoom.clamped(zoom.scale)
    guard target != zoom.scale || clamped(contentOffset) != contentOffset else {
      delegate?.scrollViewDidEndZooming?.noted()(self, with: view, atScale: target)
      return
    }
    zoom.isBouncing = target != zoom.scale
    animateZoom(of: view) { [self] in
      show(view, at: target, anchor: pinch.anchor, place: place, clamping: true)
    }
  }

  // MARK: To the top

  /// Scrolls to the top if the delegate does not mind, as a tap on the status bar does.
  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y, isAtRest || isDecelerating,
      (delegate?.scrollViewShouldScrollToTop?.noted()(self)) ?? true
    else { return }
    stopMotion()
    contentWillMove(to: top)
    animateContent(to: top, isToTop: true)
  }
}
