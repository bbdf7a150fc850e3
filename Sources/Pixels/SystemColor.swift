/// A colour that iOS names by its purpose, with its values in light and in dark appearance.
///
/// Raw values are the names of `UIColor`'s properties.
///
/// Source: Apple's Human Interface Guidelines, iOS 17, normal contrast; fills, separators and label
/// colours as `UIColor` resolves them there.
public enum SystemColor: String, CaseIterable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
    systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2,
    systemGray3, systemGray4, systemGray5, systemGray6, systemBackground,
    secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
    secondarySystemGroupedBackground, tertiarySystemGroupedBackground, opaqueSeparator, link,
    label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, separator,
    systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

  /// The value in light appearance.
  public var light: Color { values.light }

  /// The value in dark appearance.
  public var dark: Color { values.dark }

  private var values: (light: Color, dark: Color) {
    switch self {
    case .systemRed: Self.pair(0xff3b30, 0xff453a)
    case .systemOrange: Self.pair(0xff9500, 0xff9f0a)
    case .systemYellow: Self.pair(0xffcc00, 0xffd60a)
    case .systemGreen: Self.pair(0x34c759, 0x30d158)
    case .systemMint: Self.pair(0x00c7be, 0x63e6e2)
    case .systemTeal: Self.pair(0x30b0c7, 0x40c8e0)
    case .systemCyan: Self.pair(0x32ade6, 0x64d2ff)
    case .systemBlue: Self.pair(0x007aff, 0x0a84ff)
    case .systemIndigo: Self.pair(0x5856d6, 0x5e5ce6)
    case .systemPurple: Self.pair(0xaf52de, 0xbf5af2)
    case .systemPink: Self.pair(0xff2d55, 0xff375f)
    case .systemBrown: Self.pair(0xa2845e, 0xac8e68)
    case .systemGray: Self.pair(0x8e8e93, 0x8e8e93)
    case .systemGray2: Self.pair(0xaeaeb2, 0x636366)
    case .systemGray3: Self.pair(0xc7c7cc, 0x48484a)
    case .systemGray4: Self.pair(0xd1d1d6, 0x3a3a3c)
    case .systemGray5: Self.pair(0xe5e5ea, 0x2c2c2e)
    case .systemGray6: Self.pair(0xf2f2f7, 0x1c1c1e)
    case .systemBackground: Self.pair(0xffffff, 0x000000)
    case .secondarySystemBackground: Self.pair(0xf2f2f7, 0x1c1c1e)
    case .tertiarySystemBackground: Self.pair(0xffffff, 0x2c2c2e)
    case .systemGroupedBackground: Self.pair(0xf2f2f7, 0x000000)
    case .secondarySystemGroupedBackground: Self.pair(0xffffff, 0x1c1c1e)
    case .tertiarySystemGroupedBackground: Self.pair(0xf2f2f7, 0x2c2c2e)
    case .opaqueSeparator: Self.pair(0xc6c6c8, 0x38383a)
    case .link: Self.pair(0x007aff, 0x0984ff)
    case .label: Self.pair(0x000000, 0xffffff)
    case .secondaryLabel: Self.pair(0x3c3c43, 0xebebf5, alpha: (0.6, 0.6))
    case .tertiaryLabel: Self.pair(0x3c3c43, 0xebebf5, alpha: (0.3, 0.3))
    case .quaternaryLabel: Self.pair(0x3c3c43, 0xebebf5, alpha: (0.18, 0.16))
    case .placeholderText: Self.pair(0x3c3c43, 0xebebf5, alpha: (0.3, 0.3))
    case .separator: Self.pair(0x3c3c43, 0x545458, alpha: (0.29, 0.6))
    case .systemFill: Self.pair(0x787880, 0x787880, alpha: (0.2, 0.36))
    case .secondarySystemFill: Self.pair(0x787880, 0x787880, alpha: (0.16, 0.32))
    case .tertiarySystemFill: Self.pair(0x767680, 0x767680, alpha: (0.12, 0.24))
    case .quaternarySystemFill: Self.pair(0x747480, 0x767680, alpha: (0.08, 0.18))
    }
  }

  private static func pair(
    _ light: UInt32, _ dark: UInt32, alpha: (light: Double, dark: Double) = (1, 1)
  ) -> (light: Color, dark: Color) {
    (Color(hex: light, alpha: alpha.light), Color(hex: dark, alpha: alpha.dark))
  }
}
