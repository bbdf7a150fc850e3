public import Foundation

// Old and small names that apps call; what they do is nothing to see here.

extension UIApplication {
  /// Sets the colour of the status bar's text, at once.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Hides the status bar or shows it, at once.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The orientations in which the app's information has its windows shown: those that controllers have by default, where it says
  /// nothing.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UIEnvironment.current.supportedInterfaceOrientations
      ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }
}

extension UIViewController {
  /// Turns the interface the way the device is held, which it is already: does nothing.
  public class func attemptRotationToDeviceOrientation() {}
}

extension UIPickerView {
  /// Whether the chosen rows are marked: always.
  ///
  /// Setting it does nothing.
  public var showsSelectionIndicator: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Adds changes in a view that are animated along with the transition.
  ///
  /// - Parameters:
  ///   - view: Where they are; it makes no difference.
  ///   - animation: Run inside the animation, with the final geometry in place.
  ///   - completion: Run at its end.
  /// - Returns: Whether `animation` will be run.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

/// An offset to the right and down, in points.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Keeps others from an object until `objc_sync_exit`; there is one thread, so there is nothing to keep them from.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Lets others at an object again.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
