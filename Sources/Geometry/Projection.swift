public import Foundation

/// A projective map of the plane: what is left of a `CATransform3D` once layers are flattened.
///
/// `(x', y') = (m11·x + m21·y + m41, m12·x + m22·y + m42) / (m14·x + m24·y + m44)`, with the
/// indices of `CATransform3D`. Maps from a drawing's own space to stage points or to pixels.
public struct Projection: Hashable, Sendable {
  /// The row of the x coordinate: its share of x', y' and w.
  public var x: SIMD3<Double>
  /// The row of the y coordinate.
  public var y: SIMD3<Double>
  /// The constant row.
  public var origin: SIMD3<Double>

  /// Creates a map of its three rows.
  public init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.origin = origin
  }

  /// The map that changes nothing.
  public static let identity = Projection(x: [1, 0, 0], y: [0, 1, 0], origin: [0, 0, 1])

  /// How `transform` moves points of the plane z = 0, seen along z.
  public init(_ transform: CATransform3D) {
    self.init(
      x: [transform.m11, transform.m12, transform.m14],
      y: [transform.m21, transform.m22, transform.m24],
      origin: [transform.m41, transform.m42, transform.m44])
  }

  /// Creates the map that an affine transform is.
  public init(_ transform: CGAffineTransform) {
    self.init(
      x: [transform.a, transform.b, 0],
      y: [transform.c, transform.d, 0],
      origin: [transform.tx, transform.ty, 1])
  }

  /// Whether parallel lines stay parallel: no perspective division is needed.
  public var isAffine: Bool { x.z == 0 && y.z == 0 && origin.z != 0 }

  /// The same map as an affine transform, or nil if it has perspective.
  public var affine: CGAffineTransform? {
    guard isAffine else { return nil }
    let w = origin.z
    return CGAffineTransform(
      a: x.x / w, b: x.y / w, c: y.x / w, d: y.y / w, tx: origin.x / w, ty: origin.y / w)
  }

  /// This map followed by `next`.
  public func concatenating(_ next: Projection) -> Projection {
    func row(_ r: SIMD3<Double>) -> SIMD3<Double> {
      r.x * next.x + r.y * next.y + r.z * next.origin
    }
    return Projection(x: row(x), y: row(y), origin: row(origin))
  }

  /// The homogeneous image `(x'·w, y'·w, w)` of a point; `w ≤ 0` is behind the eye.
  public func homogeneous(_ point: CGPoint) -> SIMD3<Double> {
    point.x * x + point.y * y + origin
  }

  /// The image of a point; not finite on the horizon, where w = 0.
  public func apply(_ point: CGPoint) -> CGPoint {
    let image = homogeneous(point)
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }

  /// Determinant of the three rows: 0 for a plane seen edge-on, negative for one seen from behind.
  public var determinant: Double {
    x.x * (y.y * origin.z - y.z * origin.y)
      - x.y * (y.x * origin.z - y.z * origin.x)
      + x.z * (y.x * origin.y - y.y * origin.x)
  }

  /// The inverse map, or nil where the plane is seen edge-on.
  public var inverse: Projection? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let (a, b, c) = (x, y, origin)
    let adjugate = Projection(
      x: [b.y * c.z - b.z * c.y, a.z * c.y - a.y * c.z, a.y * b.z - a.z * b.y],
      y: [b.z * c.x - b.x * c.z, a.x * c.z - a.z * c.x, a.z * b.x - a.x * b.z],
      origin: [b.x * c.y - b.y * c.x, a.y * c.x - a.x * c.y, a.x * b.y - a.y * b.x])
    return Projection(
      x: adjugate.x / determinant, y: adjugate.y / determinant,
      origin: adjugate.origin / determinant)
  }
}
