public import Foundation

/// A 4 × 4 homogeneous matrix in Core Animation's row-vector convention, `p' = p · M`.
///
/// `m41`, `m42`, `m43` hold the translation; `m34 = -1/d` gives a perspective with the eye `d`
/// points in front of the plane z = 0. `CATransform3DConcat(a, b)` applies `a` first.
public struct CATransform3D: Hashable, Sendable {
  /// Share of x in x'.
  public var m11: CGFloat
  /// Share of x in y'.
  public var m12: CGFloat
  /// Share of x in z'.
  public var m13: CGFloat
  /// Share of x in w, by which x', y' and z' are divided.
  public var m14: CGFloat
  /// Share of y in x'.
  public var m21: CGFloat
  /// Share of y in y'.
  public var m22: CGFloat
  /// Share of y in z'.
  public var m23: CGFloat
  /// Share of y in w.
  public var m24: CGFloat
  /// Share of z in x'.
  public var m31: CGFloat
  /// Share of z in y'.
  public var m32: CGFloat
  /// Share of z in z'.
  public var m33: CGFloat
  /// Share of z in w: −1/d for an eye at the distance d.
  public var m34: CGFloat
  /// Translation along x in points.
  public var m41: CGFloat
  /// Translation along y in points.
  public var m42: CGFloat
  /// Translation along z in points.
  public var m43: CGFloat
  /// Constant part of w; 1 as a rule.
  public var m44: CGFloat

  /// Creates the zero matrix, as in Core Animation; `CATransform3DIdentity` is the identity.
  public init() {
    self.init(rows: .zero, .zero, .zero, .zero)
  }

  /// Creates a matrix of its entries, the first digit being the row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The matrix with the given rows.
  public init(
    rows r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>
  ) {
    self.init(
      m11: r1[0], m12: r1[1], m13: r1[2], m14: r1[3],
      m21: r2[0], m22: r2[1], m23: r2[2], m24: r2[3],
      m31: r3[0], m32: r3[1], m33: r3[2], m34: r3[3],
      m41: r4[0], m42: r4[1], m43: r4[2], m44: r4[3])
  }

  /// The four rows, `rows.0` being `m11, m12, m13, m14`.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(m11, m12, m13, m14),
      SIMD4(m21, m22, m23, m24),
      SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44)
    )
  }

  /// `row · self`.
  public func applied(toRow row: SIMD4<Double>) -> SIMD4<Double> {
    let (r1, r2, r3, r4) = rows
    return row[0] * r1 + row[1] * r2 + row[2] * r3 + row[3] * r4
  }

  /// The matrix that changes nothing.
  public static let identity = CATransform3D(
    rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
}

/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether `t` changes nothing; entries are compared exactly.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// Whether all entries are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation by points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1])
}

/// A scale about the origin, one factor for each axis.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1])
}

/// A rotation by `angle` radians about the vector (x, y, z); the identity if that is zero.
///
/// Rodrigues' formula, transposed for row vectors.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let v = 1 - c
  return CATransform3D(
    rows: [x * x * v + c, x * y * v + z * s, x * z * v - y * s, 0],
    [x * y * v - z * s, y * y * v + c, y * z * v + x * s, 0],
    [x * z * v + y * s, y * z * v - x * s, z * z * v + c, 0],
    [0, 0, 0, 1])
}

/// `t` after a translation: `translate(tx, ty, tz) · t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// `t` after a scale: `scale(sx, sy, sz) · t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// `t` after a rotation: `rotate(angle; x, y, z) · t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a · b`: `a` is applied first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (r1, r2, r3, r4) = a.rows
  return CATransform3D(
    rows: b.applied(toRow: r1), b.applied(toRow: r2), b.applied(toRow: r3), b.applied(toRow: r4))
}

/// The inverse; a singular matrix is returned unchanged, as Core Animation does.
///
/// Gauss-Jordan elimination with partial pivoting.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  let rows = t.rows
  var left = [rows.0, rows.1, rows.2, rows.3]
  var right: [SIMD4<Double>] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(pivot, column)
    right.swapAt(pivot, column)
    let divisor = left[column][column]
    left[column] /= divisor
    right[column] /= divisor
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] -= factor * left[column]
      right[row] -= factor * right[column]
    }
  }
  return CATransform3D(rows: right[0], right[1], right[2], right[3])
}

/// A transform of the plane as a matrix that leaves z alone.
public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [t.a, t.b, 0, 0], [t.c, t.d, 0, 0], [0, 0, 1, 0], [t.tx, t.ty, 0, 1])
}

/// Whether `t` maps the plane as an affine transform does and leaves z alone.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The affine part of `t`; meaningful where `CATransform3DIsAffine(t)`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
