public import Foundation
public import UIKitCore

// Functions that Objective-C's UIKit has in place of `UIAccessibility`'s members, still found in older sources.

/// The function of before Swift 4.2 for `UIAccessibility.isReduceTransparencyEnabled`.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
/// The function of before Swift 4.2 for `UIAccessibility.isReduceMotionEnabled`.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// The function of before Swift 4.2 for `UIAccessibility.isVoiceOverRunning`.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// The function of before Swift 4.2 for `UIAccessibility.isBoldTextEnabled`.
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
/// The function of before Swift 4.2 for `UIAccessibility.isDarkerSystemColorsEnabled`.
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}
/// The function of before Swift 4.2 for `UIAccessibility.isSwitchControlRunning`.
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}
/// The function of before Swift 4.2 for `UIAccessibility.isInvertColorsEnabled`.
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
/// The function of before Swift 4.2 for `UIAccessibility.isGrayscaleEnabled`.
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
/// The function of before Swift 4.2 for `UIAccessibility.isAssistiveTouchRunning`.
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}
/// The function of before Swift 4.2 for `UIAccessibility.isMonoAudioEnabled`.
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
/// The function of before Swift 4.2 for `UIAccessibility.isClosedCaptioningEnabled`.
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}
/// The function of before Swift 4.2 for `UIAccessibility.isGuidedAccessEnabled`.
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
/// The function of before Swift 4.2 for `UIAccessibility.isSpeakScreenEnabled`.
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
/// The function of before Swift 4.2 for `UIAccessibility.isSpeakSelectionEnabled`.
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}
/// The function of before Swift 4.2 for `UIAccessibility.isShakeToUndoEnabled`.
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }
/// The function of before Swift 4.2 for `UIAccessibility.post(notification:argument:)`.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.none`.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.button`.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.header`.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.searchField`.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.image`.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.selected`.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.playsSound`.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.keyboardKey`.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.summaryElement`.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.notEnabled`.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.updatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.startsMediaSession`.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.adjustable`.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.allowsDirectInteraction`.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.causesPageTurn`.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// UIKit's name before Swift 4.2 of `UIAccessibilityTraits.tabBar`.
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
/// UIKit's name before Swift 4.2 of `UIAccessibility.Notification.screenChanged`.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// UIKit's name before Swift 4.2 of `UIAccessibility.Notification.layoutChanged`.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// UIKit's name before Swift 4.2 of `UIAccessibility.Notification.announcement`.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// UIKit's name before Swift 4.2 of `UIAccessibility.Notification.pageScrolled`.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled
/// UIKit's name before Swift 4.2 of `UIAccessibility.voiceOverStatusDidChangeNotification`.
public let UIAccessibilityVoiceOverStatusChanged = UIAccessibility
  .voiceOverStatusDidChangeNotification
/// UIKit's name before Swift 4.2 of `UIAccessibility.focusedElementUserInfoKey`.
public let UIAccessibilityFocusedElementKey = UIAccessibility.focusedElementUserInfoKey
/// UIKit's name before Swift 4.2 of `UIAccessibility.unfocusedElementUserInfoKey`.
public let UIAccessibilityUnfocusedElementKey = UIAccessibility.unfocusedElementUserInfoKey
