import AnimPixels
import AnimSymbols
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

  /// How an image is drawn: here that of a symbol, since others have none.
  public typealias Configuration = SymbolConfiguration

  /// The size, the heaviness and the colours in which a symbol is drawn; what is not said is left as
  /// it is.
  public final class SymbolConfiguration: NSObject, Sendable {
    private enum Coloring: Sendable {
      case monochrome
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    private let pointSize: CGFloat?
    private let weight: SymbolWeight
    private let scale: SymbolScale
    private let coloring: Coloring?

    private init(
      pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified, coloring: Coloring? = nil
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.coloring = coloring
    }

    /// A symbol that fits text of `pointSize` points, of the given weight and scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) { self.init(pointSize: Optional(pointSize), weight: weight, scale: scale) }

    /// A symbol in the given weight, in the size that it has.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight)
    }

    /// A symbol in the given scale, in the point size and weight that it has.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, scale: scale)
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

    /// A symbol whose first level is in `hierarchicalColor`, the others in paler shades of it: a half
    /// and a quarter of its opacity.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(coloring: .hierarchical(hierarchicalColor))
    }

    /// A symbol whose levels have a colour each; the last one counts for all further levels.
    public convenience init(paletteColors: [UIColor]) {
      self.init(coloring: .palette(paletteColors))
    }

    /// A symbol in one colour, the tint colour of the view.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(coloring: .monochrome)
    }

    /// A symbol in the colours that belong to it, where it has some; here in the tint colour of the view.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(coloring: .monochrome)
    }
    /// A symbol whose levels are paler and paler shades of the tint colour; here in that colour alone.
    public class func preferringHierarchical() -> SymbolConfiguration {
      SymbolConfiguration(coloring: .monochrome)
    }

    /// What `configuration` says, and what this one says of the rest.
    public func applying(_ configuration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = configuration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        coloring: other.coloring ?? coloring)
    }

    /// The symbol in this configuration, with colours as they are under the current traits.
    fileprivate func applied(to symbol: ConfiguredSymbol) -> ConfiguredSymbol {
      var symbol = symbol
      symbol.pointSize = pointSize ?? symbol.pointSize
      switch scale {
      case .unspecified: break
      case .small: symbol.scale = 0.8
      case .default, .medium: symbol.scale = 1
      case .large: symbol.scale = 1.3
      }
      // Both enumerations count from ultraLight, 1, to black.
      if let weight = AnimSymbols.SymbolWeight(rawValue: weight.rawValue) { symbol.weight = weight }
      switch coloring {
      case nil: break
      case .monochrome: symbol.palette = []
      case .hierarchical(let color):
        symbol.palette = [1, 0.5, 0.25].map { opacity in
          var shade = color.cgColor
          shade.alpha *= opacity
          return shade
        }
      case .palette(let colors): symbol.palette = colors.map(\.cgColor)
      }
      return symbol
    }
  }

  /// A drawing in place of Apple's symbol of that name; a dashed square for names that have none, and
  /// nil for what cannot be a name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A drawing in place of Apple's symbol, in the size, weight and colours of `configuration`; nil
  /// for what cannot be a name, such as an empty string.
  ///
  /// In UIKit the image of an unknown name is nil. Here it is a dashed square, as the names drawn here
  /// are not all of Apple's.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let plain = ConfiguredSymbol(name: name) else { return nil }
    if !plain.isDrawn {
      UIEnvironment.warn(
        "there is no drawing of the symbol '\(name)'; a dashed square stands for it")
    }
    self.init(configuration?.applied(to: plain) ?? plain, renderingMode: .automatic)
  }

  private convenience init(standard symbol: String) {
    self.init(ConfiguredSymbol(known: symbol), renderingMode: .automatic)
  }

  // Which symbols these are is undocumented; they look like the ones that are named here.
  /// A plus on a disc.
  public class var add: UIImage { UIImage(standard: "plus.circle.fill") }
  /// A minus on a disc.
  public class var remove: UIImage { UIImage(standard: "minus.circle.fill") }
  /// Three dots on a disc.
  public class var actions: UIImage { UIImage(standard: "ellipsis.circle.fill") }
  /// A check mark on a disc.
  public class var checkmark: UIImage { UIImage(standard: "checkmark.circle.fill") }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { UIImage(standard: "checkmark.circle") }

  private convenience init(_ symbol: ConfiguredSymbol, renderingMode: RenderingMode) {
    let (items, size) = symbol.drawn()
    self.init(
      .drawing(items), size: size, scale: 1, renderingMode: renderingMode, symbol: symbol)
  }

  /// Whether the image is a symbol, made with a system name.
  public var isSymbolImage: Bool { symbol != nil }

  /// Whether the image is a symbol in a size that its configuration gave it.
  var hasOwnSymbolSize: Bool {
    guard let symbol else { return false }
    let plain = ConfiguredSymbol(known: symbol.name)
    return symbol.pointSize != plain.pointSize || symbol.scale != plain.scale
  }

  /// The symbol in another size, weight or colours; other images are what they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(configuration.applied(to: symbol), renderingMode: renderingMode)
  }

  /// The symbol in another size, weight or colours; other images are what they are, and the result
  /// is never nil.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
}
