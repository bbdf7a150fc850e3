public import Foundation

/// Light or dark appearance, by which dynamic colours resolve.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The family of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac
}
/// Whether a screen tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// The room on an axis: compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The direction in which views run, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
/// The direction in which a view's content runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The text sizes that a user can choose, smallest first.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The size's name in UIKit.
  public let rawValue: String

  /// A size by its name; unknown ones have body text of 17 points.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size; text is as at `large`.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Body text of 17 points, the default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// Body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted by nobody: views and controllers learn of another size by their traits.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size's name in such a notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether it is one of the sizes for those who do not see well.
  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix("UICTContentSizeCategoryAccessibility")
  }
}

/// Facts about the device and the user's settings on which the look of views depends.
///
/// An immutable value in a class, as in UIKit.
public final class UITraitCollection: NSObject, Sendable {
  /// The traits under which dynamic colours resolve in the running simulation: those of its screen, unless others are put
  /// in their place.
  public static var current: UITraitCollection { substitute ?? UIEnvironment.current.screenTraits }

  /// The traits in place of the screen's; nil for those.
  @TaskLocal static var substitute: UITraitCollection?

  /// Light or dark appearance; light by default.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The family of the device; a phone by default.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point; 2 by default.
  public let displayScale: CGFloat
  /// The room from left to right; compact by default.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom; regular by default, and compact on phones in landscape.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction in which views run; from left to right by default.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size of text that the user has chosen; `large` by default.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The colour that `UIColor.tintColor` stands for; nil for the system's blue.
  ///
  /// No trait of its own: it neither tells collections apart nor is handed to other devices.
  let tint: UIColor?

  /// Traits of which those that are not given are a phone's in portrait.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    displayScale: CGFloat = 2,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large
  ) {
    tint = nil
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The traits of several collections in one; of those that differ from the ones by default the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let standard = UITraitCollection()
    func last<Trait: Equatable>(_ trait: KeyPath<UITraitCollection, Trait>) -> Trait {
      let usual = standard[keyPath: trait]
      return traitCollections.last { $0[keyPath: trait] != usual }?[keyPath: trait] ?? usual
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle),
      userInterfaceIdiom: last(\.userInterfaceIdiom),
      displayScale: last(\.displayScale), horizontalSizeClass: last(\.horizontalSizeClass),
      verticalSizeClass: last(\.verticalSizeClass), layoutDirection: last(\.layoutDirection),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory))
  }

  /// The traits by default: no screen here tells how hard it is pressed, whatever is asked for.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }

  /// Whether the screen tells how hard it is pressed: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// The traits of a view with a tint colour of its own.
  init(_ traits: UITraitCollection, tint: UIColor?) {
    userInterfaceStyle = traits.userInterfaceStyle
    userInterfaceIdiom = traits.userInterfaceIdiom
    displayScale = traits.displayScale
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    self.tint = tint
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  /// Whether dynamic colours may look different under `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}

/// Objects that have traits: views, view controllers, the screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with those that were before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
