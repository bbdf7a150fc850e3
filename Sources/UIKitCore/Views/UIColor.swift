public import Foundation
public import Layers
public import Pixels

/// A colour, or a rule that chooses one for given traits.
public final class UIColor: NSObject, NSCopying, Sendable {
  private let mark = ForeignObjectMark()

  private enum Kind: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }
  private let kind: Kind

  public init(_ color: Color) { kind = .fixed(color) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha))
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// The colour of that name in the app's asset catalogs; nil if there is none.
  public convenience init?(named name: String) {
    guard let color = MainActor.assumeIsolated({ UIEnvironment.current.findColor(name) }) else {
      return nil
    }
    self.init { color.resolvedColor(with: $0) }
  }

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
  public init(dynamicProvider provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(provider)
  }

  /// A colour with one value in light and one in dark appearance.
  public convenience init(light: Color, dark: Color) {
    self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch kind {
    case .fixed: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  /// The value under the given traits.
  public func color(for traits: UITraitCollection) -> Color {
    switch kind {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).color(for: traits)
    }
  }

  /// The value under `UITraitCollection.current`.
  public var cgColor: CGColor { color(for: .current) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color): UIColor(color.withAlpha(alpha))
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let color = cgColor
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    return true
  }

  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    (white, alpha) = (color.red, color.alpha)
    return true
  }

  /// Hue, saturation and brightness in 0…1; the hue of greys is 0.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let color = cgColor
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let span = high - low
    brightness = high
    saturation = high > 0 ? span / high : 0
    alpha = color.alpha
    guard span > 0 else {
      hue = 0
      return true
    }
    let sixths =
      high == red
      ? (green - blue) / span : high == green ? 2 + (blue - red) / span : 4 + (red - green) / span
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    return true
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (kind, other.kind) {
    case (.fixed(let a), .fixed(let b)): return a == b
    default: return false
    }
  }

  public override var hash: Int {
    switch kind {
    case .fixed(let color): color.hashValue
    case .dynamic: 0
    }
  }
}

extension UIColor {
  public static let clear = UIColor(.clear)
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  public static let gray = UIColor(Color(white: 0.5))
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
}

/// The system palette with the values that Apple's Human Interface Guidelines list for iOS.
extension UIColor {
  private convenience init(_ light: UInt32, _ dark: UInt32, alpha: (Double, Double) = (1, 1)) {
    self.init(
      light: Color(hex: light, alpha: alpha.0), dark: Color(hex: dark, alpha: alpha.1))
  }

  public static let systemRed = UIColor(0xff3b30, 0xff453a)
  public static let systemOrange = UIColor(0xff9500, 0xff9f0a)
  public static let systemYellow = UIColor(0xffcc00, 0xffd60a)
  public static let systemGreen = UIColor(0x34c759, 0x30d158)
  public static let systemMint = UIColor(0x00c7be, 0x63e6e2)
  public static let systemTeal = UIColor(0x30b0c7, 0x40c8e0)
  public static let systemCyan = UIColor(0x32ade6, 0x64d2ff)
  public static let systemBlue = UIColor(0x007aff, 0x0a84ff)
  public static let systemIndigo = UIColor(0x5856d6, 0x5e5ce6)
  public static let systemPurple = UIColor(0xaf52de, 0xbf5af2)
  public static let systemPink = UIColor(0xff2d55, 0xff375f)
  public static let systemBrown = UIColor(0xa2845e, 0xac8e68)
  public static let systemGray = UIColor(0x8e8e93, 0x8e8e93)
  public static let systemGray2 = UIColor(0xaeaeb2, 0x636366)
  public static let systemGray3 = UIColor(0xc7c7cc, 0x48484a)
  public static let systemGray4 = UIColor(0xd1d1d6, 0x3a3a3c)
  public static let systemGray5 = UIColor(0xe5e5ea, 0x2c2c2e)
  public static let systemGray6 = UIColor(0xf2f2f7, 0x1c1c1e)

  public static let label = UIColor(0x000000, 0xffffff)
  public static let secondaryLabel = UIColor(0x3c3c43, 0xebebf5, alpha: (0.6, 0.6))
  public static let tertiaryLabel = UIColor(0x3c3c43, 0xebebf5, alpha: (0.3, 0.3))
  public static let quaternaryLabel = UIColor(0x3c3c43, 0xebebf5, alpha: (0.18, 0.16))
  public static let placeholderText = UIColor(0x3c3c43, 0xebebf5, alpha: (0.3, 0.3))
  public static let link = UIColor(0x007aff, 0x0984ff)
  public static let separator = UIColor(0x3c3c43, 0x545458, alpha: (0.29, 0.6))
  public static let opaqueSeparator = UIColor(0xc6c6c8, 0x38383a)
  public static let systemFill = UIColor(0x787880, 0x787880, alpha: (0.2, 0.36))
  public static let secondarySystemFill = UIColor(0x787880, 0x787880, alpha: (0.16, 0.32))
  public static let tertiarySystemFill = UIColor(0x767680, 0x767680, alpha: (0.12, 0.24))
  public static let quaternarySystemFill = UIColor(0x747480, 0x767680, alpha: (0.08, 0.18))
  public static let systemBackground = UIColor(0xffffff, 0x000000)
  public static let secondarySystemBackground = UIColor(0xf2f2f7, 0x1c1c1e)
  public static let tertiarySystemBackground = UIColor(0xffffff, 0x2c2c2e)
  public static let systemGroupedBackground = UIColor(0xf2f2f7, 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(0xffffff, 0x1c1c1e)
  public static let tertiarySystemGroupedBackground = UIColor(0xf2f2f7, 0x2c2c2e)
  public static let darkText = UIColor(Color(white: 0))
  public static let lightText = UIColor(Color(white: 1, alpha: 0.6))
}

/// `#colorLiteral(red:green:blue:alpha:)`, as Xcode writes colours in code.
extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

public typealias _ColorLiteralType = UIColor
