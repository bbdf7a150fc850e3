public import Foundation

// Notifications of what does not happen here, and keys of what an app is not launched with.

extension UIWindow {
  /// Posted when a window appears, so never: there is one from the start.
  public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window disappears, so never.
  public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
}

extension UIDevice {
  /// Posted when the battery's charge changes, so never: it is full.
  public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery begins or ends to be charged, so never.
  public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the device comes near to something, so never.
  public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  /// Posted when another screen is connected, so never.
  public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted when another screen is gone, so never.
  public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when a screen has other pixels, so never.
  public static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when a user makes the screen brighter or darker, so never.
  public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when a recording of the screen begins or ends, so never for an app that is here.
  public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}

extension UIApplication.LaunchOptionsKey {
  /// The address that the app is launched for.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The app that launches this one.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The message that the app is launched for.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The reminder that the app is launched for.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// What the app may be told beside an address.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// Where the device is, if the app is launched for that.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The entry of the icon's menu that the app is launched for.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The activity that the app is launched for.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// Devices beside which the app is launched.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
}

/// Says what entries of a picker are called for those who listen.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
}
