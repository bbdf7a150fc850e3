import Foundation

/// What controllers were told of rotations before iOS 8.
extension UIViewController {
  /// How the screen lies.
  public final var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
}
