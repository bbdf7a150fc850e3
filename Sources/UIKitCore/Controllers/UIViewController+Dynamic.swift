public import Foundation

extension UIViewController {
  /// A controller of this class, whichever it is when the program runs: what `C(nibName:bundle:)` is on iOS for a `C` that is
  /// only known to be a controller, to which lowered sources rewrite it.
  ///
  /// A class without that initialiser stops the program with the words of Objective-C's runtime.
  public static func dynamic(nibName: String?, bundle: Bundle?) -> Self {
    own(madeDynamically(nibName: nibName, bundle: bundle), "init(nibName:bundle:)")
  }

  /// The same for `C()`.
  public static func dynamic() -> Self { own(madeDynamically(), "init()") }

  private static func own(_ controller: UIViewController, _ initializer: String) -> Self {
    guard let controller = controller as? Self else {
      preconditionFailure("Use of unimplemented initializer '\(initializer)' for class '\(self)'")
    }
    return controller
  }
}
