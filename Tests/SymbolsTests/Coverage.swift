import AnimGeometry
import Foundation

@testable import AnimSymbols

extension SymbolDrawing {
  /// Whether a drawing in one colour covers a point of the grid; the last step that reaches it counts.
  func covers(_ x: CGFloat, _ y: CGFloat) -> Bool { level(x, y, inOneColor: true) != nil }

  /// The level in which a point of the grid is drawn; nil where there is nothing.
  func level(_ x: CGFloat, _ y: CGFloat, inOneColor: Bool = false) -> SymbolLevel? {
    let point = place(x, y)
    var level: SymbolLevel?
    for step in steps {
      let path: Path =
        switch step.shape {
        case .fill(let path): path
        case .stroke(let path, let width):
          path.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.001)
        }
      guard path.contains(point) else { continue }
      switch step.effect {
      case .draw(let own): level = own
      case .erase: level = nil
      case .inlay(let own): level = inOneColor ? nil : own
      }
    }
    return level
  }

  /// The place of a point of the grid in ems; only for symbols that are symmetric about x = 12.
  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: size.width / 2 + (x - 12) * SymbolGrid.unit,
      y: size.height / 2 + (y - 12) * SymbolGrid.unit)
  }

  /// The box around all that is drawn, in ems.
  var ink: CGRect { steps.ink }
}

/// The drawing of a symbol that has to be there.
func drawing(_ name: String, _ weight: SymbolWeight = .regular) throws -> SymbolDrawing {
  guard let symbol = Symbol(named: name) else { throw MissingSymbol(name: name) }
  return symbol.drawing(weight)
}

struct MissingSymbol: Error { let name: String }
