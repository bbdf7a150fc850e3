package import Foundation
package import Geometry

/// The place of a part among the colours of a palette.
package enum SymbolLevel: Int, Hashable, Sendable, CaseIterable {
  case primary, secondary, tertiary
}

/// A symbol as steps of drawing, in ems.
package struct SymbolDrawing: Hashable, Sendable {
  /// One path, and what it does to the drawing.
  package struct Step: Hashable, Sendable {
    /// The way in which a path becomes a shape.
    package enum Shape: Hashable, Sendable {
      /// The inside of a path, by the non-zero rule.
      case fill(Path)
      /// A line of a width along a path, with round ends and corners.
      case stroke(Path, width: CGFloat)
    }
    /// The change that a shape makes to what has been drawn before it.
    package enum Effect: Hashable, Sendable {
      /// The shape is drawn.
      case draw(SymbolLevel)
      /// The shape is taken out of what is there.
      case erase
      /// The shape is taken out of what is there, and where there are several colours, drawn in one.
      case inlay(SymbolLevel)
    }
    /// The shape, in ems from the top left of the drawing, y down.
    package var shape: Shape
    /// The change to the drawing.
    package var effect: Effect
  }

  /// The steps in order.
  package let steps: [Step]
  /// Width and height in ems, with free room around the symbol; the middle of capitals is at half
  /// the height.
  package let size: CGSize
}

extension SymbolDrawing {
  /// Places steps on the grid in the smallest box that holds them and the margin, symmetric about the
  /// middle of capitals.
  init(onGrid steps: [Step]) {
    let ink = steps.ink()
    let half = max(SymbolGrid.center.y - ink.minY, ink.maxY - SymbolGrid.center.y, 0)
    let box = CGRect(
      x: ink.minX, y: SymbolGrid.center.y - half, width: ink.width, height: 2 * half
    ).insetBy(dx: -SymbolGrid.margin, dy: -SymbolGrid.margin)
    let unit = SymbolGrid.unit
    let toEms = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -box.minX * unit, ty: -box.minY * unit)
    self.steps = steps.map { $0.applying(toEms, scale: unit) }
    size = CGSize(width: box.width * unit, height: box.height * unit)
  }
}

extension SymbolDrawing.Step {
  /// The step moved by a transform that scales by `scale`.
  func applying(_ transform: CGAffineTransform, scale: CGFloat) -> Self {
    switch shape {
    case .fill(let path): Self(shape: .fill(path.applying(transform)), effect: effect)
    case .stroke(let path, let width):
      Self(shape: .stroke(path.applying(transform), width: width * scale), effect: effect)
    }
  }

  /// The step with the opposite effect, for a symbol that is cut out of an area of `level`.
  func inlaid(in level: SymbolLevel) -> Self {
    switch effect {
    case .draw(let own), .inlay(let own): Self(shape: shape, effect: .inlay(own))
    case .erase: Self(shape: shape, effect: .draw(level))
    }
  }

  /// The step with the opposite effect, for a symbol that is a hole in an area of `level`.
  func inverted(in level: SymbolLevel) -> Self {
    switch effect {
    case .draw, .inlay: Self(shape: shape, effect: .erase)
    case .erase: Self(shape: shape, effect: .draw(level))
    }
  }

  /// The step in another colour.
  func colored(_ level: SymbolLevel) -> Self {
    switch effect {
    case .draw: Self(shape: shape, effect: .draw(level))
    case .inlay: Self(shape: shape, effect: .inlay(level))
    case .erase: self
    }
  }
}

extension [SymbolDrawing.Step] {
  /// The box around all that is drawn, exact to `tolerance`; a hundredth of a unit of the grid by
  /// default.
  func ink(tolerance: CGFloat = 0.01) -> CGRect {
    var box = CGRect.null
    for step in self {
      if case .erase = step.effect { continue }
      switch step.shape {
      case .fill(let path): box = box.union(path.bounds(tolerance: tolerance))
      case .stroke(let path, let width):
        box = box.union(path.bounds(tolerance: tolerance).insetBy(dx: -width / 2, dy: -width / 2))
      }
    }
    return box.isNull ? .zero : box
  }

  /// The distance from `center` to the farthest point that is drawn.
  func reach(from center: CGPoint) -> CGFloat {
    var reach: CGFloat = 0
    for step in self where step.effect != .erase {
      let (path, radius): (Path, CGFloat) =
        switch step.shape {
        case .fill(let path): (path, 0)
        case .stroke(let path, let width): (path, width / 2)
        }
      for point in path.flattened(tolerance: 0.01).flatMap(\.points) {
        reach = Swift.max(reach, hypot(point.x - center.x, point.y - center.y) + radius)
      }
    }
    return reach
  }
}

extension Path {
  fileprivate func bounds(tolerance: CGFloat) -> CGRect {
    CGRect(around: flattened(tolerance: tolerance).flatMap(\.points))
  }
}
