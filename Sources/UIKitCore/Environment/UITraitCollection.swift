public import Foundation

/// Light or dark appearance, by which dynamic colours resolve.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The family of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
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
  /// The class and an address, which is the same in every run.
  public override var description: String { numberedDescription }

  /// The traits under which dynamic colours resolve in the running simulation: those of its screen, unless others are put
  /// in their place.
  public static var current: UITraitCollection { substitute ?? UIEnvironment.current.screenTraits }

  /// The traits in place of the screen's; nil for those.
  @TaskLocal static var substitute: UITraitCollection?

  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Light or dark appearance; light by default.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The family of the device; a phone by default.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Pixels per point; 2 by default.
  public var displayScale: CGFloat { values.displayScale }
  /// The room from left to right; compact by default.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room from top to bottom; regular by default, and compact on phones in landscape.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The direction in which views run; from left to right by default.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The size of text that the user has chosen; `large` by default.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Whether the view stands on something else; `base` by default.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The contrast that the user wants; `normal` by default.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The weight of text that the user wants; `regular` by default.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The colour that `UIColor.tintColor` stands for; nil for the system's blue.
  ///
  /// No trait of its own: it neither tells collections apart nor is handed to other devices.
  var tint: UIColor? { values.tint }

  /// Traits of which those that are not given are a phone's in portrait.
  public convenience init(
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    displayScale: CGFloat = 2,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large
  ) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    values.userInterfaceIdiom = userInterfaceIdiom
    values.displayScale = displayScale
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.layoutDirection = layoutDirection
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values)
  }

  /// The traits of several collections in one; of those that differ from the ones by default the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.reduce(into: TraitValues()) { values, traits in
        TraitOverrides(differencesOf: traits).apply(to: &values)
      })
  }

  /// The traits by default, changed by `mutations`.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// The same traits, changed by `mutations`.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(values.changed(by: mutations)) }

  /// The same traits but for one.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The traits by default: no screen here tells how hard it is pressed, whatever is asked for.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }

  /// Whether the screen tells how hard it is pressed: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// The traits of a view with a tint colour of its own.
  convenience init(_ traits: UITraitCollection, tint: UIColor?) {
    var values = traits.values
    values.tint = tint
    self.init(values)
  }

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$substitute.withValue(self, operation: actions)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
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
    guard let other else { return true }
    return UITraitCollection.systemTraitsAffectingColorAppearance.contains {
      values.differs(from: other.values, in: $0)
    }
  }
}

/// Objects that have traits: views, view controllers, the screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with those that were before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
