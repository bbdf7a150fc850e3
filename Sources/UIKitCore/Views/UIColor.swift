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

/// The system palette.
extension UIColor {
  package convenience init(_ color: SystemColor) {
    self.init(light: color.light, dark: color.dark)
  }

  public static let systemRed = UIColor(.systemRed)
  public static let systemOrange = UIColor(.systemOrange)
  public static let systemYellow = UIColor(.systemYellow)
  public static let systemGreen = UIColor(.systemGreen)
  public static let systemMint = UIColor(.systemMint)
  public static let systemTeal = UIColor(.systemTeal)
  public static let systemCyan = UIColor(.systemCyan)
  public static let systemBlue = UIColor(.systemBlue)
  public static let systemIndigo = UIColor(.systemIndigo)
  public static let systemPurple = UIColor(.systemPurple)
  public static let systemPink = UIColor(.systemPink)
  public static let systemBrown = UIColor(.systemBrown)
  public static let systemGray = UIColor(.systemGray)
  public static let systemGray2 = UIColor(.systemGray2)
  public static let systemGray3 = UIColor(.systemGray3)
  public static let systemGray4 = UIColor(.systemGray4)
  public static let systemGray5 = UIColor(.systemGray5)
  public static let systemGray6 = UIColor(.systemGray6)

  public static let label = UIColor(.label)
  public static let secondaryLabel = UIColor(.secondaryLabel)
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  public static let placeholderText = UIColor(.placeholderText)
  public static let link = UIColor(.link)
  public static let separator = UIColor(.separator)
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  public static let systemFill = UIColor(.systemFill)
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  public static let systemBackground = UIColor(.systemBackground)
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
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
