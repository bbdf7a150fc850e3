import AnimLayers
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

extension NSObject {
  /// An object of this class, whichever it is when the program runs: what `O()` is on iOS for an `O` that is only known to
  /// be an object, to which lowered sources rewrite it.
  ///
  /// There are views, controllers and layers; any other class stops the program.
  @preconcurrency @MainActor public static func dynamicObject() -> Self {
    let made: NSObject? =
      switch self {
      case let view as UIView.Type: view.dynamic()
      case let controller as UIViewController.Type: controller.dynamic()
      case let layer as CALayer.Type: layer.init(ofViewClass: ())
      default: nil
      }
    guard let object = made as? Self else {
      preconditionFailure(
        "'\(self)' is no view, controller or layer, and cannot be made by 'init()'")
    }
    return object
  }
}

/// What an extension of one of UIKit's classes makes by `Self(…)`, which Swift allows of Objective-C's classes alone and lowered
/// sources rewrite to this.
///
/// Stops the program where `Self` is a subclass: what was made is of the class itself.
public func objectMade<Made, Wanted>(_ object: Made, as type: Wanted.Type) -> Wanted {
  guard let wanted = object as? Wanted else {
    preconditionFailure("'\(type)' is not made by an initialiser of '\(Made.self)'")
  }
  return wanted
}

/// The same for an initialiser that may fail.
public func objectMade<Made, Wanted>(_ object: Made?, as type: Wanted.Type) -> Wanted? {
  object.map { objectMade($0, as: type) }
}
