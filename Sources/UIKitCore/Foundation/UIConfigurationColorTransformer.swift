import AnimPixels

/// Makes a colour of another one, such as that of a button's symbol of that of its title.
public struct UIConfigurationColorTransformer: Sendable {
  /// The function that makes the colour.
  public let transform: @Sendable (UIColor) -> UIColor

  /// A transformer by a function.
  @preconcurrency public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour that is made of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour itself: what tints alike.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The tint colour, whatever the colour was.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// A gray as light as the colour.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let (red, green, blue) = (color.cgColor.red, color.cgColor.green, color.cgColor.blue)
    return UIColor(
      white: CGFloat(0.2126 * red + 0.7152 * green + 0.0722 * blue), alpha: color.cgColor.alpha)
  }
}
