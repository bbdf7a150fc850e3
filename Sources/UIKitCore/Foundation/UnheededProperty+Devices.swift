import Foundation

extension UnheededProperty {
  /// What an app says for keys, pointers, other sizes of text and devices, and for dragging, none of which are there; and looks of bars that
  /// are kept.
  static let devices: [UnheededProperty] = [
    .init(
      \UIBarItem.largeContentSizeImage, "largeContentSizeImage", isSeen: false,
      "it is for those who need larger text"),
    .init(
      \UIBarItem.largeContentSizeImageInsets, "largeContentSizeImageInsets", isSeen: false,
      "it is for those who need larger text"),
    .init(
      \UIBarButtonItem.possibleTitles, "possibleTitles", "buttons are as wide as their titles"),
    .init(
      \UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment,
      "backgroundImagePositionAdjustment", "buttons of bars have no pictures behind them"),
    .init(
      \UITabBarAppearance.stackedItemPositioning, "stackedItemPositioning", "tabs fill the bar"),
    .init(\UITabBarAppearance.stackedItemSpacing, "stackedItemSpacing", "tabs fill the bar"),
    .init(\UITabBarAppearance.stackedItemWidth, "stackedItemWidth", "tabs fill the bar"),
    .init(
      \UISplitViewController.showsSecondaryOnlyButton, "showsSecondaryOnlyButton",
      "there is no such button"),
    .init(\UISwitch.onImage, "onImage", isSeen: false, "switches show none since iOS 7"),
    .init(\UISwitch.offImage, "offImage", isSeen: false, "switches show none since iOS 7"),
    .init(
      \UIGraphicsImageRendererFormat.preferredRange, "preferredRange", isSeen: false,
      "everything is drawn in sRGB with components beyond it"),
    .init(
      \UIWindowSceneDestructionRequestOptions.windowDismissalAnimation,
      "windowDismissalAnimation", isSeen: false, "an app has one scene"),
    .init(
      \UITableViewPlaceholder.cellUpdateHandler, "cellUpdateHandler", isSeen: false, dragging),
    .init(
      \UITableViewDropPlaceholder.previewParametersProvider, "previewParametersProvider",
      isSeen: false, dragging),
    .init(
      \UITextInputAssistantItem.leadingBarButtonGroups, "leadingBarButtonGroups", isSeen: false,
      keyboard),
    .init(
      \UITextInputAssistantItem.trailingBarButtonGroups, "trailingBarButtonGroups",
      isSeen: false, keyboard),
    .init(
      \UITextInputAssistantItem.allowsHidingShortcuts, "allowsHidingShortcuts", isSeen: false,
      keyboard),
    .init(
      \UIKeyboardLayoutGuide.followsUndockedKeyboard, "followsUndockedKeyboard", isSeen: false,
      "keyboards are at the lower edge"),
    .init(
      \UIKeyboardLayoutGuide.keyboardDismissPadding, "keyboardDismissPadding", isSeen: false,
      "a finger moves the keyboard from its upper edge on"),
    .init(
      \UISearchBar.scopeBarBackgroundImage, "scopeBarBackgroundImage",
      "the choice lies on the bar"),
    .init(
      \UISearchBar.searchFieldBackgroundPositionAdjustment,
      "searchFieldBackgroundPositionAdjustment", "fields have no pictures"),
    .init(
      \UITableView.separatorInsetReference, "separatorInsetReference",
      "insets are counted from the cells' edges"),
    .init(
      \UIGestureRecognizer.allowedTouchTypes, "allowedTouchTypes", isSeen: false,
      "there are fingers alone"),
    .init(
      \UIGestureRecognizer.allowedPressTypes, "allowedPressTypes", isSeen: false,
      "there are no buttons"),
    .init(
      \UIGestureRecognizer.requiresExclusiveTouchType, "requiresExclusiveTouchType",
      isSeen: false, "there are fingers alone"),
    .init(
      \UIPanGestureRecognizer.allowedScrollTypesMask, "allowedScrollTypesMask", isSeen: false,
      "there is no wheel"),
    .init(
      \UITapGestureRecognizer.buttonMaskRequired, "buttonMaskRequired", isSeen: false,
      "there is no pointer"),
    .init(
      \CATiledLayer.levelsOfDetail, "levelsOfDetail", isSeen: false,
      "tiles stay sharp at any scale"),
    .init(
      \CATiledLayer.levelsOfDetailBias, "levelsOfDetailBias", isSeen: false,
      "tiles stay sharp at any scale"),
    .init(\UIResponder.pasteConfiguration, "pasteConfiguration", isSeen: false, "nobody pastes"),
  ]

  private static let dragging = "fingers drag nothing"
  private static let keyboard = "a tablet's keyboard has no buttons above it"
}
