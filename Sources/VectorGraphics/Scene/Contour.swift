import AnimDrawing
import AnimGeometry
import Foundation

/// The outline of a drawing over time, in coordinates that may move with a motion.
struct Contour {
  private enum Form {
    /// The track has x, y, width, height and radius.
    case rect
    /// The track has the coordinates of a path of these kinds of elements.
    case path(Path)
  }
  private let form: Form
  private let track: Track
  /// The rule for the inside.
  let rule: FillRule

  init(_ frames: [Int], boxes: [RoundedRect]) {
    rule = .nonZero
    if boxes.allSatisfy({ BoxShape($0) == .rect }) {
      form = .rect
      track = Track(
        frames,
        boxes.map {
          let rect = $0.rect
          return [rect.minX, rect.minY, rect.width, rect.height, $0.uniformCircularRadius ?? 0]
        })
    } else {
      let paths = boxes.map { Path($0) }
      form = .path(paths[0])
      track = Track(frames, paths.map(\.coordinates))
    }
  }

  init(_ frames: [Int], paths: [Path], _ rule: FillRule) {
    self.rule = rule
    form = .path(paths[0])
    track = Track(frames, paths.map(\.coordinates))
  }

  private init(form: Form, track: Track, rule: FillRule) {
    (self.form, self.track, self.rule) = (form, track, rule)
  }

  /// Whether it is always the same.
  var isConstant: Bool {
    track.constant(within: track.values[0].map { _ in Tolerance.outline }) != nil
  }

  /// Whether it takes more letters than to refer to it.
  var isLong: Bool {
    switch form {
    case .rect: false
    case .path(let path): path.elements.count > 6
    }
  }

  /// The shortest side that it ever has, in points.
  var shortestSide: Double {
    switch form {
    case .rect: track.values.reduce(.infinity) { min($0, $1[2], $1[3]) }
    case .path(let path):
      track.values.reduce(.infinity) { shortest, values in
        let box = path.replacing(coordinates: values).controlBounds
        return min(shortest, box.width, box.height)
      }
    }
  }

  /// The outline in other coordinates; paths may be turned, rectangles only moved.
  func moved(by x: Double, _ y: Double) -> Contour {
    guard x != 0 || y != 0 else { return self }
    let values =
      switch form {
      case .rect: track.values.map { [$0[0] + x, $0[1] + y] + $0[2...] }
      case .path:
        track.values.map { row in
          row.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element + x : $0.element + y }
        }
      }
    return Contour(form: form, track: Track(track.frames, values), rule: rule)
  }

  /// A `rect` or `path` without paint.
  func element(_ animator: Animator) -> SVGElement {
    switch form {
    case .rect: rect(animator)
    case .path(let path): self.path(path, animator)
    }
  }

  private func rect(_ animator: Animator) -> SVGElement {
    let names = ["x", "y", "width", "height", "rx"]
    let tolerances = names.map { _ in Tolerance.outline }
    let moving = names.indices.filter { index in
      Track(track.frames, track.values.map { [$0[index]] })
        .constant(within: [Tolerance.outline]) == nil
    }
    var element = SVGElement("rect")
    for (index, value) in track.values[0].enumerated() where value != 0 || index == 2 || index == 3
    {
      element.add(names[index], .text(number(value)))
    }
    guard !moving.isEmpty else { return element }
    let course = animator.course(
      Track(track.frames, track.values.map { row in moving.map { row[$0] } }),
      tolerance: moving.map { tolerances[$0] }, digits: moving.map { _ in 2 }, isJoint: false
    ) { values in
      zip(moving, values).map { (names[$0], .text(number($1) + "px")) }
    }
    if case .changing(let keyframes, _) = course { element.animations.append(keyframes) }
    return element
  }

  private func path(_ path: Path, _ animator: Animator) -> SVGElement {
    var element = SVGElement("path")
    let tolerances = track.values[0].map { _ in Tolerance.outline }
    let digits = tolerances.map { _ in 2 }
    func text(_ values: [Double], isUniform: Bool) -> String {
      path.replacing(coordinates: values).svg(isUniform: isUniform)
    }
    let course = animator.course(
      track, tolerance: tolerances, digits: digits, isJoint: false
    ) { [("d", .text("path(\"\(text($0, isUniform: true))\")"))] }
    switch course {
    case .constant(let values): element.add("d", .text(text(values, isUniform: false)))
    case .changing(let keyframes, let first):
      element.add("d", .text(text(first, isUniform: true)))
      element.animations.append(keyframes)
    }
    return element
  }
}
