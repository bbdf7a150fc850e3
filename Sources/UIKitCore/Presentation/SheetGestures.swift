import AnimGeometry
import AnimMotion
import Foundation

/// Lets fingers move a sheet between its detents and off the screen.
///
/// As recorded on iOS: a sheet follows a finger that pulls it down, and goes beyond half of its height or
/// from 1000 points per second on. Of several detents it comes to rest at the one that is nearest to
/// where it would slide; how far that is, and its spring, is not documented. Above its highest detent it is
/// held back by a rubber band.
@MainActor final class SheetGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let sheet: SheetSurface
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The sheet's upper edge when the finger began to move it.
  private var start: CGFloat = 0

  private static let releaseDuration = 0.4
  /// Points per second.
  private static let dismissalSpeed: CGFloat = 1000

  init(_ sheet: SheetSurface, _ dimming: UIView) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.addAction { [weak self] in self?.follow($0) }
    sheet.view.addGestureRecognizer(pan)
    tap.addAction { [weak self] _ in self?.dismissIfAllowed() }
    dimming.addGestureRecognizer(tap)
  }

  /// Lets go of the views.
  func end() {
    for recognizer in [pan, tap] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  // MARK: Scrolling content

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: sheet.window)
    guard sheet.dismiss != nil, abs(velocity.y) > abs(velocity.x) else { return false }
    guard let content = touchedContent else { return true }
    guard content.contentOffset.y <= -content.adjustedContentInset.top else { return false }
    if velocity.y > 0 { return true }
    return sheet.controller.prefersScrollingExpandsWhenScrolledToEdge
      && sheet.top > (sheet.detents.last?.top ?? 0)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (otherGestureRecognizer as? ScrollPanGestureRecognizer)?.scrollView?
      .isDescendant(of: sheet.view) == true
  }

  /// The scroll view below the finger that can be scrolled up and down.
  private var touchedContent: UIScrollView? {
    let touched = sheet.view.hitTest(pan.location(in: sheet.view), with: nil)
    return sequence(first: touched, next: { $0?.superview }).prefix { $0 !== sheet.view.superview }
      .lazy.compactMap { $0 as? UIScrollView }.first { $0.scrollsVertically }
  }

  // MARK: Moving

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = sheet.top
      move(pan)
    case .changed: move(pan)
    case .ended: release(speed: pan.velocity(in: sheet.window).y)
    case .cancelled: release(speed: 0)
    case .possible, .failed: break
    }
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    let all = sheet.detents
    guard let highest = all.last?.top, let lowest = all.first?.top else { return }
    let height = sheet.window.bounds.height
    // One that is to stay resists below its lowest detent, too.
    let limit = mayDismiss ? height : lowest
    let asked = start + pan.translation(in: sheet.window).y
    sheet.place(at: RubberBand(dimension: height).offset(for: asked, in: highest...limit))
  }

  private var mayDismiss: Bool { !sheet.controller.presentedViewController.isModalInPresentation }

  /// Lets the sheet travel on with the finger's speed in points per second.
  private func release(speed: CGFloat) {
    let all = sheet.detents
    guard let lowest = all.first?.top else { return }
    let pulled = sheet.top - lowest
    let isFarDown = pulled > (sheet.window.bounds.height - lowest) / 2
    if pulled > 0, isFarDown || speed >= Self.dismissalSpeed {
      return dismissIfAllowed(speed: speed)
    }
    let slide = Decay(velocity: speed, rate: UIScrollView.DecelerationRate.fast.rawValue)
    let aim = sheet.top + slide.totalDistance
    guard let nearest = all.min(by: { abs($0.top - aim) < abs($1.top - aim) }) else { return }
    settle(at: nearest, speed: speed)
  }

  private func settle(
    at detent: (identifier: SheetSurface.Identifier, top: CGFloat), speed: CGFloat
  ) {
    let controller = sheet.controller
    let old = controller.selectedDetentIdentifier ?? sheet.detents.first?.identifier
    let spring = spring(to: detent.top, speed: speed)
    UIView.animate(
      springDuration: spring.duration, initialSpringVelocity: spring.velocity,
      options: .allowUserInteraction
    ) {
      controller.selectedDetentIdentifier = detent.identifier
      sheet.show()
    }
    guard detent.identifier != old else { return }
    (controller.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier?(controller)
  }

  private func spring(to top: CGFloat, speed: CGFloat) -> (duration: Double, velocity: CGFloat) {
    let way = top - sheet.top
    // In ways per second, as UIKit counts the velocity of springs.
    return (Self.releaseDuration, abs(way) < 1 ? 0 : max(0, speed / way))
  }

  // MARK: Dismissal

  private func dismissIfAllowed(speed: CGFloat = 0) {
    let controller = sheet.controller
    guard let dismiss = sheet.dismiss else { return }
    guard mayDismiss, controller.delegate?.presentationControllerShouldDismiss?(controller) ?? true
    else {
      if let lowest = sheet.detents.first { settle(at: lowest, speed: 0) }
      controller.delegate?.presentationControllerDidAttemptToDismiss?(controller)
      return
    }
    if speed > 0 {
      sheet.releaseSpring = spring(to: sheet.window.bounds.height, speed: speed)
    }
    controller.delegate?.presentationControllerWillDismiss?(controller)
    dismiss { controller.delegate?.presentationControllerDidDismiss?(controller) }
  }
}
