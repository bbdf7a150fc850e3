public import AnimLayers
public import AnimPixels
public import Foundation

/// A colour, or a rule that chooses one for given traits.
public final class UIColor: NSObject, NSCopying, Sendable {
  private let mark = ForeignObjectMark()

  /// The colour space and the components under the current traits, or the name of a system colour.
  public override var description: String { inDescription }

  private enum Kind: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case pattern(UIImage)
  }
  private let kind: Kind
  /// The purpose that iOS names the colour by; nil for others.
  let systemColor: SystemColor?

  private init(_ kind: Kind, systemColor: SystemColor? = nil) {
    (self.kind, self.systemColor) = (kind, systemColor)
  }

  /// A colour that is the same under all traits.
  public convenience init(_ color: Color) { self.init(.fixed(color)) }

  /// No colour at all, until another one takes its place.
  public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// A colour of gamma-encoded sRGB components in 0…1; values beyond are extended sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of Display P3 components in 0…1, kept as extended sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray of the given lightness and opacity, both in 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha))
  }

  /// Copies of an image side by side, as the background of a view; everywhere else the colour of the image's middle.
  public convenience init(patternImage: UIImage) { self.init(.pattern(patternImage)) }

  /// The image of which copies stand side by side; nil for a plain colour.
  var pattern: UIImage? { if case .pattern(let image) = kind { image } else { nil } }

  /// A colour with the components of `cgColor`, the same under all traits.
  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// The colour of that name in the app's asset catalogs; nil if there is none.
  public convenience init?(named name: String) {
    guard let color = MainActor.assumeIsolated({ UIEnvironment.current.findColor(name) }) else {
      return nil
    }
    self.init { color.resolvedColor(with: $0) }
  }

  /// The colour of that name in the app's asset catalogs, whatever the bundle; nil if there is none.
  ///
  /// `traits` make no difference: the colour follows those of whoever shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  /// Hue, saturation and brightness in 0…1; the usual HSB hexcone.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour that `provider` chooses for the traits of whoever shows it.
  public convenience init(
    dynamicProvider provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) { self.init(.dynamic(provider)) }

  /// A colour with one value in light and one in dark appearance.
  public convenience init(light: Color, dark: Color) {
    self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
  }

  /// The fixed colour that this one is under `traits`; a fixed colour is itself.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch kind {
    case .fixed, .pattern: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  /// The value under the given traits.
  public func color(for traits: UITraitCollection) -> Color {
    switch kind {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).color(for: traits)
    case .pattern(let image): image.cgImage?.middleColor ?? .clear
    }
  }

  /// The value under `UITraitCollection.current`.
  public var cgColor: CGColor { color(for: .current) }

  /// The colour with its opacity replaced by `alpha`, 0 to 1; a dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color): UIColor(color.withAlpha(alpha))
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    case .pattern(let image): UIColor((image.cgImage?.middleColor ?? .clear).withAlpha(alpha))
    }
  }

  // Pointers, as apps leave out with `nil` what they do not ask for.

  /// Stores the sRGB components under the current traits.
  ///
  /// - Returns: True, as every colour here is an RGB colour.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    unsafe red?.pointee = color.red
    unsafe green?.pointee = color.green
    unsafe blue?.pointee = color.blue
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Stores lightness and opacity under the current traits, if the colour is a gray.
  ///
  /// - Returns: False, with nothing stored, for colours whose components differ.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    unsafe white?.pointee = color.red
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Hue, saturation and brightness in 0…1; the hue of greys is 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let span = high - low
    unsafe brightness?.pointee = high
    unsafe saturation?.pointee = high > 0 ? span / high : 0
    unsafe alpha?.pointee = color.alpha
    guard span > 0 else {
      unsafe hue?.pointee = 0
      return true
    }
    let sixths =
      high == red
      ? (green - blue) / span : high == green ? 2 + (blue - red) / span : 4 + (red - green) / span
    unsafe hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    return true
  }

  /// The colour itself, as colours do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (kind, other.kind) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.pattern(let a), .pattern(let b)): return a == b
    default: return false
    }
  }

  public override var hash: Int {
    switch kind {
    case .fixed(let color): color.hashValue
    case .dynamic: 0
    case .pattern(let image): image.hash
    }
  }
}

extension UIColor {
  /// The tint colour of the view that shows it; outside of views `systemBlue`.
  public static let tintColor = UIColor { traits in
    // A tint that is this colour itself would be asked for ever.
    traits.tint?.resolvedColor(with: UITraitCollection(traits, tint: nil)) ?? .systemBlue
  }
  /// Black at opacity 0.
  public static let clear = UIColor(.clear)
  /// sRGB white 0, opaque.
  public static let black = UIColor(.black)
  /// sRGB white 1, opaque.
  public static let white = UIColor(.white)
  /// sRGB white ⅓.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// sRGB white ⅔.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// sRGB white ½.
  public static let gray = UIColor(Color(white: 0.5))
  /// sRGB (1, 0, 0), the same in both appearances.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  /// sRGB (0, 1, 0), the same in both appearances.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  /// sRGB (0, 0, 1), the same in both appearances.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  /// sRGB (0, 1, 1).
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  /// sRGB (1, 1, 0).
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  /// sRGB (1, 0, 1).
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// sRGB (1, 0.5, 0).
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// sRGB (0.5, 0, 0.5).
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// sRGB (0.6, 0.4, 0.2).
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
}

/// The system palette.
extension UIColor {
  package convenience init(_ color: SystemColor) {
    let provider: @Sendable (UITraitCollection) -> UIColor = {
      UIColor($0.userInterfaceStyle == .dark ? color.dark : color.light)
    }
    self.init(.dynamic(provider), systemColor: color)
  }

  /// `#ff3b30` in light, `#ff453a` in dark appearance.
  public static let systemRed = UIColor(.systemRed)
  /// `#ff9500` in light, `#ff9f0a` in dark appearance.
  public static let systemOrange = UIColor(.systemOrange)
  /// `#ffcc00` in light, `#ffd60a` in dark appearance.
  public static let systemYellow = UIColor(.systemYellow)
  /// `#34c759` in light, `#30d158` in dark appearance.
  public static let systemGreen = UIColor(.systemGreen)
  /// `#00c7be` in light, `#63e6e2` in dark appearance.
  public static let systemMint = UIColor(.systemMint)
  /// `#30b0c7` in light, `#40c8e0` in dark appearance.
  public static let systemTeal = UIColor(.systemTeal)
  /// `#32ade6` in light, `#64d2ff` in dark appearance.
  public static let systemCyan = UIColor(.systemCyan)
  /// `#007aff` in light, `#0a84ff` in dark appearance; the default tint colour.
  public static let systemBlue = UIColor(.systemBlue)
  /// `#5856d6` in light, `#5e5ce6` in dark appearance.
  public static let systemIndigo = UIColor(.systemIndigo)
  /// `#af52de` in light, `#bf5af2` in dark appearance.
  public static let systemPurple = UIColor(.systemPurple)
  /// `#ff2d55` in light, `#ff375f` in dark appearance.
  public static let systemPink = UIColor(.systemPink)
  /// `#a2845e` in light, `#ac8e68` in dark appearance.
  public static let systemBrown = UIColor(.systemBrown)
  /// `#8e8e93` in both appearances, the strongest of six grays.
  public static let systemGray = UIColor(.systemGray)
  /// `#aeaeb2` in light, `#636366` in dark appearance.
  public static let systemGray2 = UIColor(.systemGray2)
  /// `#c7c7cc` in light, `#48484a` in dark appearance.
  public static let systemGray3 = UIColor(.systemGray3)
  /// `#d1d1d6` in light, `#3a3a3c` in dark appearance.
  public static let systemGray4 = UIColor(.systemGray4)
  /// `#e5e5ea` in light, `#2c2c2e` in dark appearance.
  public static let systemGray5 = UIColor(.systemGray5)
  /// `#f2f2f7` in light, `#1c1c1e` in dark appearance, the gray nearest to the background.
  public static let systemGray6 = UIColor(.systemGray6)

  /// Text of first importance: black, in dark appearance white.
  public static let label = UIColor(.label)
  /// Text of second importance, at 60 % of its opacity.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// Text of third importance, and of disabled controls, at 30 %.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// Text of fourth importance, such as watermarks, at 18 % or, in dark appearance, 16 %.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// The hint in an empty text field, as faint as `tertiaryLabel`.
  public static let placeholderText = UIColor(.placeholderText)
  /// Text that leads elsewhere: `#007aff`, in dark appearance `#0984ff`.
  public static let link = UIColor(.link)
  /// Thin lines that let what is below shine through, at 29 % or, in dark appearance, 60 %.
  public static let separator = UIColor(.separator)
  /// Thin lines that cover what is below: `#c6c6c8`, in dark appearance `#38383a`.
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  /// A translucent gray over thin shapes such as a slider's track.
  public static let systemFill = UIColor(.systemFill)
  /// A translucent gray over shapes of medium size such as a switch's background.
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  /// A translucent gray over large shapes such as input fields and buttons.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  /// A translucent gray over large areas with complex content.
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  /// The background of a whole screen: white, in dark appearance black.
  public static let systemBackground = UIColor(.systemBackground)
  /// A surface on `systemBackground`: `#f2f2f7`, in dark appearance `#1c1c1e`.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  /// A surface on `secondarySystemBackground`: white, in dark appearance `#2c2c2e`.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  /// The background behind grouped content: `#f2f2f7`, in dark appearance black.
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  /// The former name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The groups on `systemGroupedBackground`: white, in dark appearance `#1c1c1e`.
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  /// Surfaces within a group: `#f2f2f7`, in dark appearance `#2c2c2e`.
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
  /// Text on light backgrounds in either appearance: black.
  public static let darkText = UIColor(Color(white: 0))
  /// Text on dark backgrounds in either appearance: white at 60 %.
  public static let lightText = UIColor(Color(white: 1, alpha: 0.6))
}

/// `#colorLiteral(red:green:blue:alpha:)`, as Xcode writes colours in code.
extension CGColor: _ExpressibleByColorLiteral {
  /// A colour that is chosen in the source's editor.
  public init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self = UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha).cgColor
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour that a colour literal spells out in sRGB components of 0…1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type that the compiler gives to colour literals.
public typealias _ColorLiteralType = UIColor
