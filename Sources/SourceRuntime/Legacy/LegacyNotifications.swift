public import Foundation
import UIKitCore

// More names that notifications of UIKit had before Swift 4.2.

extension NSNotification.Name {
  /// UIKit's name before Swift 4.2 of `UITextInputMode.currentInputModeDidChangeNotification`.
  @preconcurrency @MainActor public static var UITextInputCurrentInputModeDidChange:
    NSNotification.Name
  { UITextInputMode.currentInputModeDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIApplication.significantTimeChangeNotification`.
  @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange:
    NSNotification.Name
  { UIApplication.significantTimeChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIApplication.backgroundRefreshStatusDidChangeNotification`.
  @preconcurrency @MainActor public static var UIApplicationBackgroundRefreshStatusDidChange:
    NSNotification.Name
  { UIApplication.backgroundRefreshStatusDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIApplication.protectedDataWillBecomeUnavailableNotification`.
  @preconcurrency @MainActor public static var UIApplicationProtectedDataWillBecomeUnavailable:
    NSNotification.Name
  { UIApplication.protectedDataWillBecomeUnavailableNotification }
  /// UIKit's name before Swift 4.2 of `UIApplication.protectedDataDidBecomeAvailableNotification`.
  @preconcurrency @MainActor public static var UIApplicationProtectedDataDidBecomeAvailable:
    NSNotification.Name
  { UIApplication.protectedDataDidBecomeAvailableNotification }
  /// UIKit's name before Swift 4.2 of `UIDevice.batteryStateDidChangeNotification`.
  @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
    UIDevice.batteryStateDidChangeNotification
  }
  /// UIKit's name before Swift 4.2 of `UIDevice.batteryLevelDidChangeNotification`.
  @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }
  /// UIKit's name before Swift 4.2 of `UIDevice.proximityStateDidChangeNotification`.
  @preconcurrency @MainActor public static var UIDeviceProximityStateDidChange: NSNotification.Name
  { UIDevice.proximityStateDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIPasteboard.changedNotification`.
  @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
    UIPasteboard.changedNotification
  }
  /// UIKit's name before Swift 4.2 of `UIScreen.didConnectNotification`.
  @preconcurrency @MainActor public static var UIScreenDidConnect: NSNotification.Name {
    UIScreen.didConnectNotification
  }
  /// UIKit's name before Swift 4.2 of `UIScreen.didDisconnectNotification`.
  @preconcurrency @MainActor public static var UIScreenDidDisconnect: NSNotification.Name {
    UIScreen.didDisconnectNotification
  }
  /// UIKit's name before Swift 4.2 of `UIScreen.modeDidChangeNotification`.
  @preconcurrency @MainActor public static var UIScreenModeDidChange: NSNotification.Name {
    UIScreen.modeDidChangeNotification
  }
  /// UIKit's name before Swift 4.2 of `UIScreen.brightnessDidChangeNotification`.
  @preconcurrency @MainActor public static var UIScreenBrightnessDidChange: NSNotification.Name {
    UIScreen.brightnessDidChangeNotification
  }
  /// UIKit's name before Swift 4.2 of `UIScreen.capturedDidChangeNotification`.
  @preconcurrency @MainActor public static var UIScreenCapturedDidChange: NSNotification.Name {
    UIScreen.capturedDidChangeNotification
  }
  /// UIKit's name before Swift 4.2 of `UIWindow.didBecomeVisibleNotification`.
  @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name {
    UIWindow.didBecomeVisibleNotification
  }
  /// UIKit's name before Swift 4.2 of `UIWindow.didBecomeHiddenNotification`.
  @preconcurrency @MainActor public static var UIWindowDidBecomeHidden: NSNotification.Name {
    UIWindow.didBecomeHiddenNotification
  }
  /// UIKit's name before Swift 4.2 of `UIWindow.didBecomeKeyNotification`.
  @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name {
    UIWindow.didBecomeKeyNotification
  }
  /// UIKit's name before Swift 4.2 of `UIWindow.didResignKeyNotification`.
  @preconcurrency @MainActor public static var UIWindowDidResignKey: NSNotification.Name {
    UIWindow.didResignKeyNotification
  }
  /// UIKit's name before Swift 4.2 of `UIMenuController.willShowMenuNotification`.
  @preconcurrency @MainActor public static var UIMenuControllerWillShowMenu: NSNotification.Name {
    UIMenuController.willShowMenuNotification
  }
  /// UIKit's name before Swift 4.2 of `UIMenuController.didShowMenuNotification`.
  @preconcurrency @MainActor public static var UIMenuControllerDidShowMenu: NSNotification.Name {
    UIMenuController.didShowMenuNotification
  }
  /// UIKit's name before Swift 4.2 of `UIMenuController.willHideMenuNotification`.
  @preconcurrency @MainActor public static var UIMenuControllerWillHideMenu: NSNotification.Name {
    UIMenuController.willHideMenuNotification
  }
  /// UIKit's name before Swift 4.2 of `UIMenuController.didHideMenuNotification`.
  @preconcurrency @MainActor public static var UIMenuControllerDidHideMenu: NSNotification.Name {
    UIMenuController.didHideMenuNotification
  }
  /// UIKit's name before Swift 4.2 of `UIMenuController.menuFrameDidChangeNotification`.
  @preconcurrency @MainActor public static var UIMenuControllerMenuFrameDidChange:
    NSNotification.Name
  { UIMenuController.menuFrameDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIViewController.showDetailTargetDidChangeNotification`.
  @preconcurrency @MainActor public static var UIViewControllerShowDetailTargetDidChange:
    NSNotification.Name
  { UIViewController.showDetailTargetDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIAccessibility.voiceOverStatusDidChangeNotification`.
  @preconcurrency @MainActor public static var UIAccessibilityVoiceOverStatusDidChange:
    NSNotification.Name
  { UIAccessibility.voiceOverStatusDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  @preconcurrency @MainActor public static var UIAccessibilityReduceMotionStatusDidChange:
    NSNotification.Name
  { UIAccessibility.reduceMotionStatusDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIAccessibility.reduceTransparencyStatusDidChangeNotification`.
  @preconcurrency @MainActor public static var UIAccessibilityReduceTransparencyStatusDidChange:
    NSNotification.Name
  { UIAccessibility.reduceTransparencyStatusDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIAccessibility.boldTextStatusDidChangeNotification`.
  @preconcurrency @MainActor public static var UIAccessibilityBoldTextStatusDidChange:
    NSNotification.Name
  { UIAccessibility.boldTextStatusDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification`.
  @preconcurrency @MainActor public static var UIAccessibilityDarkerSystemColorsStatusDidChange:
    NSNotification.Name
  { UIAccessibility.darkerSystemColorsStatusDidChangeNotification }
  /// UIKit's name before Swift 4.2 of `UIAccessibility.elementFocusedNotification`.
  @preconcurrency @MainActor public static var UIAccessibilityElementFocused: NSNotification.Name {
    UIAccessibility.elementFocusedNotification
  }
  /// UIKit's name before Swift 4.2 of `UIAccessibility.announcementDidFinishNotification`.
  @preconcurrency @MainActor public static var UIAccessibilityAnnouncementDidFinish:
    NSNotification.Name
  { UIAccessibility.announcementDidFinishNotification }
}
