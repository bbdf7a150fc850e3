public import Foundation

extension UIImage {
  /// The width of a symbol's lines, named as the weights of fonts are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside text of the same point size.
  ///
  /// `small` draws at 80 %, `large` at 130 %, all others at 100 %.
  public enum SymbolScale: Int, Sendable { case unspecified = -1, `default`, small, medium, large }

  /// The size and the heaviness in which a symbol is drawn.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// A symbol that fits text of `pointSize` points, of the given weight and scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) { self.init(pointSize: Optional(pointSize), weight: weight, scale: scale) }

    /// A symbol in the given weight, in the size that it has.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .default)
    }

    /// A symbol in the given scale, in the point size and weight that it has.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    /// A symbol that fits text of a style under the current traits.
    @preconcurrency @MainActor public convenience init(
      textStyle: UIFont.TextStyle, scale: SymbolScale = .default
    ) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .regular,
        scale: scale)
    }

    /// A symbol that fits text in `font`; the font's weight is not taken over, lines are regular.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, weight: .regular, scale: scale)
    }

    fileprivate func applied(to symbol: Symbol) -> Symbol {
      var symbol = symbol
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.3
        case .unspecified, .default, .medium: 1
        }
      symbol.pointSize = (pointSize ?? symbol.pointSize) * factor
      if weight != .unspecified {
        symbol.lineWidth = 1 + 0.2 * CGFloat(weight.rawValue)
      }
      return symbol
    }
  }

  /// A drawing in place of Apple's symbol of that name; an empty frame for names that have none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A drawing in place of Apple's symbol, in the size and weight of `configuration`; nil for an
  /// empty name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let plain = Symbol(name: name)
    self.init(configuration?.applied(to: plain) ?? plain, renderingMode: .automatic)
  }

  private convenience init(_ symbol: Symbol, renderingMode: RenderingMode) {
    self.init(
      .drawing(symbol.items), size: symbol.size, scale: 1, renderingMode: renderingMode,
      symbol: symbol)
  }

  /// The symbol in another size or weight; other images are what they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(configuration.applied(to: symbol), renderingMode: renderingMode)
  }

  /// The symbol in another size or weight; other images are what they are, and the result is never
  /// nil.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
}
