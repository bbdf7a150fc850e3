import AnimText
public import Foundation

/// Says which font is meant: a purpose or a family, a size, and some traits.
@preconcurrency public final class UIFontDescriptor: NSObject, Sendable {
  /// Ways in which fonts differ.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt32
    /// The ways whose bits are set in `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Leaning.
    public static let traitItalic = Self(rawValue: 1)
    /// Bold.
    public static let traitBold = Self(rawValue: 2)
    /// Wide; drawn as usual here.
    public static let traitExpanded = Self(rawValue: 32)
    /// Narrow; drawn as usual here.
    public static let traitCondensed = Self(rawValue: 64)
    /// Of equally wide letters.
    public static let traitMonoSpace = Self(rawValue: 1024)
    /// With little room between lines; drawn as usual here.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// With much room between lines; drawn as usual here.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
    /// For lines from the top to the bottom; drawn as usual here.
    public static let traitVertical = Self(rawValue: 1 << 11)
    /// For interfaces; drawn as usual here.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
  }
  /// The build of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the build.
    public let rawValue: String
    /// A build by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends; drawn as usual here.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs: DejaVu Serif here.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of equally wide letters: DejaVu Sans Mono here.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let descriptor: FontDescriptor
  let purpose: UIFont.Purpose

  init(_ descriptor: FontDescriptor, _ purpose: UIFont.Purpose = .plain) {
    self.descriptor = descriptor
    self.purpose = purpose
  }

  /// The ways in which the font differs from others.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight.value >= FontWeight.semibold.value {
      traits.insert(.traitBold)
    }
    if descriptor.family == Self.monospacedFamily { traits.insert(.traitMonoSpace) }
    return traits
  }
  private static let monospacedFamily = UIFont.substitute(for: "mono")

  /// The size in points.
  public var pointSize: CGFloat { descriptor.size }

  /// The system's font for a purpose.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// A font of a family; the system's where there is none.
  public convenience init(name: String, size: CGFloat) {
    self.init((UIFont(name: name, size: size) ?? .systemFont(ofSize: size)).font.descriptor)
  }

  /// The font in other ways.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = descriptor
    changed.isItalic = traits.contains(.traitItalic)
    let weight: UIFont.Weight = traits.contains(.traitBold) ? .semibold : .regular
    changed.weight = FontWeight(uiFontWeight: weight.rawValue)
    if traits.contains(.traitMonoSpace) { changed.family = Self.monospacedFamily }
    if case .style = purpose { return UIFontDescriptor(changed, purpose) }
    return UIFontDescriptor(changed, traits.contains(.traitBold) ? .emphasis : .plain)
  }

  /// What is said of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// What is said, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The build within a family.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// Weights and the like, by `TraitKey`; the weight is heeded.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// Ways of setting letters; not heeded.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// All that is known of the font: weights of fonts are not those of UIKit.
    fileprivate static let descriptor = Self(rawValue: "NSCTFontDescriptorAttribute")
    /// The style of text; not heeded.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A way in which fonts differ, with a number.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, a `UIFont.Weight`.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The symbolic traits; not heeded.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The width; not heeded.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The slant; not heeded.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of settings of letters.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of setting.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The setting.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of setting, by its older name.
    public static let featureIdentifier = type
    /// The setting, by its older name.
    public static let typeIdentifier = selector
  }

  /// The font of which something is said, the system's by default; size, family, name and weight are heeded.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? 12
    let named = (attributes[.name] as? String).flatMap { UIFont(name: $0, size: size) }
    let base = attributes[.descriptor] as? UIFontDescriptor
    let start = named?.fontDescriptor ?? base ?? UIFont.systemFont(ofSize: size).fontDescriptor
    let added = start.addingAttributes(attributes)
    self.init(added.descriptor, added.purpose)
  }

  /// A font by its name, of 12 points; the matrix is not heeded.
  public convenience init(name: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: name])
  }

  /// What can be said of the font so that it is made again.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize, .descriptor: self]
    attributes[.family] = descriptor.family
    return attributes
  }

  /// The font with more said of it; size, family and weight are heeded.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var changed = descriptor
    if let size = attributes[.size] as? CGFloat { changed.size = size }
    if let family = attributes[.family] as? String { changed.family = family }
    let traits = attributes[.traits] as? [TraitKey: Any]
    let weight = traits?[.weight] as? UIFont.Weight
    if let weight { changed.weight = FontWeight(uiFontWeight: weight.rawValue) }
    return UIFontDescriptor(changed, weight == nil ? purpose : .plain)
  }

  /// The font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = descriptor
    changed.size = newPointSize
    return UIFontDescriptor(changed, purpose)
  }

  /// The system's font in another build, which round ends make no difference to here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = descriptor
    switch design {
    case .monospaced: changed.family = UIFont.substitute(for: "mono")
    case .serif: changed.family = UIFont.substitute(for: "serif")
    default: changed.family = nil
    }
    guard (try? UIEnvironment.current.fonts.font(changed)) != nil else { return self }
    return UIFontDescriptor(changed, changed.family == nil ? purpose : .plain)
  }
}

extension UIFont {
  /// Says which font it is.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font.descriptor, purpose) }

  /// The font that is meant, in a size; 0 for its own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let meant = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    self.init(system: meant.descriptor, meant.purpose)
  }
}
