public import Foundation
public import UIKitCore

// More names of types that UIKit and Foundation had before Swift 4.2.

/// UIKit's name before Swift 4.2 of `UIApplication.OpenExternalURLOptionsKey`.
public typealias UIApplicationOpenExternalURLOptionsKey = UIApplication.OpenExternalURLOptionsKey
/// UIKit's name before Swift 4.2 of `UIDevice.BatteryState`.
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.TraitKey`.
public typealias UIFontDescriptorTraitKey = UIFontDescriptor.TraitKey
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.AttributeName`.
public typealias UIFontDescriptorAttributeName = UIFontDescriptor.AttributeName
/// UIKit's name before Swift 4.2 of `UIImagePickerController.QualityType`.
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// UIKit's name before Swift 4.2 of `UIImagePickerController.CameraCaptureMode`.
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController
  .CameraCaptureMode
/// UIKit's name before Swift 4.2 of `UIImagePickerController.CameraFlashMode`.
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// UIKit's name before Swift 4.2 of `UIInputView.Style`.
public typealias UIInputViewStyle = UIInputView.Style
/// UIKit's name before Swift 4.2 of `UIMenuController.ArrowDirection`.
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
/// UIKit's name before Swift 4.2 of `UINotificationFeedbackGenerator.FeedbackType`.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// UIKit's name before Swift 4.2 of `UIPageViewController.SpineLocation`.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// UIKit's name before Swift 4.2 of `UIPageViewController.OptionsKey`.
public typealias UIPageViewControllerOptionsKey = UIPageViewController.OptionsKey
/// UIKit's name before Swift 4.2 of `UIPress.Phase`.
public typealias UIPressPhase = UIPress.Phase
/// UIKit's name before Swift 4.2 of `UIPress.PressType`.
public typealias UIPressType = UIPress.PressType
/// UIKit's name before Swift 4.2 of `UIPreviewAction.Style`.
public typealias UIPreviewActionStyle = UIPreviewAction.Style
/// UIKit's name before Swift 4.2 of `UIPushBehavior.Mode`.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// UIKit's name before Swift 4.2 of `UIAttachmentBehavior.AttachmentType`.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// UIKit's name before Swift 4.2 of `UICollisionBehavior.Mode`.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// UIKit's name before Swift 4.2 of `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
/// UIKit's name before Swift 4.2 of `UISearchBar.Icon`.
public typealias UISearchBarIcon = UISearchBar.Icon
/// UIKit's name before Swift 4.2 of `UISplitViewController.PrimaryEdge`.
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
/// UIKit's name before Swift 4.2 of `UIView.SystemAnimation`.
public typealias UISystemAnimation = UIView.SystemAnimation
/// UIKit's name before Swift 4.2 of `UITabBar.ItemPositioning`.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// UIKit's name before Swift 4.2 of `UITableViewRowAction.Style`.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// UIKit's name before Swift 4.2 of `UITableView.SeparatorInsetReference`.
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
/// UIKit's name before Swift 4.2 of `UITextField.DidEndEditingReason`.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// UIKit's name before Swift 4.2 of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// UIKit's name before Swift 4.2 of `UIContextualAction.Style`.
public typealias UIContextualActionStyle = UIContextualAction.Style
/// UIKit's name before Swift 4.2 of `UIContextualAction.Handler`.
public typealias UIContextualActionHandler = UIContextualAction.Handler
/// UIKit's name before Swift 4.2 of `UIApplicationShortcutIcon.IconType`.
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
/// UIKit's name before Swift 4.2 of `UINavigationItem.LargeTitleDisplayMode`.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// UIKit's name before Swift 4.2 of `UIAccessibility.Notification`.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// UIKit's name before Swift 4.2 of `UIActivity.Category`.
public typealias UIActivityCategory = UIActivity.Category
/// The name before Swift 4 of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The name before Swift 4 of `NSAttributedString.EnumerationOptions`.
public typealias NSAttributedStringEnumerationOptions = NSAttributedString.EnumerationOptions
/// The name before Swift 4.2 of `NSAttributedString.TextEffectStyle`.
public typealias NSTextEffectStyle = NSAttributedString.TextEffectStyle
/// The name before Swift 4 of `NSAttributedString.DocumentType`.
public typealias NSAttributedStringDocumentType = NSAttributedString.DocumentType
/// The name before Swift 4.2 of `NSString.CompareOptions`.
public typealias NSStringCompareOptions = NSString.CompareOptions
/// The name before Swift 4.2 of `NSCalendar.Unit`.
public typealias NSCalendarUnit = NSCalendar.Unit
/// The name before Swift 4.2 of `DateFormatter.Style`.
public typealias NSDateFormatterStyle = DateFormatter.Style
/// The name before Swift 4.2 of `NumberFormatter.Style`.
public typealias NSNumberFormatterStyle = NumberFormatter.Style
