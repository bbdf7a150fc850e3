package import AnimGeometry
package import Foundation

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
    let ink = steps.ink
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
  /// The box around all that is drawn.
  var ink: CGRect {
    var box = CGRect.null
    for step in self where step.effect != .erase {
      switch step.shape {
      case .fill(let path): box = box.union(path.bounds)
      case .stroke(let path, let width):
        box = box.union(path.bounds.insetBy(dx: -width / 2, dy: -width / 2))
      }
    }
    return box.isNull ? .zero : box
  }

  /// The distance from `center` to the farthest point that is drawn, to a tenth of a unit of the
  /// grid.
  func reach(from center: CGPoint) -> CGFloat {
    var reach: CGFloat = 0
    for step in self where step.effect != .erase {
      let (path, radius): (Path, CGFloat) =
        switch step.shape {
        case .fill(let path): (path, 0)
        case .stroke(let path, let width): (path, width / 2)
        }
      for line in path.flattened(tolerance: 0.1) {
        for point in line.points {
          reach = Swift.max(reach, hypot(point.x - center.x, point.y - center.y) + radius)
        }
      }
    }
    return reach
  }
}

extension Path {
  /// The box around the path itself: cubic curves reach as far as their turning points; of quadratic
  /// ones, of which outlines have none, the control points count.
  fileprivate var bounds: CGRect {
    var points: [CGPoint] = []
    points.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let end): points += [control, end]
      case .cubic(let control1, let control2, let end):
        let curve = [points.last ?? end, control1, control2, end]
        for t in Self.turns(curve.map(\.x)) + Self.turns(curve.map(\.y)) {
          points.append(Self.point(of: curve, at: t))
        }
        points.append(end)
      case .close: break
      }
    }
    return CGRect(around: points)
  }

  /// The parameters between 0 and 1 at which a coordinate of a cubic curve turns.
  ///
  /// The derivative is 3·(c + 2·b·t + a·t²), with differences a, b and c of the control points.
  private static func turns(_ p: [CGFloat]) -> [CGFloat] {
    let (low, high) = (Swift.min(p[0], p[3]), Swift.max(p[0], p[3]))
    if low <= p[1], p[1] <= high, low <= p[2], p[2] <= high { return [] }
    let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
    let b = p[2] - 2 * p[1] + p[0]
    let c = p[1] - p[0]
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / (2 * b)]
    } else {
      let root = Swift.max(b * b - a * c, 0).squareRoot()
      roots = [(-b - root) / a, (-b + root) / a]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func point(of p: [CGPoint], at t: CGFloat) -> CGPoint {
    func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      let s = 1 - t
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    return CGPoint(
      x: value(p[0].x, p[1].x, p[2].x, p[3].x), y: value(p[0].y, p[1].y, p[2].y, p[3].y))
  }
}
