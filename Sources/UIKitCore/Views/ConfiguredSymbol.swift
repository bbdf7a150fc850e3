import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimSymbols
import Foundation

/// A symbol in a size, a weight and colours: what an image with a system name shows.
struct ConfiguredSymbol: Hashable, Sendable {
  /// The name of the symbol, which need not be known.
  let name: String
  /// The size of the text that the symbol fits, in points.
  var pointSize: CGFloat = 17
  /// The factor of the symbol's scale.
  var scale: CGFloat = 1
  /// The heaviness of the lines.
  var weight = SymbolWeight.regular
  /// The colours of the levels, from the first on; none for a template in one colour.
  var palette: [Color] = []

  /// The symbol of a name, regular and for text of 17 points; nil where there can be none.
  ///
  /// Names are of small letters and digits, in words that points separate.
  init?(name: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
    guard isName else { return nil }
    self.name = name
  }

  /// Whether the name has a symbol here.
  var isDrawn: Bool { Symbol(named: name) != nil }

  /// The symbol of a name that is one for certain.
  init(known name: String) { self.name = name }

  /// The drawing in a box from (0, 0) to a size in points, which is a multiple of a half.
  ///
  /// A name that has no symbol is a dashed square.
  func drawn() -> (items: [DisplayItem], size: CGSize) {
    let drawing = Symbol(named: name)?.drawing(weight) ?? Symbol.placeholder(weight)
    let ems = pointSize * scale
    func rounded(_ length: CGFloat) -> CGFloat { (length * ems * 2).rounded() / 2 }
    let size = CGSize(width: rounded(drawing.size.width), height: rounded(drawing.size.height))
    let placement = Projection(
      CGAffineTransform(
        a: ems, b: 0, c: 0, d: ems, tx: (size.width - drawing.size.width * ems) / 2,
        ty: (size.height - drawing.size.height * ems) / 2))
    let items = drawing.steps.flatMap { self.items(for: $0) }.map { $0.placed(by: placement) }
    // What is cut out is not cut out of what is behind the symbol.
    let isWhole = items.allSatisfy { $0.blendMode == .normal }
    return (isWhole ? items : [DisplayItem(content: .group(Group(items: items)))], size)
  }

  private func items(for step: SymbolDrawing.Step) -> [DisplayItem] {
    switch step.effect {
    case .draw(let level): replacement(for: step.shape, with: color(of: level))
    case .erase: [item(step.shape, .black, .destinationOut)]
    case .inlay(let level):
      [item(step.shape, .black, .destinationOut)]
        + (palette.isEmpty ? [] : [item(step.shape, color(of: level))])
    }
  }

  /// A shape in a colour through which nothing of what is below it shows.
  private func replacement(
    for shape: SymbolDrawing.Step.Shape, with color: Color
  ) -> [DisplayItem] {
    (color.alpha == 1 ? [] : [item(shape, .black, .destinationOut)]) + [item(shape, color)]
  }

  /// The colour of a level; levels beyond the palette have its last colour.
  private func color(of level: SymbolLevel) -> Color {
    palette.isEmpty ? .black : palette[min(level.rawValue, palette.count - 1)]
  }

  private func item(
    _ shape: SymbolDrawing.Step.Shape, _ color: Color, _ blendMode: BlendMode = .normal
  ) -> DisplayItem {
    let path: FilledPath =
      switch shape {
      case .fill(let path): FilledPath(path, fill: .color(color))
      case .stroke(let path, let width):
        FilledPath(
          path, stroke: Stroke(paint: .color(color), width: width, cap: .round, join: .round))
      }
    return DisplayItem(blendMode: blendMode, content: .path(path))
  }
}
