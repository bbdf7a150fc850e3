import AnimLayers
import Foundation

extension UnheededProperty {
  /// Properties of what stands in for more than there is here: keyboards, cameras, other apps, fingers that drive transitions.
  static let absent: [UnheededProperty] = [
    .init(
      \UIKeyCommand.wantsPriorityOverSystemBehavior, "wantsPriorityOverSystemBehavior",
      isSeen: false, "the system has no commands"),
    .init(
      \UIButton.isPointerInteractionEnabled, "isPointerInteractionEnabled", isSeen: false,
      "there is no pointer"),
    .init(
      \UIInputViewController.primaryLanguage, "primaryLanguage", isSeen: false,
      "nobody chooses a keyboard by its language"),
    .init(
      \UINavigationBar.backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage",
      isSeen: false, "titles are not cut where they come"),
    .init(
      \UITabBarAppearance.selectionIndicatorTintColor, "selectionIndicatorTintColor",
      "the chosen tab has no ground of its own"),
    .init(
      \UINavigationItem.renameDelegate, "renameDelegate", isSeen: false,
      "nobody gives a document another name"),
    .init(\UINavigationItem.titleMenuProvider, "titleMenuProvider", "titles have no menu"),
    .init(\UINavigationItem.backAction, "backAction", "the button that goes back does so"),
    .init(
      \UINavigationItem.customizationIdentifier, "customizationIdentifier", isSeen: false,
      "nobody arranges the buttons of a bar"),
    .init(
      \UINavigationItem.centerItemGroups, "centerItemGroups",
      "bars have nothing but the title in their middle"),
    .init(
      \UINavigationItem.documentProperties, "documentProperties", "titles have no menu"),
    .init(
      \UIBarButtonItemGroup.isHidden, "isHidden", isShared: true, "groups are not shown"),
    .init(
      \UIBarButtonItemGroup.barButtonItems, "barButtonItems", "groups are not shown"),
    .init(
      \UIBarButtonItemGroup.representativeItem, "representativeItem", "groups are not shown"),
    .init(
      \UISearchToken.representedObject, "representedObject", isSeen: false,
      "fields show no such words"),
    .init(
      \UIBarButtonItem.sharesBackground, "sharesBackground", "buttons of bars stand on no glass"),
    .init(
      \UIBarButtonItem.hidesSharedBackground, "hidesSharedBackground",
      "buttons of bars stand on no glass"),
    .init(
      \UITabBarController.tabBarMinimizeBehavior, "tabBarMinimizeBehavior",
      "the bar stays as it is"),
    .init(
      \UITabBarController.customizableViewControllers, "customizableViewControllers",
      isSeen: false, "nobody arranges the items of a bar"),
    .init(
      \NSMutableParagraphStyle.tabStops, "tabStops", "tabs in texts lead to no places of their own"
    ),
    .init(
      \NSMutableParagraphStyle.defaultTabInterval, "defaultTabInterval",
      "tabs in texts lead to no places of their own"),
    .init(\UITab.subtitle, "subtitle", isShared: true, "tabs are in a bar"),
    .init(\UITab.preferredPlacement, "preferredPlacement", isSeen: false, "tabs are in a bar"),
    .init(\UITab.allowsHiding, "allowsHiding", isSeen: false, "tabs are in a bar"),
    .init(\UITab.isEnabled, "isEnabled", isShared: true, "all tabs can be chosen"),
    .init(
      \UISearchTab.automaticallyActivatesSearch, "automaticallyActivatesSearch",
      "the search begins with a tap on its field"),
    .init(
      \UITabGroup.managingNavigationController, "managingNavigationController",
      "a group leads to its chosen child"),
    .init(
      \UIScrollEdgeEffect.style, "style", isShared: true, "content is clear up to its edge"),
    .init(
      \UIScrollEdgeEffect.isHidden, "isHidden", isShared: true, "content is clear up to its edge"),
    .init(\UIGlassEffect.isInteractive, "isInteractive", "glass does not answer to touches"),
    .init(\UIGlassContainerEffect.spacing, "spacing", isShared: true, "views of glass stay apart"),
    .init(
      \UIContentUnavailableView.isScrollEnabled, "isScrollEnabled", isShared: true,
      "what is too high is cut"),
    .init(\UIPageControl.backgroundStyle, "backgroundStyle", "nothing is behind the dots"),
    .init(
      \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory,
      "adjustsImageSizeForAccessibilityContentSizeCategory", "pictures stay as they are"),
    .init(
      \UIPageViewController.isDoubleSided, "isDoubleSided", "pages scroll and do not curl"),
    .init(
      \UIMenuController.arrowDirection, "arrowDirection", isSeen: false, "the menu does not come up"
    ),
    .init(
      \UIImagePickerController.mediaTypes, "mediaTypes", isSeen: false,
      "the picker is a grid of made-up photographs"),
    .init(
      \UIImagePickerController.cameraCaptureMode, "cameraCaptureMode", isSeen: false,
      "the picker is a grid of made-up photographs"),
    .init(
      \UIImagePickerController.cameraFlashMode, "cameraFlashMode", isSeen: false,
      "the picker is a grid of made-up photographs"),
    .init(
      \UIImagePickerController.showsCameraControls, "showsCameraControls", isSeen: false,
      "the picker is a grid of made-up photographs"),
    .init(
      \UIImagePickerController.cameraOverlayView, "cameraOverlayView", isSeen: false,
      "the picker is a grid of made-up photographs"),
    .init(
      \UIImagePickerController.videoQuality, "videoQuality", isSeen: false,
      "the picker is a grid of made-up photographs"),
    .init(
      \UIImagePickerController.videoMaximumDuration, "videoMaximumDuration", isSeen: false,
      "the picker is a grid of made-up photographs"),
    .init(
      \UIImagePickerController.videoExportPreset, "videoExportPreset", isSeen: false,
      "the picker is a grid of made-up photographs"),
    .init(
      \UIPercentDrivenInteractiveTransition.completionCurve, "completionCurve", isSeen: false,
      "the rest of a transition goes as its animation says"),
    .init(
      \UIPercentDrivenInteractiveTransition.timingCurve, "timingCurve", isSeen: false,
      "the rest of a transition goes as its animation says"),
    .init(
      \UISplitViewController.preferredSplitBehavior, "preferredSplitBehavior",
      "columns lie side by side, or on one another"),
    .init(
      \UISplitViewController.presentsWithGesture, "presentsWithGesture",
      "columns lie side by side, or on one another"),
    .init(
      \UISplitViewController.primaryBackgroundStyle, "primaryBackgroundStyle",
      "columns lie side by side, or on one another"),
    .init(
      \UISplitViewController.primaryEdge, "primaryEdge",
      "columns lie side by side, or on one another"),
    .init(
      \UIStepper.autorepeat, "autorepeat", isSeen: false,
      "fingers tap once"),
    .init(
      \NSItemProvider.suggestedName, "suggestedName", isSeen: false,
      "no files are written"),
    .init(
      \UIActivityViewController.allowsProminentActivity, "allowsProminentActivity",
      "no people or apps are offered"),
    .init(
      \UIPopoverPresentationController.canOverlapSourceViewRect, "canOverlapSourceViewRect",
      isSeen: false,
      "popovers lie beside their source, and take all touches"),
    .init(
      \UIPopoverPresentationController.passthroughViews, "passthroughViews", isSeen: false,
      "popovers lie beside their source, and take all touches"),
    .init(
      \NSLayoutManager.allowsNonContiguousLayout, "allowsNonContiguousLayout", isSeen: false,
      "texts are set as a whole"),
    .init(
      \CAReplicatorLayer.preservesDepth, "preservesDepth", isShared: true,
      "copies lie in the plane of the layer"),
    .init(
      \CAEmitterLayer.preservesDepth, "preservesDepth", isShared: true,
      "particles stay in the plane of the layer"),
    .init(
      \CAEmitterLayer.emitterZPosition, "emitterZPosition",
      "particles stay in the plane of the layer"),
    .init(
      \CAEmitterLayer.emitterDepth, "emitterDepth", "particles stay in the plane of the layer"),
    .init(
      \CAEmitterCell.emissionLatitude, "emissionLatitude",
      "particles stay in the plane of the layer"),
    .init(
      \CAEmitterCell.zAcceleration, "zAcceleration", "particles stay in the plane of the layer"),
    .init(
      \CATextLayer.allowsFontSubpixelQuantization, "allowsFontSubpixelQuantization",
      isSeen: false, "letters are not fitted to a screen's subpixels"),
    .init(
      \CGContext.interpolationQuality, "interpolationQuality", isSeen: false,
      "pictures are enlarged as well as possible"),
    .init(
      \UIMenuController.menuItems, "menuItems", isSeen: false, "there is no menu for text"),
    .init(
      \UIResponder.accessibilityCustomActions, "accessibilityCustomActions", isSeen: false,
      "it is for those who listen"),
    .init(
      \NSTextContainer.exclusionPaths, "exclusionPaths", "lines go through, and not around"),
    .init(
      \NSTextContainer.widthTracksTextView, "widthTracksTextView", isSeen: false,
      "a text view's container is as wide as it"),
    .init(
      \NSTextContainer.heightTracksTextView, "heightTracksTextView", isSeen: false,
      "a text view's container has no height"),
    .init(
      \UICellConfigurationState.isReordering, "isReordering", isSeen: false,
      "cells do not say so of themselves"),
    .init(
      \UICellConfigurationState.cellDragState, "cellDragState", isSeen: false,
      "fingers drag nothing"),
    .init(
      \UICellConfigurationState.cellDropState, "cellDropState", isSeen: false,
      "fingers drag nothing"),
    .init(
      \UISceneConfiguration.sceneClass, "sceneClass", isSeen: false,
      "the scene is a UIWindowScene"),
    .init(
      \UISearchController.obscuresBackgroundDuringPresentation,
      "obscuresBackgroundDuringPresentation", "searched content is not dimmed"),
    .init(
      \UIDocumentPickerViewController.allowsMultipleSelection, "allowsMultipleSelection",
      isSeen: false, isShared: true, "the device has no documents"),
    .init(
      \UIDocumentPickerViewController.shouldShowFileExtensions, "shouldShowFileExtensions",
      isSeen: false, "the device has no documents"),
    .init(
      \UIDocumentPickerViewController.directoryURL, "directoryURL", isSeen: false,
      "the device has no documents"),
    .init(
      \UIView.accessibilityIgnoresInvertColors, "accessibilityIgnoresInvertColors",
      isSeen: false, "the screen is never inverted"),
    .init(
      \UIView.restorationIdentifier, "restorationIdentifier", isSeen: false,
      "nothing is kept over launches"),
    .init(
      \UIViewController.restorationIdentifier, "restorationIdentifier", isSeen: false,
      "nothing is kept over launches"),
    .init(
      \UIViewController.restorationClass, "restorationClass", isSeen: false,
      "nothing is kept over launches"),
    .init(
      \UISearchBar.showsBookmarkButton, "showsBookmarkButton",
      "the bar is a field and nothing more"),
    .init(
      \UITableView.estimatedSectionHeaderHeight, "estimatedSectionHeaderHeight", isSeen: false,
      "all rows, headers and footers are measured"),
    .init(
      \UITableView.estimatedSectionFooterHeight, "estimatedSectionFooterHeight", isSeen: false,
      "all rows, headers and footers are measured"),
    .init(
      \UITableView.separatorEffect, "separatorEffect",
      "lines between rows are drawn in their colour"),
    .init(
      \UITableView.cellLayoutMarginsFollowReadableWidth, "cellLayoutMarginsFollowReadableWidth",
      "rows are as wide as the table"),
    .init(
      \UITableViewCell.showsReorderControl, "showsReorderControl",
      "the data source's canMoveRowAt alone decides"),
    .init(
      \UITableViewCell.shouldIndentWhileEditing, "shouldIndentWhileEditing",
      "the delegate's shouldIndentWhileEditingRowAt alone decides"),
    .init(
      \UIDragItem.localObject, "localObject", isSeen: false, "fingers drag nothing"),
    .init(
      \UIAccessibilityElement.accessibilityFrameInContainerSpace,
      "accessibilityFrameInContainerSpace", isSeen: false, "nothing is read aloud"),
    .init(
      \UIInterpolatingMotionEffect.minimumRelativeValue, "minimumRelativeValue", isSeen: false,
      "the device is not tilted"),
    .init(
      \UIInterpolatingMotionEffect.maximumRelativeValue, "maximumRelativeValue", isSeen: false,
      "the device is not tilted"),
    .init(
      \UIMotionEffectGroup.motionEffects, "motionEffects", isSeen: false,
      "the device is not tilted"),
  ]
}
