import Foundation

extension Path {
  /// The same contours, each of them from its end to its start.
  public var reversed: Path {
    var result = Path()
    var contour: [Element] = []
    func finish(closed: Bool) {
      guard case .move(let start)? = contour.first else { return contour = [] }
      var points = [start]
      for element in contour.dropFirst() { points.append(element.end ?? start) }
      result.move(to: points[points.count - 1])
      for index in stride(from: contour.count - 1, to: 0, by: -1) {
        let end = points[index - 1]
        switch contour[index] {
        case .quadratic(let control, _): result.quadratic(to: end, control: control)
        case .cubic(let first, let second, _):
          result.cubic(to: end, control1: second, control2: first)
        default: result.line(to: end)
        }
      }
      if closed { result.close() }
      contour = closed ? [.move(start)] : []
    }
    for element in elements {
      switch element {
      case .move:
        if contour.count > 1 { finish(closed: false) }
        contour = [element]
      case .close: finish(closed: true)
      default: contour.append(element)
      }
    }
    if contour.count > 1 { finish(closed: false) }
    return result
  }
}

extension Path.Element {
  /// The point to which it leads; nil for a close.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
