import AnimText
public import Foundation

/// A font of a certain size.
///
/// The system font is Inter, in its text or its display cut by size.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let mark = ForeignObjectMark()

  /// The family, the weight, the style and the size in words, as CSS has them.
  public override var description: String {
    let traits = fontDescriptor.symbolicTraits
    return "\(numberedDescription) font-family: \"\(familyName)\"; "
      + "font-weight: \(traits.contains(.traitBold) ? "bold" : "normal"); "
      + "font-style: \(traits.contains(.traitItalic) ? "italic" : "normal"); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }

  /// The heaviness of a font, by its distance from `regular`, about -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight's number, as in UIKit: -0.8 for the thinnest named one, 0.62 for the heaviest.
    public let rawValue: CGFloat

    /// A weight between or beside the named ones; the nearest cut that a family has is used.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest named weight, -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight -0.6, between `ultraLight` and `light`.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight -0.4, the last below `regular`.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text, 0.
    public static let regular = Weight(rawValue: 0)
    /// The weight 0.23, of labels that stand out a little.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight 0.3, of headlines and of `boldSystemFont(ofSize:)`.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest named weight, 0.62.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The styles of Dynamic Type.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name in UIKit, under which interface files refer to it.
    public let rawValue: String

    /// A style by its name; one without a size of its own has that of `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title, of visionOS; here as `largeTitle`.
    public static let extraLargeTitle = TextStyle.largeTitle
    /// The second largest title, of visionOS; here as `largeTitle`.
    public static let extraLargeTitle2 = TextStyle.largeTitle
    /// 34 points, regular, at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points, regular, at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points, regular, at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points, regular, at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold, at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points, regular, at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points, regular, at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points, regular, at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points, regular, at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points, regular, at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points, regular, at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// What a font was asked for by: UIKit tells fonts apart by it that are drawn alike.
  enum Purpose: Hashable, Sendable {
    /// A weight, or a name.
    case plain
    /// The bold font, which is drawn as the semibold one.
    case emphasis
    case style(TextStyle)
  }

  let font: Font
  let purpose: Purpose

  private init(_ font: Font, _ purpose: Purpose = .plain) {
    self.font = font
    self.purpose = purpose
  }

  /// The font that a descriptor names, from the device of the running simulation; the system's for a family that is not there.
  convenience init(system descriptor: FontDescriptor, _ purpose: Purpose = .plain) {
    let fonts = UIEnvironment.current.fonts
    do {
      if let font = try? fonts.font(descriptor) {
        self.init(font, purpose)
      } else {
        var usual = descriptor
        usual.family = nil
        self.init(try fonts.font(usual), purpose)
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// A font by family or PostScript name.
  ///
  /// Fonts that iOS or the app has and this machine has not are replaced by the system's, in the
  /// weight that their name ends in, as in `AvenirNext-Bold`; those of one width and those with serifs by others like them.
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
    self.init(
      family: Self.substitute(for: name), size: size, weight: weight,
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  /// A font that nobody has chosen: the system's in 12 points, as text without a font.
  public override convenience init() { self.init(system: FontDescriptor(size: 12)) }

  /// The font of a family that is nearest in weight; the system font if there is no such family.
  public convenience init(family: String?, size: CGFloat, weight: Weight) {
    self.init(family: family, size: size, weight: weight, isItalic: false)
  }

  private convenience init(family: String?, size: CGFloat, weight: Weight, isItalic: Bool) {
    let weight = FontWeight(uiFontWeight: weight.rawValue)
    let families = [family, family.flatMap(Self.substitute)].compactMap(\.self)
    let named = families.lazy.compactMap {
      try? UIEnvironment.current.fonts.font(
        FontDescriptor(family: $0, size: size, weight: weight, isItalic: isItalic))
    }.first
    if let named {
      self.init(named)
    } else {
      self.init(system: FontDescriptor(size: size, weight: weight, isItalic: isItalic))
    }
  }

  /// The system font in its regular weight, `size` in points.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system font in the cut nearest to `weight`, `size` in points.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      system: FontDescriptor(size: size, weight: FontWeight(uiFontWeight: weight.rawValue)))
  }

  /// The system font as UIKit's bold one is: drawn semibold, `size` in points.
  ///
  /// It equals neither the semibold nor the bold one that is asked for by its weight.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    let weight = FontWeight(uiFontWeight: Weight.semibold.rawValue)
    return UIFont(system: FontDescriptor(size: size, weight: weight), .emphasis)
  }

  /// The system font, regular and slanted, `size` in points.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(system: FontDescriptor(size: size, isItalic: true))
  }

  /// The system font with digits of one width, so that changing numbers do not move their
  /// neighbours.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      system: FontDescriptor(
        size: size, weight: FontWeight(uiFontWeight: weight.rawValue), hasMonospacedDigits: true))
  }

  /// The system's fixed-width font.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: substitute(for: "mono"), size: size, weight: weight)
  }

  /// The system font for a style at the text size of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes = TextStyleSizes(of: style)
    let category = UITraitCollection.current.preferredContentSizeCategory
    let weight = FontWeight(uiFontWeight: sizes.weight.rawValue)
    return UIFont(
      system: FontDescriptor(size: sizes.points(at: category), weight: weight), .style(style))
  }

  /// The system font for a style at the text size of `traitCollection`; nil stands for the current
  /// traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    return UITraitCollection.$substitute.withValue(traitCollection) {
      preferredFont(forTextStyle: style)
    }
  }

  /// The size of standard text in controls, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of a new label's text, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons, in points; recorded on iOS 26.1.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of text in small controls, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The same font in `size` points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var descriptor = font.descriptor
    descriptor.size = size
    return UIFont(system: descriptor, purpose)
  }

  /// The size in points.
  public var pointSize: CGFloat { font.size }
  /// The distance of the highest glyphs' top above the baseline, in points.
  public var ascender: CGFloat { font.ascender }
  /// The distance of the lowest glyphs' bottom from the baseline in points, negative as in UIKit.
  public var descender: CGFloat { font.descender }
  /// The distance between the tops of two lines that are set without extra room, in points.
  public var lineHeight: CGFloat { font.lineHeight }
  /// The extra room between two lines that the font asks for, in points.
  public var leading: CGFloat { font.leading }
  /// The height of capital letters above the baseline, in points.
  public var capHeight: CGFloat { font.capHeight }
  /// The height of the letter x above the baseline, in points.
  public var xHeight: CGFloat { font.xHeight }
  /// The name of the family; that of the system font's face for the system font.
  public var familyName: String { font.descriptor.family ?? font.face.name }

  /// The names of the families that come along and of the app's own, in alphabetical order; those of the machine are left out,
  /// so that they are the same everywhere.
  public class var familyNames: [String] {
    MainActor.assumeIsolated { UIEnvironment.current.fonts.familyNames }
  }

  /// The PostScript names of the faces of such a family, in alphabetical order.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    MainActor.assumeIsolated { UIEnvironment.current.fonts.faceNames(ofFamily: familyName) }
  }

  /// The PostScript name of the face that draws.
  public var fontName: String { font.face.name }

  /// The font itself, as fonts do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a font of the same family, size and weight that was asked for in the same way.
  ///
  /// The bold font, and those of text styles, differ from those that are asked for by their weight, as recorded on iOS 26.1.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.font == font && other.purpose == purpose
  }

  public override var hash: Int { font.hashValue }
}
