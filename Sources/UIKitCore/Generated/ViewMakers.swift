// swift-format-ignore-file
// Made by `swift run generate-requirements` from the protocols of UIKitCore.

import Foundation

extension UIView {
  /// How views of UIKit's own classes are made of a frame, by their classes.
  static let makers: [ObjectIdentifier: @MainActor (CGRect) -> UIView] = [
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView(frame: $0) },
    ObjectIdentifier(UIAlertView.self): { UIAlertView(frame: $0) },
    ObjectIdentifier(UIButton.self): { UIButton(frame: $0) },
    ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView(frame: $0) },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: $0) },
    ObjectIdentifier(UICollectionViewListCell.self): { UICollectionViewListCell(frame: $0) },
    ObjectIdentifier(UIControl.self): { UIControl(frame: $0) },
    ObjectIdentifier(UIDatePicker.self): { UIDatePicker(frame: $0) },
    ObjectIdentifier(UIImageView.self): { UIImageView(frame: $0) },
    ObjectIdentifier(UIInputView.self): { UIInputView(frame: $0) },
    ObjectIdentifier(UILabel.self): { UILabel(frame: $0) },
    ObjectIdentifier(UINavigationBar.self): { UINavigationBar(frame: $0) },
    ObjectIdentifier(UIPageControl.self): { UIPageControl(frame: $0) },
    ObjectIdentifier(UIPickerView.self): { UIPickerView(frame: $0) },
    ObjectIdentifier(UIProgressView.self): { UIProgressView(frame: $0) },
    ObjectIdentifier(UIRefreshControl.self): { UIRefreshControl(frame: $0) },
    ObjectIdentifier(UIScrollView.self): { UIScrollView(frame: $0) },
    ObjectIdentifier(UISearchBar.self): { UISearchBar(frame: $0) },
    ObjectIdentifier(UISearchTextField.self): { UISearchTextField(frame: $0) },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl(frame: $0) },
    ObjectIdentifier(UISlider.self): { UISlider(frame: $0) },
    ObjectIdentifier(UIStackView.self): { UIStackView(frame: $0) },
    ObjectIdentifier(UIStepper.self): { UIStepper(frame: $0) },
    ObjectIdentifier(UISwitch.self): { UISwitch(frame: $0) },
    ObjectIdentifier(UITabBar.self): { UITabBar(frame: $0) },
    ObjectIdentifier(UITableView.self): { UITableView(frame: $0) },
    ObjectIdentifier(UITableViewCell.self): { UITableViewCell(frame: $0) },
    ObjectIdentifier(UITableViewHeaderFooterView.self): { UITableViewHeaderFooterView(frame: $0) },
    ObjectIdentifier(UITextField.self): { UITextField(frame: $0) },
    ObjectIdentifier(UITextView.self): { UITextView(frame: $0) },
    ObjectIdentifier(UIToolbar.self): { UIToolbar(frame: $0) },
    ObjectIdentifier(UIView.self): { UIView(frame: $0) },
    ObjectIdentifier(UIWindow.self): { UIWindow(frame: $0) },
  ]
}
