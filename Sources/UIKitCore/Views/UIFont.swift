public import Foundation
import Text

/// A font of a certain size.
///
/// The system font is Inter, in its text or its display cut by size.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let mark = ForeignObjectMark()

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The styles of Dynamic Type.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Size in points and weight at the large (default) content size, from Apple's Human Interface
    /// Guidelines.
    fileprivate var specification: (size: CGFloat, weight: Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .subheadline: (15, .regular)
      case .callout: (16, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }

  let font: Font

  private init(_ font: Font) { self.font = font }

  /// The font that a descriptor names, from the device of the running simulation.
  private convenience init(system descriptor: FontDescriptor) {
    do {
      self.init(try UIEnvironment.current.fonts.font(descriptor))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// A font by family or PostScript name.
  ///
  /// Fonts that iOS or the app has and this machine has not are replaced by the system's, in the weight
  /// that their name ends in, as in `AvenirNext-Bold`.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    let descriptor = FontDescriptor(family: name, size: size)
    if let font = try? UIEnvironment.current.fonts.font(descriptor) {
      self.init(font)
      return
    }
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy), ("black", .black),
      ("bold", .bold),
    ]
    let weight = weights.first { style.contains($0.0) }?.1 ?? .regular
    self.init(system: FontDescriptor(size: size, weight: FontWeight(uiFontWeight: weight.rawValue)))
  }

  /// The font of a family that is nearest in weight; the system font if there is no such family.
  public convenience init(family: String?, size: CGFloat, weight: Weight) {
    let weight = FontWeight(uiFontWeight: weight.rawValue)
    let named = family.flatMap {
      try? UIEnvironment.current.fonts.font(
        FontDescriptor(family: $0, size: size, weight: weight))
    }
    if let named {
      self.init(named)
    } else {
      self.init(system: FontDescriptor(size: size, weight: weight))
    }
  }

  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      system: FontDescriptor(size: size, weight: FontWeight(uiFontWeight: weight.rawValue)))
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(system: FontDescriptor(size: size, isItalic: true))
  }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      system: FontDescriptor(
        size: size, weight: FontWeight(uiFontWeight: weight.rawValue), hasMonospacedDigits: true))
  }

  /// The system's fixed-width font.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: "monospace", size: size, weight: weight)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let category = UITraitCollection.current.preferredContentSizeCategory
    let scale = category.bodySize / UIContentSizeCategory.large.bodySize
    return systemFont(
      ofSize: style.specification.size * scale, weight: style.specification.weight)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    return UITraitCollection.$current.withValue(traitCollection) {
      preferredFont(forTextStyle: style)
    }
  }

  public class var systemFontSize: CGFloat { 14 }
  public class var labelFontSize: CGFloat { 17 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public func withSize(_ size: CGFloat) -> UIFont {
    var descriptor = font.descriptor
    descriptor.size = size
    return UIFont(system: descriptor)
  }

  public var pointSize: CGFloat { font.size }
  public var ascender: CGFloat { font.ascender }
  /// Negative, as in UIKit.
  public var descender: CGFloat { font.descender }
  public var lineHeight: CGFloat { font.lineHeight }
  public var leading: CGFloat { font.leading }
  public var capHeight: CGFloat { font.capHeight }
  public var xHeight: CGFloat { font.xHeight }
  public var familyName: String { font.descriptor.family ?? font.face.name }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  public override var hash: Int { font.hashValue }
}
