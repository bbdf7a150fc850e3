import AnimLayers
import Foundation

/// How far a controller's view has come on the screen.
enum AppearancePhase { case disappeared, appearing, appeared, disappearing }

/// What a controller is told as it comes and goes, and its children with it.
///
/// That children are told after the controller that something begins, and before it that something has ended, is common
/// knowledge, and not recorded.
extension UIViewController {
  /// The children that come and go with the controller.
  private var followers: [UIViewController] {
    guard !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded
    else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Calls `viewWillAppear`.
  final func tellWillAppear(_ animated: Bool) {
    appearance = .appearing
    send("viewWillAppear(_:)", animated) { self.viewWillAppear(animated) }
    for child in followers where child.appearance.isGone { child.tellWillAppear(animated) }
  }

  /// Calls `viewIsAppearing`, after what UIKit does of its own just before.
  final func tellIsAppearing(_ animated: Bool) {
    if !animated { clearSelectionOnAppearance(animated: false) }
    send("viewIsAppearing(_:)", animated) { self.viewIsAppearing(animated) }
    for child in followers where child.appearance == .appearing { child.tellIsAppearing(animated) }
  }

  /// Calls `viewDidAppear`, after what UIKit does of its own just before.
  final func tellDidAppear(_ animated: Bool) {
    appearance = .appeared
    for child in followers where child.appearance == .appearing { child.tellDidAppear(animated) }
    if animated { clearSelectionOnAppearance(animated: true) }
    send("viewDidAppear(_:)", animated) { self.viewDidAppear(animated) }
    showInputAccessory()
  }

  /// Calls `viewWillDisappear`.
  final func tellWillDisappear(_ animated: Bool) {
    appearance = .disappearing
    send("viewWillDisappear(_:)", animated) { self.viewWillDisappear(animated) }
    viewIfLoaded?.resignInside()
    for child in followers where !child.appearance.isGone { child.tellWillDisappear(animated) }
  }

  /// Calls `viewDidDisappear`.
  final func tellDidDisappear(_ animated: Bool) {
    appearance = .disappeared
    for child in followers where child.appearance == .disappearing {
      child.tellDidDisappear(animated)
    }
    send("viewDidDisappear(_:)", animated) { self.viewDidDisappear(animated) }
  }

  /// Calls `willMove(toParent:)`.
  final func tellWillMove(to parent: UIViewController?) {
    send("willMove(toParent:)", parent ?? NSNull()) { self.willMove(toParent: parent) }
  }

  /// Calls `didMove(toParent:)`.
  final func tellDidMove(to parent: UIViewController?) {
    send("didMove(toParent:)", parent ?? NSNull()) { self.didMove(toParent: parent) }
  }

  /// Tells one child that it goes and another one that it comes, for as long as their views change places.
  ///
  /// - Parameters:
  ///   - old: The child that goes.
  ///   - new: The child that comes.
  ///   - change: Moves the views, and calls its argument when it is done.
  func exchange(
    _ old: UIViewController, for new: UIViewController,
    _ change: (_ finish: @escaping () -> Void) -> Void
  ) {
    guard shouldAutomaticallyForwardAppearanceMethods, !appearance.isGone else { return change {} }
    new.loadViewIfNeeded()
    old.tellWillDisappear(true)
    new.tellWillAppear(true)
    change {
      old.tellDidDisappear(true)
      new.tellDidAppear(true)
    }
    new.tellIsAppearing(true)
  }

  /// Whether the controller comes and goes as its view is moved with `root`: joins the view of its parent, which is on the
  /// screen, or leaves it.
  private func movesAlone(with root: UIView) -> Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      let outer = parent.viewIfLoaded, outer.window != nil
    else { return false }
    return !outer.isDescendant(of: root)
  }

  /// The view joins a window, or leaves it with nil, along with `root`.
  func viewWillMove(to window: UIWindow?, with root: UIView) {
    guard appearance.isGone == (window != nil), movesAlone(with: root) else { return }
    window != nil ? tellWillAppear(false) : tellWillDisappear(false)
    finishesByItself = true
  }

  /// The view has joined a window, or left one.
  func viewDidMoveToWindow() {
    guard finishesByItself else { return }
    finishesByItself = false
    switch appearance {
    case .appearing:
      tellIsAppearing(false)
      // As at the end of the turn, when the views are laid out.
      let clock = MediaClock.current
      clock.schedule(at: clock.now) { [weak self] in
        if self?.appearance == .appearing { self?.tellDidAppear(false) }
      }
    case .disappearing: tellDidDisappear(false)
    case .appeared, .disappeared: break
    }
  }
}

extension AppearancePhase {
  fileprivate var isGone: Bool { self == .disappeared || self == .disappearing }
}
