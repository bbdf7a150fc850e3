public import AnimGeometry
public import AnimMotion
public import AnimPixels
public import Foundation

/// A value that an animation can set: what is inside the `Any?` of `CABasicAnimation.fromValue`.
public enum AnimatableValue: Interpolatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(Color)
  case transform(CATransform3D)
  case path(Path)
  case numbers([Double])
  case colors([Color])
  case backdrop(BackdropEffect)
  /// Pictures and drawings: shown one after the other, without a way between.
  case content(LayerContent)
  case flag(Bool)

  /// The value `progress` of the way to `end`; where there is no way between the two, this value
  /// before half of it and `end` after.
  public func interpolated(to end: Self, at progress: Double) -> Self {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, at: progress))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, at: progress))
    case (.size(let a), .size(let b)): .size(a.interpolated(to: b, at: progress))
    case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, at: progress))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, at: progress))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: progress))
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, at: progress))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0.interpolated(to: $1, at: progress) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, at: progress) })
    case (.backdrop(let a), .backdrop(let b)):
      .backdrop(
        BackdropEffect(
          sigma: a.sigma.interpolated(to: b.sigma, at: progress),
          saturation: a.saturation.interpolated(to: b.saturation, at: progress),
          tint: a.tint.interpolated(to: b.tint, at: progress),
          rim: a.rim.interpolated(to: b.rim, at: progress)))
    default: progress < 0.5 ? self : end
    }
  }

  /// The numbers that the value is made of; none for pictures, drawings and flags.
  public var coordinates: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let value): value.coordinates
    case .size(let value): value.coordinates
    case .rect(let value): value.coordinates
    case .color(let value): value.coordinates
    case .transform(let value): value.coordinates
    case .path(let value): value.coordinates
    case .numbers(let values): values
    case .colors(let values): values.flatMap(\.coordinates)
    case .backdrop(let value):
      [value.sigma, value.saturation] + value.tint.coordinates + value.rim.coordinates
    case .content, .flag: []
    }
  }

  /// The value of the same kind, and with the same colour space or path elements, made of other
  /// numbers.
  public func with(coordinates: [Double]) -> Self {
    switch self {
    case .number: .number(coordinates[0])
    case .point(let value): .point(value.with(coordinates: coordinates))
    case .size(let value): .size(value.with(coordinates: coordinates))
    case .rect(let value): .rect(value.with(coordinates: coordinates))
    case .color(let value): .color(value.with(coordinates: coordinates))
    case .transform(let value): .transform(value.with(coordinates: coordinates))
    case .path(let value): .path(value.with(coordinates: coordinates))
    case .numbers: .numbers(coordinates)
    case .colors(let values):
      .colors(
        values.indices.map { index in
          values[index].with(coordinates: Array(coordinates[4 * index..<4 * index + 4]))
        })
    case .backdrop(let value):
      .backdrop(
        BackdropEffect(
          sigma: coordinates[0], saturation: coordinates[1],
          tint: value.tint.with(coordinates: Array(coordinates[2..<6])),
          rim: value.rim.with(coordinates: Array(coordinates[6...]))))
    case .content, .flag: self
    }
  }
}

extension AnimatableValue {
  /// The sum with `delta`; for transforms, `delta · self`, so that the delta acts first.
  ///
  /// Values of different kinds, or without a sum, are left as they are.
  public func adding(_ delta: Self) -> Self {
    if case (.transform(let base), .transform(let first)) = (self, delta) {
      return .transform(CATransform3DConcat(first, base))
    }
    let (a, b) = (coordinates, delta.coordinates)
    return a.count == b.count ? with(coordinates: zip(a, b).map { $0 + $1 }) : self
  }

  /// The value that must be added to `end` to get this one: `self − end`, or `self · end⁻¹`.
  public func delta(from end: Self) -> Self {
    if case (.transform(let start), .transform(let end)) = (self, end) {
      return .transform(CATransform3DConcat(start, CATransform3DInvert(end)))
    }
    let (a, b) = (coordinates, end.coordinates)
    return a.count == b.count ? with(coordinates: zip(a, b).map { $0 - $1 }) : self
  }

  /// The value that changes nothing when added.
  public var zero: Self {
    if case .transform = self { return .transform(.identity) }
    return with(coordinates: coordinates.map { _ in 0 })
  }

  /// The sum of `count` of these.
  func repeated(_ count: Int) -> Self {
    if case .transform(let step) = self {
      return .transform(
        (0..<count).reduce(CATransform3D.identity) { product, _ in
          CATransform3DConcat(step, product)
        })
    }
    return with(coordinates: coordinates.map { $0 * Double(count) })
  }
}
