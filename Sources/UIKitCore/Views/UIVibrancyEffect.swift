/// Lets what lies behind a blur shine through what is over it; here that has its own colours.
public final class UIVibrancyEffect: UIVisualEffect {
  /// What content over a blur is, from the boldest to the faintest.
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
  }

  /// An effect over a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// An effect over a blur, for content of a kind.
  public init(blurEffect: UIBlurEffect, style: Style) { super.init() }
}
