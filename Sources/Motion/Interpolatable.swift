public import AnimGeometry
public import AnimPixels
public import Foundation

/// A value that can be anywhere between two others.
public protocol Interpolatable: Hashable, Sendable {
  /// The value at `progress` on the way to `end`: 0 is here, 1 is `end`.
  ///
  /// Never clamped, since springs overshoot.
  func interpolated(to end: Self, at progress: Double) -> Self

  /// The value as a point of a vector space, in which keyframe curves and their lengths are
  /// measured.
  var coordinates: [Double] { get }

  /// The value of the same kind at another point of that space.
  func with(coordinates: [Double]) -> Self
}

extension Interpolatable {
  /// The value whose coordinates are each `progress` of the way to those of `end`.
  public func interpolated(to end: Self, at progress: Double) -> Self {
    with(coordinates: zip(coordinates, end.coordinates).map { mix($0, $1, progress) })
  }
}

/// `a + (b − a)·t`, exact at both ends.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
  t == 1 ? b : a + (b - a) * t
}

extension Double: Interpolatable {
  /// The number at `progress` of the way; exact at both ends.
  public func interpolated(to end: Double, at progress: Double) -> Double {
    mix(self, end, progress)
  }
  /// The number itself.
  public var coordinates: [Double] { [self] }
  /// The only coordinate.
  public func with(coordinates: [Double]) -> Double { coordinates[0] }
}

extension CGFloat: Interpolatable {
  /// The number at `progress` of the way; exact at both ends.
  public func interpolated(to end: CGFloat, at progress: Double) -> CGFloat {
    CGFloat(mix(Double(self), Double(end), progress))
  }
  /// The number itself.
  public var coordinates: [Double] { [Double(self)] }
  /// The only coordinate.
  public func with(coordinates: [Double]) -> CGFloat { CGFloat(coordinates[0]) }
}

extension CGPoint: Interpolatable {
  /// The point at `progress` of a straight line.
  public func interpolated(to end: CGPoint, at progress: Double) -> CGPoint {
    CGPoint(x: mix(x, end.x, progress), y: mix(y, end.y, progress))
  }
  /// x and y.
  public var coordinates: [Double] { [x, y] }
  /// The point of x and y.
  public func with(coordinates: [Double]) -> CGPoint {
    CGPoint(x: coordinates[0], y: coordinates[1])
  }
}

extension CGSize: Interpolatable {
  /// The size whose sides are each `progress` of the way.
  public func interpolated(to end: CGSize, at progress: Double) -> CGSize {
    CGSize(width: mix(width, end.width, progress), height: mix(height, end.height, progress))
  }
  /// Width and height.
  public var coordinates: [Double] { [width, height] }
  /// The size of width and height.
  public func with(coordinates: [Double]) -> CGSize {
    CGSize(width: coordinates[0], height: coordinates[1])
  }
}

extension CGRect: Interpolatable {
  /// The rectangle whose origin and size are each `progress` of the way.
  public func interpolated(to end: CGRect, at progress: Double) -> CGRect {
    CGRect(
      origin: origin.interpolated(to: end.origin, at: progress),
      size: size.interpolated(to: end.size, at: progress))
  }
  /// x, y, width and height.
  public var coordinates: [Double] { origin.coordinates + size.coordinates }
  /// The rectangle of x, y, width and height.
  public func with(coordinates: [Double]) -> CGRect {
    CGRect(x: coordinates[0], y: coordinates[1], width: coordinates[2], height: coordinates[3])
  }
}

/// Interpolation component by component in gamma space, as Core Animation does it.
extension Color: Interpolatable {
  /// The colour whose gamma-encoded components are each `progress` of the way; values beyond 0…1
  /// are kept.
  public func interpolated(to end: Color, at progress: Double) -> Color {
    if progress == 1 { return end }
    var color = self
    color.channels += (end.channels - channels) * progress
    return color
  }
  /// Red, green, blue and opacity, gamma-encoded and not premultiplied.
  public var coordinates: [Double] { [red, green, blue, alpha] }
  /// The colour of red, green, blue and opacity.
  public func with(coordinates: [Double]) -> Color {
    Color(
      red: coordinates[0], green: coordinates[1], blue: coordinates[2], alpha: coordinates[3])
  }
}

/// Interpolation by decomposition, see `TransformDecomposition`; coordinates are the sixteen
/// entries.
extension CATransform3D: Interpolatable {
  /// The transform whose parts are each `progress` of the way; where one cannot be decomposed, a
  /// jump in the middle.
  public func interpolated(to end: CATransform3D, at progress: Double) -> CATransform3D {
    if progress == 0 || self == end { return self }
    if progress == 1 { return end }
    guard let a = TransformDecomposition(self), let b = TransformDecomposition(end) else {
      return progress < 0.5 ? self : end
    }
    return a.interpolated(to: b, at: progress).transform
  }
  /// The entries, row by row.
  public var coordinates: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
  /// The transform of sixteen entries, row by row.
  public func with(coordinates c: [Double]) -> CATransform3D {
    CATransform3D(
      m11: c[0], m12: c[1], m13: c[2], m14: c[3], m21: c[4], m22: c[5], m23: c[6], m24: c[7],
      m31: c[8], m32: c[9], m33: c[10], m34: c[11], m41: c[12], m42: c[13], m43: c[14], m44: c[15])
  }
}

/// Interpolation point by point where both paths have the same kinds of elements; else the end path
/// at once.
extension Path: Interpolatable {
  /// The path whose points are each `progress` of the way; `end` at once where elements are of
  /// other kinds.
  public func interpolated(to end: Path, at progress: Double) -> Path {
    guard progress != 0 else { return self }
    guard hasSameShape(as: end) else { return end }
    return with(
      coordinates: zip(coordinates, end.coordinates).map { mix($0, $1, progress) })
  }

  /// x and y of all points in the order of the elements, control points before end points.
  public var coordinates: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point): point.coordinates
      case .quadratic(let control, let end): control.coordinates + end.coordinates
      case .cubic(let control1, let control2, let end):
        control1.coordinates + control2.coordinates + end.coordinates
      case .close: []
      }
    }
  }

  /// The path of the same elements with other points.
  public func with(coordinates: [Double]) -> Path {
    var next = coordinates.startIndex
    return map { _ in
      defer { next += 2 }
      return CGPoint(x: coordinates[next], y: coordinates[next + 1])
    }
  }

  private func hasSameShape(as other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { pair in
        switch pair {
        case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic),
          (.close, .close):
          true
        default: false
        }
      }
  }
}
