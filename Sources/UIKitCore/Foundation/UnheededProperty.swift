import AnimLayers
import Foundation

/// A property that apps may set and read back, but that changes nothing here.
///
/// `render-anim lint` names those whose value is seen on a device. What does not exist at all is in
/// `Unsupported.md`.
@MainActor package struct UnheededProperty {
  /// The name of the type that declares the property, without its module.
  package let type: String
  package let name: String
  /// Whether the value changes what is seen on a device.
  package let isSeenOnDevices: Bool
  /// Whether another type has a property of the same name that is heeded.
  package let isShared: Bool
  /// How it is here instead, or why there is nothing to heed.
  package let reason: String
  /// The property itself.
  let keyPath: AnyKeyPath

  init<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ name: String, isSeen: Bool = true,
    isShared: Bool = false, _ reason: String
  ) {
    type = String(reflecting: Root.self).split(separator: ".").dropFirst().joined(separator: ".")
    self.name = name
    isSeenOnDevices = isSeen
    self.isShared = isShared
    self.reason = reason
    self.keyPath = keyPath
  }

  /// All such properties, by type.
  package static let all: [UnheededProperty] =
    seen + unseen + absent + system + devices

  private static let seen: [UnheededProperty] = [
    .init(\CATransition.startProgress, "startProgress", "looks fade from the first to the last"),
    .init(\CATransition.endProgress, "endProgress", "looks fade from the first to the last"),
    .init(\CALayer.shouldRasterize, "shouldRasterize", "layers are drawn at the picture's scale"),
    .init(
      \CALayer.rasterizationScale, "rasterizationScale", "layers are drawn at the picture's scale"),
    .init(\CALayer.allowsEdgeAntialiasing, "allowsEdgeAntialiasing", "all edges are antialiased"),
    .init(
      \CALayer.minificationFilter, "minificationFilter",
      "pictures that are shrunk are averaged over the pixels that they cover"),
    .init(
      \CALayer.minificationFilterBias, "minificationFilterBias",
      "pictures that are shrunk are averaged over the pixels that they cover"),
    .init(
      \UIButton.showsTouchWhenHighlighted, "showsTouchWhenHighlighted",
      "buttons have no glow where they are touched"),
    .init(
      \UICollectionViewListCell.indentsAccessories, "indentsAccessories",
      "leading accessories stay where they are"),
    .init(
      \UITextView.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory",
      "fonts keep the size that they were made with"),
    .init(
      \UILabel.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory",
      "fonts keep the size that they were made with"),
    .init(
      \NSMutableParagraphStyle.lineBreakStrategy, "lineBreakStrategy",
      "lines break at words, as they would without one"),
    .init(
      \NSMutableParagraphStyle.allowsDefaultTighteningForTruncation,
      "allowsDefaultTighteningForTruncation", "letters never move closer together"),
    .init(
      \UILabel.allowsDefaultTighteningForTruncation, "allowsDefaultTighteningForTruncation",
      "letters keep their distances"),
    .init(
      \UILabel.baselineAdjustment, "baselineAdjustment",
      "text that was made smaller is centred"),
    .init(
      \UINavigationController.hidesBarsOnSwipe, "hidesBarsOnSwipe",
      "bars come and go only by code"),
    .init(
      \UINavigationController.hidesBarsOnTap, "hidesBarsOnTap", "bars come and go only by code"),
    .init(
      \UIScrollView.automaticallyAdjustsScrollIndicatorInsets,
      "automaticallyAdjustsScrollIndicatorInsets",
      "indicators keep to the insets that they were given"),
    .init(
      \UISearchBar.barStyle, "barStyle", isShared: true, "search bars are as light as the device"),
    .init(
      \UITabBar.isTranslucent, "isTranslucent", isShared: true, "bars look as their appearance says"
    ),
    .init(
      \UIToolbar.isTranslucent, "isTranslucent", isShared: true,
      "bars look as their appearance says"),
    .init(
      \UIView.preservesSuperviewLayoutMargins, "preservesSuperviewLayoutMargins",
      "margins are a view's own, whatever its superview's are"),
    .init(\UIView.isExclusiveTouch, "isExclusiveTouch", "touches go to all views that they meet"),
    .init(
      \UIListSeparatorConfiguration.multipleSelectionColor, "multipleSelectionColor",
      "the lines of rows that are selected are those of others"),
    .init(
      \UIViewController.definesPresentationContext, "definesPresentationContext",
      "what is presented covers the window"),
    .init(
      \UIViewPropertyAnimator.isInterruptible, "isInterruptible",
      "every animator can be paused"),
    .init(
      \UIViewPropertyAnimator.isManualHitTestingEnabled, "isManualHitTestingEnabled",
      "views that are animated are touched where they will be"),
    .init(
      \UIViewPropertyAnimator.isUserInteractionEnabled, "isUserInteractionEnabled", isShared: true,
      "views that are animated take touches"),
  ]

  private static let unseen: [UnheededProperty] = [
    .init(
      \CALayer.drawsAsynchronously, "drawsAsynchronously", isSeen: false,
      "it is about speed alone"),
    .init(\CALayer.isOpaque, "isOpaque", isSeen: false, "it is about speed alone"),
    .init(
      \UIApplication.isIdleTimerDisabled, "isIdleTimerDisabled", isSeen: false,
      "the device never sleeps"),
    .init(
      \UIBarItem.accessibilityIdentifier, "accessibilityIdentifier", isSeen: false,
      "it is for tests of apps"),
    .init(
      \UIBarItem.accessibilityLabel, "accessibilityLabel", isSeen: false,
      "it is for those who listen"),
    .init(
      \UIPointerInteraction.isEnabled, "isEnabled", isSeen: false, isShared: true,
      "there is no pointer"),
    .init(\UIPreviewParameters.visiblePath, "visiblePath", isSeen: false, "nothing is previewed"),
    .init(
      \UIPreviewParameters.shadowPath, "shadowPath", isSeen: false, "nothing is previewed"),
    .init(
      \CADisplayLink.preferredFrameRateRange, "preferredFrameRateRange", isSeen: false,
      "display links are called at every frame"),
    .init(
      \CADisplayLink.preferredFramesPerSecond, "preferredFramesPerSecond", isSeen: false,
      "display links are called at every frame"),
    .init(
      \CADisplayLink.frameInterval, "frameInterval", isSeen: false,
      "display links are called at every frame"),
    .init(
      \NSLayoutManager.usesFontLeading, "usesFontLeading", isSeen: false,
      "the fonts of iOS ask for no leading"),
    .init(
      \NSTextAttachment.fileType, "fileType", isSeen: false,
      "what is attached is known by its bytes"),
    .init(
      \NSLayoutConstraint.shouldBeArchived, "shouldBeArchived", isSeen: false,
      "nothing is archived"),
    .init(
      \UIPreviewParameters.backgroundColor, "backgroundColor", isSeen: false, isShared: true,
      "nothing is previewed"),
    .init(
      \UIViewController.modalPresentationCapturesStatusBarAppearance,
      "modalPresentationCapturesStatusBarAppearance", isSeen: false, "there is no status bar"),
    .init(
      \UITableView.estimatedRowHeight, "estimatedRowHeight", isSeen: false,
      "all rows are measured at once"),
    .init(\UITextView.isSelectable, "isSelectable", isSeen: false, "no text is selected"),
    .init(
      \UIView.accessibilityIdentifier, "accessibilityIdentifier", isSeen: false,
      "it is for tests of apps"),
    .init(\UIView.isOpaque, "isOpaque", isSeen: false, "it is about speed alone"),
    .init(
      \UIView.isAccessibilityElement, "isAccessibilityElement", isSeen: false,
      "it is for those who listen"),
    .init(
      \UIView.accessibilityLabel, "accessibilityLabel", isSeen: false,
      "it is for those who listen"),
    .init(
      \UIView.accessibilityHint, "accessibilityHint", isSeen: false, "it is for those who listen"),
    .init(
      \UIView.showsLargeContentViewer, "showsLargeContentViewer", isSeen: false,
      "it is for those who need larger text"),
    .init(
      \UIView.minimumContentSizeCategory, "minimumContentSizeCategory",
      "text is as large as the screen says"),
    .init(
      \UIView.maximumContentSizeCategory, "maximumContentSizeCategory",
      "text is as large as the screen says"),
    .init(
      \UIView.largeContentTitle, "largeContentTitle", isSeen: false,
      "it is for those who need larger text"),
    .init(
      \UIView.largeContentImage, "largeContentImage", isSeen: false,
      "it is for those who need larger text"),
    .init(
      \UIView.accessibilityValue, "accessibilityValue", isSeen: false,
      "it is for those who listen"),
    .init(
      \UIView.accessibilityTraits, "accessibilityTraits", isSeen: false,
      "it is for those who listen"),
    .init(
      \UIView.accessibilityElements, "accessibilityElements", isSeen: false,
      "it is for those who listen"),
    .init(
      \UIView.accessibilityElementsHidden, "accessibilityElementsHidden", isSeen: false,
      "it is for those who listen"),
    .init(
      \UIView.accessibilityViewIsModal, "accessibilityViewIsModal", isSeen: false,
      "it is for those who listen"),
    .init(
      \UIView.shouldGroupAccessibilityChildren, "shouldGroupAccessibilityChildren", isSeen: false,
      "it is for those who listen"),
  ]
}
