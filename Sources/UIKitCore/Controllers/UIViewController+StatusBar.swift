extension UIViewController {
  /// How the status bar looks above the controller, as it decides or whoever it leaves that to, and whether it is hidden.
  package var statusBar: (style: UIStatusBarStyle, isHidden: Bool) {
    var top = self
    while let next = top.presentedViewController, !next.isBeingDismissed,
      next.capturesStatusBar
    {
      top = next
    }
    let style = top.last(\.childForStatusBarStyle).preferredStatusBarStyle
    return (style, top.last(\.childForStatusBarHidden).prefersStatusBarHidden)
  }

  /// Whether a presented controller decides: one that covers all, or one that says so.
  private var capturesStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance
      || [.fullScreen, .currentContext].contains(modalPresentationStyle)
  }

  /// The end of the way from child to child; itself if there is none.
  private func last(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
    var current = self
    for _ in 0..<32 {
      guard let child = next(current), child !== current else { break }
      current = child
    }
    return current
  }
}
