import UIKitCore

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
