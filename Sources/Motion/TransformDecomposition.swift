public import AnimGeometry
import Foundation

/// The parts of a transform between which Core Animation interpolates: `M = S · K · R · T · P` in
/// row vectors, scale, skew, rotation, translation and perspective in the order of application.
///
/// The method is `unmatrix` (Thomas, Graphics Gems II), as in CSS Transforms 2 and in WebKit's Core
/// Animation code, with two rules of Core Animation:
/// - A half turn, which has no shortest way, turns clockwise about z (or else has the axis towards
///   positive y, or x): identity to `rotation(π)` and to `rotation(−π)` look the same.
/// - A mirrored affine transform has one negative scale, so that a flip passes through a line.
public struct TransformDecomposition: Hashable, Sendable {
  /// The factors along x, y and z; one is negative in a mirrored transform.
  public var scale: SIMD3<Double>
  /// The shares of x in y, of x in z and of y in z.
  public var skew: SIMD3<Double>
  /// A unit quaternion: the vector part, then the scalar.
  public var rotation: SIMD4<Double>
  /// The translation along x, y and z, in points.
  public var translation: SIMD3<Double>
  /// The last column of `P`; (0, 0, 0, 1) for none.
  public var perspective: SIMD4<Double>

  /// The parts of `transform` divided by its `m44`; nil if it is singular.
  public init?(_ transform: CATransform3D) {
    guard transform.m44 != 0 else { return nil }
    let (row0, row1, row2, row3) = transform.rows
    var rows = [row0, row1, row2, row3].map { $0 / transform.m44 }
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    for index in 0..<3 { rows[index].w = 0 }
    rows[3].w = 1

    if column == [0, 0, 0, 1] {
      perspective = column
    } else {
      let affine = CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
      let inverse = CATransform3DInvert(affine).rows
      func dot(_ row: SIMD4<Double>) -> Double { (row * column).sum() }
      perspective = [dot(inverse.0), dot(inverse.1), dot(inverse.2), dot(inverse.3)]
    }
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)

    var x = SIMD3(rows[0].x, rows[0].y, rows[0].z)
    var y = SIMD3(rows[1].x, rows[1].y, rows[1].z)
    var z = SIMD3(rows[2].x, rows[2].y, rows[2].z)
    let determinant = (x * cross(y, z)).sum()
    guard determinant != 0, determinant.isFinite else { return nil }

    var mirror = SIMD3<Double>(1, 1, 1)
    if determinant < 0 {
      let isFlat = x.z == 0 && y.z == 0 && z == [0, 0, 1]
      mirror = isFlat ? (x.x < y.y ? [-1, 1, 1] : [1, -1, 1]) : [-1, -1, -1]
      (x, y, z) = (x * mirror.x, y * mirror.y, z * mirror.z)
    }

    scale = .zero
    skew = .zero
    scale.x = length(x)
    x /= scale.x
    skew.x = (x * y).sum()
    y -= skew.x * x
    scale.y = length(y)
    y /= scale.y
    skew.x /= scale.y
    skew.y = (x * z).sum()
    z -= skew.y * x
    skew.z = (y * z).sum()
    z -= skew.z * y
    scale.z = length(z)
    z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    scale *= mirror
    rotation = Self.quaternion(x, y, z)
  }

  /// The parts `progress` of the way to `end`: linear, and along the shorter arc for the rotation.
  public func interpolated(to end: Self, at progress: Double) -> Self {
    var parts = self
    parts.scale += (end.scale - scale) * progress
    parts.skew += (end.skew - skew) * progress
    parts.translation += (end.translation - translation) * progress
    parts.perspective += (end.perspective - perspective) * progress
    parts.rotation = slerp(rotation, end.rotation, progress)
    return parts
  }

  /// The composed matrix.
  public var transform: CATransform3D {
    let (x, y, z) = rotationRows
    let row0 = scale.x * x
    let row1 = scale.y * (y + skew.x * x)
    let row2 = scale.z * (z + skew.y * x + skew.z * y)
    func row(_ r: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
      let last = r.x * perspective.x + r.y * perspective.y + r.z * perspective.z
      return SIMD4(r, last + w * perspective.w)
    }
    return CATransform3D(rows: row(row0, 0), row(row1, 0), row(row2, 0), row(translation, 1))
  }

  /// Rotations about x, y and z in radians, applied in this order.
  public var eulerAngles: SIMD3<Double> {
    get {
      let (x, y, z) = rotationRows
      let sine = min(max(-x.z, -1), 1)
      guard abs(sine) < 1 - Tolerance.pole else {
        // Looking along z: only the sum of the other two is determined; it is given to z.
        return [0, asin(sine), atan2(-y.x, y.y)]
      }
      return [atan2(y.z, z.z), asin(sine), atan2(x.y, x.x)]
    }
    set {
      func axis(_ angle: Double, _ vector: SIMD3<Double>) -> SIMD4<Double> {
        SIMD4(sin(angle / 2) * vector, cos(angle / 2))
      }
      let aboutX = axis(newValue.x, [1, 0, 0])
      let aboutY = axis(newValue.y, [0, 1, 0])
      let aboutZ = axis(newValue.z, [0, 0, 1])
      rotation = product(aboutZ, product(aboutY, aboutX))
    }
  }

  /// The rotated unit vectors: the rows of `R`.
  private var rotationRows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let q = rotation
    return (
      [
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w),
      ],
      [
        2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w),
      ],
      [
        2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y),
      ]
    )
  }

  /// The quaternion of the rotation with the given rows, computed from its largest component
  /// (Shepperd), with a scalar part that is not negative.
  private static func quaternion(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let largest = (0..<4).max { squares[$0] < squares[$1] } ?? 3
    var q: SIMD4<Double>
    switch largest {
    case 0: q = [squares[0], x.y + y.x, x.z + z.x, y.z - z.y]
    case 1: q = [x.y + y.x, squares[1], y.z + z.y, z.x - x.z]
    case 2: q = [x.z + z.x, y.z + z.y, squares[2], x.y - y.x]
    default: q = [y.z - z.y, z.x - x.z, x.y - y.x, squares[3]]
    }
    q /= 2 * squares[largest].squareRoot()
    if q.w < 0 { q = -q }
    if q.w < Tolerance.halfTurn {
      q.w = 0
      let leading = [q.z, q.y, q.x].first { abs($0) > Tolerance.halfTurn } ?? 1
      if leading < 0 { q = -q }
    }
    return q
  }
}

/// What rounding may leave of numbers that are zero.
private enum Tolerance {
  /// Of 1 less the sine of a rotation about y by a right angle, where x and z turn about one axis.
  static let pole = 1e-12
  /// Of the scalar part of the quaternion of half a turn, and of its components, of which the first that is not
  /// zero decides the sign.
  static let halfTurn = 1e-6
  /// Of the cosine between two quaternions at a right angle, so that its sign does not decide which way a
  /// half turn goes.
  static let opposite = 1e-12
  /// Of the sine between two quaternions; division by less would be noise, and they are equal or opposite.
  static let arc = 1e-9
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
}

private func length(_ vector: SIMD3<Double>) -> Double {
  (vector * vector).sum().squareRoot()
}

/// The quaternion product `a · b`: the rotation `b` followed by `a`.
private func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
  let (u, v) = (SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z))
  return SIMD4(a.w * v + b.w * u + cross(u, v), a.w * b.w - (u * v).sum())
}

/// Spherical interpolation along the shorter arc; between opposite quaternions the given one.
private func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
  var cosine = (a * b).sum()
  var b = b
  if cosine < -Tolerance.opposite {
    b = -b
    cosine = -cosine
  }
  let angle = acos(min(cosine, 1))
  let sine = sin(angle)
  guard sine > Tolerance.arc else { return t < 0.5 ? a : b }
  return sin((1 - t) * angle) / sine * a + sin(t * angle) / sine * b
}
