public import Foundation

/// The settings that a device's user has made for accessibility: none.
public enum UIAccessibility {
  /// Whether movements are to be replaced by fades: never.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether blurs are to be replaced by opaque surfaces: never.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read aloud: never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether text is to be bolder: never.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether switches control the device: never.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are to stand out more: never.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen's colours are inverted: never.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen is grey: never.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether touches are made by a menu on the screen: never.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether both ears hear the same: never.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have subtitles: never.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the device stays in one app: never.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen can be read aloud on demand: never.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection can be read aloud: never.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a shake takes back what was typed: by default.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether films play by themselves: by default.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether switches have a sign for on and off: never.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether a difference must be seen without its colour: never.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether screens are to fade where they would slide: never.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons have shapes around them: never.
  public static var buttonShapesEnabled: Bool { false }

  /// What those are told who have the screen read aloud.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number, as in UIKit.
    public let rawValue: UInt32

    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen has come up.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen have changed their places.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells who has the screen read aloud: nobody.
  public static func post(notification: Notification, argument: Any?) {}

  /// Posted when reading aloud begins or ends, so never.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when another element is read aloud, so never.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when a user wants less movement, so never.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when a user wants opaque surfaces, so never.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when a user wants bold text, so never.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when a user wants colours that stand out more, so never.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when something was said, so never.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the element that is read aloud from now on.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that was read aloud before.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

/// The way in which content is to be scrolled for who has the screen read aloud.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
