package import Foundation

/// The heaviness of a symbol's lines, named as the weights of fonts are.
package enum SymbolWeight: Int, Hashable, Sendable, CaseIterable {
  case ultraLight = 1
  case thin, light, regular, medium, semibold, bold, heavy, black

  /// The width of lines in ems: what the stems of a sans-serif typeface of that weight measure.
  package var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 0.03
    case .thin: 0.045
    case .light: 0.065
    case .regular: 0.088
    case .medium: 0.105
    case .semibold: 0.125
    case .bold: 0.145
    case .heavy: 0.17
    case .black: 0.2
    }
  }
}
