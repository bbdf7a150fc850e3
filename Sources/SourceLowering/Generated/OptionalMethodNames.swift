// swift-format-ignore-file
// Made by `swift run generate-requirements` from the protocols of UIKitCore.

extension Inventory {
  /// The base names of the optional methods of UIKit's protocols.
  static let frameworkOptionalMethods: Set = [
    "animationController",
    "animationEnded",
    "application",
    "collectionView",
    "collisionBehavior",
    "dynamicAnimatorDidPause",
    "dynamicAnimatorWillResume",
    "gestureRecognizer",
    "gestureRecognizerShouldBegin",
    "navigationController",
    "numberOfSections",
    "pageViewController",
    "pickerView",
    "pointerInteraction",
    "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging",
    "scrollViewDidEndScrollingAnimation",
    "scrollViewDidEndZooming",
    "scrollViewDidScroll",
    "scrollViewDidScrollToTop",
    "scrollViewDidZoom",
    "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming",
    "scrollViewWillEndDragging",
    "tableView",
    "textField",
    "textFieldDidBeginEditing",
    "textFieldDidEndEditing",
    "textFieldShouldBeginEditing",
    "textFieldShouldReturn",
    "viewForZooming",
  ]
}
