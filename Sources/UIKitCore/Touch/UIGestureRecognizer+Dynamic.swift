extension UIGestureRecognizer {
  /// A recognizer of this class, whichever it is when the program runs: what `R(target:action:)` is on iOS for an `R` that is only known to
  /// be a recognizer, to which lowered sources rewrite it.
  ///
  /// A class without that initialiser stops the program with the words of Objective-C's runtime.
  public static func dynamic(target: Any?, action: Selector?) -> Self {
    guard let recognizer = madeDynamically(target: target, action: action) as? Self else {
      preconditionFailure(
        "Use of unimplemented initializer 'init(target:action:)' for class '\(self)'")
    }
    return recognizer
  }

  /// The same for `R()`.
  public static func dynamic() -> Self { dynamic(target: nil, action: nil) }

  /// How recognizers of UIKit's own classes are made, by their classes.
  static let makers: [ObjectIdentifier: @MainActor (Any?, Selector?) -> UIGestureRecognizer] = [
    ObjectIdentifier(UIGestureRecognizer.self): { UIGestureRecognizer(target: $0, action: $1) },
    ObjectIdentifier(UITapGestureRecognizer.self): {
      UITapGestureRecognizer(target: $0, action: $1)
    },
    ObjectIdentifier(UIPanGestureRecognizer.self): {
      UIPanGestureRecognizer(target: $0, action: $1)
    },
    ObjectIdentifier(UIPinchGestureRecognizer.self): {
      UIPinchGestureRecognizer(target: $0, action: $1)
    },
    ObjectIdentifier(UIRotationGestureRecognizer.self): {
      UIRotationGestureRecognizer(target: $0, action: $1)
    },
    ObjectIdentifier(UISwipeGestureRecognizer.self): {
      UISwipeGestureRecognizer(target: $0, action: $1)
    },
    ObjectIdentifier(UILongPressGestureRecognizer.self): {
      UILongPressGestureRecognizer(target: $0, action: $1)
    },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): {
      UIScreenEdgePanGestureRecognizer(target: $0, action: $1)
    },
    ObjectIdentifier(UIHoverGestureRecognizer.self): {
      UIHoverGestureRecognizer(target: $0, action: $1)
    },
  ]
}
