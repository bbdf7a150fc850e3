import Foundation

/// A tap at the top of the screen, where the status bar is: the only scroll view that wants to scrolls to
/// its top.
///
/// As Apple documents `scrollsToTop`: with more than one such view on screen nothing happens.
@MainActor final class StatusBarTapRecognizer: UITapGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    addAction { [weak self] _ in (self?.view as? UIWindow)?.scrollToTop() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let window = view as? UIWindow,
      touches.allSatisfy({ $0.location(in: window).y < window.safeAreaInsets.top })
    else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }
}

extension UIWindow {
  fileprivate func scrollToTop() {
    let views = scrollViews(in: self).filter { $0.scrollsToTop }
    if views.count == 1 { views[0].scrollToTop() }
  }

  /// The scroll views that can be seen in a view.
  private func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = (view as? UIScrollView).map {
      $0.convert($0.bounds, to: self).overlaps(bounds) ? [$0] : []
    }
    return (own ?? []) + view.subviews.flatMap { scrollViews(in: $0) }
  }
}
