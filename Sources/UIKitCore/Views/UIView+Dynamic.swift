public import Foundation

extension UIView {
  /// A view of this class, whichever it is when the program runs: what `V(frame:)` is on iOS for a `V` that is
  /// only known to be a view, to which lowered sources rewrite it.
  ///
  /// A class without that initialiser stops the program with the words of Objective-C's runtime.
  public static func dynamic(frame: CGRect) -> Self {
    own(madeDynamically(frame: frame), "init(frame:)")
  }

  /// The same for `V()`.
  public static func dynamic() -> Self { own(madeDynamically(), "init()") }

  private static func own(_ view: UIView, _ initializer: String) -> Self {
    guard let view = view as? Self else {
      preconditionFailure("Use of unimplemented initializer '\(initializer)' for class '\(self)'")
    }
    return view
  }
}
