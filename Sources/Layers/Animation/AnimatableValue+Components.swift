import AnimGeometry
import AnimMotion
import Foundation

extension AnimatableValue {
  /// A part of the value by its key path: `x` of a point, `origin.y` of a rectangle, `rotation.z`,
  /// `scale` or `translation.x` of a transform.
  ///
  /// Nil where the value has no such part.
  subscript(components: ArraySlice<String>) -> AnimatableValue? {
    get {
      guard let name = components.first else { return self }
      let part: AnimatableValue? =
        switch (self, name) {
        case (.point(let point), "x"): .number(point.x)
        case (.point(let point), "y"): .number(point.y)
        case (.size(let size), "width"): .number(size.width)
        case (.size(let size), "height"): .number(size.height)
        case (.rect(let rect), "origin"): .point(rect.origin)
        case (.rect(let rect), "size"): .size(rect.size)
        case (.transform(let transform), _):
          transform.value(of: name, axis: components.dropFirst().first)
        default: nil
        }
      if case .transform = self { return part }
      return part?[components.dropFirst()]
    }
    set {
      guard let name = components.first, let newValue else {
        self = newValue ?? self
        return
      }
      switch self {
      case .transform(var transform):
        transform.set(newValue, of: name, axis: components.dropFirst().first)
        self = .transform(transform)
      case .rect(var rect):
        guard var part = self[[name]] else { return }
        part[components.dropFirst()] = newValue
        if case .point(let origin) = part { rect.origin = origin }
        if case .size(let size) = part { rect.size = size }
        self = .rect(rect)
      case .point(var point):
        guard case .number(let number) = newValue else { return }
        if name == "x" { point.x = number } else if name == "y" { point.y = number }
        self = .point(point)
      case .size(var size):
        guard case .number(let number) = newValue else { return }
        if name == "width" { size.width = number } else if name == "height" { size.height = number }
        self = .size(size)
      default: break
      }
    }
  }
}

/// The parts of a transform that `transform.rotation.z` and its like name: Euler angles in radians,
/// scale factors and translations, each a plain number, so that whole turns can be animated.
extension CATransform3D {
  fileprivate func value(of part: String, axis: String?) -> AnimatableValue? {
    guard let parts = TransformDecomposition(self) else { return .number(0) }
    switch (part, axis) {
    case ("rotation", "x"): return .number(parts.eulerAngles.x)
    case ("rotation", "y"): return .number(parts.eulerAngles.y)
    case ("rotation", "z"), ("rotation", nil): return .number(parts.eulerAngles.z)
    case ("scale", "x"): return .number(parts.scale.x)
    case ("scale", "y"): return .number(parts.scale.y)
    case ("scale", "z"): return .number(parts.scale.z)
    // Not in Apple's list, and used by apps for what grows in its plane.
    case ("scale", "xy"): return .number((parts.scale.x + parts.scale.y) / 2)
    case ("scale", nil): return .number(parts.scale.sum() / 3)
    case ("translation", "x"): return .number(parts.translation.x)
    case ("translation", "y"): return .number(parts.translation.y)
    case ("translation", "z"): return .number(parts.translation.z)
    case ("translation", nil):
      return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    default: return nil
    }
  }

  fileprivate mutating func set(_ value: AnimatableValue, of part: String, axis: String?) {
    guard var parts = TransformDecomposition(self) else { return }
    switch (part, axis, value) {
    case ("rotation", "x", .number(let angle)): parts.eulerAngles.x = angle
    case ("rotation", "y", .number(let angle)): parts.eulerAngles.y = angle
    case ("rotation", "z", .number(let angle)), ("rotation", nil, .number(let angle)):
      parts.eulerAngles.z = angle
    case ("scale", "x", .number(let factor)): parts.scale.x = factor
    case ("scale", "y", .number(let factor)): parts.scale.y = factor
    case ("scale", "z", .number(let factor)): parts.scale.z = factor
    case ("scale", "xy", .number(let factor)): (parts.scale.x, parts.scale.y) = (factor, factor)
    case ("scale", nil, .number(let factor)): parts.scale = SIMD3(repeating: factor)
    case ("translation", "x", .number(let distance)): parts.translation.x = distance
    case ("translation", "y", .number(let distance)): parts.translation.y = distance
    case ("translation", "z", .number(let distance)): parts.translation.z = distance
    case ("translation", nil, .size(let distance)):
      (parts.translation.x, parts.translation.y) = (distance.width, distance.height)
    case ("translation", nil, .point(let distance)):
      (parts.translation.x, parts.translation.y) = (distance.x, distance.y)
    default: return
    }
    self = parts.transform
  }
}
