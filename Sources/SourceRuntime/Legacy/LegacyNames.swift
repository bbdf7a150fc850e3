public import AnimGeometry
public import Foundation
public import UIKitCore

// Names that UIKit had before Swift 4.2, still found in layouts that compile otherwise.

/// The integer of Objective-C's interfaces.
public typealias NSInteger = Int
/// The unsigned integer of Objective-C's interfaces.
public typealias NSUInteger = UInt
/// A pointer through which a method of Objective-C's gives something back.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
/// The largest `NSInteger`.
public let NSIntegerMax = Int.max
/// The smallest `NSInteger`.
public let NSIntegerMin = Int.min
/// The largest `NSUInteger`.
public let NSUIntegerMax = UInt.max
/// UIKit's name before Swift 4.2 of `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// UIKit's name before Swift 4.2 of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// UIKit's name before Swift 4.2 of `UICollectionView.ElementCategory`.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// UIKit's name before Swift 4.2 of `UICollectionViewUpdateItem.Action`.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// UIKit's name before Swift 4.2 of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// UIKit's name before Swift 4.2 of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// UIKit's name before Swift 4.2 of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// UIKit's name before Swift 4.2 of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// UIKit's name before Swift 4.2 of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// UIKit's name before Swift 4.2 of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// UIKit's name before Swift 4.2 of `UIScrollView.DecelerationRate`.
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate
/// UIKit's name before Swift 4.2 of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// UIKit's name before Swift 4.2 of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// UIKit's name before Swift 4.2 of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// UIKit's name before Swift 4.2 of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// UIKit's name before Swift 4.2 of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// UIKit's name before Swift 4.2 of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// UIKit's name before Swift 4.2 of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// UIKit's name before Swift 4.2 of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// UIKit's name before Swift 4.2 of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// UIKit's name before Swift 4.2 of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// UIKit's name before Swift 4.2 of `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// UIKit's name before Swift 4.2 of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// UIKit's name before Swift 4.2 of `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// UIKit's name before Swift 4.2 of `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// UIKit's name before Swift 4.2 of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// UIKit's name before Swift 4.2 of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// UIKit's name before Swift 4.2 of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// UIKit's name before Swift 4.2 of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// UIKit's name before Swift 4.2 of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// UIKit's name before Swift 4.2 of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// UIKit's name before Swift 4.2 of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// UIKit's name before Swift 4.2 of `UIFont.Weight`.
public typealias UIFontWeight = UIFont.Weight
/// UIKit's name before Swift 4.2 of `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// UIKit's name before Swift 4.2 of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// UIKit's name before Swift 4.2 of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// UIKit's name before Swift 4.2 of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// UIKit's name before Swift 4.2 of `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// UIKit's name before Swift 4.2 of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// UIKit's name before Swift 4.2 of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// UIKit's name before Swift 4.2 of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// UIKit's name before Swift 4.2 of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// UIKit's name before Swift 4.2 of `UIImpactFeedbackGenerator.FeedbackStyle`.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// UIKit's name before Swift 4.2 of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// UIKit's name before Swift 4.2 of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// UIKit's name before Swift 4.2 of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// UIKit's name before Swift 4.2 of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// UIKit's name before Swift 4.2 of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// UIKit's name before Swift 4.2 of `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// UIKit's name before Swift 4.2 of `UIPageViewController.NavigationDirection`.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// UIKit's name before Swift 4.2 of `UIPageViewController.TransitionStyle`.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// UIKit's name before Swift 4.2 of `UIPageViewController.NavigationOrientation`.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
/// UIKit's name before Swift 4.2 of `UIImagePickerController.SourceType`.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// UIKit's name before Swift 4.2 of `UIImagePickerController.CameraDevice`.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// UIKit's name before Swift 4.2 of `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// UIKit's name before Swift 4.2 of `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// UIKit's name before Swift 4.2 of `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// UIKit's name before Swift 4.2 of `UITableViewCell.StateMask`.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// UIKit's name before Swift 4.2 of `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// UIKit's name before Swift 4.2 of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// UIKit's name before Swift 4.2 of `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// UIKit's name before Swift 4.2 of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// UIKit's name before Swift 4.2 of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// UIKit's name before Swift 4.2 of `UISplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// UIKit's name before Swift 4.2 of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// UIKit's name before Swift 4.2 of `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// UIKit's name before Swift 4.2 of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType`.
public typealias UIActivityType = UIActivity.ActivityType

/// UIKit's name before Swift 4.2 of `UICollectionView.elementKindSectionHeader`.
@preconcurrency @MainActor public let UICollectionElementKindSectionHeader =
  UICollectionView.elementKindSectionHeader
/// UIKit's name before Swift 4.2 of `UICollectionView.elementKindSectionFooter`.
@preconcurrency @MainActor public let UICollectionElementKindSectionFooter =
  UICollectionView.elementKindSectionFooter
/// UIKit's name before Swift 4.2 of `UITableView.automaticDimension`.
@preconcurrency @MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// UIKit's name before Swift 4.2 of `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// UIKit's name before Swift 4.2 of `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// UIKit's name before Swift 4 of `NSAttributedString.Key.font`.
public let NSFontAttributeName = NSAttributedString.Key.font
/// UIKit's name before Swift 4 of `NSAttributedString.Key.foregroundColor`.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// UIKit's name before Swift 4 of `NSAttributedString.Key.kern`.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// UIKit's name before Swift 4 of `NSAttributedString.Key.paragraphStyle`.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

/// Insets in points, counter-clockwise from the top.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The rectangle without the insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The point 0, by its name in C.
public let CGPointZero = CGPoint.zero
/// No size, by its name in C.
public let CGSizeZero = CGSize.zero
/// The empty rectangle at 0, by its name in C.
public let CGRectZero = CGRect.zero
/// The rectangle that is none, by its name in C.
public let CGRectNull = CGRect.null

/// A point, by its function in C.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size, by its function in C.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A rectangle from its corner at the smallest x and y, by its function in C.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The rectangle with each side moved inwards; negative distances move outwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// The rectangle, moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Whether two rectangles have points in common; those that only touch have none.
///
/// One without a length is a line or a point, which is where it begins.
public func CGRectIntersectsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.overlaps(other) }

/// Whether the first rectangle encloses the other.
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }

/// The part that two rectangles have in common; the null rectangle if there is none.
public func CGRectIntersection(_ rect: CGRect, _ other: CGRect) -> CGRect {
  rect.intersection(other)
}

/// Whether a side has no length.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// The smallest rectangle of whole numbers around another one.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Whether the point is in the rectangle, right and bottom edges excluded.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// The smallest rectangle around two others.
public func CGRectUnion(_ rect: CGRect, _ other: CGRect) -> CGRect { rect.union(other) }

/// The left edge.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The middle from left to right.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right edge.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The upper edge.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle from top to bottom.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The lower edge.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, positive also where the stored one is not.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, positive also where the stored one is not.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

extension CGRect {
  /// Moves the rectangle.
  public mutating func offsetInPlace(dx: CGFloat, dy: CGFloat) { self = offsetBy(dx: dx, dy: dy) }
  /// Moves each side inwards; negative distances move outwards.
  public mutating func insetInPlace(dx: CGFloat, dy: CGFloat) { self = insetBy(dx: dx, dy: dy) }
  /// Grows to the smallest rectangle around itself and another one.
  public mutating func unionInPlace(_ rect: CGRect) { self = union(rect) }
}

/// A change of size about the origin.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}

/// A movement by points.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

/// A turn about the origin by radians, clockwise with y pointing down.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// The transform that applies the first one, then the other.
public func CGAffineTransformConcat(
  _ transform: CGAffineTransform, _ other: CGAffineTransform
) -> CGAffineTransform { transform.concatenating(other) }

/// The transform that changes size first, then applies `transform`.
public func CGAffineTransformScale(
  _ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat
) -> CGAffineTransform { transform.scaledBy(x: x, y: y) }

/// The transform that moves first, then applies `transform`.
public func CGAffineTransformTranslate(
  _ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat
) -> CGAffineTransform { transform.translatedBy(x: x, y: y) }

/// The transform that turns by radians first, then applies `transform`.
public func CGAffineTransformRotate(
  _ transform: CGAffineTransform, _ angle: CGFloat
) -> CGAffineTransform { transform.rotated(by: angle) }

/// Whether all four insets are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  insets == other
}

/// Whether the rectangle is the null one, as of an empty intersection.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// The same rectangle with positive sides.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Whether both coordinates are the same.
public func CGPointEqualToPoint(_ point: CGPoint, _ other: CGPoint) -> Bool { point == other }
/// Whether both lengths are the same.
public func CGSizeEqualToSize(_ size: CGSize, _ other: CGSize) -> Bool { size == other }
/// Whether origin and size are the same.
public func CGRectEqualToRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect == other }

extension NSString {
  /// UIKit's name before Swift 4 of `size(withAttributes:)`.
  @preconcurrency @MainActor public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize
  {
    size(withAttributes: attributes)
  }
}

extension UIView {
  /// UIKit's name before Swift 4.2 of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// UIKit's name before Swift 4.2 of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension RunLoop.Mode {
  /// Foundation's name before Swift 4.2 of `RunLoop.Mode.common`.
  public static var commonModes: RunLoop.Mode { .common }
  /// Foundation's name before Swift 4.2 of `RunLoop.Mode.default`.
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension NSNotification.Name {
  /// UIKit's name before Swift 4.2 of `UIResponder.keyboardWillShowNotification`.
  @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }
  /// UIKit's name before Swift 4.2 of `UIResponder.keyboardDidShowNotification`.
  @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }
  /// UIKit's name before Swift 4.2 of `UIResponder.keyboardWillHideNotification`.
  @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }
  /// UIKit's name before Swift 4.2 of `UIResponder.keyboardDidHideNotification`.
  @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }
}
