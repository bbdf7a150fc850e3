public import Foundation

/// A fact that flows from a view to what is in it, by a type that stands for it.
///
/// Apps define their own; a view or controller has another value by `traitOverrides`.
public protocol UITraitDefinition: SendableMetatype {
  /// What the trait may be.
  associatedtype Value: Sendable
  /// What it is where nobody says.
  static var defaultValue: Value { get }
  /// The name of the trait, for people.
  static var name: String { get }
  /// The name of the trait, for programs.
  static var identifier: String { get }
  /// Whether dynamic colours depend on it; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, by the type that stands for it.
public typealias UITrait = any UITraitDefinition.Type

/// Whether a view stands on something else.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// The contrast that a user wants.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// The weight of text that a user wants.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// A trait that every collection has a value of.
protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

/// Light or dark appearance.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Dynamic colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
/// The family of the device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
/// Pixels per point.
public enum UITraitDisplayScale: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
/// The room from left to right.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
/// The room from top to bottom.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
/// The direction in which views run.
public enum UITraitLayoutDirection: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}
/// The size of text.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}
/// Whether a view stands on something else.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Dynamic colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
/// The contrast that the user wants.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Dynamic colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
/// The weight of text that the user wants.
public enum UITraitLegibilityWeight: SystemTrait {
  /// Says nothing: what is around decides.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitCollection {
  static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }
  /// UIKit's own traits on which colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }
  /// UIKit's own traits on which the choice among an asset's pictures depends.
  public static var systemTraitsAffectingImageLookup: [UITrait] { systemTraits }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The family of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The direction in which views run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Whether a view stands on something else.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The contrast that the user wants.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The weight of text that the user wants.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

/// Traits that a view or a controller has whatever those around it have.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Has a trait be as around the view again.
  mutating func remove(_ trait: UITrait)
}

extension UITraitOverrides {
  /// Overrides a trait, or ends that with the value that says nothing.
  mutating func override<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value)
  where Trait.Value: Equatable {
    if value == Trait.defaultValue { remove(trait) } else { self[trait] = value }
  }
}
