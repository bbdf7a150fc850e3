public import Foundation
public import UIKitCore

// More names of constants and keys that UIKit had before Swift 4.2.

/// UIKit's name before Swift 4.2 of `UIApplication.openSettingsURLString`.
@preconcurrency @MainActor public let UIApplicationOpenSettingsURLString = UIApplication
  .openSettingsURLString
/// UIKit's name before Swift 4.2 of `UIApplication.backgroundFetchIntervalMinimum`.
@preconcurrency @MainActor public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication
  .backgroundFetchIntervalMinimum
/// UIKit's name before Swift 4.2 of `UIApplication.backgroundFetchIntervalNever`.
@preconcurrency @MainActor public let UIApplicationBackgroundFetchIntervalNever = UIApplication
  .backgroundFetchIntervalNever
/// UIKit's name before Swift 4.2 of `UITableView.indexSearch`.
@preconcurrency @MainActor public let UITableViewIndexSearch = UITableView.indexSearch
/// UIKit's name before Swift 4.2 of `UICollectionViewFlowLayout.automaticSize`.
@preconcurrency @MainActor public let UICollectionViewFlowLayoutAutomaticSize =
  UICollectionViewFlowLayout.automaticSize
/// UIKit's name before Swift 4.2 of `UISplitViewController.automaticDimension`.
@preconcurrency @MainActor public let UISplitViewControllerAutomaticDimension =
  UISplitViewController.automaticDimension
/// UIKit's name before Swift 4.2 of `UISegmentedControl.noSegment`.
@preconcurrency @MainActor public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
/// UIKit's name before Swift 4.2 of `UIView.layoutFittingCompressedSize`.
@preconcurrency @MainActor public let UILayoutFittingCompressedSize = UIView
  .layoutFittingCompressedSize
/// UIKit's name before Swift 4.2 of `UIView.layoutFittingExpandedSize`.
@preconcurrency @MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// UIKit's name before Swift 4.2 of `UIOffset.zero`.
public let UIOffsetZero = UIOffset.zero
/// UIKit's name before Swift 4.2 of `UIEdgeInsets.zero`.
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// The name before Swift 4.2 of `NSDirectionalEdgeInsets.zero`.
public let NSDirectionalEdgeInsetsZero = NSDirectionalEdgeInsets.zero
/// The name in C of `CGAffineTransform.identity`.
public let CGAffineTransformIdentity = CGAffineTransform.identity
/// The name in C of `CGRect.infinite`.
public let CGRectInfinite = CGRect.infinite
/// UIKit's name before Swift 4 of `UILayoutPriority.required`.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// UIKit's name before Swift 4 of `UILayoutPriority.defaultHigh`.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// UIKit's name before Swift 4 of `UILayoutPriority.defaultLow`.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// UIKit's name before Swift 4 of `UILayoutPriority.fittingSizeLevel`.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
/// UIKit's name before Swift 4.2 of `UIImagePickerController.InfoKey.phAsset`.
public let UIImagePickerControllerPHAsset = UIImagePickerController.InfoKey.phAsset
/// UIKit's name before Swift 4.2 of `UIImagePickerController.InfoKey.imageURL`.
public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL
/// UIKit's name before Swift 4.2 of `UIImagePickerController.InfoKey.mediaMetadata`.
public let UIImagePickerControllerMediaMetadata = UIImagePickerController.InfoKey.mediaMetadata
/// UIKit's name before Swift 4.2 of `UIPageViewController.OptionsKey.spineLocation`.
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey
  .spineLocation
/// UIKit's name before Swift 4.2 of `UIPageViewController.OptionsKey.interPageSpacing`.
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey
  .interPageSpacing
/// UIKit's name before Swift 4.2 of `UITransitionContextViewControllerKey.from`.
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from
/// UIKit's name before Swift 4.2 of `UITransitionContextViewControllerKey.to`.
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to
/// UIKit's name before Swift 4.2 of `UITransitionContextViewKey.from`.
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from
/// UIKit's name before Swift 4.2 of `UITransitionContextViewKey.to`.
public let UITransitionContextToViewKey = UITransitionContextViewKey.to
/// UIKit's name before Swift 4.2 of `UIApplication.LaunchOptionsKey.url`.
public let UIApplicationLaunchOptionsURLKey = UIApplication.LaunchOptionsKey.url
/// UIKit's name before Swift 4.2 of `UIApplication.LaunchOptionsKey.sourceApplication`.
public let UIApplicationLaunchOptionsSourceApplicationKey = UIApplication.LaunchOptionsKey
  .sourceApplication
/// UIKit's name before Swift 4.2 of `UIApplication.LaunchOptionsKey.remoteNotification`.
public let UIApplicationLaunchOptionsRemoteNotificationKey = UIApplication.LaunchOptionsKey
  .remoteNotification
/// UIKit's name before Swift 4.2 of `UIApplication.LaunchOptionsKey.localNotification`.
public let UIApplicationLaunchOptionsLocalNotificationKey = UIApplication.LaunchOptionsKey
  .localNotification
/// UIKit's name before Swift 4.2 of `UIApplication.LaunchOptionsKey.shortcutItem`.
public let UIApplicationLaunchOptionsShortcutItemKey = UIApplication.LaunchOptionsKey.shortcutItem
/// UIKit's name before Swift 4.2 of `UIApplication.OpenURLOptionsKey.sourceApplication`.
public let UIApplicationOpenURLOptionsSourceApplicationKey = UIApplication.OpenURLOptionsKey
  .sourceApplication
/// UIKit's name before Swift 4.2 of `UIApplication.OpenURLOptionsKey.annotation`.
public let UIApplicationOpenURLOptionsAnnotationKey = UIApplication.OpenURLOptionsKey.annotation
/// UIKit's name before Swift 4.2 of `UIApplication.OpenExternalURLOptionsKey.universalLinksOnly`.
public let UIApplicationOpenURLOptionUniversalLinksOnly = UIApplication.OpenExternalURLOptionsKey
  .universalLinksOnly
/// The name before Swift 4.2 of `NSKeyValueChangeKey.newKey`.
public let NSKeyValueChangeNewKey = NSKeyValueChangeKey.newKey
