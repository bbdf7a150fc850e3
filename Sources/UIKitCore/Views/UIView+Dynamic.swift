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
  /// There are views, controllers, layers and what text and numbers are set with; any other class stops the program.
  @preconcurrency @MainActor public static func dynamicObject() -> Self {
    let made: NSObject? =
      switch self {
      case let view as UIView.Type: view.dynamic()
      case let controller as UIViewController.Type: controller.dynamic()
      case let layer as CALayer.Type: layer.init(ofViewClass: ())
      default: plainObjects[ObjectIdentifier(self)]?()
      }
    guard let object = made as? Self else {
      preconditionFailure(
        "'\(self)' is no view, controller or layer, and cannot be made by 'init()'")
    }
    return object
  }
}

/// What makes objects of classes that are neither views nor controllers nor layers, and are set up after they were made.
@MainActor private let plainObjects: [ObjectIdentifier: () -> NSObject] = [
  ObjectIdentifier(NSObject.self): { NSObject() },
  ObjectIdentifier(NSParagraphStyle.self): { NSParagraphStyle() },
  ObjectIdentifier(NSMutableParagraphStyle.self): { NSMutableParagraphStyle() },
  ObjectIdentifier(NSShadow.self): { NSShadow() },
  ObjectIdentifier(NSTextAttachment.self): { NSTextAttachment() },
  ObjectIdentifier(NSMutableAttributedString.self): { NSMutableAttributedString(string: "") },
  ObjectIdentifier(NSStringDrawingContext.self): { NSStringDrawingContext() },
  ObjectIdentifier(UIBezierPath.self): { UIBezierPath() },
  ObjectIdentifier(UICollectionViewFlowLayout.self): { UICollectionViewFlowLayout() },
  ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
  ObjectIdentifier(UITabBarItem.self): { UITabBarItem() },
  ObjectIdentifier(UIDynamicItemBehavior.self): { UIDynamicItemBehavior() },
  ObjectIdentifier(UIGravityBehavior.self): { UIGravityBehavior() },
  ObjectIdentifier(UICollisionBehavior.self): { UICollisionBehavior() },
  ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
  ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
  ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
  ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
  ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
  ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
  ObjectIdentifier(CAEmitterCell.self): { CAEmitterCell() },
  ObjectIdentifier(DateFormatter.self): { DateFormatter() },
  ObjectIdentifier(NumberFormatter.self): { NumberFormatter() },
  ObjectIdentifier(NSMutableString.self): { NSMutableString(string: "") },
  ObjectIdentifier(NSMutableArray.self): { NSMutableArray() },
  ObjectIdentifier(NSMutableDictionary.self): { NSMutableDictionary() },
  ObjectIdentifier(NSMutableSet.self): { NSMutableSet() },
]

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
