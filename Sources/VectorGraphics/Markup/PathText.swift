import AnimGeometry
import Foundation

extension Path {
  /// The value of a `d` attribute: relative steps between points on a grid, so that roundings do not
  /// add up.
  ///
  /// - Parameters:
  ///   - digits: The number of decimals of the grid.
  ///   - isUniform: Whether equal elements are always the same letters, so that paths of the same
  ///     elements can be interpolated.
  /// - Returns: Commands with relative coordinates.
  func svg(digits: Int = 2, isUniform: Bool = false) -> String {
    var writer = PathWriter(digits: digits, isUniform: isUniform)
    for element in elements { writer.add(element) }
    return writer.text
  }

  /// The kinds of the elements, in order; paths of equal kinds can be interpolated.
  var kinds: [UInt8] {
    elements.map { element in
      switch element {
      case .move: 0
      case .line: 1
      case .quadratic: 2
      case .cubic: 3
      case .close: 4
      }
    }
  }

  /// The coordinates of all end and control points, in order.
  var coordinates: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let p), .line(let p): [p.x, p.y]
      case .quadratic(let c, let p): [c.x, c.y, p.x, p.y]
      case .cubic(let c1, let c2, let p): [c1.x, c1.y, c2.x, c2.y, p.x, p.y]
      case .close: []
      }
    }
  }

  /// A path of the same kinds of elements with other coordinates.
  func replacing(coordinates: [Double]) -> Path {
    var next = coordinates.makeIterator()
    func point() -> CGPoint { CGPoint(x: next.next() ?? 0, y: next.next() ?? 0) }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move: return .move(point())
        case .line: return .line(point())
        case .quadratic:
          let control = point()
          return .quadratic(control: control, end: point())
        case .cubic:
          let (control1, control2) = (point(), point())
          return .cubic(control1: control1, control2: control2, end: point())
        case .close: return .close
        }
      })
  }
}

/// Writes a path step by step.
private struct PathWriter {
  private(set) var text = ""
  private let digits: Int
  private let isUniform: Bool
  /// The present point and the start of the contour, on the grid.
  private var present = CGPoint.zero
  private var start = CGPoint.zero
  private var letter: Character?

  init(digits: Int, isUniform: Bool) {
    self.digits = digits
    self.isUniform = isUniform
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      let point = snapped(point)
      write("m", [point])
      start = point
    case .line(let point):
      let point = snapped(point)
      if !isUniform, point == present { return }
      if !isUniform, point.y == present.y {
        write("h", steps: [point.x - present.x])
      } else if !isUniform, point.x == present.x {
        write("v", steps: [point.y - present.y])
      } else {
        write("l", [point])
        return
      }
      present = point
    case .quadratic(let control, let end): write("q", [control, end].map(snapped))
    case .cubic(let control1, let control2, let end):
      write("c", [control1, control2, end].map(snapped))
    case .close:
      text += "z"
      letter = "z"
      present = start
    }
  }

  private func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x, digits: digits), y: rounded(point.y, digits: digits))
  }

  private mutating func write(_ letter: Character, _ points: [CGPoint]) {
    write(letter, steps: points.flatMap { [$0.x - present.x, $0.y - present.y] })
    if let last = points.last { present = last }
  }

  private mutating func write(_ letter: Character, steps: [Double]) {
    let values = numbers(steps, digits: digits)
    if letter != self.letter || letter == "m" {
      // The first step is from (0, 0).
      text.append(letter)
    } else if !values.hasPrefix("-") {
      text += " "
    }
    self.letter = letter
    text += values
  }
}
