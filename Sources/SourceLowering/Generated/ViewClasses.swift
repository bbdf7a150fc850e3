// swift-format-ignore-file
// Made by `swift run generate-requirements` from the protocols of UIKitCore.

extension Inventory {
  /// UIKit's classes of views.
  static let frameworkViews: Set = [
    "UIActivityIndicatorView",
    "UIAlertView",
    "UIButton",
    "UICollectionReusableView",
    "UICollectionView",
    "UICollectionViewCell",
    "UICollectionViewListCell",
    "UIContentUnavailableView",
    "UIControl",
    "UIDatePicker",
    "UIImageView",
    "UIInputView",
    "UILabel",
    "UIListContentView",
    "UINavigationBar",
    "UIPageControl",
    "UIPickerView",
    "UIProgressView",
    "UIRefreshControl",
    "UIScrollView",
    "UISearchBar",
    "UISearchTextField",
    "UISegmentedControl",
    "UISlider",
    "UIStackView",
    "UIStepper",
    "UISwitch",
    "UITabBar",
    "UITableView",
    "UITableViewCell",
    "UITableViewHeaderFooterView",
    "UITextField",
    "UITextView",
    "UIToolbar",
    "UIView",
    "UIVisualEffectView",
    "UIWindow",
  ]
  /// Those of them that are not made of a frame alone.
  static let frameworkViewsWithoutFrame: Set = [
    "UICollectionView",
    "UIContentUnavailableView",
    "UIListContentView",
    "UIVisualEffectView",
  ]
}
