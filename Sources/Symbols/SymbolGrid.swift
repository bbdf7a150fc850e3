import Foundation

/// The grid on which symbols are described.
///
/// A circle of radius 10 around (12, 12) is the circle of all symbols that have one: of regular
/// weight, it is an em wide. (12, 12) lies in the middle between the baseline and the height of
/// capitals, y goes down.
enum SymbolGrid {
  /// The length of a unit of the grid in ems.
  static let unit: CGFloat = 0.0456
  /// The point on which symbols are centred vertically.
  static let center = CGPoint(x: 12, y: 12)
  /// The free room at every side of a symbol, in units: 0.09 em.
  static let margin: CGFloat = 2
  /// The place of an area, in units, in which a symbol stands.
  static let square = CGRect(x: 3, y: 3, width: 18, height: 18)
}

/// The widths of lines of one weight, in units of the grid.
struct SymbolPen: Hashable, Sendable {
  /// The width of an ordinary line.
  let width: CGFloat
  /// The width that an ordinary line has in the regular weight.
  private let regular: CGFloat

  /// The pen of a weight.
  init(_ weight: SymbolWeight) {
    self.init(
      width: weight.lineWidth / SymbolGrid.unit,
      regular: SymbolWeight.regular.lineWidth / SymbolGrid.unit)
  }

  private init(width: CGFloat, regular: CGFloat) {
    self.width = width
    self.regular = regular
  }

  /// The width of lines inside of others: the same in light weights, and growing half as fast from
  /// the regular weight on, so that what they leave free does not close up.
  var innerWidth: CGFloat { growing(width > regular ? 0.45 : 1) }

  /// The width of lines around what is filled, which needs little more to look heavier.
  var edgeWidth: CGFloat { growing(0.4) }

  /// The free room around what stands before something else.
  var gap: CGFloat { 1 + 0.2 * width }

  /// The pen for a symbol of `count` lines: the more there are, the more slowly they grow from the
  /// regular weight on, down to half as fast, so that there is room between them.
  func among(_ count: Int) -> SymbolPen {
    guard width > regular else { return self }
    let part = min(max(1.3 - 0.15 * CGFloat(count), 0.55), 1)
    return SymbolPen(width: growing(part), regular: regular)
  }

  /// The pen that draws lines `factor` times as wide as the inner ones of this on a drawing that is
  /// scaled by `scale` afterwards.
  func scaled(by factor: CGFloat, before scale: CGFloat) -> SymbolPen {
    SymbolPen(width: innerWidth * factor / scale, regular: regular * factor / scale)
  }

  /// The width that is a part of the way from that of the regular weight to this one's.
  private func growing(_ part: CGFloat) -> CGFloat { regular + (width - regular) * part }
}
