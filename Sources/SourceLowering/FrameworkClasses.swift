/// Which classes UIKit's descend from.
enum FrameworkClasses {
  /// The superclass of one of UIKit's classes; nil for `NSObject` and for names of others.
  static func superclass(of name: String) -> String? {
    if let known = superclasses[name] { return known }
    if Inventory.frameworkViews.contains(name) { return "UIView" }
    guard name.hasPrefix("UI") || name.hasPrefix("CA") else { return nil }
    return switch name {
    case _ where name.hasSuffix("GestureRecognizer"): "UIGestureRecognizer"
    case _ where name.hasSuffix("ViewController"): "UIViewController"
    case _ where name.hasPrefix("CA") && name.hasSuffix("Layer"): "CALayer"
    default: "NSObject"
    }
  }

  /// Whether a name is `NSObject`'s or that of one of UIKit's classes.
  static func isObject(_ name: String) -> Bool {
    name == "NSObject" || superclass(of: name) != nil
  }

  /// Whether all of a class's members are the main actor's.
  static func isIsolated(_ name: String) -> Bool {
    name.hasPrefix("UI") && superclass(of: name) != nil
  }

  private static let superclasses = [
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UIApplication": "UIResponder", "UIScene": "UIResponder", "UIWindowScene": "UIScene",
    "UIButton": "UIControl", "UIDatePicker": "UIControl", "UIPageControl": "UIControl",
    "UIRefreshControl": "UIControl", "UISearchTextField": "UITextField",
    "UISegmentedControl": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UISwitch": "UIControl", "UITextField": "UIControl",
    "UICollectionView": "UIScrollView", "UITableView": "UIScrollView", "UITextView": "UIScrollView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISearchController": "UIViewController", "UIAlertController": "UIViewController",
    "UIActivityViewController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    "UIGestureRecognizer": "NSObject",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
    "UICollectionViewTransitionLayout": "UICollectionViewLayout", "CALayer": "NSObject",
    "MessageForwarder": "NSObject", "KeyValueObject": "NSObject",
    // Of the Objective-C parts of libraries.
    "_RXDelegateProxy": "MessageForwarder", "_RXKVOObserver": "KeyValueObject",
    "ObjcDelegateProxy": "MessageForwarder",
    // Of libraries in whose place modules of the program's are.
    "SwipeTableViewCell": "UITableViewCell", "SwipeCollectionViewCell": "UICollectionViewCell",
    "CLTypingLabel": "UILabel",
  ]
}
